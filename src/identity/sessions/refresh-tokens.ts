import { randomBytes } from 'node:crypto'
import { keyedHash } from '../secrets/keyed-hash.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** The prefix lets secret scanners know a token that leaked into a repository or a log. */
const PREFIX = 'cmsr_'
const FORM = /^cmsr_[\w-]{43}$/

export interface RefreshToken {
  /** What the client is given, once. */
  readonly token: string
  /** What is stored. */
  readonly hash: Uint8Array<ArrayBuffer>
}

export type RefreshTokenKeys = Pick<Secrets, 'refreshTokenKey' | 'successorKey'>

/** The first token of a login: opaque, of 256 random bits. */
export function newRefreshToken({ refreshTokenKey }: RefreshTokenKeys): RefreshToken {
  return tokenOf(randomBytes(32), refreshTokenKey)
}

/**
 * The token that another one is exchanged for. It is always the same, so that a login has one line of tokens,
 * however often one of them is sent. Nobody else can make it, and nobody at all without the token itself,
 * which is not stored.
 */
export function successorOf(token: string, keys: RefreshTokenKeys): RefreshToken {
  return tokenOf(keyedHash(keys.successorKey, token), keys.refreshTokenKey)
}

/** The hash to look a token up by (HMAC-SHA-256); undefined when no token of ours has this form. */
export function refreshTokenHash(
  token: string,
  { refreshTokenKey }: RefreshTokenKeys,
): RefreshToken['hash'] | undefined {
  return FORM.test(token) ? keyedHash(refreshTokenKey, token) : undefined
}

function tokenOf(bytes: Uint8Array, key: Buffer): RefreshToken {
  const token = PREFIX + Buffer.from(bytes).toString('base64url')
  return { token, hash: keyedHash(key, token) }
}
