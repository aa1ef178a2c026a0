import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** The settings that hold key material, by the name of their environment variable. */
export const SECRET_VARIABLES = {
  jwtPrivateKeys: 'JWT_PRIVATE_KEYS',
  apiKeyPeppers: 'API_KEY_PEPPERS',
  tokenSecret: 'TOKEN_SECRET',
} as const

export type SecretName = keyof typeof SECRET_VARIABLES
/** Key material in the notation of its setting; undefined: to be generated. */
export type SecretSettings = Readonly<Record<SecretName, string | undefined>>

/** A value, or every reason why the text is none. A reason never quotes the text: it is a secret. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly string[] }

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

const MIN_SECRET_BYTES = 32

/** The variables that a production server on PostgreSQL must be given: replicas cannot share a generated file. */
export function missingSecrets(
  settings: SecretSettings & { readonly nodeEnv: string; readonly databaseUrl: string | undefined },
): string[] {
  if (settings.nodeEnv !== 'production' || settings.databaseUrl === undefined) return []
  return unsetSecrets(settings).map((name) => SECRET_VARIABLES[name])
}

/** The key material that no setting gives. */
export function unsetSecrets(settings: SecretSettings): SecretName[] {
  const names: SecretName[] = ['jwtPrivateKeys', 'apiKeyPeppers', 'tokenSecret']
  return names.filter((name) => settings[name] === undefined)
}

/** What is wrong with the key material that is given, one line for each problem. */
export function secretProblems(settings: SecretSettings): string[] {
  const { jwtPrivateKeys, apiKeyPeppers, tokenSecret } = settings
  return [
    ...problemsOf(jwtPrivateKeys, parseJwtPrivateKeys),
    ...problemsOf(apiKeyPeppers, parseApiKeyPeppers),
    ...problemsOf(tokenSecret, parseTokenSecret),
  ]
}

function problemsOf(text: string | undefined, parse: (text: string) => Parsed<unknown>): readonly string[] {
  if (text === undefined) return []
  const parsed = parse(text)
  return parsed.ok ? [] : parsed.problems
}

/** A JWK Set, or an array of JWKs, of Ed25519 private keys (RFC 7517, RFC 8037). The first one signs. */
export function parseJwtPrivateKeys(text: string): Parsed<readonly SigningKeyPair[]> {
  const jwks = jwkList(text)
  if (jwks === undefined || jwks.length === 0) {
    return failed('JWT_PRIVATE_KEYS must be a JSON Web Key Set with at least one Ed25519 private key')
  }
  const pairs = jwks.map(keyPair)
  const problems = pairs.flatMap((pair, index) =>
    pair
      ? []
      : [`JWT_PRIVATE_KEYS: key ${index + 1} is not an Ed25519 private JWK (kty OKP, crv Ed25519, d, x)`],
  )
  const keys = pairs.filter((pair) => pair !== undefined)
  if (new Set(keys.map((key) => key.x)).size < keys.length) problems.push('JWT_PRIVATE_KEYS repeats a key')
  return problems.length > 0 ? failed(...problems) : { ok: true, value: keys }
}

/** `id:key` pairs separated by commas, each key at least 32 bytes in base64url. The first one hashes new API keys. */
export function parseApiKeyPeppers(text: string): Parsed<readonly Pepper[]> {
  const entries = text.split(',').map((entry) => entry.trim().split(':'))
  const peppers: Pepper[] = []
  const problems: string[] = []
  for (const [index, [id = '', encoded = '', ...rest]] of entries.entries()) {
    const key = secretBytes(encoded)
    if (key && /^[\w-]{1,64}$/.test(id) && rest.length === 0) peppers.push({ id, key })
    else
      problems.push(`API_KEY_PEPPERS: entry ${index + 1} is not "id:key" with a key of 32 bytes in base64url`)
  }
  if (new Set(peppers.map((pepper) => pepper.id)).size < peppers.length) {
    problems.push('API_KEY_PEPPERS repeats an id')
  }
  return problems.length > 0 ? failed(...problems) : { ok: true, value: peppers }
}

/** At least 32 bytes in base64url. */
export function parseTokenSecret(text: string): Parsed<Buffer> {
  const value = secretBytes(text.trim())
  return value ? { ok: true, value } : failed('TOKEN_SECRET must be at least 32 bytes in base64url')
}

function failed(...problems: string[]): { ok: false; problems: readonly string[] } {
  return { ok: false, problems }
}

function secretBytes(text: string): Buffer | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length >= MIN_SECRET_BYTES ? bytes : undefined
}

function jwkList(text: string): readonly unknown[] | undefined {
  try {
    const json: unknown = JSON.parse(text)
    if (Array.isArray(json)) return json
    return isObject(json) && Array.isArray(json.keys) ? json.keys : undefined
  } catch {
    return undefined
  }
}

function keyPair(jwk: unknown): SigningKeyPair | undefined {
  if (!isObject(jwk) || jwk.kty !== 'OKP' || jwk.crv !== 'Ed25519') return undefined
  if (typeof jwk.d !== 'string' || typeof jwk.x !== 'string') return undefined
  try {
    const key = { kty: jwk.kty, crv: jwk.crv, d: jwk.d, x: jwk.x }
    const privateKey = createPrivateKey({ key, format: 'jwk' })
    const publicKey = createPublicKey(privateKey)
    // Node derives the public key from `d` and never looks at `x`: a pair that does not belong together is a mistake.
    return publicKey.export({ format: 'jwk' }).x === jwk.x ? { privateKey, publicKey, x: jwk.x } : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
