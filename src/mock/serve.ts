import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { type OperationDescription, rateLimits, scopes } from '../../generated/operations.ts'
import type { Authentication } from '../auth/authenticate.ts'
import { bearerToken } from '../auth/bearer.ts'
import type { Stops } from '../contract/pipeline.ts'
import { answerFactory, sendAnswer } from '../contract/response.ts'
import { type OriginSettings, originOf } from '../http/origin.ts'
import { rateLimitHeaders } from '../limits/limits.ts'
import { languageOf } from '../messages/languages.ts'
import { type Choice, choose } from './choice.ts'
import type { MockResponses } from './documented.ts'
import { errorLike } from './error.ts'
import { preferenceOf } from './preference.ts'
import { successLike } from './success.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a mock server: what the client wants to see. */
    mockChoice: Choice | undefined
  }
}

/**
 * Before a body is read, as in the service: what does the client prefer, and has it sent a credential? Any will do.
 * An error that is asked for is answered at once, whatever the request is; for a success the request must be right.
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
    return sendAnswer(errorLike(choice, request.id, language), request, reply)
  }
}

/** In the place of the service's handlers: an example of the document. */
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
  const user = { kind: 'user', userId: 1, username: 'mock', role: 'admin', sessionId: 'mock' } as const
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
