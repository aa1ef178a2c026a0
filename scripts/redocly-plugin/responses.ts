import { list } from '../json.ts'
import {
  actionOf,
  hasParameter,
  isList,
  JSON_TYPE,
  type Operation,
  operations,
  requirements,
  responsesOf,
} from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'
import type { Options } from './rule.ts'

/** Headers that clients rely on, by status. */
const REQUIRED_HEADERS = new Map([
  ['201', ['Location']],
  ['304', ['ETag']],
  ['401', ['WWW-Authenticate']],
  ['405', ['Allow']],
  ['429', ['Retry-After']],
  ['503', ['Retry-After']],
])

/** The header with the next page of a list. */
const LIST_HEADERS = ['Link', 'X-Next-Cursor']
/** The header with the number of records. */
const COUNT_HEADERS = ['X-Total-Count', 'X-Total-Count-Relation']

/** Options `always`: the headers of every response; `withBody`: of those that have a body. */
export function* responseHeaders(root: JsonNode, options: Options): Iterable<Problem> {
  for (const { operation, status, response, label } of responsesOf(root)) {
    const headers = response.get('headers')
    for (const [name, why] of neededHeaders(root, operation, [status, response], options)) {
      if (!headers.get(name).exists)
        yield response.problem(`${label} must have the header ${name}${why && `: it ${why}`}.`)
    }
    for (const name of REQUIRED_HEADERS.get(status) ?? []) {
      const header = headers.get(name)
      if (header.exists && header.members.required !== true)
        yield header.problem(`${name} of ${status} must be required.`)
    }
    if (headers.get('Set-Cookie').exists) yield response.problem(`${label}: no cookie is set.`)
  }
}

/**
 * The headers that a response needs, each with the reason unless it is obvious.
 *
 * @param options those of the rule
 */
export function* neededHeaders(
  root: JsonNode,
  operation: Operation,
  [status, response]: readonly [string, JsonNode],
  options: Options,
): Iterable<[string, string]> {
  const byStatus = REQUIRED_HEADERS.get(status) ?? []
  const withBody = response.get('content').exists ? list(options.withBody) : []
  for (const name of [...list(options.always), ...withBody, ...byStatus]) yield [String(name), '']
  if (!status.startsWith('2')) return
  if (hasParameter(operation, 'header', 'If-None-Match')) {
    yield ['ETag', 'takes If-None-Match']
    if (isForReaders(root, operation)) yield ['Cache-Tag', 'shows content to readers']
  } else if (writesVersion(root, operation)) yield ['ETag', 'writes what If-Match is asked of']
  if (isList(operation)) {
    for (const name of LIST_HEADERS) yield [name, 'is a list']
  }
  if (hasParameter(operation, 'query', 'count')) {
    for (const name of COUNT_HEADERS) yield [name, 'counts its records']
  }
  if (hasParameter(operation, 'header', 'Idempotency-Key'))
    yield ['Idempotency-Replayed', 'takes Idempotency-Key']
}

/** Whether clients can read content without a login, so that shared caches may store it. */
function isForReaders(root: JsonNode, operation: Operation) {
  const isFeed = hasParameter(operation, 'query', 'since')
  const isRead = (scope: unknown) => String(scope).endsWith(':read')
  return (
    !isFeed &&
    requirements(root, operation).some((it) => !('bearerAuth' in it) && list(it.apiKeyAuth).every(isRead))
  )
}

/** Whether it responds with a record whose changes require its version. */
function writesVersion(root: JsonNode, operation: Operation) {
  const { path, method, responses } = operation
  if (['patch', 'put'].includes(method) || actionOf(operation))
    return hasParameter(operation, 'header', 'If-Match')
  const created = responses.find(([status]) => status === '201')?.[1]
  const data = created?.get('content', JSON_TYPE, 'schema', 'properties', 'data', 'properties')
  if (method !== 'post' || !data?.get('version').exists) return false
  // an operation that replaces a record, at /records/{id}/verb, also creates one
  const home = path.replace(/\/\{\w+\}\/[^{]*$/, '')
  const records = operations(root).filter((it) => /^\/\{\w+\}$/.test(it.path.replace(home, '')))
  return records.some((it) => it.method !== 'delete' && hasParameter(it, 'header', 'If-Match'))
}
