import { type Json, list, record } from '../json.ts'
import {
  actionOf,
  exampleBody,
  filesOf,
  JSON_TYPE,
  type Operation,
  operations,
  requirements,
  takesForm,
} from '../redocly-plugin/contract.ts'
import { JsonNode } from '../redocly-plugin/json-node.ts'
import { EVENTS, eventsOf } from './collection-scripts.ts'

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/**
 * What a person fills in, here or in an environment, and what requests hand on to others. `*`: whatever the
 * version is. No id is among them: an example may be the id of somebody else's record.
 */
const VARIABLES = {
  username: 'admin',
  password: '',
  newPassword: '{{password}}',
  accessToken: '',
  refreshToken: '',
  etag: '*',
  // the first one, which every record has had
  version: '1',
}

/**
 * The contract as a collection of requests (Postman Collection 2.1), which Postman and Bruno import: a folder
 * for each tag, a request for each operation, with the documented examples. Run as a whole, each request goes
 * on with what those before it have answered, as the links of the contract say.
 *
 * @param document the parsed contract
 */
export function collectionOf(document: unknown) {
  const root = new JsonNode(document, [], document)
  const { title, version } = root.get('info').members
  const variables = { origin: root.get('servers', 0, 'url').value, ...VARIABLES }
  return {
    info: { name: `${title} ${version}`, schema: SCHEMA, description: root.get('info', 'summary').value },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{accessToken}}', type: 'string' }] },
    variable: Object.entries(variables).map(([key, value]) => ({ key, value })),
    event: EVENTS,
    item: list(root.members.tags).map((tag) => folderOf(root, record(tag))),
  }
}

function folderOf(root: JsonNode, { name, description }: Json) {
  const own = operations(root).filter(({ node }) => list(node.members.tags).includes(name))
  const acts = own.some((operation) => actionOf(operation) !== undefined)
  own.sort((a, b) => rank(a, acts) - rank(b, acts))
  return { name, description, item: own.map((operation) => itemOf(root, operation)) }
}

/**
 * Requests that end something come after those that need it.
 *
 * @param acts whether there are actions, which start from the state of a new record: an update may change it
 */
function rank({ id, method, path }: Operation, acts: boolean) {
  if (id === 'logout') return 4
  if (method !== 'delete') return acts && method === 'patch' ? 1 : 0
  return path.endsWith('}') ? 3 : 2
}

function itemOf(root: JsonNode, operation: Operation) {
  const { id, node, method } = operation
  const isPublic = requirements(root, operation).length === 0
  return {
    id,
    name: node.members.summary,
    event: eventsOf(operation, isPublic),
    request: {
      method: method.toUpperCase(),
      description: node.members.description,
      ...(isPublic && { auth: { type: 'noauth' } }),
      header: headersOf(operation),
      url: urlOf(operation),
      ...bodyOf(operation, isPublic),
    },
  }
}

function urlOf({ path, parameters }: Operation) {
  const named = (place: string) => parameters.filter(({ members: it }) => it.in === place)
  const segments = path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')
  return {
    raw: `{{origin}}/${segments}`,
    host: ['{{origin}}'],
    path: segments.split('/'),
    variable: named('path').map(({ members: it }) => ({ key: it.name, value: `{{${it.name}}}` })),
    query: named('query').map(entryOf),
  }
}

function headersOf(operation: Operation) {
  const { parameters, body } = operation
  const own = parameters.filter(({ members: it }) => it.in === 'header').map(entryOf)
  return [
    // the client adds the content type of a form, with its boundary
    ...(body.exists && !takesForm(operation) ? [{ key: 'Content-Type', value: JSON_TYPE }] : []),
    ...own.map((entry) => ({ ...entry, ...VALUES[entry.key] })),
  ]
}

const VALUES: Readonly<Record<string, { readonly value: string; readonly disabled?: boolean }>> = {
  'If-Match': { value: '{{etag}}' },
  'Idempotency-Key': { value: '{{$guid}}', disabled: false },
}

/** Optional parameters are included, but switched off. */
function entryOf({ members: { name, description, example, required } }: JsonNode) {
  return { key: String(name), value: String(example ?? ''), description, disabled: required !== true }
}

/** @param isPublic whoever signs in does so as the person of the variables */
function bodyOf(operation: Operation, isPublic: boolean) {
  const example = exampleBody(operation)
  if (example === undefined) return {}
  if (takesForm(operation)) return { body: formOf(operation, record(example)) }
  const given = isPublic ? { username: '{{username}}', password: '{{password}}' } : {}
  const known = {
    ...given,
    refresh_token: '{{refreshToken}}',
    currentPassword: '{{password}}',
    newPassword: '{{newPassword}}',
  }
  const value = record(example)
  const filled = Object.entries(known).filter(([name]) => name in value)
  const body = { ...value, ...withoutReferences(operation, value), ...Object.fromEntries(filled) }
  const raw = JSON.stringify(body, null, 2)
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } }
}

/** The ids of an example are of records that others have made, or of none: wherever that is allowed, none. */
function withoutReferences({ body }: Operation, value: Json) {
  const properties = body.get('content', JSON_TYPE, 'schema', 'properties')
  const empty = Object.keys(value).flatMap((name): [string, null | []][] => {
    const { types, members } = properties.get(name)
    if (name.endsWith('Ids') && !members.minItems) return [[name, []]]
    return name.endsWith('Id') && types.includes('null') ? [[name, null]] : []
  })
  return Object.fromEntries(empty)
}

/** An empty page, as a file that every program can send, wherever it imports the collection. */
const FILE = [
  '%PDF-1.4',
  '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
  '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
  '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj',
  'trailer <</Root 1 0 R>>',
  '%%EOF',
].join('\n')

/** A part of a form, in Postman's format. */
interface FormPart {
  readonly key: string
  readonly type: 'text' | 'file'
  readonly value?: string
  readonly contentType?: string
  readonly fileName?: string
  readonly src?: readonly string[]
  readonly disabled?: boolean
  readonly description?: string
}

/** A form whose file is a text in the collection; people can choose their own file instead. */
function formOf(operation: Operation, example: Json) {
  const files = filesOf(operation)
  const formdata = Object.entries(example).flatMap(([key, value]): FormPart[] =>
    files.includes(key)
      ? [
          { key, type: 'text', value: FILE, contentType: 'application/octet-stream', fileName: 'page.pdf' },
          { key, type: 'file', src: [], disabled: true, description: 'A file of your own' },
        ]
      : [{ key, type: 'text', value: String(value) }],
  )
  return { mode: 'formdata', formdata } as const
}
