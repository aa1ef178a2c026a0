import { addressKey } from '../../limits/addresses.ts'
import { type BackoffRule, createBackoff } from '../../limits/backoff.ts'
import type { RateLimitStore } from '../../limits/store.ts'
import { keyedHash, type Secrets } from '../secrets/secrets.ts'

const HOUR = 3600
const DAY = 24 * HOUR

const GUESSING: BackoffRule = { name: 'login-account-address', free: 5, window: DAY, maxDelay: 900 }
/** Guesses from many addresses. The delay stays short: it also hits the owner on a new address. */
const DISTRIBUTED: BackoffRule = { name: 'login-account', free: 50, window: HOUR, maxDelay: 30 }
/** One password tried on many accounts. Generous: a whole office may share an address. */
const SPRAYING: BackoffRule = { name: 'login-address', free: 50, window: HOUR, maxDelay: 300 }

/**
 * Seconds that attacks from elsewhere do not slow down an address that the account's owner has logged in
 * from.
 */
const TRUST = 14 * DAY

export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/**
 * Slows down password guessing without ever locking an account: delays grow up to a limit, then expire.
 * Attacks from elsewhere do not slow down an address that the owner has logged in from (OWASP Authentication
 * Cheat Sheet).
 */
export function createLoginThrottle(store: RateLimitStore, { accountKey }: Pick<Secrets, 'accountKey'>) {
  const guessing = createBackoff(store, GUESSING)
  const distributed = createBackoff(store, DISTRIBUTED)
  const spraying = createBackoff(store, SPRAYING)
  const trusted = store.createLimiter({ keyPrefix: 'login-trusted', points: 1, duration: TRUST })

  /** Keeps account names out of the store, which is often less protected than the database. */
  function hidden(text: string): string {
    return Buffer.from(keyedHash(accountKey, text)).toString('base64url')
  }

  return {
    /** Counts an attempt before its password is checked, so that concurrent guesses count too. */
    async begin(account: string, address: string) {
      const network = addressKey(address)
      const pair = hidden(`${network} ${account}`)
      const undoes: (() => Promise<unknown>)[] = []
      const undo = () => Promise.all(undoes.map((undoOne) => undoOne()))
      try {
        // the address comes first, so that a throttled one cannot fill the store with made-up names
        undoes.push(await spraying.countAttempt(network))
        undoes.push(await guessing.countAttempt(pair))
        if ((await trusted.get(pair)) === null) undoes.push(await distributed.countAttempt(hidden(account)))
      } catch (error) {
        await undo()
        throw error
      }
      return {
        /** The password was right. */
        async succeeded(): Promise<void> {
          // The other counters only lose this attempt: a login to one account must not help to guess others.
          await undo()
          await guessing.reset(pair)
          // starts the time anew, whatever was counted; the store of several workers has no `set`
          await trusted.block(pair, TRUST)
        },
        /** The password was not checked. */
        abandoned: undo,
      }
    },
  }
}
