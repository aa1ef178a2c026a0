import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
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
  undo(): Promise<void>
}

/** Counts the attempts of each key and makes them wait longer and longer. */
export interface Brake {
  attempt(key: string): Promise<Attempt>
  /** Forgets the attempts of a key. */
  reset(key: string): Promise<void>
}

export function createBrake(store: RateLimitStore, { name, free, window, maxDelay }: Rule): Brake {
  const attempts = store.createLimiter({ keyPrefix: name, points: free, duration: window })
  /** After the free attempts, each further one closes this gate for its delay. */
  const gate = store.createLimiter({ keyPrefix: `${name}-gate`, points: 1, duration: maxDelay })

  return {
    async attempt(key) {
      const shut = await gate.get(key)
      if (shut && shut.consumedPoints > 0 && shut.msBeforeNext > 0) return refused(shut.msBeforeNext)
      const { consumedPoints } = await attempts.penalty(key)
      const uncount = () => attempts.reward(key)
      if (consumedPoints <= free) return counted(uncount)
      const wait = await pass(gate, key, Math.min(2 ** (consumedPoints - free - 1), maxDelay))
      if (wait === 0) return counted(uncount, () => gate.delete(key))
      await uncount()
      return refused(wait)
    },
    async reset(key) {
      await Promise.all([attempts.delete(key), gate.delete(key)])
    },
  }
}

function refused(wait: number): Attempt {
  return { wait, undo: async () => {} }
}

function counted(...undo: (() => Promise<unknown>)[]): Attempt {
  return {
    wait: 0,
    async undo() {
      await Promise.all(undo.map((step) => step()))
    },
  }
}

async function pass(gate: RateLimiterAbstract, key: string, delay: number): Promise<number> {
  try {
    await gate.consume(key, 1, { customDuration: delay })
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1)
    throw refusal
  }
}
