import { RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimitStore } from './store.ts'

/** Times are in seconds. After `free` attempts in `window`, each further one waits: 1, 2, 4, … `maxDelay`. */
export interface Rule {
  readonly name: string
  readonly free: number
  readonly window: number
  readonly maxDelay: number
}

export interface Attempt {
  /** 0, or the milliseconds that the client has to wait; then the attempt is not counted. */
  readonly wait: number
  undo(): Promise<unknown>
}

/** Counts the attempts of each key and makes them wait longer and longer. */
export function createBrake(store: RateLimitStore, { name, free, window, maxDelay }: Rule) {
  const attempts = store.createLimiter({ keyPrefix: name, points: free, duration: window })
  /** After the free attempts, each further one closes this gate for its delay. */
  const gate = store.createLimiter({ keyPrefix: `${name}-gate`, points: 1, duration: maxDelay })

  /** @returns milliseconds until the gate is open; 0 if it was, and is closed by this call */
  async function pass(key: string, delay: number): Promise<number> {
    try {
      await gate.consume(key, 1, { customDuration: delay })
      return 0
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return Math.max(rejection.msBeforeNext, 1)
      throw rejection
    }
  }

  return {
    async attempt(key: string): Promise<Attempt> {
      const shut = await gate.get(key)
      if (shut && shut.consumedPoints > 0 && shut.msBeforeNext > 0) return slowed(shut.msBeforeNext)
      const { consumedPoints } = await attempts.penalty(key)
      const uncount = () => attempts.reward(key)
      if (consumedPoints <= free) return { wait: 0, undo: uncount }
      const wait = await pass(key, Math.min(2 ** (consumedPoints - free - 1), maxDelay))
      if (wait === 0) return { wait: 0, undo: () => Promise.all([uncount(), gate.delete(key)]) }
      await uncount()
      return slowed(wait)
    },
    /** Forgets the attempts of a key. */
    async reset(key: string): Promise<void> {
      await Promise.all([attempts.delete(key), gate.delete(key)])
    },
  }
}

function slowed(wait: number): Attempt {
  return { wait, undo: async () => {} }
}
