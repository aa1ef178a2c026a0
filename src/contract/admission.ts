import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { OperationDescription } from '../../generated/operations.ts'
import type { Auth } from '../auth/auth.ts'
import { type Authentication, authenticate, NOBODY, principalsOf } from '../auth/authenticate.ts'
import type { DoLookup } from '../auth/lookup-cache.ts'
import { nameOf } from '../core/principal.ts'
import type { LimitHeaders, RateLimits } from '../limits/limits.ts'
import { addressKey } from '../limits/store.ts'
import type { Overload } from './overload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined until the request was admitted. */
    authentication: Authentication | undefined
    /** Of a request that is, or was, admitted. */
    admission: Promise<LimitHeaders> | undefined
    /** The name that the request was counted under; empty when it was not. */
    client: string
  }
}

/** Admits a request, once. */
export type Admit = (request: FastifyRequest, operation: OperationDescription) => Promise<LimitHeaders>

/** What admission adds to a request. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('authentication', undefined)
  app.decorateRequest('admission', undefined)
  app.decorateRequest('client', '')
}

/**
 * Runs before the body is read: authenticates the client and counts the request, by account or key, else by
 * address. Clients that guess credentials are refused before the database is asked.
 */
export function createAdmission(
  auth: Pick<Auth, 'principals' | 'apiKeys'>,
  limits: RateLimits,
  overload?: Overload,
): Admit {
  async function admit(request: FastifyRequest, operation: OperationDescription): Promise<LimitHeaders> {
    const { operationId } = request.routeOptions.config
    const address = addressKey(request.ip)
    const guesser = refusedClient(address)
    const bearerAuth: DoLookup = async (lookup) => {
      if (operationId) overload?.requireRoom(operationId)
      await limits.check(operation.rateLimit, guesser)
      return lookup()
    }
    // a key can be made up; a token is genuine before the database is asked
    const apiKeyAuth: DoLookup = (lookup) =>
      bearerAuth(() => (operationId && overload ? overload.inTurn(guesser, operationId, lookup) : lookup()))
    const doLookup = { bearerAuth, apiKeyAuth }
    request.authentication = await authenticate(request.headers, operation.security, auth, doLookup)
    request.client = clientOf(request.authentication, address)
    return await limits.consume(operation.rateLimit, request.client)
  }

  return (request, operation) => {
    request.admission ??= admit(request, operation)
    return request.admission
  }
}

/** The step of the pipeline that admits. */
export function admitBy(admit: Admit): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const { operation } = request.routeOptions.config
    if (operation) reply.headers(await admit(request, operation))
  }
}

/** The name that a request is counted under: its account, its key, or else its address. */
function clientOf(authentication: Authentication, address: string): string {
  const [principal] = principalsOf(authentication)
  if (principal) return nameOf(principal)
  return authentication === NOBODY ? `ip:${address}` : refusedClient(address)
}

/** Refused credentials count apart, so that guessing does not use up the public requests of an address. */
function refusedClient(address: string): string {
  return `refused:${address}`
}
