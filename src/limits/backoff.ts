import { RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../domain/errors.ts'
import { retryAfter } from './limits.ts'
import type { RateLimitStore } from './store.ts'

/**
 * Times are in seconds. After `free` attempts in `window`, each further one is delayed: 1, 2, 4, …
 * `maxDelay`.
 */
export interface BackoffRule {
  readonly name: string
  readonly free: number
  readonly window: number
  readonly maxDelay: number
}

/** Exponential backoff: counts the attempts of each key, and delays each one longer than the one before. */
export function createBackoff(store: RateLimitStore, { name, free, window, maxDelay }: BackoffRule) {
  const attempts = store.createLimiter({ keyPrefix: name, points: free, duration: window })
  /** After the free attempts, each further attempt closes this gate for its delay. */
  const gate = store.createLimiter({ keyPrefix: `${name}-gate`, points: 1, duration: maxDelay })

  return {
    /**
     * Counts an attempt, and returns a function that takes it back.
     *
     * @throws ApiError `rate_limited` while the gate is shut; then the attempt is not counted
     */
    async countAttempt(key: string): Promise<() => Promise<unknown>> {
      const shut = await gate.get(key)
      if (shut && shut.consumedPoints > 0 && shut.msBeforeNext > 0) throw slowed(shut, maxDelay)
      const { consumedPoints } = await attempts.penalty(key)
      const uncount = () => attempts.reward(key)
      if (consumedPoints <= free) return uncount
      try {
        const delay = Math.min(2 ** (consumedPoints - free - 1), maxDelay)
        await gate.consume(key, 1, { customDuration: delay })
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection
        await uncount()
        throw slowed(rejection, maxDelay)
      }
      return () => Promise.all([uncount(), gate.delete(key)])
    },
    async reset(key: string): Promise<void> {
      await Promise.all([attempts.delete(key), gate.delete(key)])
    },
  }
}

function slowed({ msBeforeNext }: RateLimiterRes, maxDelay: number): ApiError {
  // while the clock of the machine is set back, the gate names more than the longest delay
  return new ApiError('rate_limited', { headers: retryAfter(Math.min(msBeforeNext, maxDelay * 1000)) })
}
