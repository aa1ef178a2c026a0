import type { Tool } from './toolchains.ts'
import type { ToolsetName } from './toolsets.ts'

/**
 * One way to generate a client in another language. `languages/NAME` has the program that uses it. Commands
 * are for a POSIX shell.
 */
export interface LanguageClient {
  /** openapi-generator's name for the language, or the name of the generator. */
  readonly name: string
  /** The toolset that generates the client. */
  readonly generator: ToolsetName
  /** The toolset that it needs to run. */
  readonly library?: ToolsetName
  /** The tools that compile and run it. */
  readonly tools: readonly Tool[]
  /** Runs next to `openapi.yaml`; writes to `client`. The README has the same line. */
  readonly generate: string
  readonly build?: readonly string[]
  /** Runs the program; the origin, the password of `admin` and the path of a picture are appended. */
  readonly run?: string
  /** If nothing can compile the client: what its files must contain. */
  readonly texts?: Readonly<Record<string, RegExp>>
}

/** Without it, Go's and Java's models reject unknown fields. */
const OPEN = '--additional-properties=disallowAdditionalPropertiesIfNotPresent=false'
/** Without it, Java's models send empty lists for lists that were not set, and a PATCH clears them. */
const UNSET_LISTS = 'containerDefaultToNull=true'

const MAVEN = [
  'mvn --quiet --batch-mode --file client/pom.xml',
  'compile dependency:build-classpath -Dmdep.outputFile=classpath.txt',
].join(' ')

function openapiGenerator(
  name: string,
  options = '',
): Pick<LanguageClient, 'name' | 'generator' | 'generate'> {
  const generate = `openapi-generator-cli generate -i openapi.yaml -g ${name} -o client ${options}`
  return { name, generator: 'openapi-generator', generate: generate.trim() }
}

/** Compiled code may still fail when it is imported. */
function importAll(name: string): string {
  const program = `import ${name} as p, importlib, pkgutil
for m in pkgutil.walk_packages(p.__path__, p.__name__ + "."): importlib.import_module(m.name)`
  return `env PYTHONPATH=client python3 -c '${program}'`
}

function runJava(main: string): string {
  return `java -cp "client/target/classes:$(cat client/classpath.txt)" ${main}`
}

export const LANGUAGES: readonly LanguageClient[] = [
  {
    ...openapiGenerator('python'),
    library: 'python',
    tools: [],
    build: ['python3 -m compileall -q client/openapi_client', importAll('openapi_client')],
    run: 'env PYTHONPATH=client python3 program.py',
  },
  {
    name: 'openapi-python-client',
    generator: 'python',
    tools: [],
    generate: 'openapi-python-client generate --path openapi.yaml --output-path client --overwrite',
    build: ['python3 -m compileall -q client/cms_api_client', importAll('cms_api_client')],
    run: 'env PYTHONPATH=client python3 program.py',
  },
  {
    ...openapiGenerator('java', `${OPEN},${UNSET_LISTS}`),
    tools: ['maven'],
    build: ['cp Program.java client/src/main/java', MAVEN],
    run: runJava('Program'),
  },
  {
    ...openapiGenerator('kotlin'),
    tools: ['maven'],
    // the client only comes with a Gradle build; pom.xml is the same for Maven
    build: ['cp pom.xml client', 'cp Program.kt client/src/main/kotlin', MAVEN],
    run: runJava('ProgramKt'),
  },
  {
    ...openapiGenerator('go', OPEN),
    tools: ['go'],
    build: ['go build -o program .'],
    run: './program',
  },
  {
    name: 'oapi-codegen',
    generator: 'oapi-codegen',
    tools: ['go'],
    generate:
      'mkdir -p client && oapi-codegen -generate types,client -package cms -o client/cms.go openapi.yaml',
    build: ['go build -o program .'],
    run: './program',
  },
  {
    ...openapiGenerator('rust'),
    tools: ['cargo'],
    build: ['cargo build --quiet'],
    run: 'target/debug/program',
  },
  {
    ...openapiGenerator('php'),
    tools: ['php', 'guzzle'],
    build: [`for file in $(find client/lib -name '*.php'); do php -l "$file" || exit 1; done`],
    run: 'php program.php',
  },
  {
    ...openapiGenerator('csharp'),
    tools: [],
    texts: {
      'src/Org.OpenAPITools/Model/Product.cs': /public double Price /,
      'src/Org.OpenAPITools/Model/ProductSort.cs': /\bPRODUCT_PRICE_DESC = /,
      'src/Org.OpenAPITools/Model/ErrorDetails.cs': /public string Code /,
    },
  },
  {
    ...openapiGenerator('swift6'),
    tools: [],
    texts: {
      'Sources/OpenAPIClient/Models/Product.swift': /public var price: Double$/m,
      'Sources/OpenAPIClient/Models/ProductSort.swift': /case PRODUCT_PRICE_DESC = "-price"/,
      'Sources/OpenAPIClient/Models/ErrorDetails.swift': /public var code: String$/m,
    },
  },
  {
    // without the option, it sends null for each field that is not set, and the service rejects that
    ...openapiGenerator('dart', '--additional-properties=useOptional=true'),
    tools: [],
    texts: {
      'lib/model/product_create.dart': /^ {2}double price;$.*^ {2}Optional<String\?> currency;$/ms,
      'lib/model/product_sort.dart': /PRODUCT_PRICE_DESC\._\(r'-price'\)/,
      'lib/model/error_details.dart': /^ {2}String code;$/m,
    },
  },
]
