import { randomBytes } from 'node:crypto'
import { decrypt, encrypt } from '../base/encryption.ts'

/** Secret scanners recognise a leaked secret by its prefix. */
export const SECRET_PREFIX = 'whsec_'
/** Standard Webhooks requires 24 to 64. */
const SECRET_BYTES = 32
const NAME = 'webhook secret'

/** A signing secret in the notation of Standard Webhooks: `whsec_` and 256 random bits in base64. */
export function newSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/** Encrypts a signing secret. It cannot be hashed, because each signature needs it. */
export function sealSecret(key: Buffer, secret: string): string {
  return encrypt(secret, key, NAME)
}

/** @returns undefined if the secret was sealed with another key, as after a change of `TOKEN_SECRET` */
export function openSecret(key: Buffer, sealed: string): string | undefined {
  return decrypt(sealed, key, NAME)
}
