import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimitStore } from './store.ts'

/** Seconds throughout. After `free` attempts in `window` each further one has to wait: 1, 2, 4, … up to `maxDelay`. */
export interface Rule {
  readonly name: string
  readonly free: number
  readonly window: number
  readonly maxDelay: number
}

export interface Count {
  /** 0, or how many milliseconds the attempt has to wait; then it is not counted. */
  readonly wait: number
  undo(): Promise<void>
}

/** Counts the attempts of each key and makes them wait longer and longer. */
export interface Brake {
  press(key: string): Promise<Count>
  release(key: string): Promise<void>
}

export function createBrake(store: RateLimitStore, { name, free, window, maxDelay }: Rule): Brake {
  const attempts = store.createLimiter({ keyPrefix: name, points: free, duration: window })
  /** Past the free attempts a key has to pass here; the first to do so shuts the gate for the length of the delay. */
  const gate = store.createLimiter({ keyPrefix: `${name}-gate`, points: 1, duration: maxDelay })

  return {
    async press(key) {
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
    async release(key) {
      await Promise.all([attempts.delete(key), gate.delete(key)])
    },
  }
}

function refused(wait: number): Count {
  return { wait, undo: async () => {} }
}

function counted(...undo: (() => Promise<unknown>)[]): Count {
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
