import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import { revokeSessions } from '../../identity/sessions/sessions.ts'
import { type Change, changeOf, SYSTEM } from '../../words/change.ts'

/** Gives the user that matches another password. @returns undefined where none does */
export async function replacePassword(
  tx: Prisma.TransactionClient,
  where: Prisma.UserWhereInput,
  passwordHash: string,
  change: Change,
): Promise<{ readonly id: number; readonly disabledAt: Date | null } | undefined> {
  const [user] = await tx.user.updateManyAndReturn({
    where,
    data: { passwordHash, lastChange: change, updatedAt: change.at, version: { increment: 1 } },
    select: { id: true, disabledAt: true },
  })
  return user
}

export interface PasswordReset {
  /** As it is stored. */
  readonly username: string
  readonly passwordHash: string
  readonly now: Date
}

/**
 * Gives a user another password by command of the operator, and ends all logins of that user.
 *
 * @returns undefined where there is no such user
 */
export function resetPassword(
  prisma: PrismaClient,
  { username, passwordHash, now }: PasswordReset,
): Promise<{ readonly isDisabled: boolean } | undefined> {
  return prisma.$transaction(async (tx) => {
    const user = await replacePassword(tx, { username }, passwordHash, changeOf(SYSTEM, 'user.update', now))
    if (!user) return undefined
    await revokeSessions(tx, { userId: user.id }, SYSTEM, now)
    return { isDisabled: user.disabledAt !== null }
  })
}
