import type { FastifyBaseLogger } from 'fastify'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { Settings } from '../config/settings.ts'
import type { Clock } from '../context.ts'
import type { RateLimitStore } from '../http/rate-limit-store.ts'
import { createAccessTokens } from './access-tokens.ts'
import { type CreatedAdmin, ensureAdmin } from './admin.ts'
import { type ApiKeys, createApiKeys } from './api-keys.ts'
import { type Credentials, checkCredentials } from './login.ts'
import { createLoginGuard } from './login-guard.ts'
import { createPasswords, type PasswordOptions, type Passwords } from './passwords.ts'
import { createPrincipals, type Principals } from './principals.ts'
import type { Secrets } from './secrets.ts'
import { createSessions, type Sessions, type StartedSession } from './sessions.ts'

export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Everything that tells who a client is. */
export interface Auth {
  /** The body of `/.well-known/jwks.json`. */
  readonly jwks: Secrets['jwks']
  readonly passwords: Passwords
  readonly principals: Principals
  readonly sessions: Sessions
  readonly apiKeys: ApiKeys
  /** @throws ApiError `invalid_credentials`, `account_disabled`, `rate_limited`, `unavailable` */
  logIn(credentials: Credentials): Promise<TokenPair>
  /**
   * That the person is who signed in, before something that matters: guessing is as slow as at the sign-in.
   *
   * @throws ApiError `invalid_credentials`, `rate_limited`, `unavailable`
   */
  confirmPassword(credentials: Credentials): Promise<void>
  /** @throws ApiError `refresh_token_invalid`, `refresh_token_expired`, `refresh_token_reused` */
  refresh(refreshToken: string): Promise<TokenPair>
  ensureAdmin(): Promise<CreatedAdmin | undefined>
  /** Waits for writes that no request waited for; to be called before the database is closed. */
  close(): Promise<void>
}

export interface AuthParts {
  readonly prisma: PrismaClient
  readonly settings: Settings
  readonly clock: Clock
  readonly secrets: Secrets
  readonly rateLimits: RateLimitStore
  readonly log: FastifyBaseLogger
  readonly hashing?: PasswordOptions
}

export async function createAuth(parts: AuthParts): Promise<Auth> {
  const { prisma, settings, clock, secrets, rateLimits, log } = parts
  const passwords = await createPasswords(parts.hashing)
  const accessTokens = createAccessTokens(parts)
  const principals = createPrincipals({ prisma, settings, clock, accessTokens })
  const sessions = createSessions({ prisma, settings, clock, secrets, principals, log })
  const apiKeys = createApiKeys(parts)
  const guard = settings.rateLimit ? createLoginGuard(rateLimits, secrets) : undefined

  async function tokenPair(session: StartedSession): Promise<TokenPair> {
    return { accessToken: await accessTokens.issue(session), refreshToken: session.refreshToken }
  }

  return {
    jwks: secrets.jwks,
    passwords,
    principals,
    sessions,
    apiKeys,
    async logIn(credentials) {
      const userId = await checkCredentials({ prisma, passwords, guard, log }, credentials)
      return tokenPair(await sessions.startSession(userId, credentials.requestId))
    },
    async confirmPassword(credentials) {
      await checkCredentials({ prisma, passwords, guard, log }, credentials)
    },
    async refresh(refreshToken) {
      return tokenPair(await sessions.refresh(refreshToken))
    },
    ensureAdmin: () => ensureAdmin({ prisma, settings, passwords, clock }),
    close: apiKeys.settled,
  }
}
