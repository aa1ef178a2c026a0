import { randomUUID } from 'node:crypto'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { networkOf } from '../../limits/addresses.ts'
import { sanitizeText } from '../../sanitize/sanitize.ts'
import { type Actor, changeOf, type RequestIds, SYSTEM } from '../../words/change.ts'
import { earlier, later } from '../../words/clock.ts'
import type { UserPrincipal } from '../../words/principal.ts'
import type { Parts } from '../parts.ts'
import { makeRefreshToken, type StartedSession } from './refresh-tokens.ts'

const MAX_USER_AGENT = 255

type Transaction = Prisma.TransactionClient

/** An account as it was when a password was found to be right for it. */
export interface CheckedAccount {
  readonly id: number
  readonly passwordHash: string
}

type Device = Readonly<Partial<Record<'userAgent' | 'address', string | undefined>>>

/** Logins: each is a line of refresh tokens, the newest is valid. @param forget drops remembered access */
export function createSessions(
  { prisma, settings, clock, secrets }: Parts<'prisma' | 'settings' | 'clock' | 'secrets'>,
  forget: () => void,
) {
  /**
   * Ends the logins that match, and returns how many had not ended. In a transaction (`tx`) nothing is
   * forgotten: call `forget` of `Auth` once it is committed.
   */
  async function revoke(which: Prisma.SessionWhereInput, actor: Actor, tx?: Transaction): Promise<number> {
    const ended = await revokeSessions(tx ?? prisma, which, actor, clock.now())
    if (tx === undefined) forget()
    return ended
  }

  return {
    /** Logins that were used last before this moment are over. */
    idleSince: (now: Date) => later(now, -settings.refreshIdleTtl),
    /** Undefined, and nothing is stored, if the account is gone, disabled or has another password now. */
    async startSession(
      { id: userId, passwordHash }: CheckedAccount,
      request: RequestIds,
      { userAgent = '', address = '' }: Device = {},
    ): Promise<StartedSession | undefined> {
      const now = clock.now()
      const next = makeRefreshToken(secrets)
      const sessionId = randomUUID()
      const actor: Actor = { actorType: 'user', actorId: String(userId), sessionId, ...request }
      const change = JSON.stringify(changeOf(actor, 'session.start', now))
      const end = later(now, settings.refreshAbsoluteTtl)
      const idleEnd = earlier(later(now, settings.refreshIdleTtl), end)
      const plainUserAgent = sanitizeText(userAgent).slice(0, MAX_USER_AGENT).trim()
      // whatever changes the account waits until this is committed, or is seen here
      const stored = await prisma.$executeRaw`
        WITH account AS (
          SELECT id FROM users
          WHERE id = ${userId} AND password_hash = ${passwordHash} AND disabled_at IS NULL FOR SHARE
        ), session AS (
          INSERT INTO sessions
            (id, user_id, created_at, last_used_at, expires_at, last_change, user_agent, address)
          SELECT ${sessionId}::uuid, id, ${now}::timestamptz, ${now}::timestamptz, ${end}::timestamptz,
            ${change}::jsonb, ${plainUserAgent || null}, ${networkOf(address)}
          FROM account
          RETURNING id
        )
        INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
        SELECT ${next.hash}, id, ${now}::timestamptz, ${idleEnd}::timestamptz FROM session`
      return stored === 0 ? undefined : { sessionId, userId, generation: 0, refreshToken: next.token }
    },
    /**
     * Ends the oldest logins of a user beyond `settings.sessionsPerUser`, in the name of the service. Call it
     * once a new login is stored: of several at once, the last one sees all of them.
     */
    async endOldest(userId: number, request: RequestIds): Promise<void> {
      const now = clock.now()
      const change = JSON.stringify(changeOf({ ...SYSTEM, ...request }, 'session.revoke', now))
      const ended = await prisma.$executeRaw`
        UPDATE sessions SET revoked_at = ${now}::timestamptz, last_change = ${change}::jsonb
        WHERE revoked_at IS NULL AND id IN (
          SELECT id FROM sessions
          WHERE user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now}::timestamptz
          ORDER BY created_at DESC, id DESC
          OFFSET ${settings.sessionsPerUser}
        )`
      if (ended > 0) forget()
    },
    revoke,
    /** Ends all that a user was issued, but for the present access token and newest refresh token. */
    async keepOnly({ userId, sessionId, token }: UserPrincipal, actor: Actor, tx: Transaction) {
      await revoke({ userId, id: { not: sessionId } }, actor, tx)
      await tx.session.update({
        where: { id: sessionId },
        data: { generation: { increment: 1 }, keptTokenId: token.id },
        select: { id: true },
      })
      // from now on a used token that is sent again is noticed
      await tx.refreshToken.updateMany({
        where: { sessionId, graceEnd: { not: null } },
        data: { graceEnd: null },
      })
    },
    /** Deletes so many tokens and logins, at most, that ended an idle life ago; returns their number. */
    async purge(rows: number): Promise<number> {
      // An expired token is kept for another idle life, for the answer that it has expired.
      const before = later(clock.now(), -settings.refreshIdleTtl)
      const where = { expiresAt: { lt: before } }
      const { count: tokens } = await prisma.refreshToken.deleteMany({ where, limit: rows })
      if (tokens === rows) return tokens
      const { count: sessions } = await prisma.session.deleteMany({ where, limit: rows - tokens })
      return tokens + sessions
    },
  }
}

export async function revokeSessions(
  db: Transaction,
  which: Prisma.SessionWhereInput,
  actor: Actor,
  now: Date,
): Promise<number> {
  const { count } = await db.session.updateMany({
    where: { ...which, revokedAt: null },
    data: { revokedAt: now, lastChange: changeOf(actor, 'session.revoke', now) },
  })
  return count
}
