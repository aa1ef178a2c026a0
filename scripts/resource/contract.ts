import { isRecord } from '../../src/base/guards.ts'
import { valueAt } from '../../src/base/json-pointer.ts'
import type { Addition } from '../complete/addition.ts'
import { reference } from '../complete/operation.ts'
import { capital, nounOf, withArticle } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import type { NewField, NewResource } from './fields.ts'

type Schema = Readonly<Record<string, unknown>>

const ID = { type: 'integer', format: 'int32', minimum: 1, maximum: 2_147_483_647 }
const SORTED = ['string', 'integer', 'decimal', 'date-time']
const FILTERED = ['boolean', 'enum', 'integer']
const CLEANED = 'Lengths are counted after cleaning (trimming, Unicode NFC, removal of markup).'

/**
 * What is written into openapi.yaml for a new resource: all that only its author can know.
 * `contract:complete` adds what follows from it.
 *
 * @param document the parsed openapi.yaml
 */
export function contractOf(resource: NewResource, document: Schema): Addition[] {
  const { name, nouns, isPublic } = resource
  const add = (
    at: readonly string[],
    key: string | undefined,
    value: unknown,
    index = Number.MAX_SAFE_INTEGER,
  ) => ({
    at,
    key,
    value,
    index: Math.min(index, sizeOf(document, at)),
    what: `${at.join(' ')} ${key ?? ''}`,
    operation: `list${resource.plural}`,
  })
  const replace = (at: readonly string[], key: string, value: unknown) => ({
    ...add(at, key, value),
    index: undefined,
  })
  const readable = isPublic ? 'everybody may read' : 'signed-in people and API keys may read'
  const description = `${capital(nouns)}, which ${readable} and editors may change.`
  const schemas = Object.entries(schemasOf(resource))
  const scopes = isPublic ? ['write'] : ['read', 'write']
  return [
    replace(['info'], 'version', nextMinor(document)),
    add(['tags'], undefined, { name: capital(nouns), description }),
    ...Object.entries(pathsOf(resource)).map(([path, value]) => add(['paths'], path, value)),
    add(['components', 'parameters'], `${name}Id`, idParameter(resource), 0),
    ...schemas.map(([key, value]) => add(['components', 'schemas'], key, value, 0)),
    replace(['components', 'schemas', 'ApiKeyScope'], 'x-extensible-enum', [
      ...textsAt(document, ['components', 'schemas', 'ApiKeyScope', 'x-extensible-enum']),
      ...scopes.map((verb) => `${resource.path}:${verb}`),
    ]),
    replace([...AUDITED], 'x-extensible-enum', [
      ...textsAt(document, [...AUDITED, 'x-extensible-enum']),
      lowerFirst(name),
    ]),
  ]
}

const AUDITED = ['components', 'schemas', 'AuditEntry', 'properties', 'resourceType'] as const

type Answer = (description: string, schema: string) => unknown

function pathsOf(resource: NewResource): Record<string, unknown> {
  const { name, path } = resource
  const answer: Answer = (description, schema) => ({
    description,
    content: { 'application/json': { schema: reference('schemas', schema) } },
  })
  return {
    [`/api/${path}`]: collectionOf(resource, answer),
    [`/api/${path}/{${lowerFirst(name)}Id}`]: recordOf(resource, answer),
  }
}

function collectionOf(resource: NewResource, answer: Answer) {
  const { name, noun, nouns, path, plural } = resource
  const tags = [capital(nouns)]
  return {
    get: {
      operationId: `list${plural}`,
      tags,
      summary: `List ${nouns}`,
      description: `${capital(nouns)}, the newest first. Follow the \`Link\` header for more.`,
      security: readers(resource),
      parameters: listParameters(resource),
      responses: { 200: answer(`One page of ${nouns}, in the order asked for.`, `${name}ListResponse`) },
    },
    post: {
      operationId: `create${name}`,
      tags,
      summary: `Create ${withArticle(noun)}`,
      description: `Creates ${withArticle(noun)}. With an \`Idempotency-Key\` a retry creates nothing twice.`,
      security: writers([`${path}:write`]),
      requestBody: body(resource, 'Create'),
      responses: {
        201: answer(`The ${noun} as it was stored. \`Location\` is its path.`, `${name}Response`),
      },
    },
  }
}

