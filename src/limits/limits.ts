import { LRUCache } from 'lru-cache'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { type RateLimitName, rateLimits } from '../../generated/operations.ts'
import { ApiError } from '../domain/errors.ts'
import type { RateLimitStore } from './store.ts'

/** How many different API key limits are tracked at a time. */
const MAX_OWN = 1_000

export type RateLimits = ReturnType<typeof createRateLimits>

/** The rate limits of the contract (`x-rate-limits`), per class and client; no limits without a store. */
export function createRateLimits(store: RateLimitStore | undefined) {
  const limiters = new Map(
    Object.entries(rateLimits).map(([name, { limit, window }]) => [
      name,
      store?.createLimiter({ points: limit, duration: window, keyPrefix: `rate:${name}` }),
    ]),
  )
  const ownLimiters = new LRUCache<number, RateLimiterAbstract>({ max: MAX_OWN })

  /** Clients with the same individual limit share a limiter, but not its count. */
  function ownLimiter(limit: number): RateLimiterAbstract | undefined {
    const duration = rateLimits.read.window
    const limiter =
      ownLimiters.get(limit) ??
      store?.createLimiter({ points: limit, duration, keyPrefix: `rate:read:${limit}` })
    if (limiter) ownLimiters.set(limit, limiter)
    return limiter
  }

  return {
    /**
     * Counts one request of a client, or `points` requests. Returns the headers with the remaining quota.
     *
     * @param own the client's individual limit for the class `read`, which replaces that of the contract
     */
    async consume(
      name: RateLimitName,
      client: string,
      own?: number,
      points = 1,
    ): Promise<Record<string, string>> {
      const limit = name === 'read' && own !== undefined ? own : rateLimits[name].limit
      const limiter = limit === rateLimits[name].limit ? limiters.get(name) : ownLimiter(limit)
      try {
        const state = await limiter?.consume(client, points)
        return state ? headersOf(name, state, limit) : {}
      } catch (rejection) {
        throw rejection instanceof RateLimiterRes ? limited(name, rejection, limit) : rejection
      }
    },
    /** Checks without counting. @throws ApiError `rate_limited` if nothing is left */
    async check(name: RateLimitName, client: string): Promise<void> {
      const state = await limiters.get(name)?.get(client)
      const { limit } = rateLimits[name]
      if (state && state.consumedPoints > limit) throw limited(name, state, limit)
    },
  }
}

function headersOf(name: RateLimitName, state: RateLimiterRes, limit: number) {
  return rateLimitHeaders(name, Math.max(state.remainingPoints, 0), seconds(timeLeft(name, state)), limit)
}

/** Milliseconds. While the clock of the machine is set back, the limiter names more than the window. */
function timeLeft(name: RateLimitName, { msBeforeNext }: RateLimiterRes): number {
  return Math.min(msBeforeNext, rateLimits[name].window * 1000)
}

/** `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers). `reset` is in seconds. */
export function rateLimitHeaders(
  name: RateLimitName,
  left: number,
  reset: number,
  limit: number = rateLimits[name].limit,
): Record<string, string> {
  const { window } = rateLimits[name]
  return {
    ratelimit: `"${name}";r=${left};t=${reset}`,
    'ratelimit-policy': `"${name}";q=${limit};w=${window}`,
  }
}

function limited(name: RateLimitName, state: RateLimiterRes, limit: number): ApiError {
  const headers = { ...headersOf(name, state, limit), ...retryAfter(timeLeft(name, state)) }
  return new ApiError('rate_limited', { headers })
}

/** `Retry-After` (RFC 9110, section 10.2.3): whole seconds, and never 0. */
export function retryAfter(milliseconds: number) {
  return { 'retry-after': String(Math.max(seconds(milliseconds), 1)) }
}

function seconds(milliseconds: number): number {
  return Math.ceil(Math.max(milliseconds, 0) / 1000)
}
