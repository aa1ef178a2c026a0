import type { FastifyBaseLogger } from 'fastify'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { Settings } from '../config/settings.ts'
import type { Changes } from '../database/changes/changes.ts'
import type { RateLimitStore } from '../limits/store.ts'
import type { Clock } from '../words/clock.ts'
import type { Refuse } from '../words/errors.ts'
import type { Principal } from '../words/principal.ts'
import type { CacheUse } from './access/lookup-cache.ts'
import { createPrincipals, type Principals } from './access/principals.ts'
import { createRefusals, type Refusals, type Source } from './access/refusals.ts'
import { type CreatedAdmin, ensureAdmin } from './admin.ts'
import { type ApiKeys, createApiKeys } from './keys/api-keys.ts'
import { createPasswords, type PasswordOptions, type Passwords } from './passwords/passwords.ts'
import type { Secrets } from './secrets/secrets.ts'
import { createAccessTokens } from './sessions/access-tokens.ts'
import {
  renewHash,
  type SignIn,
  type SignInVerdict,
  type StoreFor,
  storeForPassword,
} from './sessions/login.ts'
import { createLoginGuard } from './sessions/login-guard.ts'
import type { RefreshRefusal } from './sessions/rotation.ts'
import { endOldestSessions } from './sessions/session-limit.ts'
import { createSessions, type Sessions, type StartedSession } from './sessions/sessions.ts'

/** What a sign-in or a refresh hands out. */
export interface IssuedTokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** Seconds that the access token is good for. */
  readonly expiresIn: number
}

/** Everything that tells who a client is. */
export interface Auth {
  /** The body of `/.well-known/jwks.json`. */
  readonly jwks: Secrets['jwks']
  readonly passwords: Passwords
  readonly principals: Principals
  readonly sessions: Sessions
  readonly apiKeys: ApiKeys
  /** Attempts that are refused, for the audit trail. */
  readonly refusals: Refusals
  /** @throws ApiError also `rate_limited`, `unavailable` */
  logIn(
    credentials: SignIn,
    refuse: Refuse<'invalid_credentials' | 'account_disabled'>,
  ): Promise<IssuedTokens>
  /**
   * Stores what only the person who signed in may store: guessing is as slow as at the sign-in.
   *
   * @throws ApiError `rate_limited`, `unavailable`
   */
  storeForPassword<T>(credentials: SignIn, store: StoreFor<T>): Promise<SignInVerdict<T>>
  refresh(refreshToken: string, source: Source, refuse: Refuse<RefreshRefusal>): Promise<IssuedTokens>
  /** Drops what is remembered of a client whose access has proved to be gone. */
  forget(principal: Principal): void
  /** How full the memories of verified credentials are, by name. */
  remembered(): Readonly<Record<string, CacheUse>>
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
  readonly changes: Changes
  readonly log: FastifyBaseLogger
  readonly hashing?: PasswordOptions
}

export async function createAuth(parts: AuthParts): Promise<Auth> {
  const { prisma, settings, clock, secrets, rateLimits, changes, log } = parts
  const passwords = await createPasswords(parts.hashing)
  const accessTokens = createAccessTokens(parts)
  const principals = createPrincipals({ prisma, settings, clock, accessTokens, changes })
  const refusals = createRefusals({ prisma, clock, log })
  const sessions = createSessions({ prisma, settings, clock, secrets, principals, refusals, log })
  const apiKeys = createApiKeys(parts)
  const guard = settings.rateLimit ? createLoginGuard(rateLimits, secrets) : undefined
  const logInParts = { prisma, passwords, guard, refusals, log }
  forgetChanged(changes, principals, apiKeys)

  async function issueTokens(session: StartedSession): Promise<IssuedTokens> {
    const accessToken = await accessTokens.issue(session)
    return { accessToken, refreshToken: session.refreshToken, expiresIn: settings.accessTokenTtl }
  }

  return {
    jwks: secrets.jwks,
    passwords,
    principals,
    sessions,
    apiKeys,
    refusals,
    async logIn(credentials, refuse) {
      const { request, password } = credentials
      const verdict = await storeForPassword(logInParts, credentials, (account) =>
        sessions.startSession(account, request),
      )
      if ('refusal' in verdict) return refuse(verdict.refusal)
      await renewHash(logInParts, verdict.account, password)
      await endOldestSessions({ prisma, settings, clock, principals }, verdict.account.id, request)
      return issueTokens(verdict.stored)
    },
    storeForPassword: (credentials, store) => storeForPassword(logInParts, credentials, store),
    async refresh(refreshToken, source, refuse) {
      return issueTokens(await sessions.refresh(refreshToken, source, refuse))
    },
    forget(principal) {
      if (principal.kind === 'user') principals.forgetSession(principal.sessionId)
      else apiKeys.forgetApiKey(principal.keyId)
    },
    remembered: () => ({
      accessTokens: accessTokens.memory(),
      logins: principals.memory(),
      apiKeys: apiKeys.memory(),
    }),
    ensureAdmin: () => ensureAdmin({ prisma, settings, passwords, clock, log }),
    async close() {
      await Promise.all([apiKeys.settled(), refusals.close()])
    },
  }
}

/** What other processes change is not answered from memory here. */
function forgetChanged(changes: Changes, principals: Principals, apiKeys: ApiKeys): void {
  changes.onChange((table, id) => {
    if (table === 'users') principals.forgetUser(Number(id))
    else if (table === 'sessions') principals.forgetSession(id)
    else if (table === 'api_keys') apiKeys.forgetApiKey(id)
  })
  changes.onGap(() => {
    principals.forgetAll()
    apiKeys.forgetAll()
  })
}
