import { credentialOf, headersOf, variableOf } from './request.mjs'

/**
 * @typedef {import('./request.mjs').SampleRequest} SampleRequest
 * @typedef {import('./request.mjs').SampleHeader} SampleHeader
 *
 * @typedef {object} Dialect how a language of the JVM writes what all of them do
 * @property {(name: string, value: string) => string} constant
 * @property {(name: string, value: string) => string} variable
 * @property {(expression: string) => string} print
 * @property {string} refuse ends the program when the answer is an error
 * @property {(json: string, secrets: readonly string[]) => string} text a body, its secrets read elsewhere
 * @property {readonly string[]} next the address of the next page, taken from the header `Link`
 * @property {string} whileNext the beginning of a loop that ends without it
 */

const NAMES = [
  'java.net.URI',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpResponse.BodyHandlers',
]
const SEND = 'client.send(request, BodyHandlers.ofString())'

/** The classes that a sample imports. @param {SampleRequest} request */
export function importsOf({ method, paged, repeatable }) {
  return [
    ...NAMES,
    ...(method === 'GET' ? [] : ['java.net.http.HttpRequest.BodyPublishers']),
    ...(paged ? ['java.util.regex.Pattern'] : []),
    ...(repeatable ? ['java.util.UUID'] : []),
  ].sort()
}

/** The statements of a sample. @param {SampleRequest} request @param {Dialect} dialect */
export function statements(request, dialect) {
  const client = dialect.constant('client', 'HttpClient.newHttpClient()')
  if (request.paged) return [client, ...walk(request, dialect)]
  const { url, method, body, conditional } = request
  const published = body ? 'BodyPublishers.ofString(body)' : 'BodyPublishers.noBody()'
  return [
    client,
    ...(body
      ? [dialect.constant('body', dialect.text(JSON.stringify(body.value, null, 2), body.secrets))]
      : []),
    ...(conditional ? read(request, dialect) : []),
    ...built(
      'request',
      `"${url}"`,
      method === 'GET' ? [] : [`.method("${method}", ${published})`],
      headersOf(request),
      dialect,
    ),
    dialect.constant('response', SEND),
    dialect.refuse,
    dialect.print('response.body()'),
  ]
}

/** The version to change. @param {SampleRequest} request @param {Dialect} dialect */
function read(request, dialect) {
  return [
    ...built('current', `"${request.url}"`, [], credentialOf(request), dialect),
    dialect.constant('version', 'client.send(current, BodyHandlers.discarding()).headers()'),
  ]
}

/** Every page of a list. @param {SampleRequest} request @param {Dialect} dialect */
function walk(request, dialect) {
  return [
    dialect.constant('next', String.raw`Pattern.compile("<([^>]*)>; rel=\"next\"")`),
    dialect.variable('url', `"${request.url}"`),
    dialect.whileNext,
    ...[
      ...built('request', 'url', [], headersOf(request), dialect),
      dialect.constant('response', SEND),
      dialect.refuse,
      dialect.print('response.body()'),
      ...dialect.next,
    ].map((line) => `    ${line}`),
    '}',
  ]
}

/**
 * @param {string} name
 * @param {string} url
 * @param {readonly string[]} calls
 * @param {readonly SampleHeader[]} headers
 * @param {Dialect} dialect
 */
function built(name, url, calls, headers, dialect) {
  const lines = [...calls, ...headers.map((it) => `.header("${it.name}", ${expressionOf(it)})`), '.build()']
  return dialect
    .constant(
      name,
      [`HttpRequest.newBuilder(URI.create(${url}))`, ...lines.map((line) => `    ${line}`)].join('\n'),
    )
    .split('\n')
}

/** @param {SampleHeader} header */
function expressionOf({ from, value = '' }) {
  if (from === undefined) return `"${value}"`
  return {
    token: '"Bearer " + System.getenv("ACCESS_TOKEN")',
    etag: 'version.firstValue("ETag").orElseThrow()',
    key: 'UUID.randomUUID().toString()',
  }[from]
}

/**
 * JSON with something else in the place of its secrets, in their order.
 * @param {string} json
 * @param {readonly string[]} secrets
 * @param {(variable: string) => string} place
 */
export function withSecrets(json, secrets, place) {
  return json.replaceAll(/("(\w+)": ").*"/g, (whole, before, field) =>
    secrets.includes(field) ? `${before}${place(variableOf(field))}"` : whole,
  )
}
