import { parse } from 'yaml'
import { capital, withArticle } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { listParameters } from './filters.ts'
import { holdsItself, isUnique, listPathOf, type Resource } from './resource.ts'
import { revisionPaths } from './revisions.ts'
import { bodyOf, recordOf as exampleOf, type Turn } from './samples.ts'

const json = JSON.stringify

/** The operations of a resource, by path. */
export function pathsOf(resource: Resource): Record<string, unknown> {
  const { name, path } = resource
  return {
    [listPathOf(resource)]: parse(collectionOf(resource)),
    [`/api/${path}/{${lowerFirst(name)}Id}`]: parse(recordOf(resource)),
    ...revisionPaths(resource),
  }
}

function collectionOf(resource: Resource): string {
  const { name, noun, nouns, path, plural, parent } = resource
  const [tag, one] = [capital(nouns), withArticle(noun)]
  const of = parent ? ` of ${withArticle(parent.noun)}` : ''
  const id = parent ? `\n    - $ref: '#/components/parameters/${parent.name}Id'` : ''
  const page = answer(
    resource,
    `One page of ${nouns}, in the requested order.`,
    `1 ${noun} on this page`,
    true,
  )
  const stored = `The ${noun} as stored. \`Location\` is its path.`
  return `
get:
  operationId: list${plural}
  tags: [${tag}]
  summary: List ${parent ? 'the ' : ''}${nouns}${of}
  description: ${tag}${of}, newest first. Follow the \`Link\` header for the next page.${draftsNote(resource)}
  security: ${readers(resource)}
  parameters:${id}${listParameters(resource)}
  responses:
    '200': ${page}${draftRefusals(resource)}
post:
  operationId: create${name}
  tags: [${tag}]
  summary: ${parent ? `Add ${one} to ${withArticle(parent.noun)}` : `Create ${one}`}
  description: Creates ${one}${of}. Send an \`Idempotency-Key\` so that a retry never creates a second one.
  security: ${writers(`${path}:write`)}${id && `\n  parameters:${id}`}
  requestBody: ${body(resource, 'Create', `All fields of ${one}`, 0)}
  responses:
    '201': ${answer(resource, stored, `The ${noun} was created`)}
    '409': ${reference(isUnique(resource) ? 'AlreadyExistsOrInProgress' : 'InProgress')}
`
}

function recordOf(resource: Resource): string {
  const { name, noun, nouns, path, isPublic } = resource
  const one = withArticle(noun)
  const current = `The current ${noun}. Send its \`ETag\` in \`If-Match\` to change it.`
  const changed = `The ${noun} after the change, with its new \`ETag\`.`
  const id = `$ref: '#/components/parameters/${name}Id'`
  const tags = `[${capital(nouns)}]`
  // clients that change a record see it in the response
  const security = writers(...(isPublic ? [] : [`${path}:read`]), `${path}:write`)
  return `
get:
  operationId: get${name}
  summary: Get ${one}
  description: Returns one ${noun} by its \`id\`.${draftsNote(resource)}
  security: ${readers(resource)}
  tags: ${tags}
  parameters:
    - ${id}
    - $ref: '#/components/parameters/${name}Fields'
  responses:
    '200': ${answer(resource, current, `The ${noun}`)}
    ${isOpen(resource) ? `'401': ${reference('InvalidCredential')}` : ''}
patch:
  operationId: update${name}
  summary: Change ${one}
  description: Changes the fields that you send. Send the \`ETag\` from your last read in \`If-Match\`.
  security: ${security}
  tags: ${tags}
  parameters:
    - ${id}
  requestBody: ${body(resource, 'Update', 'Other values', 1)}
  responses:
    '200': ${answer(resource, changed, `The ${noun} was changed`)}
    ${isUnique(resource) ? `'409': ${reference('AlreadyExists')}` : ''}
delete:
  operationId: delete${name}
  summary: Delete ${one}
  description: Permanently deletes the ${noun} and returns its last state.
  security: ${security}
  tags: ${tags}
  parameters:
    - ${id}
  responses:
    '200': ${answer(resource, `The ${noun} as it was before deletion.`, `The ${noun} was deleted`)}
    ${holdsItself(resource) ? `'409': ${reference('InUse')}` : ''}
`
}

/** Clients that can write also see drafts. */
function draftsNote({ nouns, drafts }: Resource): string {
  return drafts
    ? ` Readers see the published ${nouns}; clients that may write ${nouns} also see the others.`
    : ''
}

/** A success response, with an example of the record or of a page with it. */
function answer(resource: Resource, description: string, message: string, isList = false): string {
  const { name, noun } = resource
  const schema = { $ref: `#/components/schemas/${name}${isList ? 'List' : ''}Response` }
  const record = exampleOf(resource)
  const value = { status: 'success', message: `${message}.`, data: isList ? [record] : record }
  const examples = { example: { summary: `${isList ? 'One' : 'The'} ${noun}`, value } }
  return json({ description, content: { 'application/json': { schema, examples } } })
}

/** Whether everybody can read published records (or those below them), and clients with credentials more. */
function isOpen({ isPublic, drafts, parent }: Resource): boolean {
  return isPublic && (drafts !== undefined || parent?.isOpen === true)
}

/** The error responses for readers who ask for unpublished records. */
function draftRefusals(resource: Resource): string {
  const forbidden = resource.drafts ? `\n    '403': ${reference('Forbidden')}` : ''
  const refused = resource.drafts ? 'Unauthorized' : 'InvalidCredential'
  return `${isOpen(resource) ? `\n    '401': ${reference(refused)}` : ''}${forbidden}`
}

function readers(resource: Resource): string {
  const { path, isPublic } = resource
  if (!isPublic) return `[{bearerAuth: []}, {apiKeyAuth: ['${path}:read']}]`
  return isOpen(resource) ? `[{}, {bearerAuth: [editor]}, {apiKeyAuth: ['${path}:write']}]` : '[]'
}

function writers(...scopes: string[]): string {
  return `[{bearerAuth: [editor]}, {apiKeyAuth: ${json(scopes)}}]`
}

function reference(response: string): string {
  return `{$ref: '#/components/responses/${response}'}`
}

/** @param turn a change needs different values than a create, and unused ones for unique fields */
function body(resource: Resource, suffix: 'Create' | 'Update', summary: string, turn: Turn): string {
  const schema = `{$ref: '#/components/schemas/${resource.name}${suffix}'}`
  const example = `{summary: ${summary}, value: ${json(bodyOf(resource, turn))}}`
  return `{required: true, content: {application/json: {schema: ${schema}, examples: {example: ${example}}}}}`
}
