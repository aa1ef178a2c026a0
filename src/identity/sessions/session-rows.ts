import type { Prisma } from '../../../generated/prisma/client.ts'
import { type Actor, changeOf } from '../../words/change.ts'

/** Ends the logins that match, as far as they have not ended. */
export async function revokeSessions(
  db: Prisma.TransactionClient,
  which: Prisma.SessionWhereInput,
  actor: Actor,
  now: Date,
): Promise<void> {
  await db.session.updateMany({
    where: { ...which, revokedAt: null },
    data: { revokedAt: now, lastChange: changeOf(actor, 'session.revoke', now) },
  })
}

/**
 * Ends the oldest logins of a user beyond a number of them, and returns their ids. Call it once a new login
 * is stored: of several at once, the last one sees all of them.
 */
export async function revokeOldestSessions(
  db: Prisma.TransactionClient,
  { userId, limit }: { readonly userId: number; readonly limit: number },
  actor: Actor,
  now: Date,
): Promise<string[]> {
  const change = JSON.stringify(changeOf(actor, 'session.revoke', now))
  const ended = await db.$queryRaw<{ readonly id: string }[]>`
    UPDATE sessions SET revoked_at = ${now}::timestamptz, last_change = ${change}::jsonb
    WHERE revoked_at IS NULL AND id IN (
      SELECT id FROM sessions
      WHERE user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now}::timestamptz
      ORDER BY created_at DESC, id DESC
      OFFSET ${limit}
    )
    RETURNING id::text`
  return ended.map(({ id }) => id)
}
