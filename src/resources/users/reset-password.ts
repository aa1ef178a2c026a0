import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { revokeSessions } from '../../identity/sessions/session-rows.ts'
import { changeOf, SYSTEM } from '../../words/change.ts'
import { stampOf } from '../changes.ts'

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
    const [user] = await tx.user.updateManyAndReturn({
      where: { username },
      data: { passwordHash, ...stampOf(changeOf(SYSTEM, 'user.update', now)) },
      select: { id: true, disabledAt: true },
    })
    if (!user) return undefined
    await revokeSessions(tx, { userId: user.id }, SYSTEM, now)
    return { isDisabled: user.disabledAt !== null }
  })
}
