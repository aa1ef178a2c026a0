import type { Prisma } from '../../generated/prisma/client.ts'
import { ApiError } from '../http/errors.ts'

/**
 * Holds a user and all administrators who can sign in until the transaction ends: nobody else can take one of them away. One statement that
 * locks in the order of the ids, so that two of them never wait for each other.
 *
 * @returns the ids of the administrators
 */
export async function lockWithAdmins(tx: Prisma.TransactionClient, id: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number; isAdmin: boolean }[]>`
    SELECT id, role = 'admin' AND disabled_at IS NULL AS "isAdmin" FROM users
    WHERE id = ${id} OR (role = 'admin' AND disabled_at IS NULL) ORDER BY id FOR UPDATE`
  return rows.filter(({ isAdmin }) => isAdmin).map((row) => row.id)
}

/** @throws ApiError `conflict` when the user is the only one of `admins` */
export function refuseLastAdmin(admins: readonly number[], id: number): void {
  if (admins.length > 1 || !admins.includes(id)) return
  throw new ApiError('conflict', { detail: 'lastAdmin' })
}
