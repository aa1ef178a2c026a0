import { createHmac } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../http/errors.ts'
import { addressKey, type RateLimitStore } from '../http/rate-limit-store.ts'
import type { Secrets } from './secrets.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Seconds throughout. After `free` attempts in `window` each further one has to wait: 1, 2, 4, … up to `maxDelay`. */
interface Rule {
  readonly name: string
  readonly free: number
  readonly window: number
  readonly maxDelay: number
}

const GUESSING: Rule = { name: 'login-account-address', free: 5, window: DAY, maxDelay: 900 }
/** Guesses from many addresses. The delay stays short: it also hits the owner on a new address. */
const DISTRIBUTED: Rule = { name: 'login-account', free: 50, window: HOUR, maxDelay: 30 }
/** One password tried on many accounts. Generous: a whole office may share an address. */
const SPRAYING: Rule = { name: 'login-address', free: 50, window: HOUR, maxDelay: 300 }

/** Seconds that an address from which a login succeeded stays exempt from what others do to the account. */
const TRUST = 14 * DAY

export interface LoginAttempt {
  /** The password was right. */
  succeeded(): Promise<void>
  /** The password was not looked at. */
  abandoned(): Promise<void>
}

export interface LoginGuard {
  /**
   * Counts an attempt before its password is looked at, so that concurrent guesses count too.
   *
   * @throws ApiError `rate_limited` with `Retry-After`
   */
  begin(account: string, address: string): Promise<LoginAttempt>
}

/**
 * Slows password guessing down without ever locking an account: delays grow, have a ceiling and pass, and an address that
 * the owner has logged in from is not slowed by attacks from elsewhere (OWASP Authentication Cheat Sheet).
 */
export function createLoginGuard(
  store: RateLimitStore,
  { accountKey }: Pick<Secrets, 'accountKey'>,
): LoginGuard {
  const guessing = createBrake(store, GUESSING)
  const distributed = createBrake(store, DISTRIBUTED)
  const spraying = createBrake(store, SPRAYING)
  const trusted = store.createLimiter({ keyPrefix: 'login-trusted', points: 1, duration: TRUST })

  /** Account names stay out of the store: it may be shared, and is often less well guarded than the database. */
  function hidden(text: string): string {
    return createHmac('sha256', accountKey).update(text).digest('base64url')
  }

  return {
    async begin(account, address) {
      const network = addressKey(address)
      const accountId = hidden(account)
      const pair = hidden(`${network} ${account}`)
      const brakes = [
        { brake: guessing, key: pair },
        { brake: spraying, key: network },
      ]
      if ((await trusted.get(pair)) === null) brakes.push({ brake: distributed, key: accountId })

      async function undo(count: number): Promise<void> {
        await Promise.all(brakes.slice(0, count).map(({ brake, key }) => brake.undo(key)))
      }

      for (const [index, { brake, key }] of brakes.entries()) {
        const wait = await brake.press(key)
        if (wait > 0) {
          await undo(index)
          throw new ApiError('rate_limited', { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } })
        }
      }
      return {
        async succeeded() {
          // Only what this attempt added is taken back elsewhere: an own account must not clear the way to others.
          await undo(brakes.length)
          await guessing.release(pair)
          await trusted.set(pair, 1, TRUST)
        },
        abandoned: () => undo(brakes.length),
      }
    },
  }
}

interface Brake {
  /** Counts an attempt. @returns 0, or how many milliseconds it has to wait; then it is not counted */
  press(key: string): Promise<number>
  undo(key: string): Promise<void>
  release(key: string): Promise<void>
}

function createBrake(store: RateLimitStore, { name, free, window, maxDelay }: Rule): Brake {
  const attempts = store.createLimiter({ keyPrefix: name, points: free, duration: window })
  /** Past the free attempts a key has to pass here; the first to do so shuts the gate for the length of the delay. */
  const gate = store.createLimiter({ keyPrefix: `${name}-gate`, points: 1, duration: maxDelay })

  return {
    async press(key) {
      const shut = await gate.get(key)
      if (shut && shut.consumedPoints > 0 && shut.msBeforeNext > 0) return shut.msBeforeNext
      const { consumedPoints } = await attempts.penalty(key)
      if (consumedPoints <= free) return 0
      const wait = await pass(gate, key, Math.min(2 ** (consumedPoints - free - 1), maxDelay))
      if (wait > 0) await attempts.reward(key)
      return wait
    },
    async undo(key) {
      await attempts.reward(key)
    },
    async release(key) {
      await Promise.all([attempts.delete(key), gate.delete(key)])
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
