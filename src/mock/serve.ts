import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { type OperationDescription, rateLimits, scopes } from '../../generated/operations.ts'
import { bearerToken } from '../http/auth-headers.ts'
import { type OriginSettings, originOf } from '../http/origin.ts'
import type { Authentication } from '../identity/access/authenticate.ts'
import { rateLimitHeaders } from '../limits/limits.ts'
import { languageOf } from '../messages/languages.ts'
import { answerFactory, sendAnswer } from '../request/response.ts'
import type { Stops } from '../request/way.ts'
import { type Choice, choose } from './choice.ts'
import type { MockResponses } from './documented.ts'
import { errorLike } from './error.ts'
import { preferenceOf } from './preference.ts'
import { successLike } from './success.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** In a mock server: what the client wants. */
    mockChoice: Choice | undefined
  }
}

/**
 * Runs before the body is read, as in the service: reads what the client prefers, and lets any credential in.
 * An error that the client asks for is answered at once, whatever the request is; a success needs a valid
 * request.
 */
export function admitToMock(app: FastifyInstance, responses: MockResponses): onRequestAsyncHookHandler {
  app.decorateRequest('mockChoice', undefined)
  return async (request, reply) => {
    const { operation, operationId } = request.routeOptions.config
    if (!operation || operationId === undefined) return
    request.authentication = anyCredential(request)
    reply.headers({ vary: 'Prefer', ...limitHeaders(operation) })
    const choice = choose(
      preferenceOf(request.headers.prefer),
      responses.get(operationId) ?? new Map(),
      operation.successStatus,
    )
    const { status } = choice.response
    if (status < 400) {
      request.mockChoice = choice
      return
    }
    if (status === 429) reply.headers(limitHeaders(operation, 0))
    const language = languageOf(request.headers['accept-language'])
    return sendAnswer(errorLike(choice, operation, request.id, language), request, reply)
  }
}

/** Answers with an example of the document instead of a handler's result. */
export function mockHandle(settings: OriginSettings): Stops['handleFor'] {
  return (id) => {
    const toAnswer = answerFactory(id)
    return async ({ params, query, requestBody: body }, request) => {
      const { mockChoice: choice, url, headers } = request
      if (!choice) throw new Error(`no success was chosen for ${id}`)
      const result = successLike(id, choice, { params, query, body })
      const answer = toAnswer(
        result,
        languageOf(headers['accept-language']),
        originOf(request, settings),
        url,
      )
      const { response } = choice
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
    bearerAuth: bearerToken(headers.authorization) === undefined ? undefined : { principal: user },
    apiKeyAuth: headers['x-api-key'] === undefined ? undefined : { principal: key },
  }
}

function limitHeaders({ rateLimit }: OperationDescription, left?: number): Record<string, string> {
  const { limit, window } = rateLimits[rateLimit]
  return rateLimitHeaders(rateLimit, left ?? limit - 1, window)
}
