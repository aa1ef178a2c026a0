import type { OperationId } from '../../generated/operations.ts'
import type { TestApp } from '../support/app.ts'
import type { ApiResponse, RequestOptions } from '../support/client.ts'
import { documentedOperation, documentedOperations } from '../support/contract-document.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { recordsOf } from '../support/pages.ts'
import { described, useOf } from '../support/resources.ts'
import type { TestUser } from '../support/users.ts'

export interface PreparedRequest {
  readonly method: string
  readonly path: string
  readonly options: RequestOptions
}

export interface GoodRequest extends PreparedRequest {
  /** The administrator who sends the request; no other test uses this account. */
  readonly caller: TestUser
}

/** Replaces the credentials in the examples, which are fictitious, with the caller's. */
const CREDENTIALS: { readonly [Id in OperationId]?: (caller: TestUser) => object } = {
  login: ({ username, password }) => ({ username, password }),
  refreshTokens: ({ refreshToken }) => ({ refresh_token: refreshToken }),
  changePassword: ({ password }) => ({ currentPassword: password }),
}

/** Creates what no POST to a collection can, at the path of that, by the name of its path parameter. */
const FIXTURES: Readonly<Record<string, (app: TestApp, caller: TestUser, path: string) => Promise<string>>> =
  {
    sessionId: async (app, { id }) => (await app.signIn(id)).sessionId,
    version: async () => '1',
    deliveryId: async (app, { token }, path) => {
      const response = await app.request('POST', `${recordPath(path)}/test`, { token })
      return String(Object(Object(response.json).data).id)
    },
  }

/** The number of callers and examples used so far. */
let used = 0

/**
 * A request that its operation answers successfully, derived from the contract alone: one of its examples,
 * sent for a resource that is created for it, with the current ETag.
 *
 * @param example the name of a request example; the first one if absent
 */
export async function goodRequest(
  app: TestApp,
  operation: DocumentedOperation,
  example?: string,
): Promise<GoodRequest> {
  const { id, method, isPublic, body } = operation
  const caller = await app.addUser(`caller-${++used}`, 'admin')
  const shown = body && { ...exampleOf(operation, example), ...CREDENTIALS[id]?.(caller) }
  const json = shown && (await withReferences(app, id, shown, caller))
  app.keepSecret(...passwordsIn(operation, json))
  const path = await existingPath(app, operation, caller)
  // there must be something to revoke
  if (useOf(id)?.kind === 'revokePreviews') await app.request('POST', path, { token: caller.token, json: {} })
  const headers = takesTag(operation) ? { 'if-match': await readTag(app, path, caller) } : {}
  return {
    method,
    path,
    caller,
    options: { headers, ...(!isPublic && { token: caller.token }), ...(json && { json }) },
  }
}

/** Sends a request with some options replaced; headers are merged. */
export function send(
  app: TestApp,
  { method, path, options }: PreparedRequest,
  changes: RequestOptions = {},
): Promise<ApiResponse> {
  const headers = { ...options.headers, ...changes.headers }
  return app.request(method, path, { ...options, ...changes, headers })
}

/** The operations that the body of a batch asks for. */
export function operationsIn({ options: { json } }: PreparedRequest): readonly { readonly op: string }[] {
  return [Object(json).operations].flat()
}

export function takesTag({ parameters }: DocumentedOperation): boolean {
  return parameters.some(({ name }) => name === 'If-Match')
}

/** The current `ETag` of a resource, or of the one that an action at this path changes. */
export async function readTag(app: TestApp, path: string, { token }: TestUser): Promise<string> {
  const record = recordPath(path)
  const { status, headers, text } = await app.request('GET', record, { token })
  if (headers.etag === undefined) throw new Error(`GET ${record} answered ${status}: ${text}`)
  return headers.etag
}

/** The path of a record: what is done to it has a path below. */
export function recordPath(path: string): string {
  return /^\/api\/[^/]+\/[^/]+/.exec(path)?.[0] ?? path
}

/** The path of an operation, with a resource that was created for it. */
async function existingPath(app: TestApp, { path }: DocumentedOperation, caller: TestUser): Promise<string> {
  let existing = ''
  // texts between parameters, and their names, in turns
  for (const [index, part] of path.split(/\/\{(\w+)\}/).entries()) {
    const fixture = index % 2 === 1 ? FIXTURES[part] : undefined
    if (index % 2 === 0) existing += part
    else if (fixture) existing += `/${await fixture(app, caller, existing)}`
    else existing = await createResource(app, existing, caller)
  }
  return existing
}

/** Creates records until a list has `count`; none if no POST to its path creates them. */
export async function fillList(
  app: Pick<TestApp, 'request' | 'keepSecret'>,
  path: string,
  count: number,
  caller: Pick<RequestOptions, 'token'>,
): Promise<void> {
  if (!createOf(path)) return
  const { token } = caller
  const list = await belowParents(app, path, caller)
  const { headers } = await app.request('GET', list, { token, query: { limit: 1, count: 'true' } })
  for (let there = Number(headers['x-total-count']); there < count; there++)
    await createResource(app, list, caller)
}

