import { bytesNeeded } from '../redocly-plugin/body-limits.ts'
import { describedChecks, words } from '../redocly-plugin/checks.ts'
import { actionOf, type Operation, operations } from '../redocly-plugin/contract.ts'
import { ALSO_ACCEPTS, PATCH_TYPE } from '../redocly-plugin/input.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import { lackingParameters, type NeededParameter } from '../redocly-plugin/parameters.ts'
import { termsOf, withTerms } from '../redocly-plugin/terms.ts'
import { type Addition, indexIn } from './addition.ts'
import { nounOf } from './words.ts'

/** The members of an operation, in order. */
const MEMBERS = [
  'operationId',
  'tags',
  'summary',
  'description',
  'x-action',
  'security',
  'x-rate-limit',
  'x-max-body-bytes',
  'parameters',
  'requestBody',
  'responses',
]

/** The smallest limit that is written; `x-max-body-bytes` can be set lower by hand. */
const LEAST_BODY_LIMIT = 65_536

/** The parameters in order, after those of the path, which have the order of the path. */
const PARAMETERS = ['limit', 'cursor', 'query', 'count', 'header']

/** The tag and the success response of an action: both are those of the record that it changes. */
export function* missingFromAction(root: JsonNode, operation: Operation): Iterable<Addition> {
  const { id, path, node } = operation
  const name = actionOf(operation)
  if (name === undefined) return
  const home = operations(root).find((one) => one.method === 'get' && path.startsWith(`${one.path}/`))
  const tags = home?.node.members.tags
  if (tags !== undefined && !node.get('tags').exists) yield member(node, id, 'tags', tags, 'tags')
  if (node.get('responses').exists) return
  const media = { schema: reference('schemas', `${name}Response`) }
  const description = `The ${nounOf(name)} after the change, with its new \`ETag\`.`
  const success = { description, content: { 'application/json': media } }
  yield member(node, id, 'responses', { 200: success }, 'response 200')
}

/** The missing parts that follow from the method, the path and the body of an operation. */
export function* missingFrom(root: JsonNode, operation: Operation): Iterable<Addition> {
  yield* missingRateLimit(operation)
  yield* missingFromBody(operation)
  yield* missingParameters(root, operation)
}

/** The generated end of an operation's description. */
export function* missingTerms(root: JsonNode, operation: Operation): Iterable<Addition> {
  const { id, node } = operation
  const { description, 'x-rate-limit': limit } = node.members
  if (typeof description !== 'string' || !root.get('x-rate-limits', String(limit)).exists) return
  const value = withTerms(description, termsOf(root, operation))
  if (value.trimEnd() === description.trimEnd()) return
  const what = 'the access and rate limit in the description'
  yield { at: node.at, key: 'description', value, index: undefined, what, operation: id }
}

/** The generated ends of the descriptions of its body's fields: the rules of `x-checks`. */
export function* missingChecks(root: JsonNode, { id }: Operation): Iterable<Addition> {
  for (const { operation, property, description } of describedChecks(root)) {
    const { at, members } = property
    if (operation !== id || words(members.description) === words(description)) continue
    const index = members.description === undefined ? Object.keys(members).length : undefined
    yield { at, key: 'description', value: description, index, what: `rules of ${at.at(-1)}`, operation }
  }
}

function* missingFromBody(operation: Operation): Iterable<Addition> {
  const { id, method, node, body } = operation
  if (!body.exists) return
  const limit = node.get('x-max-body-bytes')
  const needed = bytesNeeded(operation)
  const rounded = 2 ** Math.ceil(Math.log2(needed))
  if (!limit.exists)
    yield member(node, id, 'x-max-body-bytes', Math.max(LEAST_BODY_LIMIT, rounded), 'x-max-body-bytes')
  else if (Number(limit.value) < needed)
    yield { ...member(node, id, 'x-max-body-bytes', rounded, 'a larger x-max-body-bytes'), index: undefined }
  if (body.members.required === undefined && body.ref === undefined)
    yield { at: body.at, key: 'required', value: true, index: 0, what: 'required body', operation: id }
  if (method !== 'patch' || body.get(ALSO_ACCEPTS).exists) return
  const what = `body as ${PATCH_TYPE}`
  yield { at: body.at, key: ALSO_ACCEPTS, value: [PATCH_TYPE], index: 0, what, operation: id }
}

function* missingRateLimit({ id, method, node }: Operation): Iterable<Addition> {
  if (node.get('x-rate-limit').exists) return
  const value = method === 'get' ? 'read' : 'write'
  yield member(node, id, 'x-rate-limit', value, `x-rate-limit ${value}`)
}

function* missingParameters(root: JsonNode, operation: Operation): Iterable<Addition> {
  const { id, node, path } = operation
  const additions = lackingParameters(root, operation).flatMap((needed) => {
    const component = parameterFor(root, needed)
    return component ? [{ needed, value: reference('parameters', component) }] : []
  })
  const own = node.get('parameters')
  if (!own.exists) {
    const what = `parameters ${additions.map(({ needed }) => needed.name).join(', ')}`
    const value = additions.map((it) => it.value)
    if (value.length > 0) yield member(node, id, 'parameters', value, what)
    return
  }
  const order = [...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name), ...PARAMETERS]
  const kindOf = (where: unknown, name: unknown) => String(order.includes(String(name)) ? name : where)
  const kinds = own.entries().map(([, it]) => kindOf(it.members.in, it.members.name))
  for (const { needed, value } of additions) {
    const index = indexIn(kinds, kindOf(needed.in, needed.name), order)
    yield { at: own.at, key: undefined, value, index, what: `parameter ${needed.name}`, operation: id }
  }
}

/** The shared parameter with a name. For `If-Match`, there is a required and an optional one. */
function parameterFor(root: JsonNode, { in: where, name, required }: NeededParameter): string | undefined {
  const all = root.get('components', 'parameters').entries()
  const found = all.find(
    ([, { members: it }]) => it.in === where && it.name === name && (it.required === true) === required,
  )
  return found?.[0]
}

function member(node: JsonNode, operation: string, key: string, value: unknown, what: string): Addition {
  return {
    at: node.at,
    key,
    value,
    index: indexIn(Object.keys(node.members), key, MEMBERS),
    what,
    operation,
  }
}

export function reference(kind: string, name: string): { readonly $ref: string } {
  return { $ref: `#/components/${kind}/${name}` }
}
