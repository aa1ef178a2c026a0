import { randomUUID } from 'node:crypto'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { type Actor, changeOf, type RequestIds, SYSTEM } from '../../words/change.ts'
import { earlier, later } from '../../words/clock.ts'
import type { Refuse } from '../../words/errors.ts'
import type { UserPrincipal } from '../../words/principal.ts'
import type { Source } from '../access/denied-attempts.ts'
import type { Principals } from '../access/principals.ts'
import type { Parts } from '../parts.ts'
import type { TokenSubject } from './access-tokens.ts'
import { newRefreshToken, refreshTokenHash, successorOf } from './refresh-tokens.ts'
import { type RefreshErrorCode, type RotationParts, refreshAgain, rotate } from './rotation.ts'
import { revokeOldestSessions, revokeSessions } from './session-rows.ts'

export type StartedSession = TokenSubject & { readonly refreshToken: string }

/** An account as it was when a password was found to be right for it. */
export interface CheckedAccount {
  readonly id: number
  readonly passwordHash: string
}

interface SessionParts extends RotationParts, Parts<'clock' | 'secrets'> {
  readonly principals: Principals
}

/** Logins: each is one line of refresh tokens, of which the newest one is valid. */
export function createSessions(parts: SessionParts) {
  const { prisma, settings, clock, secrets, principals } = parts

  /** In a transaction (`tx`) nothing is forgotten: call `principals.forgetSession` once it is committed. */
  async function revokeSession(id: string, actor: Actor, tx?: Prisma.TransactionClient): Promise<void> {
    await revokeSessions(tx ?? prisma, { id }, actor, clock.now())
    if (tx === undefined) principals.forgetSession(id)
  }

  /** In a transaction (`tx`) nothing is forgotten: call `principals.forgetUser` once it is committed. */
  async function revokeAllSessions(
    userId: number,
    actor: Actor,
    { except, tx }: { readonly except?: string; readonly tx?: Prisma.TransactionClient } = {},
  ): Promise<void> {
    const others = except === undefined ? {} : { id: { not: except } }
    await revokeSessions(tx ?? prisma, { userId, ...others }, actor, clock.now())
    if (tx === undefined) principals.forgetUser(userId)
  }

  return {
    /** Logins that were used last before this moment are over. */
    idleSince: (now: Date) => later(now, -settings.refreshIdleTtl),
    /** Undefined, and nothing is stored, if the account is gone, disabled or has another password now. */
    async startSession(
      { id: userId, passwordHash }: CheckedAccount,
      request: RequestIds,
    ): Promise<StartedSession | undefined> {
      const now = clock.now()
      const next = newRefreshToken(secrets)
      const sessionId = randomUUID()
      const actor: Actor = { actorType: 'user', actorId: String(userId), sessionId, ...request }
      const change = JSON.stringify(changeOf(actor, 'session.start', now))
      const end = later(now, settings.refreshAbsoluteTtl)
      const idleEnd = earlier(later(now, settings.refreshIdleTtl), end)
      // whatever changes the account waits until this is committed, or is seen here
      const stored = await prisma.$executeRaw`
        WITH account AS (
          SELECT id FROM users
          WHERE id = ${userId} AND password_hash = ${passwordHash} AND disabled_at IS NULL FOR SHARE
        ), session AS (
          INSERT INTO sessions (id, user_id, created_at, last_used_at, expires_at, last_change)
          SELECT ${sessionId}::uuid, id, ${now}::timestamptz, ${now}::timestamptz, ${end}::timestamptz,
            ${change}::jsonb
          FROM account
          RETURNING id
        )
        INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
        SELECT ${next.hash}, id, ${now}::timestamptz, ${idleEnd}::timestamptz FROM session`
      return stored === 0 ? undefined : { sessionId, userId, generation: 0, refreshToken: next.token }
    },
    /** Ends the oldest logins of a user beyond `settings.sessionsPerUser`, in the name of the service. */
    async endOldest(userId: number, request: RequestIds): Promise<void> {
      const oldest = { userId, limit: settings.sessionsPerUser }
      const ended = await revokeOldestSessions(prisma, oldest, { ...SYSTEM, ...request }, clock.now())
      for (const id of ended) principals.forgetSession(id)
    },
    /** Exchanges a refresh token for its successor (RFC 9700, section 4.14.2). */
    async refresh(token: string, source: Source, refuse: Refuse<RefreshErrorCode>): Promise<StartedSession> {
      const hash = refreshTokenHash(token, secrets)
      if (hash === undefined) return refuse('refresh_token_invalid')
      const exchange = { hash, next: successorOf(token, secrets), now: clock.now(), source }
      const rotated = await rotate(parts, exchange)
      const subject = rotated ?? (await refreshAgain(parts, exchange, revokeSession, refuse))
      return { ...subject, refreshToken: exchange.next.token }
    },
    revokeSession,
    revokeAllSessions,
    /**
     * Ends all that a user was issued, but for the present access token and the newest refresh token of its
     * login. Call `principals.forgetUser` once it is committed.
     */
    async keepOnly(
      { userId, sessionId, token }: UserPrincipal,
      actor: Actor,
      tx: Prisma.TransactionClient,
    ): Promise<void> {
      await revokeAllSessions(userId, actor, { except: sessionId, tx })
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
      const tokens = await prisma.$executeRaw`
        DELETE FROM refresh_tokens WHERE hash IN (
          SELECT hash FROM refresh_tokens WHERE expires_at < ${before}::timestamptz LIMIT ${rows}
        )`
      if (tokens === rows) return tokens
      const sessions = await prisma.$executeRaw`
        DELETE FROM sessions WHERE id IN (
          SELECT id FROM sessions WHERE expires_at < ${before}::timestamptz LIMIT ${rows - tokens}
        )`
      return tokens + sessions
    },
  }
}
