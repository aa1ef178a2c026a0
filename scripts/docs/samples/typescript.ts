import { indented, literal, type Syntax } from './literal.ts'
import type { SampleRequest } from './request.ts'

/** The errors that a sample handles individually, most useful first. */
const HANDLED = [
  'invalid_credentials',
  'refresh_token_expired',
  'refresh_token_reused',
  'validation_failed',
  'precondition_failed',
  'already_exists',
  'token_expired',
  'invalid_cursor',
  'not_found',
  'permission_denied',
  'rate_limited',
]
const MOST = 4

/** How the body is written. */
const SYNTAX: Syntax = {
  object: ['{', '}'],
  array: ['[', ']'],
  indent: '  ',
  words: {},
  name: (name) => name,
  text: quoted,
  secret: (_variable, field) => `'<${field}>'`,
}

/** A module that sends the request, and handles errors by their reasons and codes. */
export function typescript(request: SampleRequest) {
  const { signedIn, body, form, paged, conditional } = request
  return [
    ...(form ? [`import { readFile } from 'node:fs/promises'`] : []),
    `import type { components } from './cms'`,
    '',
    `type Schemas = components['schemas']`,
    '',
    ...(signedIn ? [`const accessToken = '<accessToken>'`] : []),
    ...(body ? [`const body: Schemas['${body.schema}'] = ${literal(body, SYNTAX)}`] : []),
    ...(form ? filled(form) : []),
    ...(conditional ? read(request) : []),
    ...(signedIn || body || form || conditional ? [''] : []),
    ...(paged ? walk(request) : send(request)),
  ].join('\n')
}

/** The body of an upload. */
function filled({ file: [field, name], texts }: NonNullable<SampleRequest['form']>) {
  return [
    'const form = new FormData()',
    '// in a browser: the File of an <input type="file">',
    `form.append(${quoted(field)}, new Blob([await readFile(${quoted(name)})]), ${quoted(name)})`,
    ...texts.map(([name, text]) => `form.append(${quoted(name)}, ${quoted(text)})`),
  ]
}

/** The version to change. */
function read({ recordUrl, signedIn }: SampleRequest) {
  const options = signedIn ? ['  headers: { Authorization: `Bearer ${accessToken}` },'] : []
  return fetched('{ headers: version }', `'${recordUrl}'`, options)
}

/** Fetches an address into a variable. */
function fetched(variable: string, address: string, options: readonly string[]) {
  const call = `const ${variable} = await fetch(${address}`
  return options.length > 0 ? [`${call}, {`, ...options, '})'] : [`${call})`]
}

function send(request: SampleRequest) {
  const options = [
    ...(request.method === 'GET' ? [] : [`  method: '${request.method}',`]),
    ...headers(request),
    ...(request.body ? ['  body: JSON.stringify(body),'] : []),
    ...(request.form ? ['  body: form,'] : []),
  ]
  return [
    ...fetched('response', `'${request.url}'`, options),
    ...answered(request),
    request.answer === 'EmptyResponse' ? 'console.log(answer.message)' : 'console.log(answer.data)',
  ]
}

function walk(request: SampleRequest) {
  return [
    ...fetched('first', `'${request.plainUrl}'`, headers(request)),
    'console.log(await first.json())',
    '',
    '// every page, and what to do about errors',
    `let next: string | undefined = '${request.url}'`,
    'while (next) {',
    ...indented([...fetched('response: Response', 'next', headers(request)), ...answered(request)], '  '),
    '  for (const item of answer.data) console.log(item)',
    `  next = /<([^>]*)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]`,
    '}',
  ]
}

function headers({ signedIn, body, conditional, repeatable }: SampleRequest) {
  const lines = [
    ...(signedIn ? ['Authorization: `Bearer ${accessToken}`,'] : []),
    ...(body ? [`'Content-Type': 'application/json',`] : []),
    ...(conditional ? [`'If-Match': version.get('ETag') ?? '',`] : []),
    ...(repeatable ? [`'Idempotency-Key': crypto.randomUUID(), // a retry sends the same one`] : []),
  ]
  if (lines.length === 0) return []
  if (lines.length === 1) return [`  headers: { ${lines[0]?.slice(0, -1)} },`]
  return ['  headers: {', ...lines.map((line) => `    ${line}`), '  },']
}

/** After these lines, `answer` is a success. */
function answered({ answer, codes, advice }: SampleRequest) {
  const handled = HANDLED.filter((code) => codes.includes(code)).slice(0, MOST)
  const details = handled.includes('validation_failed') ? ', errors = []' : ''
  return [
    `const answer = (await response.json()) as Schemas['${answer}'] | Schemas['ErrorResponse']`,
    `if (answer.status === 'error') {`,
    `  const { code, reason, requestId${details} } = answer.data`,
    '  switch (reason ?? code) {',
    ...handled.flatMap((code) => [
      `    case '${code}':`,
      ...remedy(code, advice).map((line) => `      ${line}`),
    ]),
    '    default:',
    '      throw new Error(`${answer.message} (${code}, request ${requestId})`)',
    '  }',
    '}',
  ]
}

function remedy(code: string, advice: SampleRequest['advice']) {
  if (code === 'validation_failed') {
    return ["throw new Error(errors.map(({ field, message }) => `${field} ${message}`).join(', '))"]
  }
  if (code === 'already_exists') return ['throw new Error(answer.message)']
  if (code === 'rate_limited') {
    return ["throw new Error(`Try again in ${response.headers.get('Retry-After')} seconds.`)"]
  }
  return [`throw new Error(${quoted(advice[code]?.replaceAll('`', '') ?? '')})`]
}

function quoted(text: string) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}
