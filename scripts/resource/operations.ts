import { reference } from '../complete/operation.ts'
import { capital, withArticle } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { givenFields, type NewResource, namesFor } from './fields.ts'

/** The 409 of what deletes a record that others may hold. */
export const IN_USE = reference('responses', 'InUse')

/** The operations of a new resource, by their paths. */
export function pathsOf(resource: NewResource): Record<string, unknown> {
  const { name, path } = resource
  return {
    [`/api/${path}`]: collectionOf(resource),
    [`/api/${path}/{${lowerFirst(name)}Id}`]: recordOf(resource),
  }
}

function isUnique(fields: NewResource['fields']) {
  return fields.some((field) => field.isUnique)
}

function answer(description: string, schema: string) {
  return { description, content: { 'application/json': { schema: reference('schemas', schema) } } }
}

function collectionOf(resource: NewResource) {
  const { name, noun, nouns, path, plural, fields } = resource
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
        ...(isUnique(fields) && { 409: reference('responses', 'AlreadyExistsOrInProgress') }),
      },
    },
  }
}

function recordOf(resource: NewResource) {
  const { name, noun, nouns, path, isPublic, fields } = resource
  const id = reference('parameters', `${name}Id`)
  const common = { tags: [capital(nouns)], parameters: [id] }
  // who changes a record sees it in the answer
  const security = writers(isPublic ? [`${path}:write`] : [`${path}:read`, `${path}:write`])
  return {
    get: {
      operationId: `get${name}`,
      summary: `Read ${withArticle(noun)}`,
      description: `One ${noun} by its \`id\`.`,
      security: readers(resource),
      ...common,
      parameters: [id, reference('parameters', `${name}Fields`)],
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
      security,
      ...common,
      requestBody: body(resource, 'Update'),
      responses: {
        200: answer(`The ${noun} with its new version, for the next change.`, `${name}Response`),
        ...(isUnique(fields) && { 409: reference('responses', 'AlreadyExists') }),
      },
    },
    delete: {
      operationId: `delete${name}`,
      summary: `Delete ${withArticle(noun)}`,
      description: `Deletes the ${noun} for good.`,
      security,
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
    ...['Ids', 'CreatedFrom', 'CreatedTo', 'UpdatedFrom', 'UpdatedTo'].map((one) =>
      reference('parameters', one),
    ),
    {
      name: 'sort',
      in: 'query',
      description:
        'The order; `-` means descending, and `-id` (newest first) is the order when absent. Equal ones ' +
        'are ordered by `id`.',
      schema: reference('schemas', `${name}Sort`),
      example: '-id',
    },
    reference('parameters', `${name}Fields`),
  ]
}
