import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type Algorithm, hash, parseOptions, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { lengths } from '../../../generated/operations.ts'
import type { FieldError } from '../../messages/messages.ts'
import { ApiError, Busy, type Refuse } from '../../words/errors.ts'

/** argon2id with the parameters of the OWASP Password Storage Cheat Sheet; memory in KiB. */
export const HASH_PARAMETERS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const

export interface PasswordOptions {
  /** Hashes at work at the same time. */
  readonly concurrency?: number
  /** Hashes that may wait their turn; one more is refused. */
  readonly maxWaiting?: number
}

export type Passwords = ReturnType<typeof createPasswords>

/** What is wrong with a new password (NIST SP 800-63B: length in code points, no rules of composition). */
export async function passwordProblem(
  password: string,
  username: string,
): Promise<Pick<FieldError, 'rule' | 'parameters'> | undefined> {
  const length = [...normalize(password)].length
  const { min, max } = lengths.newPassword
  if (length < min) return { rule: 'minLength', parameters: { limit: min } }
  if (length > max) return { rule: 'maxLength', parameters: { limit: max } }
  // its lists of words take 20 ms and 3 MB
  const { isWeak } = await import('./password-strength.ts')
  return isWeak(password, username) ? { rule: 'guessable' } : undefined
}

/**
 * Hashing is slow on purpose. It runs in the thread pool, with one core and one pool thread left free for the
 * rest, and in a bounded queue, so that a flood of logins does not fill the memory: `unavailable`.
 */
export function createPasswords(options: PasswordOptions = {}) {
  // libuv has four threads by default; file access and signatures need one of them
  const threads = Math.min(Math.max(availableParallelism() - 1, 1), 3)
  const { maxWaiting = 64, concurrency = threads } = options
  const queue = new PQueue({ concurrency })
  // nobody waits for it before the first unknown user
  const decoy = hash(randomBytes(32), HASH_PARAMETERS)
  decoy.catch(() => {}) // a sign-in that needs it fails with it
  let hashed = 0
  let verified = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= maxWaiting)
      throw new ApiError('unavailable', {
        headers: { 'retry-after': '2' },
        cause: new Busy('password_queue'),
      })
    return queue.add(work)
  }

  return {
    /** A PHC string. */
    hash: (password: string) =>
      inTurn(() => {
        hashed++
        return hash(normalize(password), HASH_PARAMETERS)
      }),
    /** Without a stored hash (the user is unknown) it does the same work, and returns false. */
    async verify(storedHash: string | undefined, password: string): Promise<boolean> {
      const matches = await inTurn(async () => {
        verified++
        return verify(storedHash ?? (await decoy), normalize(password))
      })
      return matches && storedHash !== undefined
    },
    needsRehash,
    /** Hashes made, verifications made, and hashes and verifications that wait or are at work. */
    stats: () => ({ hashed, verified, pending: queue.size + queue.pending }),
  }
}

/** NFC, as in NIST SP 800-63B (revision 4) and RFC 8265: keyboards compose accents in different ways. */
function normalize(password: string): string {
  return password.normalize('NFC')
}

/** Whether the stored hash was made with weaker parameters than today's. */
function needsRehash(storedHash: string): boolean {
  const { algorithm, memoryCost, timeCost } = parseOptions(storedHash)
  return (
    algorithm !== HASH_PARAMETERS.algorithm ||
    memoryCost < HASH_PARAMETERS.memoryCost ||
    timeCost < HASH_PARAMETERS.timeCost
  )
}

/**
 * The hash of a new password. Refuses one that is easy to guess, or of the wrong length: characters are
 * counted in Unicode NFC, which the validators do not do. `field` is its place in the body.
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
