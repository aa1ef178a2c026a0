import type { Role } from '../../../generated/operations.ts'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { Settings } from '../../config/settings.ts'
import type { Changes } from '../../database/changes/changes.ts'
import type { Clock } from '../../words/clock.ts'
import type { UserPrincipal } from '../../words/principal.ts'
import type { AccessClaims, AccessTokens } from '../sessions/access-tokens.ts'
import { refusedCredential } from './known-credential.ts'
import { type CacheUse, createLookupCache, type DoLookup } from './lookup-cache.ts'

const MAX_REMEMBERED = 10_000

export interface Principals {
  /**
   * Who an access token speaks for, while the login and the account behind it stand.
   *
   * @param doLookup is called for a token or a login that is not remembered
   * @throws ApiError `token_expired`, `token_invalid`
   */
  ofAccessToken(token: string, doLookup?: DoLookup): Promise<UserPrincipal>
  /** Call it once the end of a login is committed: its access tokens end in this process at once. */
  forgetSession(sessionId: string): void
  /** Call it once a change of a user's role, name or state is committed. */
  forgetUser(userId: number): void
  /** Call it when changes may have been missed. */
  forgetAll(): void
  /** Of the memory of logins. */
  memory(): CacheUse
}

interface PrincipalParts {
  readonly prisma: PrismaClient
  readonly settings: Pick<Settings, 'principalCacheTtl'>
  readonly clock: Clock
  readonly accessTokens: AccessTokens
  readonly changes: Changes
}

interface Login {
  readonly userId: number
  readonly username: string
  readonly role: Role
  readonly expiresAt: Date
  readonly generation: number
  readonly keptTokenId: string | null
}

/**
 * A principal comes from memory for at most `settings.principalCacheTtl` seconds, and only while the changes
 * of other replicas are known. That is for reads: a write looks again (see `standing.ts`).
 */
export function createPrincipals(parts: PrincipalParts): Principals {
  const { prisma, settings, clock, accessTokens, changes } = parts
  const logins = createLookupCache({
    clock,
    ttl: settings.principalCacheTtl,
    max: MAX_REMEMBERED,
    mayRecall: changes.areKnown,
    load: (sessionId) => findLogin(prisma, sessionId),
  })

  /** A password change leaves a login one access token: the one that it was changed with. */
  function principalOf(claims: AccessClaims, login: Login | undefined): UserPrincipal | undefined {
    const { userId, sessionId, token } = claims
    if (login?.userId !== userId || login.expiresAt <= clock.now()) return undefined
    if (token.generation !== login.generation && token.id !== login.keptTokenId) return undefined
    return { kind: 'user', userId, username: login.username, role: login.role, sessionId, token }
  }

  return {
    async ofAccessToken(token, doLookup) {
      const claims = await accessTokens.verify(token, doLookup)
      const principal = principalOf(claims, await logins.get(claims.sessionId, doLookup))
      return principal ?? refuse(claims)
    },
    forgetSession(sessionId) {
      logins.forget(sessionId)
      accessTokens.forget((claims) => claims.sessionId === sessionId)
    },
    forgetUser(userId) {
      logins.forgetWhere((login) => login.userId === userId)
      accessTokens.forget((claims) => claims.userId === userId)
    },
    forgetAll: logins.forgetAll,
    memory: logins.memory,
  }
}

/** The token is genuine: its login has ended, or it is no longer good for it. */
function refuse({ userId, sessionId }: AccessClaims): never {
  throw refusedCredential('token_invalid', { actorType: 'user', actorId: String(userId), sessionId })
}

/** One join on two primary keys; Prisma's own relation loading takes two queries. */
async function findLogin(prisma: PrismaClient, sessionId: string): Promise<Login | undefined> {
  const [login] = await prisma.$queryRaw<Login[]>`
    SELECT users.id AS "userId", users.username, users.role::text AS role, sessions.expires_at AS "expiresAt",
      sessions.generation, sessions.kept_token_id::text AS "keptTokenId"
    FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.id = ${sessionId}::uuid AND sessions.revoked_at IS NULL AND users.disabled_at IS NULL`
  return login
}
