import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onErrorHookHandler,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  onSendHookHandler,
} from 'fastify'
import type { Context } from 'openapi-backend'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { OperationId, SecurityRequirement } from '../../generated/operations.ts'
import { requestValidators } from '../../generated/validators.js'
import type { Observation } from '../http/observability/observe.ts'
import { commonHeaders } from '../http/protocol.ts'
import type { HttpServer } from '../http/server.ts'
import { refuse } from '../words/errors.ts'
import { mountRoutes, operationIds } from './openapi/mount.ts'
import { ContractBackend, MatchedRequest, matchedRequest } from './openapi/router.ts'
import { validationError } from './openapi/validation-errors.ts'
import { type Answer, sendAnswer } from './response.ts'
import { expectBody } from './stops/body.ts'
import type { Ending } from './stops/ended.ts'
import { requireOneHost } from './stops/host.ts'
import { joinLists } from './stops/lists.ts'
import { findOperation, refusePlainOptions, refuseUnknownPath } from './stops/path.ts'
import { permit } from './stops/permit.ts'
import type { Room } from './stops/room.ts'
import { sanitise } from './stops/sanitise.ts'

/** The stops that the service and its mock server have each for themselves; those left out are not there. */
export interface Stops {
  readonly corsOptions: FastifyCorsOptions
  readonly limitOthers?: onRequestHookHandler | undefined
  readonly observation?: Observation
  readonly ending?: Ending
  readonly admit: onRequestAsyncHookHandler
  readonly recallAnswer?: onRequestHookHandler | undefined
  readonly room?: Room | undefined
  /** Answers a request for an operation that is permitted, sanitised and valid. */
  readonly handleFor: (
    id: OperationId,
  ) => (matched: MatchedRequest, request: FastifyRequest) => Promise<Answer>
  readonly noteDenied?: onErrorHookHandler | undefined
  readonly prove?: onSendHookHandler | undefined
  readonly close?: () => Promise<void>
}

/**
 * The way of a request, from its first byte to the line in the log: every hook of the service, in order. A
 * stop refuses with an `ApiError`, which the error handler of the server answers.
 */
export async function layWay(
  { app, answerBroken, connections }: HttpServer,
  document: OpenAPIV3_1.Document,
  stops: Stops,
): Promise<void> {
  const { observation, ending, recallAnswer, room, noteDenied, prove, close } = stops
  const backend = await openBackend(document, stops.handleFor)

  decorateRequests(app)
  app.addHook('onRequest', requireOneHost(answerBroken))
  app.addHook('onRequest', findOperation)
  app.addHook('onRequest', commonHeaders)
  app.addHook('onRequest', connections.refuseLate)
  if (stops.limitOthers) app.addHook('onRequest', stops.limitOthers)
  app.addHook('onRequest', refusePlainOptions)
  await app.register(cors, stops.corsOptions)
  app.addHook('onRequest', refuseUnknownPath)
  if (observation) app.addHook('onRequest', observation.begin)
  if (ending) app.addHook('onRequest', ending.refuseEnded)
  app.addHook('onRequest', stops.admit)
  app.addHook('onRequest', permit)
  app.addHook('onRequest', joinLists)
  if (recallAnswer) app.addHook('onRequest', recallAnswer)
  if (room) app.addHook('onRequest', room.require)
  app.addHook('onRequest', expectBody)
  // Fastify reads and parses the body here.
  if (observation) app.addHook('preValidation', observation.resume)
  // At the turn of its client, openapi-backend goes on:
  // permitted? → sanitise → validate → once → handle → answer
  await mountRoutes(app, backend.router.getOperations(), (operation, request, reply) => {
    const handle = () => backend.handleRequest(new MatchedRequest(request, operation), request, reply)
    return room ? room.inTurn(request, operation.id, handle) : handle()
  })
  if (noteDenied) app.addHook('onError', noteDenied)
  if (ending) app.addHook('onSend', ending.announce)
  if (prove) app.addHook('onSend', prove)
  // The line in the log is Fastify's `requestCompleted`, in http/request-log.ts.
  app.addHook('preClose', connections.endOnClose)
  if (close) app.addHook('onClose', close)
}

/** What the stops add to a request. */
export function decorateRequests(app: FastifyInstance): void {
  const unset = ['operation', 'operationId', 'authentication', 'principal', 'denied', 'currentUser', 'place']
  for (const name of unset) app.decorateRequest(name, undefined)
  app.decorateRequest('client', '')
}

/** openapi-backend with a handler of each operation, between the stops that need its parsed request. */
async function openBackend(document: OpenAPIV3_1.Document, handleFor: Stops['handleFor']) {
  const backend = new ContractBackend(document, requestValidators)
  await backend.init()
  backend.registerSecurityHandler('bearerAuth', isPermitted('bearerAuth'))
  backend.registerSecurityHandler('apiKeyAuth', isPermitted('apiKeyAuth'))
  backend.register('unauthorizedHandler', () => refuse('authentication_required'))
  backend.register('postSecurityHandler', (context: Context) => sanitise(matchedRequest(context)))
  backend.register('validationFail', ({ validation }: Context) => {
    throw validationError(validation.errors ?? [])
  })
  for (const id of operationIds) {
    const handle = handleFor(id)
    backend.register(id, (context: Context, request: FastifyRequest) =>
      handle(matchedRequest(context), request),
    )
  }
  backend.register(
    'postResponseHandler',
    ({ response }: Context, request: FastifyRequest, reply: FastifyReply) =>
      sendAnswer(response, request, reply),
  )
  return backend
}

/** openapi-backend asks again: an operation without the principal of the stop `permit` is not carried out. */
function isPermitted(scheme: SecurityRequirement['scheme']) {
  const kind = scheme === 'bearerAuth' ? 'user' : 'apiKey'
  return (_context: Context, { principal }: FastifyRequest): boolean => principal?.kind === kind
}