/** A path below records that there are, or that are created for it. */
export async function belowParents(
  app: Pick<TestApp, 'request' | 'keepSecret'>,
  path: string,
  caller: Pick<RequestOptions, 'token'>,
): Promise<string> {
  let existing = ''
  for (const [index, part] of path.split(/\/\{(\w+)\}/).entries()) {
    const [there] = index % 2 === 1 ? recordsOf(await app.request('GET', existing, caller)) : []
    if (index % 2 === 0) existing += part
    else existing = there ? `${existing}/${there.id}` : await createResource(app, existing, caller)
  }
  return existing
}

/** The operation that creates the records of a list, by the path of the list, with parameters or values. */
export function createOf(collection: string): DocumentedOperation | undefined {
  return documentedOperations.find(({ id, method, path }) => {
    const isHere = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(collection)
    return method === 'POST' && isHere && (!path.includes('{') || useOf(id)?.kind === 'create')
  })
}

/** A body whose references point to existing records, or to records created for it. */
export async function withReferences<T extends object>(
  app: Pick<TestApp, 'request' | 'keepSecret'>,
  id: OperationId,
  json: T,
  caller: Pick<RequestOptions, 'token'>,
): Promise<T> {
  const values = new Map<string, unknown>(Object.entries(json))
  const { references: all = {}, name: own } = useOf(id)?.resource ?? {}
  const references = Object.entries(all)
  const named = references.filter(([name]) => Number([values.get(name)].flat()[0]) > 0)
  const ids = named.map(async ([name, { to, join }]) => {
    const { list } = described.find((resource) => resource.name === to)?.operations ?? {}
    const path = list && (await belowParents(app, documentedOperation(list).path, caller))
    // the newest user is the caller, whom some suites delete
    const there = path ? recordsOf(await app.request('GET', path, caller)).at(-1) : undefined
    // the first of its kind refers to no other
    if (to === own && !there) return [name, join ? [] : null] as const
    const key = there?.id ?? (await referable(app, to, caller))
    return [name, join ? [key] : key] as const
  })
  return { ...json, ...Object.fromEntries(await Promise.all(ids)) }
}

/** Creates a record in a table. @returns its id */
export async function referable(
  app: Pick<TestApp, 'request' | 'keepSecret'>,
  table: string,
  caller: Pick<RequestOptions, 'token'>,
): Promise<number> {
  const { create } = described.find(({ name }) => name === table)?.operations ?? {}
  if (!create) throw new Error(`nothing creates ${table}`)
  const list = await belowParents(app, documentedOperation(create).path, caller)
  const path = await createResource(app, list, caller)
  return Number(path.split('/').at(-1))
}

async function createResource(
  app: Pick<TestApp, 'request' | 'keepSecret'>,
  collection: string,
  { token }: Pick<RequestOptions, 'token'>,
): Promise<string> {
  const create = createOf(collection)
  const elsewhere = create ? undefined : createElsewhere(collection)
  if (elsewhere) return createResource(app, await belowParents(app, elsewhere.path, { token }), { token })
  if (!create) throw new Error(`nothing creates a resource of ${collection}`)
  const example = { ...generatedValues(create), ...exampleOf(create) }
  const json = await withReferences(app, create.id, example, { token })
  app.keepSecret(...passwordsIn(create, json))
  const { status, headers, text } = await app.request('POST', collection, { token, json })
  if (headers.location === undefined) throw new Error(`${create.id} answered ${status}: ${text}`)
  return headers.location
}

/** The operation that creates records that have their paths here, at a list below another record. */
function createElsewhere(collection: string): DocumentedOperation | undefined {
  const resource = described.find(
    ({ operations: { find } }) =>
      find && documentedOperation(find).path.replace(/\/\{\w+\}$/, '') === collection,
  )
  return resource?.operations.create && documentedOperation(resource.operations.create)
}

/** Slugs that the service would generate: fixtures do not take those of other records. */
function generatedValues({ id, body }: DocumentedOperation): object {
  const schemas = Object(body?.schema.properties)
  const isSlug = (name: string) => schemas[name]?.['x-pattern-name'] === 'slug'
  const unique = Object.keys(useOf(id)?.resource.unique ?? {})
  return Object.fromEntries(unique.filter(isSlug).map((name) => [name, `fixture-${++used}`]))
}

/** A request example. */
function exampleOf({ id, body }: DocumentedOperation, name?: string): object {
  const [first] = Object.values(body?.examples ?? {})
  const example = name === undefined ? first : body?.examples[name]
  if (typeof example !== 'object' || example === null) throw new Error(`${id} has no request example`)
  return withFreshValues(id, example)
}

/** A body with values of unique fields that no other has. */
export function withFreshValues(id: OperationId, body: object): object {
  const number = ++used
  const unique = Object.keys(useOf(id)?.resource.unique ?? {})
  const fields = Object.entries(body).map(([key, value]) => [
    key,
    unique.includes(key) ? `${value}-${number}` : value,
  ])
  return Object.fromEntries(fields)
}

function passwordsIn({ body }: DocumentedOperation, json: object | undefined): string[] {
  const schemas = new Map<string, unknown>(Object.entries(Object(body?.schema.properties)))
  return Object.entries(json ?? {}).flatMap(([name, value]) =>
    Object(schemas.get(name)).format === 'password' ? [String(value)] : [],
  )
}
