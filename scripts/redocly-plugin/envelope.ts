import { list } from '../json.ts'
import { JSON_TYPE, responsesOf, schemasWithin } from './contract.ts'
import { isError } from './errors.ts'
import type { JsonNode, Problem } from './json-node.ts'
import type { Options } from './rule.ts'

const FIELDS = ['status', 'message', 'data']

/** Every response has one JSON body, which is an envelope; 304 has none. */
export function* envelopeStrict(root: JsonNode): Iterable<Problem> {
  for (const { status, response, label } of responsesOf(root)) {
    const types = Object.keys(response.get('content').members)
    const wanted = status === '304' ? [] : [JSON_TYPE]
    if (types.join() !== wanted.join())
      yield response.problem(
        `${label} must have ${wanted.length === 0 ? 'no body' : `one body, ${JSON_TYPE}`}.`,
      )
    else if (wanted.length > 0) yield* envelope(label, status, response.get('content', JSON_TYPE, 'schema'))
  }
}

function* envelope(label: string, status: string, schema: JsonNode): Iterable<Problem> {
  const success = status.startsWith('2')
  const { type, required, properties } = schema.members
  const names = Object.keys(schema.get('properties').members)
  if (type !== 'object' || !properties)
    yield schema.problem(`${label}: the envelope must be an object with properties.`)
  for (const field of FIELDS) {
    if (!names.includes(field)) yield schema.problem(`${label}: the envelope must declare "${field}".`)
    if (field === 'data' && !success) continue
    if (!list(required).includes(field))
      yield schema.problem(`${label}: the envelope must require "${field}".`)
  }
  for (const name of names) {
    if (!FIELDS.includes(name)) yield schema.problem(`${label}: "${name}" does not belong in the envelope.`)
  }
  yield* envelopeFields(label, success ? 'success' : 'error', schema)
}

function* envelopeFields(label: string, outcome: string, schema: JsonNode): Iterable<Problem> {
  const status = schema.get('properties', 'status')
  if (status.members.type !== 'string' || list(status.members.enum).join() !== outcome) {
    yield status.problem(`${label}: "status" must be a string with the one value "${outcome}".`)
  }
  const message = schema.get('properties', 'message')
  if (message.members.type !== 'string') yield message.problem(`${label}: "message" must be a string.`)
  const data = schema.get('properties', 'data')
  if (outcome === 'success' && !data.types.every((type) => type === 'object' || type === 'array')) {
    yield data.problem(`${label}: "data" must be an object or an array.`)
  }
}

/**
 * Keywords that make a client reject an object with an additional field, or read each of its fields as
 * something unknown.
 */
const BOUNDS = [
  'additionalProperties',
  'unevaluatedProperties',
  'patternProperties',
  'propertyNames',
  'maxProperties',
]

/** A later minor version can add fields to a response, so its objects must not restrict further fields. */
export function* responseBodiesOpen(root: JsonNode): Iterable<Problem> {
  for (const { response, label } of responsesOf(root)) {
    for (const inner of schemasWithin(response.get('content', JSON_TYPE, 'schema'))) {
      const found = BOUNDS.filter((keyword) => keyword in inner.members)
      if (found.length > 0)
        yield inner.problem(`${label}: objects in a response must be open, without ${found.join(', ')}.`)
    }
  }
}

/** All errors share one envelope schema, each success has a named one. Option `schema`: its name. */
export function* sharedErrorEnvelope(root: JsonNode, options: Options): Iterable<Problem> {
  const shared = `#/components/schemas/${String(options.schema)}`
  for (const { status, response, label } of responsesOf(root)) {
    const schema = response.get('content', JSON_TYPE, 'schema')
    if (isError(status) && schema.ref !== shared) yield response.problem(`${label} must use ${shared}.`)
    if (isError(status) || !schema.exists) continue
    if (!schema.ref || schema.ref === shared)
      yield response.problem(`${label} must use a named success schema.`)
  }
}
