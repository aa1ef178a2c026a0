import { Prisma, type PrismaClient, type User } from '../../../generated/prisma/client.ts'
import { resources } from '../../../generated/resources.ts'
import { type Change, changeOf, SYSTEM } from '../../domain/change.ts'
import { newPasswordHash } from '../../identity/passwords/passwords.ts'
import { revokeSessions } from '../../identity/sessions/sessions.ts'
import type { OperationRequest } from '../../request/handler.ts'
import { updateWhere } from '../kit/rows.ts'
import type { Transaction } from '../kit/rules.ts'

/** The hash of a password that an administrator sets for another user. */
export async function resetHash(
  password: string,
  { params, principal, db, refuse, auth }: OperationRequest<'updateUser'>,
): Promise<string> {
  // a stolen login must not suffice to take over the account
  if (principal.userId === params.userId) refuse('own_password')
  // usernames never change, so the row need not be locked
  const found = await db.user.findUnique({ where: { id: params.userId }, select: { username: true } })
  const { username } = found ?? refuse('not_found', { detail: 'noSuchUser' })
  return newPasswordHash(auth.passwords, { password, username, field: '/password' }, refuse)
}

type Replaced = Readonly<Pick<User, 'id' | 'disabledAt'>>

/** Replaces the password of the matching user. @returns undefined if no user matches */
export async function replacePassword(
  tx: Transaction,
  where: Prisma.Sql,
  passwordHash: string,
  change: Change,
): Promise<Replaced | undefined> {
  const set = Prisma.sql`password_hash = ${passwordHash}`
  const returning = Prisma.sql`id, disabled_at AS "disabledAt"`
  const [user] = await tx.$queryRaw<Replaced[]>(
    updateWhere(resources.User, { set, change, where, returning }),
  )
  return user
}

/**
 * Resets the password of a user for the operator, and ends all logins and previews of that user.
 *
 * @param username in its stored form
 * @returns undefined if there is no such user
 */
export function resetPassword(prisma: PrismaClient, username: string, passwordHash: string, now: Date) {
  const where = Prisma.sql`username = ${username}`
  return prisma.$transaction(async (tx) => {
    const user = await replacePassword(tx, where, passwordHash, changeOf(SYSTEM, 'user.update', now))
    if (!user) return undefined
    await revokeSessions(tx, { userId: user.id }, SYSTEM, now)
    await tx.preview.deleteMany({ where: { createdById: user.id } })
    return user
  })
}
