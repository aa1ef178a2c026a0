import { randomUUID } from 'node:crypto'
import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { TokenPair } from '../../../generated/openapi.ts'
import { ApiError } from '../../domain/errors.ts'
import type { Dependencies } from '../dependencies.ts'
import { type DoLookup, LookupCache } from '../lookup-cache.ts'

const ALGORITHM = 'EdDSA'
const TYPE = 'at+jwt'
/** RFC 9068 requires a client id; the login of this service is the only client. */
const CLIENT_ID = 'cms'
/** Far longer than issued tokens: nothing longer can be valid. */
const MAX_TOKEN_LENGTH = 4096
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

export interface TokenSubject {
  readonly userId: number
  readonly sessionId: string
  /** The generation of the access tokens of this login. */
  readonly generation: number
}

/** The subject of the access tokens of a login, and its newest refresh token. */
export type StartedSession = TokenSubject & { readonly refreshToken: string }

export type AccessTokens = ReturnType<typeof createAccessTokens>

type TokenDependencies = Dependencies<'settings' | 'secrets' | 'clock'>

export function createAccessTokens(dependencies: TokenDependencies) {
  const { settings, secrets, clock } = dependencies
  const verified = new LookupCache({
    clock,
    ttl: Number.POSITIVE_INFINITY,
    mayServe: () => true,
    load: (token) => check(token).catch(rethrow),
  })

  function keyOf({ kid = '' }: JWTHeaderParameters) {
    const key = secrets.verificationKeys.get(kid)
    if (key) return key
    throw new errors.JWKSNoMatchingKey()
  }

  async function check(token: string): Promise<AccessClaims> {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: settings.jwtIssuer,
      audience: settings.jwtAudience,
      requiredClaims: ['sub', 'sid', 'exp', 'iat', 'jti'],
      currentDate: clock.now(),
    })
    return readClaims(payload)
  }

  return {
    issue: (subject: TokenSubject) => signToken(dependencies, subject),
    /** The response to a login or a refresh: its refresh token with a new access token. */
    async addTo({ refreshToken, ...subject }: StartedSession): Promise<TokenPair> {
      const accessToken = await signToken(dependencies, subject)
      return { accessToken, refreshToken, tokenType: 'Bearer', expiresIn: settings.accessTokenTtl }
    },
    /** Throws `token_expired` if the token is valid except for its time, otherwise `token_invalid`. */
    async verify(token: string, doLookup?: DoLookup): Promise<AccessClaims> {
      if (token.length > MAX_TOKEN_LENGTH) throw new ApiError('token_invalid')
      const claims = await verified.get(token, doLookup)
      if (claims && claims.expiresAt > clock.now().getTime()) return claims
      throw new ApiError('token_expired')
    },
    cacheSize: () => verified.size(),
  }
}

/** A JWT access token (RFC 9068) that is valid for `settings.accessTokenTtl`. */
function signToken(
  { settings, secrets, clock }: TokenDependencies,
  { userId, sessionId, generation }: TokenSubject,
): Promise<string> {
  const issuedAt = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({ client_id: CLIENT_ID, sid: sessionId, gen: generation })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: secrets.signingKey.kid })
    .setIssuer(settings.jwtIssuer)
    .setAudience(settings.jwtAudience)
    .setSubject(String(userId))
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + settings.accessTokenTtl)
    .sign(secrets.signingKey.key)
}

/** The claims of a valid token. Whether its login is still active is checked elsewhere. */
type AccessClaims = ReturnType<typeof readClaims>

/** A valid signature proves who wrote the claims, not that they have the expected form. */
function readClaims({ sub, sid, jti, gen = 0, exp }: JWTPayload) {
  if (typeof sub !== 'string' || !/^[1-9]\d{0,9}$/.test(sub)) throw new errors.JWTInvalid('sub')
  if (typeof sid !== 'string' || !UUID.test(sid)) throw new errors.JWTInvalid('sid')
  if (typeof jti !== 'string' || !UUID.test(jti)) throw new errors.JWTInvalid('jti')
  if (typeof gen !== 'number' || !Number.isSafeInteger(gen)) throw new errors.JWTInvalid('gen')
  if (exp === undefined) throw new errors.JWTInvalid('exp')
  return {
    userId: Number(sub),
    sessionId: sid,
    token: { id: jti, generation: gen },
    /** Milliseconds since the epoch. */
    expiresAt: exp * 1000,
  }
}

function rethrow(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw new ApiError('token_expired', { cause: error })
  if (error instanceof errors.JOSEError) throw new ApiError('token_invalid', { cause: error })
  throw error
}
