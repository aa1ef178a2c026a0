import type { FastifyRequest } from 'fastify'
import { principalName } from '../../domain/principal.ts'
import { type Authentication, authenticate, NOBODY, principalOf } from '../../identity/access/authenticate.ts'
import type { DoLookup } from '../../identity/lookup-cache.ts'
import { addressKey, NO_ADDRESS } from '../../limits/addresses.ts'
import type { Stage } from '../stage.ts'

/** Characters of what a proxy calls an address that the log shows. */
const MAX_SHOWN = 100

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined until the request was authenticated. */
    authentication: Authentication | undefined
    /** The name that the request is counted under; empty when it is not. */
    client: string
  }
}

/**
 * Authenticates the client. Its requests are counted under the account or the key, else under the address.
 */
export const authenticateClient: Stage = {
  name: 'authenticate',
  at: 'onRequest',
  run: ({ auth, rateLimits, loadShedding }) => {
    if (!auth) return undefined
    const addressOf = clientAddress()
    return async (request) => {
      const { operation, operationId } = request
      if (!operation || operationId === undefined) return
      const address = addressOf(request)
      // invalid credentials count apart: guessing does not use up the public requests of an address
      const guesser = `refused:${address}`
      const bearerAuth: DoLookup = async (lookup) => {
        loadShedding?.shed(operationId)
        await rateLimits?.check(operation.rateLimit, guesser)
        return lookup()
      }
      // a key can be made up; a token is genuine before the database is asked
      const apiKeyAuth: DoLookup = (lookup) =>
        bearerAuth(() => (loadShedding ? loadShedding.inTurn(guesser, operationId, lookup) : lookup()))
      const doLookup = { bearerAuth, apiKeyAuth }
      const authentication = await authenticate(request.headers, operation.security, auth, doLookup)
      const principal = principalOf(authentication)
      const stranger = authentication === NOBODY ? `ip:${address}` : guesser
      request.authentication = authentication
      request.client = principal ? principalName(principal) : stranger
    }
  },
}

function clientAddress() {
  let isWarned = false
  return ({ ip, log }: FastifyRequest): string => {
    const address = addressKey(ip)
    // a client that has left has no address either
    if (address === NO_ADDRESS && ip && !isWarned) {
      isWarned = true
      log.warn({ given: ip.slice(0, MAX_SHOWN) }, 'X-Forwarded-For has no address of the client')
    }
    return address
  }
}