function recordOf(resource: NewResource, answer: Answer) {
  const { name, noun, nouns, path, isPublic, fields } = resource
  // an object for each: YAML would make aliases of one
  const common = () => ({
    tags: [capital(nouns)],
    parameters: [{ $ref: `#/components/parameters/${name}Id` }],
  })
  // who changes a record sees it in the answer
  const security = () => writers(isPublic ? [`${path}:write`] : [`${path}:read`, `${path}:write`])
  const isUnique = fields.some((field) => field.isUnique)
  return {
    get: {
      operationId: `get${name}`,
      summary: `Read ${withArticle(noun)}`,
      description: `One ${noun} by its \`id\`.`,
      security: readers(resource),
      ...common(),
      responses: {
        200: answer(
          `One ${noun}, with the version that a change can name in \`If-Match\`.`,
          `${name}Response`,
        ),
      },
    },
    patch: {
      operationId: `update${name}`,
      summary: `Change ${withArticle(noun)}`,
      description: 'Changes the fields that the body has. Send the `ETag` that you read in `If-Match`.',
      security: security(),
      ...common(),
      requestBody: body(resource, 'Update'),
      responses: {
        200: answer(`The ${noun} with its new version, for the next change.`, `${name}Response`),
        ...(isUnique && { 409: { $ref: '#/components/responses/Conflict' } }),
      },
    },
    delete: {
      operationId: `delete${name}`,
      summary: `Delete ${withArticle(noun)}`,
      description: `Deletes the ${noun} for good.`,
      security: security(),
      ...common(),
      responses: { 200: answer(`What the ${noun} was before it was deleted.`, `${name}Response`) },
    },
  }
}

function readers({ path, isPublic }: NewResource) {
  return isPublic ? [] : [{ bearerAuth: [] }, { apiKeyAuth: [`${path}:read`] }]
}

function writers(scopes: readonly string[]) {
  return [{ bearerAuth: ['editor'] }, { apiKeyAuth: scopes }]
}

/** A change has other values than a create: what is unique must be free. */
function body({ name, noun, fields }: NewResource, suffix: 'Create' | 'Update') {
  const isCreate = suffix === 'Create'
  const given = fields.filter(({ type }) => type !== 'User')
  const value = Object.fromEntries(given.map((field) => [field.name, field.samples[isCreate ? 0 : 1]]))
  const summary = isCreate ? `All fields of ${withArticle(noun)}` : 'Other values'
  const media = {
    schema: reference('schemas', `${name}${suffix}`),
    examples: { example: { summary, value } },
  }
  return { required: true, content: { 'application/json': media } }
}

function listParameters(resource: NewResource): unknown[] {
  const { name, nouns, fields } = resource
  const searched = searchedFields(resource).map((field) => `\`${field}\``)
  const among =
    searched.length > 1 ? `${searched.slice(0, -1).join(', ')} or ${searched.at(-1)}` : searched[0]
  const q = {
    name: 'q',
    in: 'query',
    description:
      `Only ${nouns} whose ${among} contains these words, or words that begin with them. Case and accents ` +
      'make no difference. A search that takes too long is given up (`unavailable`).',
    schema: { type: 'string', minLength: 1, maxLength: 100 },
    example: 'word',
  }
  return [
    ...(searched.length > 0 ? [q] : []),
    ...fields.filter(isFilter).map(({ name: field, schema, samples }) => ({
      name: field,
      in: 'query',
      description: `Only ${nouns} whose \`${field}\` has exactly this value.`,
      schema,
      example: samples[0],
    })),
    { $ref: '#/components/parameters/CreatedFrom' },
    { $ref: '#/components/parameters/CreatedTo' },
    {
      name: 'sort',
      in: 'query',
      description:
        'The order; `-` means descending, and `-id` (newest first) is the order when absent. Equal ones ' +
        'are ordered by `id`.',
      schema: reference('schemas', `${name}Sort`),
      example: '-id',
    },
  ]
}

