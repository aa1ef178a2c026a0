import { parse } from 'yaml'
import { isRecord } from '../../src/base/guards.ts'
import { capital, constant, nounOf, withArticle } from '../complete/words.ts'
import { lowerFirst, type Schema } from '../generate/schemas.ts'
import { givenFields, type NewField, type NewResource, namesFor } from './fields.ts'
import { ID } from './types.ts'

const CLEANED = 'Lengths are counted after cleaning (trimming, Unicode NFC, removal of markup).'
const json = JSON.stringify

/** The parameters that only this resource has: its id, and the fields of a partial response. */
export function parametersOf({ name, noun, nouns }: NewResource): Record<string, Schema> {
  return parse(`
${name}Id:
  name: ${lowerFirst(name)}Id
  in: path
  required: true
  description: The \`id\` of the ${noun}, as in lists and in the \`Location\` of a new one.
  schema: ${json(ID)}
  example: 1
${name}Fields:
  name: fields
  in: query
  description: 'Only these fields of ${nouns}, and always \`id\`. The response is a \`Partial${name}\`,
    marked by \`profile=partial\` in \`Content-Type\`.
    Its \`ETag\` works only with \`If-None-Match\`: to change
    ${withArticle(noun)}, request its \`version\`.'
  style: form
  explode: false
  schema: {type: array, items: {$ref: '#/components/schemas/${name}Field'}, minItems: 1, maxItems: 50}
  example: [id, version]
`)
}

/** The schemas of a new resource: a record, its orders, and the bodies of a create and an update. */
export function schemasOf(resource: NewResource): Record<string, Schema> {
  const { name, noun, nouns, fields } = resource
  const written = givenFields(resource)
  const required = written.filter(({ isNullable, type }) => !isNullable && type !== 'string[]')
  const sorts = namesFor('sort', resource).flatMap((field) => [field, `-${field}`])
  const varNames = sorts.map((sort) =>
    constant(`${name} ${sort.replace('-', '')}_${sort.startsWith('-') ? 'DESC' : 'ASC'}`),
  )
  const shown = fields.map((field) => `${field.name}: ${json(shownSchema(resource, field))}`)
  const given = Object.fromEntries(written.map((field) => [field.name, givenSchema(resource, field)]))
  return parse(`
${name}:
  type: object
  description: ${capital(nouns)} are what this service keeps of them.
  required: [id, ${fields.map((field) => `${field.name}, `).join('')}createdAt, updatedAt, version]
  properties:
    id: ${json({ ...ID, description: `Assigned by the service; newer ${nouns} have higher ids.` })}
    ${shown.join('\n    ')}
    createdAt: ${time('When it was created: UTC, to the millisecond (RFC 3339).')}
    updatedAt: ${time('When it was created or changed last: UTC, to the millisecond (RFC 3339).')}
    version: {$ref: '#/components/schemas/RecordVersion'}
${name}Sort:
  type: string
  description: What ${nouns} are ordered by; \`-\` means descending.
  enum: ${json(sorts)}
  x-enum-varnames: ${json(varNames)}
${name}Create:
  type: object
  description: The fields of a new ${noun}. ${CLEANED}
  additionalProperties: false
  ${required.length > 0 ? `required: ${json(required.map((field) => field.name))}` : ''}
  properties: ${json(given)}
${name}Update:
  type: object
  description: The fields of a ${noun} to change; those that are left out stay. ${CLEANED}
  additionalProperties: false
  minProperties: 1
  properties: ${json(given)}
`)
}

function time(description: string): string {
  return `{type: string, format: date-time, description: ${json(description)}, maxLength: 30}`
}

/** A field in a response. */
function shownSchema(resource: NewResource, field: NewField): Schema {
  const { minLength: _minLength, ...schema } = field.schema
  const description = describe(resource, field)
  if (field.type === 'User') return { oneOf: [schema, { type: 'null' }], description }
  const items = isRecord(schema.items) ? { items: { type: 'string', maxLength: schema.items.maxLength } } : {}
  const length = field.type === 'date-time' ? { maxLength: 30 } : {}
  return nullable(field, { ...schema, ...items, ...length, description })
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
