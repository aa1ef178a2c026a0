import { createHmac, hkdfSync, type KeyObject } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { calculateJwkThumbprint, type JWK } from 'jose'
import type { Pepper } from '../../config/key-material.ts'
import { type Settings, SettingsError } from '../../config/settings.ts'
import { completeKeyMaterial } from './secret-store.ts'

/** The keys of one server. Of several keys of a kind, the first signs or hashes; all of them verify. */
export interface Secrets {
  readonly signingKey: { readonly kid: string; readonly key: KeyObject }
  /** Public keys by `kid`, the RFC 7638 thumbprint. */
  readonly verificationKeys: ReadonlyMap<string, KeyObject>
  /** The body of `/.well-known/jwks.json`: public members only (RFC 7517). */
  readonly jwks: { readonly keys: readonly JWK[] }
  readonly pepper: Pepper
  readonly peppers: ReadonlyMap<string, Buffer>
  /** HMAC key of refresh tokens at rest. */
  readonly refreshTokenKey: Buffer
  /** HMAC key that makes the successor of a refresh token. */
  readonly successorKey: Buffer
  /** HMAC key of pagination cursors. */
  readonly cursorKey: Buffer
  /** AES key of stored answers at rest. */
  readonly answerKey: Buffer
  /** HMAC key of the requests that those answer. */
  readonly fingerprintKey: Buffer
  /** HMAC key that hides account names in the rate-limit store. */
  readonly accountKey: Buffer
}

/** The key material of the settings; what they lack is generated once and kept (`secret-store.ts`). */
export async function loadSecrets(settings: Settings, log: FastifyBaseLogger): Promise<Secrets> {
  const material = await completeKeyMaterial(settings, settings.dataDir, log)
  const { jwtPrivateKeys, apiKeyPeppers, tokenSecret } = material
  const keys = await Promise.all(
    jwtPrivateKeys.map(async (pair) => {
      const jwk = { kty: 'OKP', crv: 'Ed25519', x: pair.x }
      return { ...pair, jwk, kid: await calculateJwkThumbprint(jwk) }
    }),
  )
  const [signing] = keys
  const [pepper] = apiKeyPeppers
  if (signing === undefined || pepper === undefined) throw new SettingsError('a key ring is empty')
  return {
    signingKey: { kid: signing.kid, key: signing.privateKey },
    verificationKeys: new Map(keys.map((key) => [key.kid, key.publicKey])),
    jwks: { keys: keys.map(({ kid, jwk }) => ({ ...jwk, kid, alg: 'EdDSA', use: 'sig' })) },
    pepper,
    peppers: new Map(apiKeyPeppers.map(({ id, key }) => [id, key])),
    refreshTokenKey: derive(tokenSecret, 'refresh token'),
    successorKey: derive(tokenSecret, 'refresh token successor'),
    cursorKey: derive(tokenSecret, 'pagination cursor'),
    answerKey: derive(tokenSecret, 'stored answer'),
    fingerprintKey: derive(tokenSecret, 'request fingerprint'),
    accountKey: derive(tokenSecret, 'account name'),
  }
}

/** One independent 256-bit key for each purpose (HKDF, RFC 5869). */
function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `cms ${purpose} v1`, 32))
}

/** How secrets of clients, and what may hold one, are stored: HMAC-SHA-256. */
export function keyedHash(key: Buffer, secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', key).update(secret).digest())
}
