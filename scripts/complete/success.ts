import type { Json } from '../json.ts'
import { type Operation, successOf } from '../redocly-plugin/contract.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import { neededHeaders } from '../redocly-plugin/responses.ts'
import { type Addition, indexIn } from './addition.ts'
import { reference } from './operation.ts'

/** The headers of a success, in order. */
const HEADERS = [
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Cache-Control',
  'Content-Language',
  'Vary',
  'Location',
  'ETag',
  'Cache-Tag',
  'Idempotency-Replayed',
  'Link',
  'X-Next-Cursor',
  'X-Total-Count',
  'X-Total-Count-Relation',
]

/** The missing headers of a success, unless it is shared with other operations. */
export function* missingHeaders(root: JsonNode, operation: Operation, options: Json): Iterable<Addition> {
  const [status, response] = successOf(operation) ?? []
  if (status === undefined || response === undefined || response.ref !== undefined) return
  const owner = response.get('headers')
  const existing = Object.keys(owner.members)
  const names = [...neededHeaders(root, operation, [status, response], options)].map(([name]) => name)
  const lacking = HEADERS.filter((name) => names.includes(name) && !existing.includes(name))
  const common = { operation: operation.id }
  if (owner.exists) {
    for (const name of lacking) {
      const index = indexIn(existing, name, HEADERS)
      yield { ...common, at: owner.at, key: name, value: headerFor(name), index, what: `header ${name}` }
    }
  } else if (lacking.length > 0) {
    const value = Object.fromEntries(lacking.map((name) => [name, headerFor(name)]))
    const index = indexIn(Object.keys(response.members), 'headers', ['description', 'headers'])
    yield { ...common, at: response.at, key: 'headers', value, index, what: `headers ${lacking.join(', ')}` }
  }
}

/** `X-Request-Id` is the shared header `RequestId`. */
function headerFor(name: string) {
  return reference('headers', name.replace(/^X-/, '').replaceAll('-', ''))
}
