import type { User } from '../../generated/openapi.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

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
