import { lengths } from '../../../generated/operations.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import type { Auth } from '../../identity/auth.ts'
import { newPasswordHash } from '../../identity/passwords/passwords.ts'
import { canonicalUsername } from '../../identity/sessions/login.ts'
import { searchText } from '../../lists/search.ts'
import type { Handler } from '../../request/handler.ts'
import { removeRecord, updateRecord } from '../changes.ts'
import { refuseLastAdmin } from './last-admin.ts'
import { toUser, USER_COLUMNS, userKind } from './resource.ts'

export { listUsers } from './list.ts'

export const getUser: Handler<'getUser'> = async ({ params, db, refuse }) => {
  const found = await db.user.findUnique({ where: { id: params.userId }, select: USER_COLUMNS })
  const row = found ?? refuse('not_found', { detail: 'noSuchUser' })
  return { data: toUser(row), version: row.version }
}

export const createUser: Handler<'createUser'> = async ({ body, transaction, change, now, refuse, auth }) => {
  const username = canonicalUsername(body.username)
  const { displayName = body.username, role } = body
  const { max: limit } = lengths.username
  // `İ` has two characters in lower case
  if ([...username].length > limit) {
    const parameters = { limit }
    const tooLong = { location: 'body', field: '/username', rule: 'maxLength.lowerCase', parameters } as const
    refuse('validation_failed', { errors: [tooLong] })
  }
  const given = { password: body.password, username, field: '/password' }
  const passwordHash = await newPasswordHash(auth.passwords, given, refuse)
  try {
    const data = {
      username,
      displayName,
      role,
      passwordHash,
      searchText: searchText(username, displayName),
      lastChange: change('user.create'),
      createdAt: now,
      updatedAt: now,
    }
    const row = await transaction((tx) => tx.user.create({ data, select: USER_COLUMNS }))
    return { data: toUser(row), version: row.version }
  } catch (cause) {
    if (!isUniqueViolation(cause, 'users_username_key')) throw cause
    const errors = [{ location: 'body', field: '/username', rule: 'unique' }] as const
    return refuse('conflict', { detail: 'usernameTaken', errors, cause })
  }
}

export const updateUser: Handler<'updateUser'> = async (request) => {
  const { body, params, now, actor, refuse, afterCommit, auth } = request
  const { password } = body
  const passwordHash = password === undefined ? undefined : await resetHash(password, request)
  let keys: readonly string[] = []
  const row = await updateRecord(request, userKind, params.userId, async (before, tx) => {
    const { id, username, disabledAt } = before
    const { displayName = before.displayName, role = before.role, disabled = disabledAt !== null } = body
    if (before.role === 'admin' && (disabled || role !== 'admin')) {
      await refuseLastAdmin(tx, id, refuse)
      keys = await auth.apiKeys.revokeIssuedBy(id, actor, tx)
    }
    if (disabled || passwordHash !== undefined) await auth.sessions.revokeAllSessions(id, actor, { tx })
    return {
      displayName,
      role,
      disabledAt: disabled ? (disabledAt ?? now) : null,
      ...(passwordHash !== undefined && { passwordHash }),
      searchText: searchText(username, displayName),
    }
  })
  afterCommit(() => forget(auth, params.userId, keys))
  return { data: toUser(row), version: row.version }
}

/** The hash of a password that an administrator sets for somebody else. */
async function resetHash(
  password: string,
  { params, principal, db, refuse, auth }: Parameters<Handler<'updateUser'>>[0],
): Promise<string> {
  // a login that was stolen must not be enough to take the account over
  if (principal.userId === params.userId) refuse('conflict', { detail: 'ownPassword' })
  // nobody ever gets another username, so that it need not be locked
  const found = await db.user.findUnique({ where: { id: params.userId }, select: { username: true } })
  const { username } = found ?? refuse('not_found', { detail: 'noSuchUser' })
  return newPasswordHash(auth.passwords, { password, username, field: '/password' }, refuse)
}

export const deleteUser: Handler<'deleteUser'> = async (request) => {
  const { actor, refuse, afterCommit, auth } = request
  let keys: readonly string[] = []
  const row = await removeRecord(request, userKind, request.params.userId, async ({ id }, tx) => {
    await refuseLastAdmin(tx, id, refuse)
    await auth.sessions.revokeAllSessions(id, actor, { tx })
    keys = await auth.apiKeys.revokeIssuedBy(id, actor, tx)
  })
  afterCommit(() => forget(auth, row.id, keys))
  return { data: toUser(row) }
}

/** Drops what is remembered of a user, and of keys that were revoked with the change. */
function forget({ principals, apiKeys }: Auth, userId: number, keys: readonly string[]): void {
  principals.forgetUser(userId)
  for (const id of keys) apiKeys.forgetApiKey(id)
}
