import { eventTypeOf } from '../../src/domain/event-types.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { list } from '../json.ts'
import type { Operation } from '../redocly-plugin/contract.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import type { Addition } from './addition.ts'
import { reference } from './operation.ts'
import { capital, nounOf, past, verbOf, withArticle } from './words.ts'

/** The list of event types. */
export const EVENT_TYPES = ['components', 'schemas', 'EventType', 'x-extensible-enum'] as const

/**
 * The event of an operation that changes a record of the audit trail: `updateProduct` makes
 * `product.updated`, and `restoreProductRevision` makes `product.restored`.
 */
export function* missingEvents(root: JsonNode, { id, method }: Operation): Iterable<Addition> {
  const known = root.get(...EVENT_TYPES)
  const verb = verbOf(id)
  const name = id.slice(verb.length).replace(/Revision$/, '')
  const audited = list(
    root.get('components', 'schemas', 'AuditEntry', 'properties', 'resourceType').members[
      'x-extensible-enum'
    ],
  )
  if (method === 'get' || !known.exists || !audited.includes(lowerFirst(name))) return
  const type = eventTypeOf(`${lowerFirst(name)}.${verb}`)
  const common = { operation: id, what: `event ${type}` }
  if (!list(known.value).includes(type))
    yield { ...common, at: known.at, key: undefined, value: type, index: list(known.value).length }
  const described = root.get('x-webhooks')
  if (!described.exists || described.get(type).exists) return
  const summary = `${capital(withArticle(nounOf(name)))} was ${past(verb)}`
  const value = { post: { tags: ['Events'], summary, requestBody: BODY, responses: CONFIRMED } }
  yield { ...common, at: described.at, key: type, value, index: Object.keys(described.members).length }
}

const BODY = { content: { 'application/json': { schema: reference('schemas', 'Event') } } }
const CONFIRMED = { 204: { description: 'Confirms the event; so does any other status from 200 to 299.' } }
