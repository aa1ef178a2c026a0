import type { PrismaClient, Session, User } from '../../../generated/prisma/client.ts'
import type { UserPrincipal } from '../../domain/principal.ts'
import { endedCredential } from '../denied-attempts.ts'
import type { Dependencies } from '../dependencies.ts'
import { type DoLookup, LookupCache } from '../lookup-cache.ts'
import type { AccessTokens } from '../sessions/access-tokens.ts'

type Login = Pick<User, 'username' | 'role'> &
  Pick<Session, 'userId' | 'expiresAt' | 'generation' | 'keptTokenId'>

/**
 * Principals are cached for at most `settings.principalCacheTtl` seconds, and only while the changes of other
 * replicas are known. The cache serves reads; a write checks the database again (see `recheck.ts`).
 */
export function createPrincipals(
  { prisma, settings, clock, changes }: Dependencies<'prisma' | 'settings' | 'clock' | 'changes'>,
  accessTokens: AccessTokens,
) {
  const logins = new LookupCache({
    clock,
    ttl: settings.principalCacheTtl,
    mayServe: changes.areKnown,
    load: (sessionId) => findLogin(prisma, sessionId),
  })

  return {
    /** The user that an access token was issued to, while its login and its account are active. */
    async ofAccessToken(text: string, doLookup?: DoLookup): Promise<UserPrincipal> {
      const { userId, sessionId, token } = await accessTokens.verify(text, doLookup)
      const login = await logins.get(sessionId, doLookup)
      const isInForce = login?.userId === userId && login.expiresAt > clock.now()
      // after a password change, the only valid access token of the login is the one that made the change
      if (isInForce && (token.generation === login.generation || token.id === login.keptTokenId))
        return { kind: 'user', userId, username: login.username, role: login.role, sessionId, token }
      throw endedCredential('token_invalid', { actorType: 'user', actorId: String(userId), sessionId })
    },
    forget: () => logins.clear(),
    cacheSize: () => logins.size(),
  }
}

/** Joins two tables by primary key; Prisma's relation loading takes two queries. */
async function findLogin(prisma: PrismaClient, sessionId: string): Promise<Login | undefined> {
  const [login] = await prisma.$queryRaw<Login[]>`
    SELECT users.id AS "userId", users.username, users.role::text AS role, sessions.expires_at AS "expiresAt",
      sessions.generation, sessions.kept_token_id::text AS "keptTokenId"
    FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE sessions.id = ${sessionId}::uuid AND sessions.revoked_at IS NULL AND users.disabled_at IS NULL`
  return login
}
