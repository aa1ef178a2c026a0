import type { Prisma } from '../../../generated/prisma/client.ts'
import { type Actor, changeOf } from '../../words/change.ts'

/**
 * Ends the logins that match, as far as they have not ended.
 *
 * @returns how many
 */
export async function revokeSessions(
  db: Prisma.TransactionClient,
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
