import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type Algorithm, hash, parseOptions, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { lengths } from '../../../generated/operations.ts'
import { ApiError, Busy, type Refuse } from '../../domain/errors.ts'
import type { FieldError } from '../../messages/messages.ts'

/** argon2id with the parameters of the OWASP Password Storage Cheat Sheet; memory in KiB. */
export const HASH_PARAMETERS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const

export interface PasswordOptions {
  /** How many hashes are computed at the same time. */
  readonly concurrency?: number
  /** How many hashes can wait in the queue; any more are rejected. */
  readonly maxWaiting?: number
}

/** What is wrong with a new password (NIST SP 800-63B: length in code points, no rules of composition). */
export async function passwordProblem(
  password: string,
  username: string,
): Promise<Pick<FieldError, 'rule' | 'parameters'> | undefined> {
  const length = [...normalize(password)].length
  const { min, max } = lengths.newPassword
  if (length < min) return { rule: 'minLength', parameters: { limit: min } }
  if (length > max) return { rule: 'maxLength', parameters: { limit: max } }
  // its word lists take 20 ms and 3 MB
  const { isWeak } = await import('./password-strength.ts')
  return isWeak(password, username) ? { rule: 'guessable' } : undefined
}

/**
 * Hashing is slow on purpose. It runs in the thread pool, where one core and one thread stay free for other
 * work, and in a bounded queue, so that a flood of logins does not fill the memory: `unavailable`.
 */
export class Passwords {
  readonly #maxWaiting: number
  readonly #queue: PQueue
  /** The hash to verify for an unknown user. */
  readonly #decoy = hash(randomBytes(32), HASH_PARAMETERS)
  #hashed = 0
  #verified = 0

  constructor(options: PasswordOptions = {}) {
    // libuv has four threads by default; file access and signatures need one of them
    const threads = Math.min(Math.max(availableParallelism() - 1, 1), 3)
    this.#maxWaiting = options.maxWaiting ?? 64
    this.#queue = new PQueue({ concurrency: options.concurrency ?? threads })
    // nothing waits for it before the first unknown user, whose sign-in fails with it
    this.#decoy.catch(() => {})
  }

  /** Returns a PHC string. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => {
      this.#hashed++
      return hash(normalize(password), HASH_PARAMETERS)
    })
  }

  /** Without a stored hash (the user is unknown), it does the same work and returns false. */
  async verify(storedHash: string | undefined, password: string): Promise<boolean> {
    const matches = await this.#inTurn(async () => {
      this.#verified++
      return verify(storedHash ?? (await this.#decoy), normalize(password))
    })
    return matches && storedHash !== undefined
  }

  /** Whether the stored hash was made with weaker parameters than the current ones. */
  needsRehash(storedHash: string): boolean {
    const { algorithm, memoryCost, timeCost } = parseOptions(storedHash)
    return (
      algorithm !== HASH_PARAMETERS.algorithm ||
      memoryCost < HASH_PARAMETERS.memoryCost ||
      timeCost < HASH_PARAMETERS.timeCost
    )
  }

  /** Hashes made, verifications made, and both kinds of work that are waiting or running. */
  stats() {
    const pending = this.#queue.size + this.#queue.pending
    return { hashed: this.#hashed, verified: this.#verified, pending }
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#queue.size >= this.#maxWaiting)
      throw new ApiError('unavailable', {
        headers: { 'retry-after': '2' },
        cause: new Busy('password_queue'),
      })
    return this.#queue.add(work)
  }
}

/** NFC, as in NIST SP 800-63B (revision 4) and RFC 8265: keyboards compose accents in different ways. */
function normalize(password: string): string {
  return password.normalize('NFC')
}

/**
 * The hash of a new password. Rejects passwords that are easy to guess, or have the wrong length: characters
 * are counted in Unicode NFC, which the validators do not do. `field` is a pointer into the body.
 */
export async function newPasswordHash(
  passwords: Passwords,
  { password, username, field }: Readonly<Record<'password' | 'username' | 'field', string>>,
  refuse: Refuse<'validation_failed'>,
): Promise<string> {
  const problem = await passwordProblem(password, username)
  if (problem) return refuse('validation_failed', { errors: [{ location: 'body', field, ...problem }] })
  return passwords.hash(password)
}
