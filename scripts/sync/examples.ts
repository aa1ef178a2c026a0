import { isDeepStrictEqual } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Document, isMap, type YAMLMap } from 'yaml'
import { insertAt, nodeOf } from '../complete/insert.ts'
import { withNumericStrings } from '../generate/extensions.ts'
import { formats } from '../generate/formats.ts'
import type { Json } from '../json.ts'
import { operations, successOf } from '../redocly-plugin/contract.ts'
import { JsonNode } from '../redocly-plugin/json-node.ts'
import type { Change } from './changes.ts'
import type { Field } from './field.ts'
import { givenName } from './join.ts'
import { givenFields, OWN, type Resource } from './resource.ts'
import { bodyOf, recordOf } from './samples.ts'

const ajv = new Ajv2020({ strict: false, formats: { ...formats } })

/** Updates the examples of records and bodies for added, removed and changed fields. */
export function updateExamples(document: Document, change: Change): void {
  const { name, was, now } = change
  if (!was || !now) return
  const value: unknown = document.toJS()
  const root = new JsonNode(value, [], value)
  for (const operation of operations(root)) {
    const given = operation.body.get('content', 'application/json')
    for (const [turn, suffix] of [[0, 'Create'] as const, [1, 'Update'] as const])
      for (const node of examplesOf(document, given, `${name}${suffix}`)) {
        const values = bodyOf(now, turn)
        update(node, document, change, { ...OF_BODIES, values }, hasAllOf(node, givenFields(was)))
      }
    const answer = successOf(operation)?.[1].get('content', 'application/json')
    for (const node of answer ? examplesOf(document, answer, name) : [])
      update(node, document, change, { ...OF_RECORDS, values: recordOf(now) }, true)
  }
}

/** The values of a schema in the examples of a body, wherever the body refers to the schema. */
function examplesOf(document: Document, body: JsonNode, schema: string): unknown[] {
  const places = body
    .get('examples')
    .items.flatMap((one) => placesOf(body.get('schema'), one.get('value'), schema))
  return places.map(({ at }) => document.getIn(at, true))
}

function placesOf(schema: JsonNode, example: JsonNode, name: string): JsonNode[] {
  if (typeof example.value !== 'object' || example.value === null) return []
  if (schema.component === name) return [example]
  const inside = (one: JsonNode, value: JsonNode) => placesOf(one, value, name)
  if (Array.isArray(example.value)) return example.items.flatMap((one) => inside(schema.get('items'), one))
  return [
    ...schema.get('anyOf').items.flatMap((one) => inside(one, example)),
    ...schema
      .get('properties')
      .entries()
      .flatMap(([key, one]) => inside(one, example.child(key))),
  ]
}

/** The fields of examples, with their names there. */
interface Shape {
  readonly fieldsOf: (resource: Resource) => readonly Field[]
  readonly called: (field: Field) => string
}

const OF_BODIES: Shape = { fieldsOf: givenFields, called: givenName }
const OF_RECORDS: Shape = { fieldsOf: ({ fields }) => fields, called: ({ name }) => name }

function hasAllOf(record: unknown, fields: readonly Field[]): boolean {
  return isMap(record) && fields.every((field) => record.has(givenName(field)))
}

/**
 * @param values those of a generated example, keyed by their names there
 * @param isWhole whether it has all fields, and so gets new ones
 */
function update(
  record: unknown,
  document: Document,
  { was, now, renamed }: Change,
  { values, called, fieldsOf }: Shape & { readonly values: Json },
  isWhole: boolean,
): void {
  if (!isMap(record) || !was || !now) return
  for (const [to, from] of renamed) {
    const pair = record.items.find(({ key }) => String(key) === from)
    if (pair) pair.key = document.createNode(to)
  }
  const [before, after] = [fieldsOf(was), fieldsOf(now)]
  for (const field of before) if (!after.some(({ name }) => name === field.name)) record.delete(called(field))
  for (const field of after) {
    const name = called(field)
    const old = before.find((one) => one.name === field.name)
    if (record.has(name)) {
      const { example } = field.whole
      const isNew = example !== undefined && example !== old?.whole.example
      const isShown = isNew && isDeepStrictEqual(values[name], example)
      if (isShown || (!field.join && !isValid(field.whole, plain(record, name))))
        record.set(name, nodeOf(document, values[name]))
    } else if (isWhole && !old) {
      const order = ['id', ...after.map(called), ...OWN]
      const there = record.items.map(({ key }) => String(key))
      const place = there.findLastIndex((one) => order.slice(0, order.indexOf(name)).includes(one)) + 1
      insertAt(document, record, place, name, values[name])
    }
  }
}

function plain(record: YAMLMap, name: string): unknown {
  return record.toJSON()[name]
}

/** The parts of other records that a field shows do not change with its own schema. */
function isValid(schema: object, value: unknown): boolean {
  if (JSON.stringify(schema).includes('"$ref"')) return true
  const accepted = withNumericStrings({ ...schema })
  return typeof accepted !== 'object' || accepted === null || ajv.validate(accepted, value)
}
