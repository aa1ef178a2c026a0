import { Prisma } from '../../generated/prisma/client.ts'
import { canonicalUsername } from '../auth/login.ts'
import type { Handler, OperationRequest } from '../contract/handler.ts'
import { type Precondition, requireMatch } from '../contract/precondition.ts'
import { isUniqueViolation } from '../database/errors.ts'
import { ApiError } from '../http/errors.ts'
import { COMMON_SORTS, fetchRows } from '../lists/rows.ts'
import { searchText } from '../lists/search.ts'
import { lockWithAdmins, refuseLastAdmin } from './last-admin.ts'
import { newPasswordHash } from './new-password.ts'
import { toUser, USER_COLUMNS, type UserRow } from './user-resource.ts'

const NOT_FOUND = { detail: 'noSuchUser' } as const
const MAX_USERNAME_LENGTH = 64

const LIST_COLUMNS = Prisma.sql`
  id, username, display_name AS "displayName", role, disabled_at AS "disabledAt", version,
  created_at AS "createdAt", updated_at AS "updatedAt"`

export const listUsers: Handler<'listUsers'> = async ({ query, db }, { secrets }) => {
  const { rows, next } = await fetchRows<UserRow>({
    db,
    key: secrets.cursorKey,
    operationId: 'listUsers',
    query,
    table: Prisma.sql`users`,
    columns: LIST_COLUMNS,
    conditions: [query.role === undefined ? undefined : Prisma.sql`role = ${query.role}::role`],
    sorts: COMMON_SORTS,
  })
  return { data: rows.map(toUser), next }
}

export const getUser: Handler<'getUser'> = async ({ params, db }) => {
  const row = await db.user.findUnique({ where: { id: params.userId }, select: USER_COLUMNS })
  if (!row) throw new ApiError('not_found', NOT_FOUND)
  return { data: toUser(row), version: row.version }
}

export const createUser: Handler<'createUser'> = async ({ body, db, change }, { auth }) => {
  const username = canonicalUsername(body.username)
  const { displayName = body.username, role } = body
  if ([...username].length > MAX_USERNAME_LENGTH) throw usernameTooLong()
  const passwordHash = await newPasswordHash(auth.passwords, body.password, '/password')
  try {
    const row = await db.user.create({
      data: {
        ...{ username, displayName, role, passwordHash },
        searchText: searchText(username, displayName),
        lastChange: change('user.create'),
      },
      select: USER_COLUMNS,
    })
    return {
      data: toUser(row),
      location: `/api/users/${row.id}`,
      version: row.version,
    }
  } catch (error) {
    if (!isUniqueViolation(error, 'users_username_key')) throw error
    throw new ApiError('conflict', {
      detail: 'usernameTaken',
      errors: [{ in: 'body', field: '/username', rule: 'unique' }],
      cause: error,
    })
  }
}

export const updateUser: Handler<'updateUser'> = async (request, { auth, clock }) => {
  const { body, params, afterCommit } = request
  const { password } = body
  const passwordHash = password && (await newPasswordHash(auth.passwords, password, '/password'))
  const row = await request.transaction((tx) =>
    updateIn(tx, request, { passwordHash, now: clock.now() }, (userId) =>
      auth.sessions.revokeAllSessions(userId, request.actor, { tx }),
    ),
  )
  afterCommit(() => auth.principals.forgetUser(params.userId))
  return { data: toUser(row), version: row.version }
}

interface Update {
  readonly passwordHash: string | undefined
  readonly now: Date
}

async function updateIn(
  tx: Prisma.TransactionClient,
  { params, body, ifMatch, change }: OperationRequest<'updateUser'>,
  { passwordHash, now }: Update,
  endLogins: (userId: number) => Promise<void>,
): Promise<UserRow> {
  const admins = await lockWithAdmins(tx, params.userId)
  const before = await read(tx, params.userId, ifMatch)
  const { id, username } = before
  const { displayName = before.displayName, role = before.role, disabled = before.disabledAt !== null } = body
  if (disabled || role !== 'admin') refuseLastAdmin(admins, id)
  const row = await tx.user.update({
    where: { id },
    data: {
      ...{ displayName, role },
      disabledAt: disabled ? (before.disabledAt ?? now) : null,
      ...(passwordHash !== undefined && { passwordHash }),
      searchText: searchText(username, displayName),
      lastChange: change('user.update'),
      version: { increment: 1 },
    },
    select: USER_COLUMNS,
  })
  if (disabled || passwordHash !== undefined) await endLogins(id)
  return row
}

export const deleteUser: Handler<'deleteUser'> = async (request, { auth }) => {
  const { params, ifMatch, actor, change, transaction, afterCommit } = request
  const id = params.userId
  const row = await transaction(async (tx) => {
    const admins = await lockWithAdmins(tx, id)
    const before = await read(tx, id, ifMatch)
    refuseLastAdmin(admins, id)
    const which = { where: { id }, select: { id: true } } as const
    await auth.sessions.revokeAllSessions(id, actor, { tx })
    // the change is what the audit trail is written from
    await tx.user.update({ ...which, data: { lastChange: change('user.delete') } })
    await tx.user.delete(which)
    return before
  })
  afterCommit(() => auth.principals.forgetUser(id))
  return { data: toUser(row) }
}

/** The user, who is locked, as the client wants them to be. */
async function read(tx: Prisma.TransactionClient, id: number, ifMatch: Precondition): Promise<UserRow> {
  const row = await tx.user.findUnique({ where: { id }, select: USER_COLUMNS })
  if (!row) throw new ApiError('not_found', NOT_FOUND)
  requireMatch(ifMatch, toUser(row), row.version)
  return row
}

/** `İ` has two characters in lower case. */
function usernameTooLong(): ApiError {
  const parameters = { limit: MAX_USERNAME_LENGTH }
  return new ApiError('validation_failed', {
    errors: [{ in: 'body', field: '/username', rule: 'maxLength.lowerCase', parameters }],
  })
}
