import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import { newPasswordHash } from '../../identity/passwords/passwords.ts'
import { revokeSessions } from '../../identity/sessions/sessions.ts'
import type { OperationRequest } from '../../request/handler.ts'
import { type Change, changeOf, SYSTEM } from '../../words/change.ts'

/** The hash of a password that an administrator sets for somebody else. */
export async function resetHash(
  password: string,
  { params, principal, db, refuse, auth }: OperationRequest<'updateUser'>,
): Promise<string> {
  // a login that was stolen must not be enough to take the account over
  if (principal.userId === params.userId) refuse('own_password')
  // nobody ever gets another username, so that it need not be locked
  const found = await db.user.findUnique({ where: { id: params.userId }, select: { username: true } })
  const { username } = found ?? refuse('not_found', { detail: 'noSuchUser' })
  return newPasswordHash(auth.passwords, { password, username, field: '/password' }, refuse)
}

/** Gives the user that matches another password. @returns undefined where none does */
export async function replacePassword(
  tx: Prisma.TransactionClient,
  where: Prisma.UserWhereInput,
  passwordHash: string,
  change: Change,
) {
  const [user] = await tx.user.updateManyAndReturn({
    where,
    data: { passwordHash, lastChange: change, updatedAt: change.at, version: { increment: 1 } },
    select: { id: true, disabledAt: true },
  })
  return user
}

/**
 * Gives a user another password by command of the operator, and ends all logins of that user.
 *
 * @param username as it is stored
 * @returns undefined where there is no such user
 */
export function resetPassword(prisma: PrismaClient, username: string, passwordHash: string, now: Date) {
  return prisma.$transaction(async (tx) => {
    const user = await replacePassword(tx, { username }, passwordHash, changeOf(SYSTEM, 'user.update', now))
    if (user) await revokeSessions(tx, { userId: user.id }, SYSTEM, now)
    return user
  })
}
