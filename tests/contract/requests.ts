import type { TestApp } from '../support/app.ts'
import type { ApiResponse, RequestOptions } from '../support/client.ts'
import { documentedOperations } from '../support/contract-document.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { signIn, type TestUser } from '../support/users.ts'

export interface PreparedRequest {
  readonly method: string
  readonly path: string
  readonly options: RequestOptions
}

/**
 * A request that its operation answers with success, made of the document alone: one of its examples, for a resource that is
 * created for it.
 *
 * @param example the name of a request example; the first one when absent
 */
export async function goodRequest(
  app: TestApp,
  operation: DocumentedOperation,
  example?: string,
): Promise<PreparedRequest> {
  const { method, path, security, body } = operation
  const { id } = app.users.admin
  const login = { ...app.users.admin, ...(await signIn(app.context.auth, id)) }
  app.keepSecret(login.token, login.refreshToken)
  return {
    method,
    path: path.endsWith('}') ? await createResource(app, path, login.token) : path,
    options: {
      ...(security.length > 0 && { token: login.token }),
      ...(body && { json: withCredentials(exampleOf(body.examples, example), login) }),
    },
  }
}

export function send(
  app: TestApp,
  { method, path, options }: PreparedRequest,
  changes: RequestOptions = {},
): Promise<ApiResponse> {
  return app.request(method, path, { ...options, ...changes })
}

/** Creates what lives at a path like `/api/products/{productId}`, by the POST of its collection. */
async function createResource(app: TestApp, path: string, token: string): Promise<string> {
  const collection = path.slice(0, path.lastIndexOf('/'))
  const create = documentedOperations.find(({ method, path }) => method === 'POST' && path === collection)
  if (!create?.body) throw new Error(`nothing creates ${path}`)
  const json = exampleOf(create.body.examples, undefined)
  const { status, headers, text } = await app.request('POST', collection, {
    token,
    json,
  })
  if (headers.location === undefined) throw new Error(`${create.id} answered ${status}: ${text}`)
  return headers.location
}

function exampleOf(examples: Readonly<Record<string, unknown>>, name: string | undefined): unknown {
  return name === undefined ? Object.values(examples)[0] : examples[name]
}

/** The credentials in the examples of a document are nobody's. */
function withCredentials(example: unknown, { username, password, refreshToken }: TestUser): unknown {
  if (typeof example !== 'object' || example === null) return example
  return {
    ...example,
    ...('password' in example && { username, password }),
    ...('refresh_token' in example && { refresh_token: refreshToken }),
  }
}
