import { credentialOf, formLines, type Header, headersOf, type SampleRequest, variableOf } from './request.ts'

/** The parts of header values. */
const VALUES = {
  token: '"Bearer " + System.getenv("ACCESS_TOKEN")',
  etag: 'version.firstValue("ETag").orElseThrow()',
  key: 'UUID.randomUUID().toString()',
  form: '"multipart/form-data; boundary=" + boundary',
}

/** The syntax of a JVM language for the common steps. */
export interface Dialect {
  readonly constant: (name: string, value: string) => string
  readonly variable: (name: string, value: string) => string
  readonly print: (expression: string) => string
  /** Ends the program if the response is an error. */
  readonly refuse: string
  /** A body, with secrets read elsewhere. */
  readonly text: (json: string, secrets: readonly string[]) => string
  /** A line of a form. */
  readonly quoted: (text: string) => string
  /** Joins lines with HTTP line breaks. */
  readonly joined: readonly [string, string]
  /** The address of the next page, taken from the header `Link`. */
  readonly next: readonly string[]
  /** The head of a loop that ends without a next page. */
  readonly whileNext: string
}

const NAMES = [
  'java.net.URI',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpResponse.BodyHandlers',
]
const SEND = 'client.send(request, BodyHandlers.ofString())'

/** The classes that a sample imports. */
export function importsOf({ method, form, paged, repeatable }: SampleRequest) {
  return [
    ...NAMES,
    ...(method === 'GET' ? [] : ['java.net.http.HttpRequest.BodyPublishers']),
    ...(paged ? ['java.util.regex.Pattern'] : []),
    ...(form ? ['java.nio.file.Path'] : []),
    ...(repeatable || form ? ['java.util.UUID'] : []),
  ].sort()
}

/** The statements of a sample. */
export function statements(request: SampleRequest, dialect: Dialect) {
  const client = dialect.constant('client', 'HttpClient.newHttpClient()')
  if (request.paged) return [client, ...walk(request, dialect)]
  const { url, method, body, form, conditional } = request
  const published = body ? 'BodyPublishers.ofString(body)' : form ? 'body' : 'BodyPublishers.noBody()'
  return [
    client,
    ...(body
      ? [dialect.constant('body', dialect.text(JSON.stringify(body.value, null, 2), body.secrets))]
      : []),
    ...(form ? bodyOf(form, dialect) : []),
    ...(conditional ? read(request, dialect) : []),
    ...built(
      'request',
      `"${url}"`,
      method === 'GET' ? [] : [`.method("${method}", ${published})`],
      headersOf(request, VALUES),
      dialect,
    ),
    dialect.constant('response', SEND),
    dialect.refuse,
    dialect.print('response.body()'),
  ]
}

/** The body of an upload. */
function bodyOf(form: NonNullable<SampleRequest['form']>, { constant, quoted, joined }: Dialect) {
  const lines = formLines(form, '"--" + boundary', quoted).map((line) => `    ${line}`)
  const [open, close] = joined
  return [
    constant('boundary', VALUES.key),
    constant('before', `${open}\n${lines.join(',\n')}${close}`),
    constant(
      'body',
      `BodyPublishers.concat(
    BodyPublishers.ofString(before),
    BodyPublishers.ofFile(Path.of(${quoted(form.file[1])})),
    BodyPublishers.ofString("\\r\\n--" + boundary + "--\\r\\n"))`,
    ),
  ]
}

/** The version to change. */
function read(request: SampleRequest, dialect: Dialect) {
  return [
    ...built('current', `"${request.recordUrl}"`, [], credentialOf(request, VALUES), dialect),
    dialect.constant('version', 'client.send(current, BodyHandlers.discarding()).headers()'),
  ]
}

/** Every page of a list. */
function walk(request: SampleRequest, dialect: Dialect) {
  return [
    ...built('first', `"${request.plainUrl}"`, [], headersOf(request, VALUES), dialect),
    dialect.print('client.send(first, BodyHandlers.ofString()).body()'),
    '',
    '// every page',
    dialect.constant('next', String.raw`Pattern.compile("<([^>]*)>; rel=\"next\"")`),
    dialect.variable('url', `"${request.url}"`),
    dialect.whileNext,
    ...[
      ...built('request', 'url', [], headersOf(request, VALUES), dialect),
      dialect.constant('response', SEND),
      dialect.refuse,
      dialect.print('response.body()'),
      ...dialect.next,
    ].map((line) => `    ${line}`),
    '}',
  ]
}

function built(
  name: string,
  url: string,
  calls: readonly string[],
  headers: readonly Header[],
  dialect: Dialect,
) {
  const lines = [...calls, ...headers.map((it) => `.header("${it.name}", ${it.source})`), '.build()']
  return dialect
    .constant(
      name,
      [`HttpRequest.newBuilder(URI.create(${url}))`, ...lines.map((line) => `    ${line}`)].join('\n'),
    )
    .split('\n')
}

/** JSON with its secrets replaced, in order. */
export function withSecrets(json: string, secrets: readonly string[], place: (variable: string) => string) {
  return json.replaceAll(/("(\w+)": ").*"/g, (whole, before, field) =>
    secrets.includes(field) ? `${before}${place(variableOf(field))}"` : whole,
  )
}
