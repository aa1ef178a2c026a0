import { type Dialect, importsOf, statements, withSecrets } from './jvm.ts'
import { indented } from './literal.ts'
import type { SampleRequest } from './request.ts'

const JAVA: Dialect = {
  constant: (name, value) => `var ${name} = ${value};`,
  variable: (name, value) => `String ${name} = ${value};`,
  print: (expression) => `System.out.println(${expression});`,
  refuse: 'if (response.statusCode() >= 400) throw new IllegalStateException(response.body());',
  text(json, secrets) {
    const block = (text: string) => `"""\n${text.replaceAll('\\', '\\\\')}"""`
    if (secrets.length === 0) return block(json)
    const values: string[] = []
    const filled = withSecrets(json.replaceAll('%', '%%'), secrets, (name) => {
      values.push(`System.getenv("${name}")`)
      return '%s'
    })
    return `${block(filled)}.formatted(${values.join(', ')})`
  },
  quoted: JSON.stringify,
  joined: ['String.join("\\r\\n",', ')'],
  whileNext: 'while (url != null) {',
  next: [
    'var link = next.matcher(response.headers().firstValue("Link").orElse(""));',
    'url = link.find() ? link.group(1) : null;',
  ],
}

/** A class that only needs Java's standard library, from Java 17. */
export function java(request: SampleRequest) {
  const name = request.id.replace(/^\w/, (letter) => letter.toUpperCase())
  return [
    ...importsOf(request).map((it) => `import ${it};`),
    '',
    `public class ${name} {`,
    '    public static void main(String[] args) throws Exception {',
    ...indented(statements(request, JAVA), '        '),
    '    }',
    '}',
  ].join('\n')
}
