import { type Dialect, importsOf, statements, withSecrets } from './jvm.ts'
import { indented } from './literal.ts'
import type { SampleRequest } from './request.ts'

const KOTLIN: Dialect = {
  constant: (name, value) => `val ${name} = ${value}`,
  variable: (name, value) => `var ${name}: String? = ${value}`,
  print: (expression) => `println(${expression})`,
  refuse: 'check(response.statusCode() < 400) { response.body() }',
  text(json, secrets) {
    const plain = json.replaceAll('$', "${'$'}")
    return `"""\n${withSecrets(plain, secrets, (name) => `\${System.getenv("${name}")}`)}""".trimIndent()`
  },
  quoted: (text) => JSON.stringify(text).replaceAll('$', '\\$'),
  joined: ['listOf(', ').joinToString("\\r\\n")'],
  whileNext: 'while (url != null) {',
  next: [
    'val link = next.matcher(response.headers().firstValue("Link").orElse(""))',
    'url = if (link.find()) link.group(1) else null',
  ],
}

/** A program that only needs Java's standard library. */
export function kotlin(request: SampleRequest) {
  return [
    ...importsOf(request).map((it) => `import ${it}`),
    '',
    'fun main() {',
    ...indented(statements(request, KOTLIN), '    '),
    '}',
  ].join('\n')
}
