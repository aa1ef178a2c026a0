import { randomBytes } from 'node:crypto'
import { keyedHash } from './keyed-hash.ts'

/** The prefix lets secret scanners know a token that leaked into a repository or a log. */
const PREFIX = 'cmsr_'
const FORM = /^cmsr_[\w-]{43}$/

export interface RefreshToken {
  /** What the client is given, once. */
  readonly token: string
  /** What is stored. */
  readonly hash: Uint8Array<ArrayBuffer>
}

/** An opaque token of 256 random bits and its keyed hash. */
export function newRefreshToken(key: Buffer): RefreshToken {
  const token = PREFIX + randomBytes(32).toString('base64url')
  return { token, hash: keyedHash(key, token) }
}

/** The hash to look a token up by (HMAC-SHA-256); undefined when no token of ours has this form. */
export function refreshTokenHash(token: string, key: Buffer): Uint8Array<ArrayBuffer> | undefined {
  return FORM.test(token) ? keyedHash(key, token) : undefined
}
