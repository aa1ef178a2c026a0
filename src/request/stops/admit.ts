import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { type Authentication, authenticate, NOBODY, principalOf } from '../../identity/access/authenticate.ts'
import type { DoLookup } from '../../identity/access/lookup-cache.ts'
import type { Auth } from '../../identity/auth.ts'
import { addressKey, NO_ADDRESS } from '../../limits/addresses.ts'
import type { RateLimits } from '../../limits/limits.ts'
import { nameOf } from '../../words/principal.ts'
import type { Overload } from '../overload.ts'

/** Characters of what a proxy calls an address that the log shows. */
const MAX_SHOWN = 100

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined until the request was admitted. */
    authentication: Authentication | undefined
    /** The name that the request was counted under; empty when it was not. */
    client: string
  }
}

/** Authenticates the client and counts the request, by account or key, else by address. */
export function admitClients(
  auth: Pick<Auth, 'principals' | 'apiKeys'>,
  limits: RateLimits,
  overload?: Overload,
): onRequestAsyncHookHandler {
  let isWarned = false

  function addressOfClient({ ip, log }: FastifyRequest): string {
    const address = addressKey(ip)
    // a client that has left has no address either
    if (address === NO_ADDRESS && ip && !isWarned) {
      isWarned = true
      log.warn({ given: ip.slice(0, MAX_SHOWN) }, 'X-Forwarded-For has no address of the client')
    }
    return address
  }

  return async (request, reply) => {
    const { operation, operationId } = request
    if (!operation) return
    const address = addressOfClient(request)
    // invalid credentials count apart: guessing does not use up the public requests of an address
    const guesser = `refused:${address}`
    const bearerAuth: DoLookup = async (lookup) => {
      if (operationId) overload?.requireRoom(operationId)
      await limits.check(operation.rateLimit, guesser)
      return lookup()
    }
    // a key can be made up; a token is genuine before the database is asked
    const apiKeyAuth: DoLookup = (lookup) =>
      bearerAuth(() => (operationId && overload ? overload.inTurn(guesser, operationId, lookup) : lookup()))
    const doLookup = { bearerAuth, apiKeyAuth }
    const authentication = await authenticate(request.headers, operation.security, auth, doLookup)
    const principal = principalOf(authentication)
    const stranger = authentication === NOBODY ? `ip:${address}` : guesser
    request.authentication = authentication
    request.client = principal ? nameOf(principal) : stranger
    reply.headers(await limits.consume(operation.rateLimit, request.client))
  }
}
