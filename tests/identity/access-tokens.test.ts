import { createHmac, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { SignJWT } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { NOTATIONS } from '../../src/config/key-material.ts'
import type { Secrets } from '../../src/identity/secrets/secrets.ts'
import { type AccessTokens, createAccessTokens } from '../../src/identity/sessions/access-tokens.ts'
import { makeRefreshToken } from '../../src/identity/sessions/refresh-tokens.ts'
import { refusalCode, settingsWithSecrets, type TestClock, testClock, testSecrets } from './fixtures.ts'

const settings = settingsWithSecrets()
const session = { userId: 7, sessionId: randomUUID() }
const subject = { ...session, generation: 3 }
let secrets: Secrets
let clock: TestClock
let tokens: AccessTokens

beforeEach(async () => {
  secrets = await testSecrets(settings)
  clock = testClock()
  tokens = createAccessTokens({ settings, secrets, clock })
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

function claims(overrides: Record<string, unknown> = {}) {
  const iat = clock.now().getTime() / 1000
  const { jwtIssuer: iss, jwtAudience: aud } = settings
  const own = { iss, aud, sub: '7', sid: session.sessionId, gen: 3, client_id: 'cms' }
  return { ...own, jti: randomUUID(), iat, exp: iat + 900, ...overrides }
}

/** A token signed with our own key, which only a bug of ours could issue. */
function signed(
  overrides: Record<string, unknown> = {},
  header = {},
  key: KeyObject = secrets.signingKey.key,
) {
  const protectedHeader = { alg: 'EdDSA', typ: 'at+jwt', kid: secrets.signingKey.kid, ...header }
  return new SignJWT(claims(overrides)).setProtectedHeader(protectedHeader).sign(key)
}

describe('access tokens', () => {
  it('identify the login that they were issued for', async () => {
    const text = await tokens.issue(subject)
    const expiresAt = clock.now().getTime() + 900_000
    const token = { id: expect.any(String), generation: 3 }
    expect(await tokens.verify(text)).toEqual({ ...session, token, expiresAt })
    expect(await tokens.verify(text)).toEqual({ ...session, token, expiresAt })
  })

  it('follow RFC 9068', async () => {
    const [header, payload] = (await tokens.issue(subject)).split('.')
    expect(decode(header)).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: secrets.signingKey.kid })
    expect(decode(payload)).toEqual({ ...claims(), jti: expect.any(String) })
  })

  it('expire to the second, even if they were verified before', async () => {
    const fresh = await tokens.issue(subject)
    const known = await tokens.issue(subject)
    clock.advance(899)
    await tokens.verify(known)
    clock.advance(1)
    expect(await refusalCode(tokens.verify(known))).toBe('token_expired')
    expect(await refusalCode(tokens.verify(known))).toBe('token_expired')
    expect(await refusalCode(tokens.verify(fresh))).toBe('token_expired')
  })

  it('stay valid until their key is removed from the ring', async () => {
    const token = await tokens.issue(subject)
    const old = settings.jwtPrivateKeys ?? []
    const next = NOTATIONS.jwtPrivateKeys.generate()
    const verifier = async (...rings: (typeof old)[]) => {
      const ring = await testSecrets({ ...settings, jwtPrivateKeys: rings.flat() })
      return createAccessTokens({ settings, secrets: ring, clock })
    }
    expect(await (await verifier(next, old)).verify(token)).toMatchObject(session)
    expect(await refusalCode((await verifier(next)).verify(token))).toBe('token_invalid')
  })
})

describe('forged access tokens', () => {
  it('differ in one detail each from a token that is accepted', async () => {
    expect(await tokens.verify(await signed())).toMatchObject(session)
    expect(await tokens.verify(await signed({ nbf: clock.now().getTime() / 1000 }))).toMatchObject(session)
  })

  const cases: [string, () => string | Promise<string>][] = [
    ['nothing', () => ''],
    ['not a JWT', () => 'abc'],
    ['three empty parts', () => '..'],
    ['a refresh token', () => makeRefreshToken(secrets).token],
    ['alg none', () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims())}.`],
    ['alg none with our kid', () => unsigned({ alg: 'none' })],
    ['alg nOnE', () => unsigned({ alg: 'nOnE' })],
    ['HS256 with the public key as the secret', () => symmetric(secrets.jwks.keys[0]?.x ?? '')],
    ['HS256 with the public key in DER as the secret', () => symmetric(publicDer())],
    ['HS256 with the public JWK as the secret', () => symmetric(JSON.stringify(secrets.jwks.keys[0]))],
    ['HS256 with an empty secret', () => symmetric('')],
    ['a foreign key under our kid', () => signed({}, {}, foreignKey())],
    ['a foreign key under its own kid', () => signed({}, { kid: 'foreign' }, foreignKey())],
    ['a foreign key embedded in the token', () => bringsItsKey()],
    ['no kid', () => signed({}, { kid: undefined })],
    ['a kid that is a path', () => signed({}, { kid: '../../dev/null' })],
    ['a kid that is a property of every object', () => signed({}, { kid: '__proto__' })],
    ['an unknown critical header', () => withHeader({ crit: ['x'], x: 1 })],
    ['an unencoded payload', () => withHeader({ crit: ['b64'], b64: false })],
    ['not yet valid', () => signed({ nbf: clock.now().getTime() / 1000 + 1 })],
    ['another audience', () => signed({ aud: 'https://other.example/api' })],
    ['no audience', () => signed({ aud: undefined })],
    ['another issuer', () => signed({ iss: 'https://evil.example' })],
    ['an issuer that only starts like ours', () => signed({ iss: `${settings.jwtIssuer}.evil.example` })],
    ['the type of an ID token', () => signed({}, { typ: 'JWT' })],
    ['no type', () => signed({}, { typ: undefined })],
    ['no expiry', () => signed({ exp: undefined })],
    ['no subject', () => signed({ sub: undefined })],
    ['a subject that is not a user id', () => signed({ sub: '7; DROP TABLE users' })],
    ['no session', () => signed({ sid: undefined })],
    ['a session that is not a UUID', () => signed({ sid: "' OR 1=1" })],
    ['no jti', () => signed({ jti: undefined })],
    ['a jti that is not a UUID', () => signed({ jti: '1' })],
    ['a generation that is not a number', () => signed({ gen: '3' })],
    ['a tampered payload', () => tampered(1, { ...claims(), sub: '1' })],
    ['a tampered header', () => withHeader({ x: 1 })],
    ['a signature that was cut off', async () => (await tokens.issue(subject)).slice(0, -4)],
    ['no signature', async () => (await tokens.issue(subject)).replace(/[^.]*$/, '')],
    ['a signature with its last bits changed', async () => flipped(await tokens.issue(subject))],
    ['white space', async () => ` ${await tokens.issue(subject)}`],
    ['a million characters', () => 'a.'.repeat(500_000)],
    ['a huge signed token', () => signed({ padding: 'x'.repeat(5000) })],
  ]

  it.each(cases)('are refused: %s', async (_, forge) => {
    expect(await refusalCode(tokens.verify(await forge()))).toBe('token_invalid')
  })

  it('are refused for any random text', async () => {
    const part = fc.oneof(
      fc.string(),
      fc.json().map((json) => Buffer.from(json).toString('base64url')),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        expect(await refusalCode(tokens.verify(parts.join('.')))).toBe('token_invalid')
      }),
    )
  })

  it('are refused as expired only if everything else is valid', async () => {
    const past = { exp: clock.now().getTime() / 1000 - 1 }
    expect(await refusalCode(tokens.verify(await signed(past)))).toBe('token_expired')
    expect(await refusalCode(tokens.verify(await signed(past, {}, foreignKey())))).toBe('token_invalid')
    expect(await refusalCode(tokens.verify(await signed({ ...past, aud: 'x' })))).toBe('token_invalid')
  })

  function unsigned(header: object): string {
    return `${encode({ typ: 'at+jwt', kid: secrets.signingKey.kid, ...header })}.${encode(claims())}.`
  }

  function symmetric(secret: string | Buffer): string {
    const header = { alg: 'HS256', typ: 'at+jwt', kid: secrets.signingKey.kid }
    const body = `${encode(header)}.${encode(claims())}`
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
  }

  function publicDer(): Buffer {
    const key = secrets.verificationKeys.get(secrets.signingKey.kid)
    return key?.export({ format: 'der', type: 'spki' }) ?? Buffer.alloc(0)
  }

  function foreignKey(): KeyObject {
    return generateKeyPairSync('ed25519').privateKey
  }

  function bringsItsKey(): Promise<string> {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    return signed({}, { jwk: publicKey.export({ format: 'jwk' }) }, privateKey)
  }

  const withHeader = (extra: object): Promise<string> =>
    tampered(0, { alg: 'EdDSA', typ: 'at+jwt', kid: secrets.signingKey.kid, ...extra })

  async function tampered(part: 0 | 1, value: unknown): Promise<string> {
    const parts = (await tokens.issue(subject)).split('.')
    parts[part] = encode(value)
    return parts.join('.')
  }

  function flipped(token: string): string {
    return token.slice(0, -1) + (token.endsWith('A') ? 'Q' : 'A')
  }
})
