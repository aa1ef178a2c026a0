import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rateLimits } from '../../generated/operations.ts'
import { bearerToken } from '../auth/challenges.ts'
import type { Scope } from '../context.ts'
import type { Serve } from '../contract/mount.ts'
import type { OperationDescription } from '../contract/operation.ts'
import { answerFactory, sendAnswer, sendNotModified } from '../contract/response.ts'
import type { Credentials } from '../http/authenticate.ts'
import { languageOf } from '../messages/languages.ts'
import { type Choice, choose } from './choice.ts'
import type { MockResponses } from './documented.ts'
import { preferenceOf } from './preference.ts'
import { successLike } from './success.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a mock server: what the client wants to see. */
    mockChoice: Choice | undefined
  }
}

const SCOPES: readonly Scope[] = ['products:read', 'products:write', 'posts:read', 'posts:write']

/**
 * Before a body is read, as in the service: what does the client prefer, and has it sent a credential? Any will do. An error that is
 * asked for is answered at once, whatever the request is; for a success the request must be right.
 */
export function admitToMock(app: FastifyInstance, responses: MockResponses): void {
  app.decorateRequest('credentials', undefined)
  app.decorateRequest('client', '')
  app.decorateRequest('mockChoice', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const { operation, operationId } = request.routeOptions.config
    if (!operation || operationId === undefined) return done()
    request.credentials = anyCredentials(request)
    reply.headers({ vary: 'Prefer', ...limitHeaders(operation) })
    const choice = choose(
      preferenceOf(request.headers.prefer),
      responses.get(operationId) ?? new Map(),
      operation.successStatus,
    )
    if ('error' in choice) {
      if (choice.error.status === 429) reply.headers(limitHeaders(operation, 0))
      throw choice.error
    }
    request.mockChoice = choice
    done()
  })
}

/** The last stop of a request to a mock server: an example of the document in the place of a handler. */
export const mockServe: Serve = (id) => {
  const toAnswer = answerFactory(id)
  return ({ request: { params, query, requestBody: body } }, request, reply) => {
    const { mockChoice: choice } = request
    if (!choice || 'error' in choice) throw new Error(`no success was chosen for ${id}`)
    const result = successLike(id, choice.body, { params, query, body }, choice.isNamed)
    const language = languageOf(request.headers['accept-language'])
    const answer = toAnswer(result, language, request.url, () => originOf(request))
    const headers = { ...choice.headers, ...answer.headers }
    if (choice.status === 304) sendNotModified(headers, reply)
    else sendAnswer({ ...answer, headers }, request, reply)
  }
}

/** Whoever sends a credential is let in; a malformed one is refused as in the service. */
function anyCredentials({ headers }: FastifyRequest): Credentials {
  const user = { kind: 'user', userId: 1, username: 'mock', role: 'admin', sessionId: 'mock' } as const
  const key = { kind: 'apiKey', keyId: 'mock', scopes: SCOPES } as const
  return {
    bearerAuth: bearerToken(headers.authorization) === undefined ? undefined : { principal: user },
    apiKeyAuth: headers['x-api-key'] === undefined ? undefined : { principal: key },
  }
}

function limitHeaders({ rateLimit }: OperationDescription, left?: number): Record<string, string> {
  const { limit, window } = rateLimits[rateLimit]
  return {
    ratelimit: `"${rateLimit}";r=${left ?? limit - 1};t=${window}`,
    'ratelimit-policy': `"${rateLimit}";q=${limit};w=${window}`,
  }
}

function originOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`
  return URL.canParse(origin) ? origin : 'http://127.0.0.1'
}
