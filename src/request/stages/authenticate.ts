import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../domain/errors.ts'
import { isPublishable, type Principal, principalName } from '../../domain/principal.ts'
import { allowOrigin } from '../../http/origin.ts'
import {
  type Authentication,
  authenticate,
  keyOfPage,
  NOBODY,
  principalOf,
} from '../../identity/access/authenticate.ts'
import type { DoLookup } from '../../identity/lookup-cache.ts'
import { addressKey, NO_ADDRESS } from '../../limits/addresses.ts'
import { takePreview } from '../preview-token.ts'
import type { Stage } from '../stage.ts'

/** The maximum number of characters that the log shows of an invalid address from a proxy. */
const MAX_SHOWN = 100

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined until the request was authenticated. */
    authentication: Authentication | undefined
    /** The name under which the request is counted; empty if it is not counted. */
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
    return async (request, reply) => {
      const { operation, operationId } = request
      if (!operation || operationId === undefined) return
      const address = addressOf(request)
      // counts invalid credentials separately: guessing does not use up the public requests of an address
      const guesser = `refused:${address}`
      const bearerAuth: DoLookup = async (lookup) => {
        loadShedding?.shed(operationId)
        return lookup()
      }
      // a key can be made up; the signature of a token is verified before its lookup
      const guess: DoLookup = (lookup) =>
        bearerAuth(async () => {
          await rateLimits?.check(operation.rateLimit, guesser)
          return loadShedding ? loadShedding.inTurn(guesser, operationId, lookup) : lookup()
        })
      const { headers } = request
      const apiKeyAuth = auth.apiKeys.isKnown(headers['x-api-key']) ? bearerAuth : guess
      const doLookup = { bearerAuth, apiKeyAuth, previewToken: guess }
      const preview = takePreview(request)
      const authentication = await authenticate(headers, preview, operation.security, auth, doLookup)
      const principal = principalOf(authentication)
      const owner = authentication.apiKeyAuth ?? (await keyOfPage(headers, operation, auth, apiKeyAuth))
      const { previewToken } = authentication
      const isPreview = previewToken && !(previewToken instanceof ApiError)
      const isKnown = isPreview || (authentication === NOBODY && !(owner instanceof ApiError))
      const stranger = isKnown ? `ip:${address}` : guesser
      request.authentication = authentication
      request.client = principal ? clientOf(principal, address) : stranger
      const reader = principal ?? owner
      if (!(reader instanceof ApiError) && isPublishable(reader)) allowOrigin(request, reply)
    }
  },
}

/** Many people have a publishable key, so each address that uses it is counted separately. */
function clientOf(principal: Principal, address: string): string {
  const name = principalName(principal)
  return isPublishable(principal) ? `${name} ${address}` : name
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
