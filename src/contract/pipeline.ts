import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from 'openapi-backend'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { SecurityRequirement } from '../../generated/operations.ts'
import { requestValidators } from '../../generated/validators.js'
import { NOBODY } from '../auth/authenticate.ts'
import { authorize } from '../auth/authorize.ts'
import { ApiError } from '../core/errors.ts'
import { ContractBackend, MatchedRequest, matchedRequest } from './backend.ts'
import { mountRoutes, operationIds } from './mount.ts'
import { prepare } from './prepare.ts'
import { keeping, placeFor, sendKept } from './recall.ts'
import { type Answer, sendAnswer } from './response.ts'
import type { Handle, Steps } from './steps.ts'
import { validationError } from './validation-errors.ts'

/**
 * The way of a request to an operation. openapi-backend's `handleRequest` runs the steps in this order. A
 * step refuses with an `ApiError`, which the error handler of the server answers.
 */
export async function mountPipeline(
  app: FastifyInstance,
  document: OpenAPIV3_1.Document,
  { admit, handleFor, memory, overload }: Steps,
): Promise<void> {
  const backend = new ContractBackend(document, requestValidators)
  await backend.init()

  // 1. Who asks, and how often? Fastify reads the body afterwards.
  app.addHook('onRequest', admit)
  // 2. May they? One alternative of the operation's `security` is enough.
  backend.registerSecurityHandler('bearerAuth', authorizeBy('bearerAuth'))
  backend.registerSecurityHandler('apiKeyAuth', authorizeBy('apiKeyAuth'))
  backend.register('unauthorizedHandler', refuseUnauthorized)
  // 3. Markup and control characters are removed.
  backend.register('postSecurityHandler', sanitize)
  // 4. The generated validators of the operation run here.
  backend.register('validationFail', refuseInvalid)
  // 5. The operation does its work; once, where the client sends an Idempotency-Key.
  for (const id of operationIds) backend.register(id, handleBy(keeping(memory, id, handleFor(id))))
  // 6. Status, headers and envelope are sent.
  backend.register('postResponseHandler', answer)

  // Fastify's router has matched already: these handlers of openapi-backend are never reached.
  backend.register({ notFound: unreachable, methodNotAllowed: unreachable, notImplemented: unreachable })
  await mountRoutes(app, backend.router.getOperations(), (operation, request, reply) => {
    // What was valid before, and is still what the database says, needs steps 1, 2 and 6 only.
    const place = memory && placeFor(memory, operation, request)
    const kept = place && memory.recall(place)
    if (kept) return sendKept(kept, request, reply)
    const handle = () => backend.handleRequest(new MatchedRequest(request, operation), request, reply)
    // somebody else reads the database for this one
    const isBeingRead = place && memory.isBeingRead(place)
    return !overload || isBeingRead ? handle() : overload.inTurn(request.client, operation.id, handle)
  })
}

function authorizeBy(scheme: SecurityRequirement['scheme']) {
  return (context: Context, { authentication }: FastifyRequest): boolean => {
    const request = matchedRequest(context)
    const requirement = request.operation.description.security.find((one) => one.scheme === scheme)
    const verdict = requirement && authorize(requirement, authentication ?? NOBODY)
    if (verdict instanceof ApiError) request.refusal ??= verdict
    else request.principal ??= verdict
    return verdict !== undefined && !(verdict instanceof ApiError)
  }
}

function refuseUnauthorized(context: Context): never {
  throw matchedRequest(context).refusal ?? new ApiError('authentication_required')
}

/** openapi-backend calls this for refused requests too, which are not worth the work. */
async function sanitize(context: Context): Promise<void> {
  const request = matchedRequest(context)
  const isPublic = request.operation.description.security.length === 0
  if (isPublic || request.principal) await prepare(request)
}

function refuseInvalid({ validation }: Context): never {
  throw validationError(validation.errors ?? [])
}

function handleBy(handle: Handle) {
  return (context: Context, request: FastifyRequest): Promise<Answer> => {
    const matched = matchedRequest(context)
    const isPublic = matched.operation.description.security.length === 0
    if (!isPublic && !matched.principal) throw new Error(`nobody was let in to ${matched.operation.id}`)
    return handle(matched, request)
  }
}

function answer({ response }: Context, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendAnswer(response, request, reply)
}

function unreachable({ operation }: Context): never {
  throw new Error(`not mounted: ${operation?.operationId}`)
}
