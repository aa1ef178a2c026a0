import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { type OperationDescription, rateLimits, scopes } from '../../generated/operations.ts'
import { root } from '../base/root.ts'
import { corsOptions } from '../config/cors.ts'
import type { Settings } from '../config/settings.ts'
import { bearerToken } from '../http/auth-headers.ts'
import { documents } from '../http/documents/documents.ts'
import type { Durations } from '../http/documents/durations.ts'
import { RequestLog } from '../http/observability/request-log.ts'
import { type OriginSettings, originOf, ownOrigin } from '../http/origin.ts'
import { createHttpServer, TIMEOUTS } from '../http/server.ts'
import type { Authentication } from '../identity/access/authenticate.ts'
import { rateLimitHeaders } from '../limits/limits.ts'
import { languageOf } from '../messages/languages.ts'
import { readDocument } from '../request/openapi/document.ts'
import { answerFactory, sendAnswer } from '../request/response.ts'
import { layWay, type Stops } from '../request/way.ts'
import { fieldsIn } from '../resources/kit/list.ts'
import { errorLike, successLike } from './answers.ts'
import { type Choice, choose } from './choice.ts'
import { type MockResponses, readResponses } from './documented.ts'

export type MockSettings = OriginSettings &
  Durations &
  Pick<Settings, 'corsOrigins' | 'docsConsole' | 'sourceUrl' | 'trustProxy'>

type Choices = WeakMap<FastifyRequest, Choice>

/** A server that answers every operation with examples of the document, and keeps nothing. */
export async function buildMock(settings: MockSettings, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const document = await readDocument()
  const server = createHttpServer(settings, log, new RequestLog(), TIMEOUTS)
  const { app } = server
  const responses = await readResponses(document)
  const choices: Choices = new WeakMap()
  await layWay(server, document, {
    corsOptions: corsOptions(settings),
    admit: admitToMock(responses, choices),
    handleFor: mockHandle(settings, choices),
  })
  await app.register(documents, { root, document, publicUrl: ownOrigin(settings), settings })
  return app
}

/**
 * Runs before the body is read, as in the service: reads what the client prefers, and lets any credential in.
 * An error that the client asks for is answered at once; a success needs a valid request.
 */
function admitToMock(responses: MockResponses, choices: Choices): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const { operation, operationId } = request
    if (!operation || operationId === undefined) return
    request.authentication = anyCredential(request)
    reply.headers({ vary: 'Prefer', ...limitHeaders(operation) })
    const documented = responses.get(operationId) ?? new Map()
    const choice = choose(request.headers.prefer, documented, operation.successStatus)
    const { status } = choice.response
    if (status < 400) return void choices.set(request, choice)
    if (status === 429) reply.headers(limitHeaders(operation, 0))
    const language = languageOf(request.headers['accept-language'])
    return sendAnswer(errorLike(choice, operation, request.id, language), request, reply)
  }
}

/** Answers with an example of the document instead of a handler's result. */
function mockHandle(settings: OriginSettings, choices: Choices): Stops['handleFor'] {
  return (id) => {
    const toAnswer = answerFactory(id)
    return async (matched, request) => {
      const choice = choices.get(request)
      if (!choice) throw new Error(`no success was chosen for ${id}`)
      const { response } = choice
      const language = languageOf(request.headers['accept-language'])
      const result = { ...successLike(id, choice, matched), fields: fieldsIn(matched.query) }
      const answer = toAnswer(result, language, originOf(request, settings), request.url, !request.principal)
      const status = response.status === 304 ? 304 : answer.status
      return { ...answer, status, headers: { ...response.headers, ...answer.headers } }
    }
  }
}

/** Whoever sends a credential is let in; a malformed one is refused as in the service. */
function anyCredential({ headers }: FastifyRequest): Authentication {
  const login = { sessionId: 'mock', token: { id: 'mock', generation: 0 } }
  const user = { kind: 'user', userId: 1, username: 'mock', role: 'admin', ...login } as const
  const key = { kind: 'apiKey', keyId: 'mock', scopes } as const
  return {
    bearerAuth: bearerToken(headers.authorization) === undefined ? undefined : user,
    apiKeyAuth: headers['x-api-key'] === undefined ? undefined : key,
  }
}

function limitHeaders({ rateLimit }: OperationDescription, left?: number): Record<string, string> {
  const { limit, window } = rateLimits[rateLimit]
  return rateLimitHeaders(rateLimit, left ?? limit - 1, window)
}
