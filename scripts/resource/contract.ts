import { operations } from '../../generated/operations.ts'
import { type ResourceDescription, resources } from '../../generated/resources.ts'
import { pointerSegment, valueAt } from '../../src/base/json-pointer.ts'
import type { Addition } from '../complete/addition.ts'
import { reference } from '../complete/operation.ts'
import { capital, withArticle } from '../complete/words.ts'
import { lowerFirst, type Schema } from '../generate/schemas.ts'
import { givenFields, ID, type NewResource, namesFor } from './fields.ts'
import { schemasOf } from './schemas.ts'

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
    ...heldRecords(resource, document).map((at) => add(at, '409', CONFLICT, statusesBefore(document, at))),
  ]
}

const CONFLICT = reference('responses', 'Conflict')

/** The responses of what deletes a record that the new one may hold, where they have no 409 yet. */
function heldRecords({ fields }: NewResource, document: Schema): string[][] {
  const described: Readonly<Record<string, ResourceDescription>> = resources
  const held = fields.filter(({ relation, isNullable }) => relation && !isNullable)
  const deletions = held.flatMap(({ type }) => described[type]?.operations.remove ?? [])
  return [...new Set(deletions)]
    .map((id) => ['paths', operations[id].path, 'delete', 'responses'])
    .filter((at) => !Object.hasOwn(Object(valueIn(document, at)), 409))
}

function statusesBefore(document: Schema, at: readonly string[]): number {
  return Object.keys(Object(valueIn(document, at))).filter((status) => Number(status) < 409).length
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
  const common = {
    tags: [capital(nouns)],
    parameters: [reference('parameters', `${name}Id`)],
  }
  // who changes a record sees it in the answer
  const security = () => writers(isPublic ? [`${path}:write`] : [`${path}:read`, `${path}:write`])
  const isUnique = fields.some((field) => field.isUnique)
  return {
    get: {
      operationId: `get${name}`,
      summary: `Read ${withArticle(noun)}`,
      description: `One ${noun} by its \`id\`.`,
      security: readers(resource),
      ...common,
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
      ...common,
      requestBody: body(resource, 'Update'),
      responses: {
        200: answer(`The ${noun} with its new version, for the next change.`, `${name}Response`),
        ...(isUnique && { 409: CONFLICT }),
      },
    },
    delete: {
      operationId: `delete${name}`,
      summary: `Delete ${withArticle(noun)}`,
      description: `Deletes the ${noun} for good.`,
      security: security(),
      ...common,
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
function body(resource: NewResource, suffix: 'Create' | 'Update') {
  const { name, noun } = resource
  const isCreate = suffix === 'Create'
  const given = givenFields(resource).map((field) => [field.name, field.samples[isCreate ? 0 : 1]])
  const value = Object.fromEntries(given)
  const summary = isCreate ? `All fields of ${withArticle(noun)}` : 'Other values'
  const media = {
    schema: reference('schemas', `${name}${suffix}`),
    examples: { example: { summary, value } },
  }
  return { required: true, content: { 'application/json': media } }
}

function listParameters(resource: NewResource): unknown[] {
  const { name, nouns, fields } = resource
  const searched = namesFor('search', resource).map((field) => `\`${field}\``)
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
    ...fields
      .filter(({ uses }) => uses.includes('filter'))
      .map(({ name: field, schema, samples }) => ({
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

function valueIn(document: Schema, path: readonly string[]): unknown {
  return valueAt(document, path.map((name) => `/${pointerSegment(name)}`).join(''))
}

function textsAt(document: Schema, path: readonly string[]): string[] {
  const found = valueIn(document, path)
  if (!Array.isArray(found)) throw new Error(`openapi.yaml has no list at ${path.join(' ')}`)
  return found.map(String)
}

function sizeOf(document: Schema, path: readonly string[]): number {
  const found = valueIn(document, path)
  return Array.isArray(found) ? found.length : Object.keys(Object(found)).length
}
