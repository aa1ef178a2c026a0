import { isDeepStrictEqual } from 'node:util'
import { type Json, record } from '../json.ts'
import { hasParameter, type Operation, successOf } from '../redocly-plugin/contract.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import { MARK } from '../sync/resource.ts'
import type { Addition } from './addition.ts'
import { SCHEMA } from './envelope.ts'
import { reference } from './operation.ts'
import { constant, nounOf, plural } from './words.ts'

const PARTIAL = 'x-partial-schema'
/** Allows any object (JSON Schema 2020-12): it only shows linters that the other envelope is used. */
const MENTION = 'contentSchema'

/**
 * The parts that follow from a parameter `fields`: the names of all fields of the record, the partial record
 * and its envelope, and these as a response of the operation.
 */
export function* missingPartial(root: JsonNode, operation: Operation): Iterable<Addition> {
  const media = successOf(operation)?.[1].get('content', 'application/json')
  const [, envelope = '', name = ''] = SCHEMA.exec(media?.get('schema').ref ?? '') ?? []
  const takesFields = hasParameter(operation, 'query', 'fields')
  const schemas = root.get('components', 'schemas')
  if (!media || !takesFields || !schemas.get(name).exists) return
  const names = Object.keys(schemas.members)
  for (const [of, key, value] of schemasFor(schemas, name, envelope)) {
    if (isDeepStrictEqual(schemas.members[key], value)) continue
    const index = key in schemas.members ? undefined : names.indexOf(of) + 1
    yield { at: schemas.at, key, value, index, what: `schema ${key}`, operation: operation.id }
  }
  const whole = schemas.get(envelope)
  if (whole.members[MENTION] === undefined) {
    const index = Object.keys(whole.members).length
    const value = reference('schemas', `Partial${envelope}`)
    yield { at: whole.at, key: MENTION, value, index, what: MENTION, operation: operation.id }
  }
  if (media.members[PARTIAL] !== undefined) return
  const value = reference('schemas', `Partial${envelope}`)
  yield { at: media.at, key: PARTIAL, value, index: 1, what: PARTIAL, operation: operation.id }
}

/** Each schema with its name, and the name of the schema that it follows. */
function schemasFor(schemas: JsonNode, name: string, envelope: string): [string, string, Json][] {
  const { properties, [MARK]: mark } = schemas.get(name).members
  const fields = Object.keys(record(properties))
  const nouns = plural(nounOf(name))
  const field = {
    type: 'string',
    description: `The field names of ${nouns}, for the \`fields\` parameter.`,
    enum: fields,
    'x-enum-varnames': fields.map((one) => constant(`${name}Field ${one}`)),
  }
  const partial = {
    type: 'object',
    description: `The requested \`fields\` of ${nouns}: like \`${name}\`, without the other fields.`,
    ...(mark !== undefined && { [MARK]: mark }),
    required: ['id'],
    properties,
  }
  const { properties: parts, [MENTION]: _mention, ...others } = schemas.get(envelope).members
  const text = JSON.stringify(parts).replaceAll(`schemas/${name}"`, `schemas/Partial${name}"`)
  return [
    [name, `Partial${name}`, partial],
    [name, `${name}Field`, field],
    [envelope, `Partial${envelope}`, { ...others, properties: JSON.parse(text) }],
  ]
}
