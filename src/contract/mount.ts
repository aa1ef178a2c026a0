import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Context } from 'openapi-backend'
import { type OperationId, operations } from '../../generated/operations.ts'
import { requestValidators } from '../../generated/validators.js'
import { ApiError } from '../http/errors.ts'
import { ContractBackend, type ContractOperation, descriptionOf, MatchedRequest } from './backend.ts'
import { isThenable } from './guards.ts'
import type { OperationDescription } from './operation.ts'
import { prepareRequest } from './prepare-request.ts'
import { authorize, refusalOf } from './security.ts'
import { validationError } from './validation-errors.ts'

/** Makes what serves one operation, of requests that are let in, sanitised and valid. */
export type Serve = (
  id: OperationId,
) => (context: Context, request: FastifyRequest, reply: FastifyReply) => unknown

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationDescription
    operationId?: OperationId
    /** The methods that the path supports, for `Allow`. */
    allow?: string
  }
}

export const operationIds = Object.keys(operations).filter(isOperationId)

/** Whether the document has an operation of this name. */
export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name)
}

/**
 * Mounts each operation of the document on Fastify's router. A matched request then runs through openapi-backend:
 * security, sanitiser (`postSecurityHandler`), validation, handler.
 */
export async function mountOperations(app: FastifyInstance, document: Document, serve: Serve): Promise<void> {
  const backend = new ContractBackend(document, requestValidators)
  await backend.init()
  registerStops(backend)
  for (const id of operationIds) {
    backend.register(id, serve(id))
  }
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseCoding)
    mountAll(scope, backend, ({ maxBodyBytes }) => maxBodyBytes !== null)
  })
  await app.register(async (scope) => {
    // an operation without a body reads none, whatever its type, and be that no type at all: nobody asked for it
    scope.addHook('onRequest', ({ raw }, _reply, done) => {
      // deleting makes an object slow, so nothing is deleted that is not there
      if (raw.headers['content-type'] !== undefined) delete raw.headers['content-type']
      done()
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    mountAll(scope, backend, ({ maxBodyBytes }) => maxBodyBytes === null)
  })
  refuseOtherMethods(app)
}

type Document = ConstructorParameters<typeof ContractBackend>[0]

function mountAll(
  app: FastifyInstance,
  backend: ContractBackend,
  isHere: (operation: OperationDescription) => boolean,
): void {
  const documented = new Map(
    backend.router.getOperations().map((operation) => [operation.operationId, operation]),
  )
  for (const id of operationIds) {
    const operation: OperationDescription = operations[id]
    const matched = documented.get(id)
    if (!matched) throw new Error(`${id} is not in the document: run npm run generate`)
    if (isHere(operation)) mount(app, backend, id, matched)
  }
}

function mount(
  app: FastifyInstance,
  backend: ContractBackend,
  id: OperationId,
  matched: ContractOperation,
): void {
  const operation: OperationDescription = operations[id]
  const lifeCycle = backend.compile(matched)
  app.route({
    method: operation.method,
    url: operation.url,
    config: { operation, operationId: id },
    ...(operation.maxBodyBytes !== null && { bodyLimit: operation.maxBodyBytes }),
    handler(request, reply) {
      const answer = lifeCycle(new MatchedRequest(request, matched, operation), request, reply)
      return isThenable(answer) ? answer : undefined
    },
  })
}

/** What openapi-backend does between the stops of a request; a stop that refuses throws. */
function registerStops(backend: ContractBackend): void {
  backend.registerSecurityHandler('bearerAuth', securityHandler('bearerAuth'))
  backend.registerSecurityHandler('apiKeyAuth', securityHandler('apiKeyAuth'))
  backend.register({
    unauthorizedHandler: ({ security }: Context) => {
      throw refusalOf(security)
    },
    postSecurityHandler: prepareRequest,
    validationFail: ({ validation }: Context) => {
      throw validationError(validation.errors ?? [])
    },
    notFound: () => {
      throw new ApiError('not_found')
    },
    methodNotAllowed: () => {
      throw new ApiError('method_not_allowed')
    },
    notImplemented: ({ operation }: Context) => {
      throw new Error(`no handler for ${operation.operationId}`)
    },
  })
}

function securityHandler(scheme: 'bearerAuth' | 'apiKeyAuth') {
  return (context: Context, request: FastifyRequest) => {
    const requirement = descriptionOf(context).security.find((one) => one.scheme === scheme)
    return requirement && request.credentials && authorize(requirement, request.credentials)
  }
}

/** A compressed body is not JSON to anybody who does not expand it (RFC 9110, section 8.4). */
const refuseCoding: onRequestHookHandler = ({ headers }, _reply, done) => {
  const coding = headers['content-encoding']
  if (coding === undefined || coding.toLowerCase() === 'identity') return done()
  done(new ApiError('unsupported_media_type', { detail: 'contentEncoding' }))
}

/** 405 with `Allow` (RFC 9110, section 15.5.6) for each path of the document. */
function refuseOtherMethods(app: FastifyInstance): void {
  const described = operationIds.map((id): OperationDescription => operations[id])
  for (const url of new Set(described.map((operation) => operation.url))) {
    const methods = described.flatMap((operation) => (operation.url === url ? [operation.method] : []))
    const supported: string[] = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    const allow = [...supported, 'OPTIONS'].join(', ')
    app.route({
      method: app.supportedMethods.filter((method) => !supported.includes(method)),
      url,
      config: { allow },
      onRequest: async () => {
        throw new ApiError('method_not_allowed', { headers: { allow } })
      },
      handler: () => undefined,
    })
  }
}
