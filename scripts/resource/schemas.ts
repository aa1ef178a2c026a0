import { isRecord } from '../../src/base/guards.ts'
import { reference } from '../complete/operation.ts'
import { capital, constant, nounOf, withArticle } from '../complete/words.ts'
import type { Schema } from '../generate/schemas.ts'
import { givenFields, type NewField, type NewResource, namesFor } from './fields.ts'
import { ID } from './types.ts'

const CLEANED = 'Lengths are counted after cleaning (trimming, Unicode NFC, removal of markup).'

/** The schemas of a new resource: a record, its orders, and the bodies of a create and an update. */
export function schemasOf(resource: NewResource): Record<string, Schema> {
  const { name, noun, nouns, fields } = resource
  const written = givenFields(resource)
  const required = written.filter(({ isNullable, type }) => !isNullable && type !== 'string[]')
  const time = (description: string) => ({ type: 'string', format: 'date-time', description, maxLength: 30 })
  const sorts = namesFor('sort', resource).flatMap((field) => [field, `-${field}`])
  const record = {
    id: { ...ID, description: `Assigned by the service; newer ${nouns} have higher ids.` },
    ...Object.fromEntries(fields.map((field) => [field.name, shownSchema(resource, field)])),
    createdAt: time('When it was created: UTC, to the millisecond (RFC 3339).'),
    updatedAt: time('When it was created or changed last: UTC, to the millisecond (RFC 3339).'),
    version: reference('schemas', 'RecordVersion'),
  }
  const given = Object.fromEntries(written.map((field) => [field.name, givenSchema(resource, field)]))
  return {
    [name]: {
      type: 'object',
      description: `${capital(nouns)} are what this service keeps of them.`,
      required: Object.keys(record),
      properties: record,
    },
    [`${name}Sort`]: {
      type: 'string',
      description: `What ${nouns} are ordered by; \`-\` means descending.`,
      enum: sorts,
      'x-enum-varnames': sorts.map((sort) =>
        constant(`${name} ${sort.replace('-', '')}_${sort.startsWith('-') ? 'DESC' : 'ASC'}`),
      ),
    },
    [`${name}Create`]: {
      type: 'object',
      description: `The fields of a new ${noun}. ${CLEANED}`,
      additionalProperties: false,
      ...(required.length > 0 && { required: required.map((field) => field.name) }),
      properties: given,
    },
    [`${name}Update`]: {
      type: 'object',
      description: `The fields of a ${noun} to change; those that are left out stay. ${CLEANED}`,
      additionalProperties: false,
      minProperties: 1,
      properties: given,
    },
  }
}

/** A field in an answer. */
function shownSchema(resource: NewResource, field: NewField): Schema {
  const { minLength: _minLength, ...schema } = field.schema
  if (field.type === 'User')
    return { oneOf: [schema, { type: 'null' }], description: describe(resource, field) }
  const items = isRecord(schema.items) ? { items: { type: 'string', maxLength: schema.items.maxLength } } : {}
  const length = field.type === 'date-time' ? { maxLength: 30 } : {}
  return nullable(field, { ...schema, ...items, ...length, description: describe(resource, field) })
}

/** A field in the body of a request. */
function givenSchema(resource: NewResource, field: NewField): Schema {
  return nullable(field, { ...field.schema, description: describe(resource, field) })
}

function nullable({ isNullable }: NewField, schema: Schema): Schema {
  if (!isNullable) return schema
  const { enum: values, type, ...others } = schema
  return { type: [type, 'null'], ...others, ...(Array.isArray(values) && { enum: [...values, null] }) }
}

function describe({ noun, nouns }: NewResource, field: NewField): string {
  const { name, type, relation, words, isUnique, isNullable } = field
  if (type === 'User') return 'The person who created it; null when it was no person, or the person is gone.'
  const unique = isUnique ? `, unique among ${nouns}` : ''
  const none = isNullable ? '; null when it has none' : ''
  if (relation === undefined)
    return `The ${nounOf(name)} of the ${noun}, as editors write it: ${words}${unique}${none}.`
  const deleted = isNullable
    ? ', or when that was deleted'
    : `; ${withArticle(nounOf(type))} that ${withArticle(noun)} names is not deleted`
  return `The ${nounOf(relation)} of the ${noun}, ${words}${none}${deleted}.`
}
