import { hasParameter, type Operation, successOf } from '../redocly-plugin/contract.ts'

const FORGET = "pm.collectionVariables.set('accessToken', '')"

/**
 * Runs before each request that needs a credential: signs in where nobody is, or the token has expired. Texts
 * are filled in as those of requests are: from the environment too, if there is one.
 */
const SIGN_IN = `const filledIn = (text) => pm.variables.replaceIn(text)
if (!filledIn('{{accessToken}}') && filledIn('{{password}}')) {
  const person = { username: filledIn('{{username}}'), password: filledIn('{{password}}') }
  pm.sendRequest({
    url: filledIn('{{origin}}/api/auth/login'),
    method: 'POST',
    header: { 'Content-Type': 'application/json' },
    body: { mode: 'raw', raw: JSON.stringify(person) },
  }, (error, response) => {
    if (error) return
    const signedIn = response.json()
    if (signedIn.status === 'success') {
      pm.collectionVariables.set('accessToken', signedIn.data.accessToken)
      pm.collectionVariables.set('refreshToken', signedIn.data.refreshToken)
    }
  })
}`

/** Runs behind each request: keeps tokens. A name such as `data` is one of Postman's own. */
const KEEP = `const answer = pm.response.code < 300 ? pm.response.json() : {}
if (answer.data && answer.data.refreshToken) {
  pm.collectionVariables.set('accessToken', answer.data.accessToken)
  pm.collectionVariables.set('refreshToken', answer.data.refreshToken)
}
if (pm.response.code === 401) ${FORGET}
pm.test('succeeds', () => pm.expect(pm.response.code).to.be.below(400))`

/** What ends the login that the requests go on with. */
const ENDS = ['revokeSession', 'logout']

/** What every request runs. */
export const EVENTS = [scriptAt('test', KEEP)]

/**
 * What a request of the collection runs besides.
 *
 * @param isPublic whether it needs no credential
 */
export function eventsOf(operation: Operation, isPublic: boolean) {
  const after = [...handOn(operation), ...(ENDS.includes(operation.id) ? [FORGET] : [])]
  return [
    ...(isPublic ? [] : [scriptAt('prerequest', SIGN_IN)]),
    ...(after.length > 0 ? [scriptAt('test', after.join('\n'))] : []),
  ]
}

function scriptAt(listen: 'prerequest' | 'test', code: string) {
  return { listen, script: { type: 'text/javascript', exec: code.split('\n') } }
}

/**
 * Keeps what links hand on to other operations: versions, and the ids of what the collection itself has made.
 * Of a list, that is the record marked as the current one, the login that sends the request. If a record
 * could not be created, its id is unset: requests that need it fail with 400, which names the parameter.
 */
function handOn(operation: Operation) {
  const creates = successOf(operation)?.[0] === '201'
  const links = successOf(operation)?.[1].get('links').entries() ?? []
  const linked = links.map(([, link]) => link.get('parameters').members)
  const handed = Object.assign({}, newTag(operation), ...linked)
  return Object.entries(handed).flatMap(([parameter, expression]) => {
    const [, header, pointer = ''] = /^\$response\.(?:header\.(.+)|body#(.+))$/.exec(String(expression)) ?? []
    // what the request had is known
    if (!header && !pointer) return []
    const keys = pointer
      .split('/')
      .slice(1)
      .map((key) => (/^\d+$/.test(key) ? '?.find((it) => it.current)' : `?.${key}`))
    const value = header ? `pm.response.headers.get('${header}')` : `pm.response.json()${keys.join('')}`
    const name = parameter === 'If-Match' ? 'etag' : parameter
    // what a POST responds with is the collection's own, too: it was made, or sent before
    if (!header && operation.method !== 'post' && !marksCurrent(operation)) return []
    const kept = `const ${name} = pm.response.code < 300 ? ${value} : undefined`
    const isNew = creates && !header && !operation.path.includes('{')
    const otherwise = isNew ? `\nelse pm.collectionVariables.unset('${name}')` : ''
    return [`${kept}\nif (${name}) pm.collectionVariables.set('${name}', ${name})${otherwise}`]
  })
}

/** A change may have no links, and still makes the version that earlier requests have handed on outdated. */
function newTag(operation: Operation): Readonly<Record<string, string>> {
  const hasTag = successOf(operation)?.[1].get('headers', 'ETag').exists ?? false
  return hasTag && hasParameter(operation, 'header', 'If-Match')
    ? { 'If-Match': '$response.header.ETag' }
    : {}
}

/** Whether an operation answers with a list that marks one of its records as the client's own. */
function marksCurrent(operation: Operation) {
  const [, success] = successOf(operation) ?? []
  const data = success?.get('content', 'application/json', 'schema', 'properties', 'data')
  return data?.get('items', 'properties', 'current').exists ?? false
}
