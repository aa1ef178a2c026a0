import { randomUUID } from 'node:crypto'
import { Prisma } from '../../../generated/prisma/client.ts'
import { deleteOld } from '../../database/delete-old.ts'
import { type Actor, changeOf, type RequestIds, SYSTEM } from '../../domain/change.ts'
import { earlier, later } from '../../domain/clock.ts'
import type { UserPrincipal } from '../../domain/principal.ts'
import { networkOf } from '../../limits/addresses.ts'
import { sanitizeText } from '../../sanitize/sanitize.ts'
import type { Dependencies } from '../dependencies.ts'
import type { StartedSession } from './access-tokens.ts'
import { makeRefreshToken } from './refresh-tokens.ts'

const MAX_USER_AGENT = 255

type Transaction = Prisma.TransactionClient
type SessionDependencies = Dependencies<'prisma' | 'settings' | 'clock' | 'secrets'>

/** An account as it was when its password was verified. */
export interface CheckedAccount {
  readonly id: number
  readonly passwordHash: string
}

type Device = Readonly<Partial<Record<'userAgent' | 'address', string | undefined>>>

export type Sessions = ReturnType<typeof createSessions>

/**
 * Logins: each is a chain of refresh tokens, of which the newest is valid.
 *
 * @param forget drops cached access
 */
export function createSessions(dependencies: SessionDependencies, forget: () => void) {
  const { prisma, settings, clock } = dependencies

  /**
   * Ends the logins that match, and returns how many were active. In a transaction (`tx`), nothing is dropped
   * from the cache: call `forget` of `Auth` after the commit.
   */
  async function revoke(which: Prisma.SessionWhereInput, actor: Actor, tx?: Transaction): Promise<number> {
    const ended = await revokeSessions(tx ?? prisma, which, actor, clock.now())
    if (tx === undefined) forget()
    return ended
  }

  return {
    /** A login that was last used before this moment has expired. */
    idleSince: (now: Date) => later(now, -settings.refreshIdleTtl),
    startSession: (account: CheckedAccount, request: RequestIds, device: Device = {}) =>
      startSession(dependencies, account, request, device),
    /**
     * Ends the oldest logins of a user beyond `settings.sessionsPerUser`, in the name of the service. Call it
     * after a new login is stored: of several concurrent logins, the last one sees all of them.
     */
    async endOldest(userId: number, request: RequestIds): Promise<void> {
      if ((await endOldest(dependencies, userId, request)) > 0) forget()
    },
    revoke,
    /** Revokes all logins and tokens of a user, except the current access token and newest refresh token. */
    async keepOnly({ userId, sessionId, token }: UserPrincipal, actor: Actor, tx: Transaction) {
      await revoke({ userId, id: { not: sessionId } }, actor, tx)
      await tx.session.update({
        where: { id: sessionId },
        data: { generation: { increment: 1 }, keptTokenId: token.id },
        select: { id: true },
      })
      // from now on, reuse of an old token is detected
      await tx.refreshToken.updateMany({
        where: { sessionId, graceEnd: { not: null } },
        data: { graceEnd: null },
      })
    },
    purge: (rows: number) => purge(dependencies, rows),
  }
}

/**
 * Returns undefined and stores nothing if the account was deleted or disabled, or its password has changed.
 */
async function startSession(
  { prisma, settings, clock, secrets }: SessionDependencies,
  { id: userId, passwordHash }: CheckedAccount,
  request: RequestIds,
  { userAgent = '', address = '' }: Device,
): Promise<StartedSession | undefined> {
  const now = clock.now()
  const next = makeRefreshToken(secrets)
  const sessionId = randomUUID()
  const actor: Actor = { actorType: 'user', actorId: String(userId), sessionId, ...request }
  const change = JSON.stringify(changeOf(actor, 'session.start', now))
  const end = later(now, settings.refreshAbsoluteTtl)
  const idleEnd = earlier(later(now, settings.refreshIdleTtl), end)
  const plainUserAgent = sanitizeText(userAgent).slice(0, MAX_USER_AGENT).trim()
  // a concurrent change of the account waits for the commit, or is visible here
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
}

function endOldest(
  { prisma, settings, clock }: SessionDependencies,
  userId: number,
  request: RequestIds,
): Promise<number> {
  const now = clock.now()
  const change = JSON.stringify(changeOf({ ...SYSTEM, ...request }, 'session.revoke', now))
  // the user is locked first, as by requests that end several logins; then these, in the same order
  return prisma.$executeRaw`
    WITH account AS MATERIALIZED (
      SELECT id FROM users WHERE id = ${userId} FOR SHARE
    ), oldest AS MATERIALIZED (
      SELECT id FROM sessions WHERE revoked_at IS NULL AND id IN (
        SELECT sessions.id FROM account JOIN sessions ON user_id = account.id
        WHERE revoked_at IS NULL AND expires_at > ${now}::timestamptz
        ORDER BY sessions.created_at DESC, sessions.id DESC
        OFFSET ${settings.sessionsPerUser}
      ) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE sessions SET revoked_at = ${now}::timestamptz, last_change = ${change}::jsonb
    FROM oldest WHERE sessions.id = oldest.id`
}

/**
 * Deletes at most `rows` tokens and logins that expired longer ago than `settings.refreshIdleTtl`: until
 * then, an expired token gets the error that it has expired. Returns how many it deleted.
 */
async function purge({ prisma, settings, clock }: SessionDependencies, rows: number): Promise<number> {
  const before = later(clock.now(), -settings.refreshIdleTtl)
  const old = Prisma.sql`expires_at < ${before}::timestamptz ORDER BY expires_at`
  const tokens = await deleteOld(prisma, Prisma.sql`refresh_tokens`, old, rows)
  if (tokens === rows) return tokens
  return tokens + (await deleteOld(prisma, Prisma.sql`sessions`, old, rows - tokens))
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
