import type { Prisma } from '../../generated/prisma/client.ts'
import { ApiError } from '../http/errors.ts'

/** The administrators who can sign in; until the transaction ends nobody else can take one of them away. */
export async function lockAdmins(tx: Prisma.TransactionClient): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE role = 'admin' AND disabled_at IS NULL ORDER BY id FOR UPDATE`
  return rows.map(({ id }) => id)
}

/** @throws ApiError `conflict` when the user is the only one of `admins` */
export function refuseLastAdmin(admins: readonly number[], id: number): void {
  if (admins.length > 1 || !admins.includes(id)) return
  throw new ApiError('conflict', { message: 'This is the last administrator. Appoint another one first.' })
}
