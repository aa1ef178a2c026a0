import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { type RateLimitName, rateLimits } from '../../generated/operations.ts'
import { ApiError } from '../words/errors.ts'
import type { RateLimitStore } from './store.ts'

export interface RateLimits {
  /**
   * Counts one request of a class against a client.
   *
   * @returns the headers that tell what is left (draft-ietf-httpapi-ratelimit-headers)
   * @throws ApiError `rate_limited`, with the same headers and `Retry-After`
   */
  consume(name: RateLimitName, client: string): Promise<LimitHeaders>
  /** @throws ApiError `rate_limited` when nothing is left; counts nothing. */
  check(name: RateLimitName, client: string): Promise<void>
}

/** The headers that tell what is left of a rate limit. */
export type LimitHeaders = Readonly<Record<string, string>>

const NO_HEADERS = Object.freeze({})
const NO_LIMITS: RateLimits = {
  consume: async () => NO_HEADERS,
  check: async () => {},
}

/** The limits of the document (`x-rate-limits`), one counter for each class and client. */
export function createRateLimits(store: RateLimitStore | undefined): RateLimits {
  if (!store) return NO_LIMITS
  const limiters = new Map<RateLimitName, RateLimiterAbstract>()
  for (const name of names()) {
    const { limit, window } = rateLimits[name]
    limiters.set(name, store.createLimiter({ points: limit, duration: window, keyPrefix: `rate:${name}` }))
  }

  function limiterOf(name: RateLimitName): RateLimiterAbstract {
    const limiter = limiters.get(name)
    if (!limiter) throw new Error(`no rate limit named ${name}`)
    return limiter
  }

  return {
    async consume(name, client) {
      try {
        return headersOf(name, await limiterOf(name).consume(client))
      } catch (rejection) {
        throw rejection instanceof RateLimiterRes ? limited(name, rejection) : rejection
      }
    },
    async check(name, client) {
      const state = await limiterOf(name).get(client)
      if (state && state.consumedPoints > rateLimits[name].limit) throw limited(name, state)
    },
  }
}

function names(): RateLimitName[] {
  return Object.keys(rateLimits).filter((name): name is RateLimitName => Object.hasOwn(rateLimits, name))
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
  const retryAfter = String(Math.max(seconds(state.msBeforeNext), 1))
  return new ApiError('rate_limited', { headers: { ...headersOf(name, state), 'retry-after': retryAfter } })
}

function seconds(milliseconds: number): number {
  return Math.ceil(Math.max(milliseconds, 0) / 1000)
}
