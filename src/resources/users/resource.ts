import type { User } from '../../../generated/openapi.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { RecordKind } from '../changes.ts'
import { lockWithAdmins } from './last-admin.ts'

export const USER_COLUMNS = {
  id: true,
  username: true,
  displayName: true,
  role: true,
  disabledAt: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.UserSelect

export type UserRow = Prisma.UserGetPayload<{ select: typeof USER_COLUMNS }>

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    displayName: row.displayName,
    role: row.role,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Locked together with all administrators, of whom the last one has to stay. */
export const userKind: RecordKind<UserRow, Prisma.UserUpdateInput> = {
  type: 'user',
  missing: 'noSuchUser',
  lockUsers: lockWithAdmins,
  claim: (tx, id) => tx.user.findMany({ where: { id }, select: USER_COLUMNS }),
  write: (tx, id, data) => tx.user.update({ where: { id }, data, select: USER_COLUMNS }),
  remove: (tx, id) => tx.user.delete({ where: { id }, select: { id: true } }),
  toResource: toUser,
}
