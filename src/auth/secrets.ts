import { hkdfSync, type KeyObject } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { calculateJwkThumbprint, type JWK } from 'jose'
import {
  missingSecrets,
  type Parsed,
  type Pepper,
  parseApiKeyPeppers,
  parseJwtPrivateKeys,
  parseTokenSecret,
  type SecretSettings,
  secretProblems,
  unsetSecrets,
} from '../config/key-material.ts'
import { type Settings, SettingsError } from '../config/settings.ts'
import { storedSecrets } from './secret-store.ts'

/** The key material of one server. Each ring verifies with all of its keys and signs or hashes with the first. */
export interface Secrets {
  readonly signingKey: { readonly kid: string; readonly key: KeyObject }
  /** Public keys by `kid`, the RFC 7638 thumbprint. */
  readonly verificationKeys: ReadonlyMap<string, KeyObject>
  /** What `/.well-known/jwks.json` answers: public members only (RFC 7517). */
  readonly jwks: { readonly keys: readonly JWK[] }
  readonly pepper: Pepper
  readonly peppers: ReadonlyMap<string, Buffer>
  /** HMAC key of refresh tokens at rest. */
  readonly refreshTokenKey: Buffer
  /** HMAC key of pagination cursors. */
  readonly cursorKey: Buffer
  /** AES key of stored answers at rest. */
  readonly answerKey: Buffer
  /** HMAC key that hides account names in the rate-limit store. */
  readonly accountKey: Buffer
}

/**
 * Loads the key material from the settings; what they do not give is generated once and kept in `<dataDir>/secrets.json`.
 *
 * @throws SettingsError naming every secret that is missing in production or malformed
 */
export async function loadSecrets(settings: Settings, log: FastifyBaseLogger): Promise<Secrets> {
  const missing = missingSecrets(settings)
  const problems = secretProblems(settings)
  if (missing.length > 0) problems.unshift(`Missing in production: ${missing.join(', ')}`)
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))

  const unset = unsetSecrets(settings)
  if (unset.length === 0) return assemble(settings)
  const stored = await storedSecrets(settings.dataDir, unset, log)
  return assemble({
    jwtPrivateKeys: settings.jwtPrivateKeys ?? stored.jwtPrivateKeys,
    apiKeyPeppers: settings.apiKeyPeppers ?? stored.apiKeyPeppers,
    tokenSecret: settings.tokenSecret ?? stored.tokenSecret,
  })
}

async function assemble(texts: SecretSettings): Promise<Secrets> {
  const pairs = parsedBy(texts.jwtPrivateKeys, parseJwtPrivateKeys)
  const peppers = parsedBy(texts.apiKeyPeppers, parseApiKeyPeppers)
  const tokenSecret = parsedBy(texts.tokenSecret, parseTokenSecret)
  const keys = await Promise.all(
    pairs.map(async (pair) => {
      const jwk = { kty: 'OKP', crv: 'Ed25519', x: pair.x }
      return { ...pair, jwk, kid: await calculateJwkThumbprint(jwk) }
    }),
  )
  const [signing] = keys
  const [pepper] = peppers
  if (signing === undefined || pepper === undefined) throw new SettingsError('a key ring is empty')
  return {
    signingKey: { kid: signing.kid, key: signing.privateKey },
    verificationKeys: new Map(keys.map((key) => [key.kid, key.publicKey])),
    jwks: { keys: keys.map(({ kid, jwk }) => ({ ...jwk, kid, alg: 'EdDSA', use: 'sig' })) },
    pepper,
    peppers: new Map(peppers.map(({ id, key }) => [id, key])),
    refreshTokenKey: derive(tokenSecret, 'refresh token'),
    cursorKey: derive(tokenSecret, 'pagination cursor'),
    answerKey: derive(tokenSecret, 'stored answer'),
    accountKey: derive(tokenSecret, 'account name'),
  }
}

function parsedBy<T>(text: string | undefined, parse: (text: string) => Parsed<T>): T {
  const parsed = parse(text ?? '')
  if (!parsed.ok) throw new SettingsError(parsed.problems.join('\n'))
  return parsed.value
}

/** One independent 256-bit key for each purpose (HKDF, RFC 5869). */
function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `cms ${purpose} v1`, 32))
}
