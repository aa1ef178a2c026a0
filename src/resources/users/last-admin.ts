import type { Refuse } from '../../domain/errors.ts'
import type { Transaction } from '../kit/rules.ts'

/**
 * Locks a user, all active administrators and the authenticated user, who may have been demoted meanwhile,
 * until the transaction ends. One statement locks them ordered by id, so that two transactions never
 * deadlock.
 *
 * @param asker the id of the authenticated user; undefined for an API key
 */
export async function lockWithAdmins(tx: Transaction, id: number, asker: number | undefined): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM users
    WHERE id IN (${id}, ${asker ?? id}) OR (role = 'admin' AND disabled_at IS NULL) ORDER BY id FOR UPDATE`
}

/** Refuses to remove the last active administrator. Lock the users first. */
export async function refuseLastAdmin(tx: Transaction, id: number, refuse: Refuse<'last_admin'>) {
  const admins = await tx.user.findMany({
    where: { role: 'admin', disabledAt: null },
    select: { id: true },
    take: 2,
  })
  if (admins.length === 1 && admins[0]?.id === id) refuse('last_admin')
}
