import type { Role } from '../../../generated/operations.ts'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { UserPrincipal } from '../../words/principal.ts'
import type { Parts } from '../parts.ts'
import type { AccessClaims, AccessTokens } from '../sessions/access-tokens.ts'
import { endedCredential } from './denied-attempts.ts'
import { createLookupCache, type DoLookup } from './lookup-cache.ts'

const MAX_REMEMBERED = 10_000

interface PrincipalParts extends Parts<'prisma' | 'settings' | 'clock' | 'changes'> {
  readonly accessTokens: AccessTokens
}

export type Principals = ReturnType<typeof createPrincipals>

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
 * of other replicas are known. That is for reads: a write asks again (see `recheck.ts`).
 */
export function createPrincipals({ prisma, settings, clock, accessTokens, changes }: PrincipalParts) {
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
    /** The user that an access token was issued to, while its login and its account are in force. */
    async ofAccessToken(token: string, doLookup?: DoLookup): Promise<UserPrincipal> {
      const claims = await accessTokens.verify(token, doLookup)
      const { userId, sessionId } = claims
      const principal = principalOf(claims, await logins.get(sessionId, doLookup))
      if (principal) return principal
      throw endedCredential('token_invalid', { actorType: 'user', actorId: String(userId), sessionId })
    },
    /** Call it once the end of a login is committed: its access tokens end in this process at once. */
    forgetSession(sessionId: string): void {
      logins.forget(sessionId)
      accessTokens.forget((claims) => claims.sessionId === sessionId)
    },
    /** Call it once a change of a user's role, name or state is committed. */
    forgetUser(userId: number): void {
      logins.forgetWhere((login) => login.userId === userId)
      accessTokens.forget((claims) => claims.userId === userId)
    },
    forgetAll: logins.forgetAll,
    memory: logins.memory,
  }
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
