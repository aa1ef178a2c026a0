import { RateLimiterRes } from 'rate-limiter-flexible'
import { type RateLimitName, rateLimits } from '../../generated/operations.ts'
import { ApiError } from '../domain/errors.ts'
import type { RateLimitStore } from './store.ts'

export type RateLimits = ReturnType<typeof createRateLimits>

/** The rate limits of the contract (`x-rate-limits`), per class and client; no limits without a store. */
export function createRateLimits(store: RateLimitStore | undefined) {
  const limiters = new Map(
    Object.entries(rateLimits).map(([name, { limit, window }]) => [
      name,
      store?.createLimiter({ points: limit, duration: window, keyPrefix: `rate:${name}` }),
    ]),
  )
  return {
    /** Counts one request of a client, and returns the headers that state what is left. */
    async consume(name: RateLimitName, client: string): Promise<Record<string, string>> {
      try {
        const state = await limiters.get(name)?.consume(client)
        return state ? headersOf(name, state) : {}
      } catch (rejection) {
        throw rejection instanceof RateLimiterRes ? limited(name, rejection) : rejection
      }
    },
    /** Counts nothing. @throws ApiError `rate_limited` if nothing is left */
    async check(name: RateLimitName, client: string): Promise<void> {
      const state = await limiters.get(name)?.get(client)
      if (state && state.consumedPoints > rateLimits[name].limit) throw limited(name, state)
    },
  }
}

function headersOf(name: RateLimitName, { remainingPoints, msBeforeNext }: RateLimiterRes) {
  return rateLimitHeaders(name, Math.max(remainingPoints, 0), seconds(msBeforeNext))
}

/** `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers). `reset` is in seconds. */
export function rateLimitHeaders(name: RateLimitName, left: number, reset: number): Record<string, string> {
  const { limit, window } = rateLimits[name]
  return {
    ratelimit: `"${name}";r=${left};t=${reset}`,
    'ratelimit-policy': `"${name}";q=${limit};w=${window}`,
  }
}

function limited(name: RateLimitName, state: RateLimiterRes): ApiError {
  const headers = { ...headersOf(name, state), ...retryAfter(state.msBeforeNext) }
  return new ApiError('rate_limited', { headers })
}

/** `Retry-After` (RFC 9110, section 10.2.3): whole seconds, and never 0. */
export function retryAfter(milliseconds: number) {
  return { 'retry-after': String(Math.max(seconds(milliseconds), 1)) }
}

function seconds(milliseconds: number): number {
  return Math.ceil(Math.max(milliseconds, 0) / 1000)
}
