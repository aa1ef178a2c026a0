import { parse } from 'yaml'
import { capital, withArticle } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { givenFields, type NewField, type NewResource, namesFor } from './fields.ts'

/** The operations of a new resource, by their paths. */
export function pathsOf(resource: NewResource): Record<string, unknown> {
  const { name, path } = resource
  return {
    [`/api/${path}`]: parse(collectionOf(resource)),
    [`/api/${path}/{${lowerFirst(name)}Id}`]: parse(recordOf(resource)),
  }
}

function collectionOf(resource: NewResource): string {
  const { name, noun, nouns, path, plural } = resource
  const [tag, one] = [capital(nouns), withArticle(noun)]
  return `
get:
  operationId: list${plural}
  tags: [${tag}]
  summary: List ${nouns}
  description: ${tag}, the newest first. Follow the \`Link\` header for more.
  security: ${readers(resource)}
  parameters:${listParameters(resource)}
  responses:
    200: ${answer(`One page of ${nouns}, in the order asked for.`, `${name}ListResponse`)}
post:
  operationId: create${name}
  tags: [${tag}]
  summary: Create ${one}
  description: Creates ${one}. With an \`Idempotency-Key\` a retry creates nothing twice.
  security: ${writers(`${path}:write`)}
  requestBody: ${body(resource, 'Create', `All fields of ${one}`, 0)}
  responses:
    201: ${answer(`The ${noun} as it was stored. \`Location\` is its path.`, `${name}Response`)}
    ${ifUnique(resource, 'AlreadyExistsOrInProgress')}
`
}

function recordOf(resource: NewResource): string {
  const { name, noun, nouns, path, isPublic } = resource
  const one = withArticle(noun)
  const id = `$ref: '#/components/parameters/${name}Id'`
  const tags = `[${capital(nouns)}]`
  // whoever changes a record sees it in the response
  const security = writers(...(isPublic ? [] : [`${path}:read`]), `${path}:write`)
  return `
get:
  operationId: get${name}
  summary: Read ${one}
  description: One ${noun} by its \`id\`.
  security: ${readers(resource)}
  tags: ${tags}
  parameters:
    - ${id}
    - $ref: '#/components/parameters/${name}Fields'
  responses:
    200: ${answer(`One ${noun}, with the version that a change can name in \`If-Match\`.`, `${name}Response`)}
patch:
  operationId: update${name}
  summary: Change ${one}
  description: Changes the fields that the body has. Send the \`ETag\` that you read in \`If-Match\`.
  security: ${security}
  tags: ${tags}
  parameters:
    - ${id}
  requestBody: ${body(resource, 'Update', 'Other values', 1)}
  responses:
    200: ${answer(`The ${noun} with its new version, for the next change.`, `${name}Response`)}
    ${ifUnique(resource, 'AlreadyExists')}
delete:
  operationId: delete${name}
  summary: Delete ${one}
  description: Deletes the ${noun} for good.
  security: ${security}
  tags: ${tags}
  parameters:
    - ${id}
  responses:
    200: ${answer(`What the ${noun} was before it was deleted.`, `${name}Response`)}
`
}

function listParameters(resource: NewResource): string {
  const { name, nouns, fields } = resource
  const searched = namesFor('search', resource).map((field) => `\`${field}\``)
  const among = [searched.slice(0, -1).join(', '), searched.at(-1)].filter(Boolean).join(' or ')
  const q = `
    - name: q
      in: query
      description: Only ${nouns} whose ${among} contains these words, or words that begin with them. Case and
        accents make no difference. A search that takes too long is given up (\`unavailable\`).
      schema: {type: string, minLength: 1, maxLength: 100}
      example: word`
  const filter = (field: NewField) => `
    - name: ${field.name}
      in: query
      description: Only ${nouns} whose \`${field.name}\` has exactly this value.
      schema: ${JSON.stringify(field.schema)}
      example: ${JSON.stringify(field.samples[0])}`
  return `${among && q}${fields
    .filter(({ uses }) => uses.includes('filter'))
    .map(filter)
    .join('')}
    - $ref: '#/components/parameters/Ids'
    - $ref: '#/components/parameters/CreatedFrom'
    - $ref: '#/components/parameters/CreatedTo'
    - $ref: '#/components/parameters/UpdatedFrom'
    - $ref: '#/components/parameters/UpdatedTo'
    - name: sort
      in: query
      description: The order; \`-\` means descending, and \`-id\` (newest first) is the order when absent.
        Equal ones are ordered by \`id\`.
      schema: {$ref: '#/components/schemas/${name}Sort'}
      example: -id
    - $ref: '#/components/parameters/${name}Fields'`
}

function answer(description: string, schema: string): string {
  const media = `{schema: {$ref: '#/components/schemas/${schema}'}}`
  return `{description: ${JSON.stringify(description)}, content: {application/json: ${media}}}`
}

function readers({ path, isPublic }: NewResource): string {
  return isPublic ? '[]' : `[{bearerAuth: []}, {apiKeyAuth: ['${path}:read']}]`
}

function writers(...scopes: string[]): string {
  return `[{bearerAuth: [editor]}, {apiKeyAuth: ${JSON.stringify(scopes)}}]`
}

function ifUnique({ fields }: NewResource, response: string): string {
  return fields.some(({ isUnique }) => isUnique) ? `409: {$ref: '#/components/responses/${response}'}` : ''
}

/** @param index of the samples: a change has other values than a create, and what is unique must be free */
function body(resource: NewResource, suffix: 'Create' | 'Update', summary: string, index: 0 | 1): string {
  const given = givenFields(resource).map(({ name, samples }) => [name, samples[index]])
  const value = JSON.stringify(Object.fromEntries(given))
  const schema = `{$ref: '#/components/schemas/${resource.name}${suffix}'}`
  const media = `{schema: ${schema}, examples: {example: {summary: ${summary}, value: ${value}}}}`
  return `{required: true, content: {application/json: ${media}}}`
}
