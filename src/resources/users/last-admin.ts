import type { Refuse } from '../../words/errors.ts'
import type { Transaction } from '../kit/rules.ts'

/**
 * Locks a user, all administrators who can sign in, and the authenticated user, who may not be one of them
 * any more, until the transaction ends. It is one statement that locks in the order of the ids, so that two
 * of them never wait for each other.
 *
 * @param asker the authenticated user; undefined for an API key
 */
export async function lockWithAdmins(tx: Transaction, id: number, asker: number | undefined): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM users
    WHERE id IN (${id}, ${asker ?? id}) OR (role = 'admin' AND disabled_at IS NULL) ORDER BY id FOR UPDATE`
}

/** Refuses to remove the only administrator who can sign in. Call it with the users locked. */
export async function refuseLastAdmin(tx: Transaction, id: number, refuse: Refuse<'last_admin'>) {
  const admins = await tx.user.findMany({
    where: { role: 'admin', disabledAt: null },
    select: { id: true },
    take: 2,
  })
  if (admins.length === 1 && admins[0]?.id === id) refuse('last_admin')
}
