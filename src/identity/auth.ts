import type { TokenPair } from '../../generated/openapi.ts'
import type { Refuse } from '../words/errors.ts'
import { createPrincipals } from './access/principals.ts'
import { ensureAdmin } from './admin.ts'
import { type AttemptSource, DeniedAttempts } from './denied-attempts.ts'
import type { IdentityDependencies } from './dependencies.ts'
import { createApiKeys } from './keys/api-keys.ts'
import { Passwords } from './passwords/passwords.ts'
import { createAccessTokens } from './sessions/access-tokens.ts'
import { type LoginErrorCode, logIn, type SignIn, type StoreFor, storeForPassword } from './sessions/login.ts'
import { createLoginThrottle } from './sessions/login-throttle.ts'
import { exchangeRefreshToken, type RefreshErrorCode } from './sessions/refresh-tokens.ts'
import { createSessions } from './sessions/sessions.ts'

/** Accounts, logins, API keys, and the access that they give. */
export type Auth = Awaited<ReturnType<typeof createAuth>>

export async function createAuth(dependencies: IdentityDependencies) {
  const { settings, secrets, rateLimitStore, changes } = dependencies
  const passwords = new Passwords(dependencies.hashing)
  const accessTokens = createAccessTokens(dependencies)
  const principals = createPrincipals(dependencies, accessTokens)
  const apiKeys = createApiKeys(dependencies)
  const deniedAttempts = new DeniedAttempts(dependencies)
  const sessions = createSessions(dependencies, forget)
  const throttle = settings.rateLimit ? createLoginThrottle(rateLimitStore, secrets) : undefined
  const all = { ...dependencies, passwords, throttle, deniedAttempts, sessions }

  function forget(): void {
    principals.forget()
    apiKeys.forget()
  }

  changes.observe({ onChange: forget, onGap: forget })

  return {
    /** The body of `/.well-known/jwks.json`. */
    jwks: secrets.jwks,
    passwords,
    principals,
    sessions,
    apiKeys,
    deniedAttempts,
    /** @throws ApiError also `rate_limited`, `unavailable` */
    async logIn(signIn: SignIn, refuse: Refuse<LoginErrorCode>): Promise<TokenPair> {
      return accessTokens.addTo(await logIn(all, signIn, refuse))
    },
    /** Stores what needs the present password, at which guessing is as slow as at the sign-in. */
    storeForPassword: <T>(signIn: SignIn, store: StoreFor<T>) => storeForPassword(all, signIn, store),
    async refresh(
      token: string,
      source: AttemptSource,
      refuse: Refuse<RefreshErrorCode>,
    ): Promise<TokenPair> {
      return accessTokens.addTo(await exchangeRefreshToken(all, token, source, refuse))
    },
    /**
     * Drops all that is remembered of access. Call it once a change of an account or a key, or the end of a
     * login, is committed: from then on, this process lets nobody in whose access is gone.
     */
    forget,
    cacheSizes: () => ({
      accessTokens: accessTokens.cacheSize(),
      logins: principals.cacheSize(),
      apiKeys: apiKeys.cacheSize(),
    }),
    ensureAdmin: () => ensureAdmin(dependencies, passwords),
    /** Waits for writes that no request waited for; to be called before the database is closed. */
    async close(): Promise<void> {
      await Promise.all([apiKeys.settled(), deniedAttempts.close()])
    },
  }
}
