import { type SampleRequest, variableOf } from './request.ts'

/** Commands for a POSIX shell with curl. Secrets are in shell variables. */
export function curl(request: SampleRequest) {
  if (request.paged) return walk(request)
  const etag = [
    `ETAG=$(${join(`curl -s -o /dev/null -D - '${request.recordUrl}'`, [...credential(request)])} |`,
    `  sed -n 's/^[Ee][Tt]ag: \\("[^"]*"\\).*/\\1/p')`,
    '',
  ]
  const method = request.method === 'GET' ? '' : `-X ${request.method} `
  const command = join(`curl ${method}'${request.url}'`, [
    ...credential(request),
    ...(request.body ? [`-H 'Content-Type: application/json'`] : []),
    ...(request.conditional ? ['-H "If-Match: $ETAG"'] : []),
    ...(request.repeatable ? ['-H "Idempotency-Key: $KEY"'] : []),
    ...(request.body ? [data(request.body)] : []),
    ...(request.form ? parts(request.form) : []),
  ])
  return [
    ...(request.repeatable ? ['KEY="$(date +%s)-$$"', ''] : []),
    ...(request.conditional ? etag : []),
    command,
  ].join('\n')
}

/** Every page of a list. */
function walk(request: SampleRequest) {
  return [
    join(`curl '${request.plainUrl}'`, credential(request)),
    '',
    '# every page',
    `NEXT='${request.url}'`,
    'while [ -n "$NEXT" ]; do',
    `  ${join('curl -s -D headers.txt "$NEXT"', credential(request), '    ')}`,
    `  NEXT=$(sed -n 's/^[Ll]ink: <\\(.*\\)>; rel="next".*/\\1/p' headers.txt)`,
    'done',
  ].join('\n')
}

function credential({ signedIn }: SampleRequest) {
  return signedIn ? ['-H "Authorization: Bearer $ACCESS_TOKEN"'] : []
}

function join(command: string, options: readonly string[], indent = '  ') {
  return [command, ...options].join(` \\\n${indent}`)
}

/** Unlike `-F`, `--form-string` sends every text unchanged. */
function parts({ file: [field, name], texts }: NonNullable<SampleRequest['form']>) {
  return [
    `-F '${field}=@${name}'`,
    ...texts.map(([name, text]) => `--form-string '${name}=${text.replaceAll("'", `'\\''`)}'`),
  ]
}

/** A body with secrets is a here-document, into which the shell inserts its variables. */
function data({ value, secrets }: NonNullable<SampleRequest['body']>) {
  if (secrets.length === 0) return `-d '${JSON.stringify(value, null, 2).replaceAll("'", `'\\''`)}'`
  const json = JSON.stringify(value, null, 2).replaceAll(/[\\$`]/g, '\\$&')
  const filled = secrets.reduce(
    (text, name) => text.replace(new RegExp(`("${name}": )".*"`), `$1"$${variableOf(name)}"`),
    json,
  )
  return `-d @- <<JSON\n${filled}\nJSON`
}
