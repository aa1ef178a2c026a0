import { createHmac, hkdfSync } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { calculateJwkThumbprint } from 'jose'
import { type Settings, SettingsError } from '../../config/settings.ts'
import { completeKeyMaterial } from './secret-store.ts'

/** The keys of one server. If there are several of a kind, the first one signs or hashes, and all verify. */
export type Secrets = Awaited<ReturnType<typeof loadSecrets>>

/** The key material of the settings; what is missing is generated once and stored (`secret-store.ts`). */
export async function loadSecrets(settings: Settings, log: FastifyBaseLogger) {
  const { jwtPrivateKeys, apiKeyPeppers, tokenSecret } = await completeKeyMaterial(settings, log)
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
    /** Public keys by `kid`, the RFC 7638 thumbprint. */
    verificationKeys: new Map(keys.map((key) => [key.kid, key.publicKey])),
    /** The body of `/.well-known/jwks.json`: public members only (RFC 7517). */
    jwks: { keys: keys.map(({ kid, jwk }) => ({ ...jwk, kid, alg: 'EdDSA', use: 'sig' })) },
    pepper,
    peppers: new Map(apiKeyPeppers.map(({ id, key }) => [id, key])),
    /** HMAC key of refresh tokens at rest. */
    refreshTokenKey: derive(tokenSecret, 'refresh token'),
    /** HMAC key that derives the successor of a refresh token. */
    successorKey: derive(tokenSecret, 'refresh token successor'),
    /** HMAC key of pagination cursors. */
    cursorKey: derive(tokenSecret, 'pagination cursor'),
    /** AES key of stored responses. */
    storedResponseKey: derive(tokenSecret, 'stored answer'),
    /** HMAC key of the fingerprints of their requests. */
    fingerprintKey: derive(tokenSecret, 'request fingerprint'),
    /** HMAC key of the links to originals of media. */
    mediaLinkKey: derive(tokenSecret, 'media link'),
    /** HMAC key of the tokens of previews at rest. */
    previewKey: derive(tokenSecret, 'preview token'),
    /** AES key of the signing secrets of webhooks. */
    webhookKey: derive(tokenSecret, 'webhook secret'),
    /** HMAC key that hides account names in the rate-limit store. */
    accountKey: derive(tokenSecret, 'account name'),
  }
}

/** One independent 256-bit key for each purpose (HKDF, RFC 5869). */
function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `cms ${purpose} v1`, 32))
}

/** HMAC-SHA-256, the form in which secrets of clients, and texts that may contain one, are stored. */
export function keyedHash(key: Buffer, secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', key).update(secret).digest())
}
