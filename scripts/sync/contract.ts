import { parse } from 'yaml'
import { operations } from '../../generated/operations.ts'
import { type ResourceDescription, resources } from '../../generated/resources.ts'
import { RELEVANCE } from '../../src/lists/sort.ts'
import { capital, constant, withArticle } from '../complete/words.ts'
import { WRITTEN_BY_AUTHORS } from '../generate/extensions.ts'
import { lowerFirst, type Schema } from '../generate/schemas.ts'
import { record } from '../json.ts'
import type { Field } from './field.ts'
import { givenName } from './join.ts'
import { idsSchema } from './join-contract.ts'
import { pathsOf } from './paths.ts'
import { givenFields, heldTarget, type Resource, sortsOf } from './resource.ts'

const CLEANED = 'Length limits apply after cleaning (trimming, Unicode NFC, removal of markup).'
const json = JSON.stringify

/**
 * The part of the contract derived from a resource; lists in it only have the values for this resource.
 * `contract:sync` compares two of these parts; `complete` adds the parts derived from operations.
 *
 * @param other the resource to compare with
 */
export function contractOf(resource: Resource | undefined, other?: Resource): Schema {
  const type = resource ? [lowerFirst(resource.name)] : []
  const scopes = resource ? scopesOf(resource) : []
  const readers = scopes.filter((scope) => scope.endsWith(':read'))
  const filter = { name: 'resourceType', schema: { enum: type } }
  const named = { 'x-extensible-enum': type }
  return {
    tags: resource ? [tagOf(resource)] : [],
    paths: {
      ...deletionsOf(resource, other),
      '/api/audit-entries': { get: { parameters: [filter] } },
      '/api/changes': { get: { security: readers.map((scope) => ({ apiKeyAuth: [scope] })) } },
      ...(resource && pathsOf(resource)),
    },
    components: {
      parameters: resource ? parametersOf(resource) : {},
      schemas: {
        ...(resource && schemasOf(resource)),
        ApiKeyScope: { 'x-extensible-enum': scopes },
        AuditEntry: { properties: { resourceType: named } },
        ContentChange: { properties: { resourceType: named } },
        EventResource: { properties: { type: named } },
      },
    },
  }
}

export function scopesOf({ path, isPublic }: Resource): string[] {
  return (isPublic ? ['write'] : ['read', 'write']).map((verb) => `${path}:${verb}`)
}

export function tagOf({ nouns, isPublic, drafts }: Resource): Schema {
  const read = drafts ? 'published ones' : 'them'
  const readable = isPublic ? `Everybody can read ${read}` : `Signed-in people and API keys can read ${read}`
  return { name: capital(nouns), description: `${capital(nouns)}. ${readable}; editors can change them.` }
}

/** The deletions of records that this resource refers to, and thus prevents. */
function deletionsOf(resource: Resource | undefined, other: Resource | undefined): Schema {
  const refuse = { 409: { $ref: '#/components/responses/InUse' } }
  const held = resource ? heldBy(resource) : []
  const all = [...held, ...(other ? heldBy(other) : [])]
  return Object.fromEntries(
    all.map((id) => [operations[id].path, { delete: { responses: held.includes(id) ? refuse : {} } }]),
  )
}

/** The operations that delete records to which only this resource has a required reference. */
function heldBy(resource: Resource) {
  const { table, fields } = resource
  const described: Readonly<Record<string, ResourceDescription>> = resources
  const isHeld = (held: ResourceDescription) =>
    Object.values(described).some(
      (one) =>
        one.name !== table &&
        Object.entries(one.references).some(
          ([key, { to }]) => to === held.name && !one.fields[key]?.nullable,
        ),
    )
  return fields.flatMap((field) => {
    const to = heldTarget(resource, field)
    // its own paths cover its own records
    const held = to !== undefined && to !== resource.name ? described[to] : undefined
    return held?.operations.remove && !isHeld(held) ? [held.operations.remove] : []
  })
}

function parametersOf({ name, noun, nouns, fields }: Resource): Record<string, Schema> {
  return parse(`
${name}Id:
  name: ${lowerFirst(name)}Id
  in: path
  required: true
  description: The \`id\` of the ${noun}, as in lists and in the \`Location\` of a new one.
  schema: {type: integer, format: int32, minimum: 1, maximum: 2147483647}
  example: 1
${name}Fields:
  name: fields
  in: query
  description: |
    Only these fields of ${nouns}, and always \`id\`. The response is a \`Partial${name}\`, marked by
    \`profile=partial\` in \`Content-Type\`. Its \`ETag\` works only with \`If-None-Match\`: to change
    ${withArticle(noun)}, request its \`version\`.
  style: form
  explode: false
  schema: {type: array, items: {$ref: '#/components/schemas/${name}Field'}, minItems: 1, maxItems: 50}
  example: [${fields[0]?.name ?? 'id'}, version]
`)
}

/** The schema of the records, and the schemas of sort orders and bodies. */
function schemasOf(resource: Resource): Record<string, Schema> {
  const { name, noun, nouns } = resource
  const columns = sortsOf(resource).flatMap((field) => [field, `-${field}`])
  const direction = (sort: string) => (sort.startsWith('-') ? 'DESC' : 'ASC')
  const byWords = resource.fields.some(({ isSearched }) => isSearched) ? [RELEVANCE] : []
  const sorts = [...columns, ...byWords]
  const names = sorts.map((sort) =>
    constant(`${name} ${sort === RELEVANCE ? sort : `${sort.replace('-', '')}_${direction(sort)}`}`),
  )
  const given = givenFields(resource)
  const required = given.flatMap((field) => (field.isRequired ? field.name : []))
  const one = withArticle(noun)
  const bodyOf = (suffix: 'Create' | 'Update') =>
    Object.fromEntries(given.map((field) => [givenName(field), givenSchema(field, suffix)]))
  return {
    [`${name}Sort`]: parse(`
      type: string
      description: The sort orders of ${nouns}; \`-\` means descending.
      enum: ${json(sorts)}
      x-enum-varnames: ${json(names)}
    `),
    [`${name}Create`]: {
      type: 'object',
      description: `The fields of a new ${noun}. ${CLEANED}`,
      additionalProperties: false,
      ...(required.length > 0 && { required }),
      properties: bodyOf('Create'),
    },
    [`${name}Update`]: {
      type: 'object',
      description: `The fields of ${one} to change; omitted fields keep their values. ${CLEANED}`,
      additionalProperties: false,
      minProperties: 1,
      properties: bodyOf('Update'),
    },
  }
}

/** A field in the body of a request. */
function givenSchema(field: Field, suffix: 'Create' | 'Update'): Schema {
  const { schema, wire, slugOf, join } = field
  if (join) return idsSchema(field, suffix)
  const isLeftOut = (key: string) =>
    WRITTEN_BY_AUTHORS.includes(key) || (suffix === 'Update' && key === 'default')
  const own = Object.fromEntries(Object.entries(schema).filter(([key]) => !isLeftOut(key)))
  const made =
    slugOf && suffix === 'Create' ? ` By default, the service creates it from the \`${slugOf}\`.` : ''
  return {
    ...own,
    ...(schema.description !== undefined && { description: `${String(schema.description)}${made}` }),
    ...(wire === 'time' && { maxLength: 40 }),
    ...(wire === 'texts' && { uniqueItems: true, items: { ...record(schema.items), minLength: 1 } }),
  }
}
