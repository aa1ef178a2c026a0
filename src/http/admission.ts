import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from '../auth/auth.ts'
import type { OperationDescription } from '../contract/operation.ts'
import { authenticate, type Credentials, clientOf, recallCredentials, refusedClient } from './authenticate.ts'
import type { RateLimits } from './rate-limit.ts'
import { addressKey } from './rate-limit-store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined until the request was admitted. */
    credentials: Credentials | undefined
    /** The name that the request was counted under; empty when it was not. */
    client: string
  }
}

/**
 * Before a body is read: who asks, and may they ask that often? A client is counted by its account or key, else by
 * its address. Guessing credentials ends before the database is asked.
 */
export function admitRequests(app: FastifyInstance, auth: Auth, limits: RateLimits): void {
  app.decorateRequest('credentials', undefined)
  app.decorateRequest('client', '')
  app.addHook('onRequest', (request, reply, done) => {
    const { operation } = request.routeOptions.config
    if (!operation) return done()
    const { authorization, 'x-api-key': apiKey } = request.headers
    const isAnonymous =
      operation.security.length === 0 || (authorization === undefined && apiKey === undefined)
    if (!isAnonymous) request.credentials = recallCredentials(request, operation, auth)
    const isDecided = isAnonymous || request.credentials !== undefined
    if (isDecided && !limits.areOn) {
      request.client = clientOf(request.credentials, addressKey(request.ip))
      return done()
    }
    admit(request, reply, operation, isDecided).then(() => done(), done)
  })

  async function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: OperationDescription,
    isDecided: boolean,
  ): Promise<void> {
    const name = operation.rateLimit
    const address = addressKey(request.ip)
    if (!isDecided) {
      await limits.check(name, refusedClient(address))
      request.credentials = await authenticate(request, operation, auth)
    }
    request.client = clientOf(request.credentials, address)
    reply.headers(await limits.consume(name, request.client))
  }
}
