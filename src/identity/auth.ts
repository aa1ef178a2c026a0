import type { TokenPair } from '../../generated/openapi.ts'
import type { Refuse } from '../domain/errors.ts'
import { createPrincipals } from './access/principals.ts'
import { ensureAdmin } from './admin.ts'
import { type AttemptSource, DeniedAttempts } from './denied-attempts.ts'
import type { IdentityDependencies } from './dependencies.ts'
import { createApiKeys } from './keys/api-keys.ts'
import { Passwords } from './passwords/passwords.ts'
import { createPreviews } from './previews.ts'
import { createAccessTokens } from './sessions/access-tokens.ts'
import { type LoginErrorCode, logIn, type SignIn, type StoreFor, storeForPassword } from './sessions/login.ts'
import { createLoginThrottle } from './sessions/login-throttle.ts'
import { exchangeRefreshToken, type RefreshErrorCode } from './sessions/refresh-tokens.ts'
import { createSessions } from './sessions/sessions.ts'

/** Accounts, logins, API keys, and the access that they grant. */
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
    previews: createPreviews(dependencies),
    deniedAttempts,
    /** @throws ApiError also `rate_limited`, `unavailable` */
    async logIn(signIn: SignIn, refuse: Refuse<LoginErrorCode>): Promise<TokenPair> {
      return accessTokens.addTo(await logIn(all, signIn, refuse))
    },
    /** Stores something that requires the current password. Guessing is as slow as at the login. */
    storeForPassword: <T>(signIn: SignIn, store: StoreFor<T>) => storeForPassword(all, signIn, store),
    async refresh(
      token: string,
      source: AttemptSource,
      refuse: Refuse<RefreshErrorCode>,
    ): Promise<TokenPair> {
      return accessTokens.addTo(await exchangeRefreshToken(all, token, source, refuse))
    },
    /**
     * Clears all cached access. Call it after the commit that changes an account or a key, or ends a login:
     * from then on, this process rejects credentials that were revoked.
     */
    forget,
    cacheSizes: () => ({
      accessTokens: accessTokens.cacheSize(),
      logins: principals.cacheSize(),
      apiKeys: apiKeys.cacheSize(),
    }),
    ensureAdmin: () => ensureAdmin(dependencies, passwords),
    /** Waits for writes in the background. Call it before closing the database. */
    async close(): Promise<void> {
      await Promise.all([apiKeys.settled(), deniedAttempts.close()])
    },
  }
}
