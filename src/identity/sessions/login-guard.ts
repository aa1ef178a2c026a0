import { addressKey } from '../../limits/addresses.ts'
import { createBrake, type Rule } from '../../limits/brake.ts'
import type { RateLimitStore } from '../../limits/store.ts'
import { keyedHash, type Secrets } from '../secrets/secrets.ts'

const HOUR = 3600
const DAY = 24 * HOUR

const GUESSING: Rule = { name: 'login-account-address', free: 5, window: DAY, maxDelay: 900 }
/** Guesses from many addresses. The delay stays short: it also hits the owner on a new address. */
const DISTRIBUTED: Rule = { name: 'login-account', free: 50, window: HOUR, maxDelay: 30 }
/** One password tried on many accounts. Generous: a whole office may share an address. */
const SPRAYING: Rule = { name: 'login-address', free: 50, window: HOUR, maxDelay: 300 }

/** Seconds that an address from which a login succeeded stays exempt from what others do to the account. */
const TRUST = 14 * DAY

export type LoginGuard = ReturnType<typeof createLoginGuard>

/**
 * Slows password guessing down without ever locking an account: delays grow up to a limit and pass. Attacks
 * from elsewhere do not slow an address that the owner has logged in from (OWASP Authentication Cheat Sheet).
 */
export function createLoginGuard(store: RateLimitStore, { accountKey }: Pick<Secrets, 'accountKey'>) {
  const guessing = createBrake(store, GUESSING)
  const distributed = createBrake(store, DISTRIBUTED)
  const spraying = createBrake(store, SPRAYING)
  const trusted = store.createLimiter({ keyPrefix: 'login-trusted', points: 1, duration: TRUST })

  /** Keeps account names out of the store, which is often less well guarded than the database. */
  function hidden(text: string): string {
    return Buffer.from(keyedHash(accountKey, text)).toString('base64url')
  }

  return {
    /** Counts an attempt before its password is looked at, so that concurrent guesses count too. */
    async begin(account: string, address: string) {
      const network = addressKey(address)
      const pair = hidden(`${network} ${account}`)
      const undoes: (() => Promise<unknown>)[] = []
      const undo = () => Promise.all(undoes.map((undoOne) => undoOne()))
      try {
        // the address comes first: a slowed one cannot fill the store with made-up names
        undoes.push(await spraying.attempt(network))
        undoes.push(await guessing.attempt(pair))
        if ((await trusted.get(pair)) === null) undoes.push(await distributed.attempt(hidden(account)))
      } catch (error) {
        await undo()
        throw error
      }
      return {
        /** The password was right. */
        async succeeded(): Promise<void> {
          // Elsewhere only this attempt is taken back: a login to one account must not help to guess others.
          await undo()
          await guessing.reset(pair)
          await trusted.set(pair, 1, TRUST)
        },
        /** The password was not looked at. */
        abandoned: undo,
      }
    },
  }
}
