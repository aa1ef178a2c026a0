import { randomBytes } from 'node:crypto'
import { keyedHash, type Secrets } from '../secrets/secrets.ts'

/** By the prefix, secret scanners find a token that leaked into a repository or a log. */
const PREFIX = 'cmsr_'
const FORM = /^cmsr_[\w-]{43}$/

/** The client is given the token, once, and only its hash is stored. */
export interface RefreshToken {
  readonly token: string
  readonly hash: Uint8Array<ArrayBuffer>
}

type RefreshTokenKeys = Pick<Secrets, 'refreshTokenKey' | 'successorKey'>

/** The first token of a login: opaque, of 256 random bits. */
export function newRefreshToken({ refreshTokenKey }: RefreshTokenKeys): RefreshToken {
  return tokenOf(randomBytes(32), refreshTokenKey)
}

/**
 * The token that another one is exchanged for: always the same, so that a login has one line of tokens.
 * Nobody else can make it, and nobody at all without the token itself, which is not stored.
 */
export function successorOf(token: string, keys: RefreshTokenKeys): RefreshToken {
  return tokenOf(keyedHash(keys.successorKey, token), keys.refreshTokenKey)
}

/** The hash that a token is found by; undefined for a text that no token of this service looks like. */
export function refreshTokenHash(token: string, keys: RefreshTokenKeys): RefreshToken['hash'] | undefined {
  return FORM.test(token) ? keyedHash(keys.refreshTokenKey, token) : undefined
}

function tokenOf(bytes: Uint8Array, key: Buffer): RefreshToken {
  const token = PREFIX + Buffer.from(bytes).toString('base64url')
  return { token, hash: keyedHash(key, token) }
}
