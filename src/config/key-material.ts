import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { EnvError } from 'envalid'
import { isRecord, parseJson } from '../base/guards.ts'

export interface SigningKeyPair {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  /** The public key, base64url (the JWK member `x`, RFC 8037). */
  readonly x: string
}

export interface Pepper {
  readonly id: string
  readonly key: Buffer
}

/** The keys and secrets of one server, parsed. */
export interface KeyMaterial {
  /** Ed25519 keys. The first one signs, all verify. */
  readonly jwtPrivateKeys: readonly SigningKeyPair[]
  /** The first one hashes new API keys, all verify. */
  readonly apiKeyPeppers: readonly Pepper[]
  /** Never rotated, because that would end every login. */
  readonly tokenSecret: Buffer
}

export type SecretName = keyof KeyMaterial

export const SECRET_NAMES: readonly SecretName[] = ['jwtPrivateKeys', 'apiKeyPeppers', 'tokenSecret']

/** The notation of a setting, which `secrets.json` also uses. */
export interface Notation<T> {
  /** @throws EnvError that names every problem and never quotes the text, which is secret */
  parse(text: string): T
  format(value: T): string
  generate(): T
}

/**
 * Signing keys: a JWK Set, or an array of JWKs (RFC 7517, RFC 8037). Peppers: `id:key` pairs separated by
 * commas. Keys and secrets have at least 32 bytes, in base64url.
 */
export const NOTATIONS: { readonly [Name in SecretName]: Notation<KeyMaterial[Name]> } = {
  jwtPrivateKeys: {
    parse(text) {
      const json = parseJson(text)
      const jwks = isRecord(json) ? json.keys : json
      if (!Array.isArray(jwks) || jwks.length === 0)
        throw new EnvError('must be a JSON Web Key Set with at least one Ed25519 private key')
      const unsound = (n: number) => `key ${n} is not an Ed25519 private JWK (kty OKP, crv Ed25519, d, x)`
      return ringOf(jwks.map(parseJwk), ({ x }) => x, unsound, 'a key is there twice')
    },
    format: (pairs) =>
      JSON.stringify({ keys: pairs.map(({ privateKey }) => privateKey.export({ format: 'jwk' })) }),
    generate: () => [keyPairOf(generateKeyPairSync('ed25519').privateKey)],
  },
  apiKeyPeppers: {
    parse(text) {
      const unsound = (n: number) => `entry ${n} is not "id:key" with a key of 32 bytes in base64url`
      return ringOf(text.split(',').map(parsePepper), ({ id }) => id, unsound, 'an id is there twice')
    },
    format: (peppers) => peppers.map(({ id, key }) => `${id}:${key.toString('base64url')}`).join(','),
    generate: () => [{ id: randomBytes(4).toString('hex'), key: randomBytes(MIN_SECRET_BYTES) }],
  },
  tokenSecret: {
    parse(text) {
      const secret = secretBytes(text.trim())
      if (!secret) throw new EnvError('must be at least 32 bytes in base64url')
      return secret
    },
    format: (secret) => secret.toString('base64url'),
    generate: () => randomBytes(MIN_SECRET_BYTES),
  },
}

const MIN_SECRET_BYTES = 32

/** New key material in the notation of its setting. */
export function generateSecret<Name extends SecretName>(name: Name): string {
  const { generate, format } = NOTATIONS[name]
  return format(generate())
}

function ringOf<T>(
  parsed: readonly (T | undefined)[],
  identify: (entry: T) => string,
  unsound: (number: number) => string,
  twice: string,
): readonly T[] {
  const ring = parsed.filter((entry) => entry !== undefined)
  const problems = parsed.flatMap((entry, index) => (entry ? [] : [unsound(index + 1)]))
  if (new Set(ring.map(identify)).size < ring.length) problems.push(twice)
  if (problems.length > 0) throw new EnvError(problems.join('; '))
  return ring
}

function parsePepper(entry: string): Pepper | undefined {
  const [, id = '', encoded = ''] = /^([\w-]{1,64}):([^:]+)$/.exec(entry.trim()) ?? []
  const key = secretBytes(encoded)
  return key && { id, key }
}

function secretBytes(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return /^[\w-]+$/.test(text) && bytes.length >= MIN_SECRET_BYTES ? bytes : undefined
}

/** Undefined unless it is an Ed25519 private key. */
function parseJwk(jwk: JsonWebKey): SigningKeyPair | undefined {
  try {
    const pair = keyPairOf(createPrivateKey({ key: jwk, format: 'jwk' }))
    // Node derives the public key from `d` and ignores `x`, so a mismatched pair is rejected here
    return jwk.crv === 'Ed25519' && pair.x === jwk.x ? pair : undefined
  } catch {
    return undefined
  }
}

function keyPairOf(privateKey: KeyObject): SigningKeyPair {
  const publicKey = createPublicKey(privateKey)
  return { privateKey, publicKey, x: publicKey.export({ format: 'jwk' }).x ?? '' }
}