function schemasOf(resource: NewResource): Record<string, Schema> {
  const { name, noun, nouns, fields } = resource
  const written = fields.filter(({ type }) => type !== 'User')
  const required = written.filter(({ isNullable, type }) => !isNullable && type !== 'string[]')
  const time = (description: string) => ({ type: 'string', format: 'date-time', description, maxLength: 30 })
  const sorts = sortedFields(resource).flatMap((field) => [field, `-${field}`])
  const record = {
    id: { ...ID, description: `Assigned by the service; newer ${nouns} have higher ids.` },
    ...Object.fromEntries(fields.map((field) => [field.name, shownSchema(resource, field)])),
    createdAt: time('When it was created: UTC, to the millisecond (RFC 3339).'),
    updatedAt: time('When it was created or changed last: UTC, to the millisecond (RFC 3339).'),
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
      'x-enum-varnames': sorts.map((sort) => constant(`${name} ${sort}`)),
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

const KINDS: Readonly<Record<string, string>> = {
  string: 'plain text',
  text: 'plain text of any length that fits',
  html: 'rich text, as safe HTML',
  integer: 'a whole number',
  decimal: 'a number with at most four decimals',
  boolean: 'true or false',
  'date-time': 'a moment (RFC 3339)',
  enum: 'one of a few values',
  'string[]': 'words, each once',
}

function describe({ noun, nouns }: NewResource, { name, type, isUnique, isNullable }: NewField): string {
  if (type === 'User') return 'The person who created it; null when it was no person, or the person is gone.'
  const unique = isUnique ? `, unique among ${nouns}` : ''
  const none = isNullable ? '; null when it has none' : ''
  return `The ${nounOf(name)} of the ${noun}, as editors write it: ${KINDS[type]}${unique}${none}.`
}

/** The fields whose words `q` finds. */
export function searchedFields({ fields }: NewResource): string[] {
  return fields.filter(({ type }) => ['string', 'text', 'html'].includes(type)).map(({ name }) => name)
}

/** The fields that a list can be sorted by; each needs an index. */
export function sortedFields({ fields }: NewResource): string[] {
  const own = fields.filter(({ type, isNullable }) => SORTED.includes(type) && !isNullable)
  return ['id', ...own.map(({ name }) => name), 'createdAt', 'updatedAt']
}

/** The fields that a list can be filtered by. */
export function filteredFields({ fields }: NewResource): string[] {
  return fields.filter(isFilter).map(({ name }) => name)
}

function isFilter({ type }: NewField): boolean {
  return FILTERED.includes(type)
}

function idParameter({ name, noun }: NewResource): Schema {
  return {
    name: `${lowerFirst(name)}Id`,
    in: 'path',
    required: true,
    description: `The \`id\` of the ${noun}, as in lists and in the \`Location\` of a new one.`,
    schema: ID,
    example: 1,
  }
}

function nextMinor(document: Schema): string {
  const [, major, minor] = /^(\d+)\.(\d+)\./.exec(String(valueAt(document, '/info/version'))) ?? []
  return `${major}.${Number(minor) + 1}.0`
}

function textsAt(document: Schema, path: readonly string[]): string[] {
  const found = valueAt(document, `/${path.join('/')}`)
  if (!Array.isArray(found)) throw new Error(`openapi.yaml has no list at ${path.join(' ')}`)
  return found.map(String)
}

function sizeOf(document: Schema, path: readonly string[]): number {
  const found = valueAt(document, `/${path.join('/')}`)
  return Array.isArray(found) ? found.length : Object.keys(Object(found)).length
}

/** `Label -createdAt` as `LABEL_CREATED_AT_DESC`. */
function constant(text: string): string {
  const name = text.replace(/ -?/, '_').replace(/(?<=[a-z])(?=[A-Z])/g, '_')
  return `${name}_${text.includes('-') ? 'DESC' : 'ASC'}`.toUpperCase()
}
