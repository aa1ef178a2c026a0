import { unauthorized } from '../auth/challenges.ts'
import type { Handler } from '../contract/handler.ts'
import { ApiError } from '../http/errors.ts'
import { newPasswordHash } from './new-password.ts'
import { toUser, USER_COLUMNS } from './user-resource.ts'

export const login: Handler<'login'> = async ({ body, ip, actor }, { auth, settings }) => {
  const { username, password } = body
  const pair = await auth.logIn({ username, password, address: ip, requestId: actor.requestId })
  return {
    data: { ...pair, tokenType: 'Bearer', expiresIn: settings.accessTokenTtl },
  }
}

export const refreshTokens: Handler<'refreshTokens'> = async ({ body }, { auth, settings }) => {
  const pair = await auth.refresh(body.refresh_token)
  return {
    data: { ...pair, tokenType: 'Bearer', expiresIn: settings.accessTokenTtl },
  }
}

export const logout: Handler<'logout'> = async ({ principal, actor }, { auth }) => {
  await auth.sessions.revokeSession(principal.sessionId, actor)
  return { data: {} }
}

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ principal, db }) => {
  const row = await db.user.findUnique({ where: { id: principal.userId }, select: USER_COLUMNS })
  if (!row) throw unauthorized('token_invalid')
  return { data: toUser(row), version: row.version }
}

export const changePassword: Handler<'changePassword'> = async (request, { auth }) => {
  const { body, principal, ip, actor, change, afterCommit } = request
  const { userId, username, sessionId } = principal
  const credentials = { username, password: body.currentPassword, address: ip, requestId: actor.requestId }
  await auth.confirmPassword(credentials).catch(refuseField)
  const passwordHash = await newPasswordHash(auth.passwords, body.newPassword, '/newPassword')
  await request.transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      // a login that was ended meanwhile changes nothing
      where: { id: userId, disabledAt: null, sessions: { some: { id: sessionId, revokedAt: null } } },
      data: { passwordHash, lastChange: change('user.update'), version: { increment: 1 } },
    })
    if (count === 0) throw unauthorized('token_invalid')
    await auth.sessions.revokeAllSessions(userId, actor, { except: sessionId, tx })
  })
  afterCommit(() => auth.principals.forgetUser(userId))
  return { data: {} }
}

/** The access token is good: what is wrong is a field of the body. */
function refuseField(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'account_disabled') throw unauthorized('token_invalid')
  if (error.code !== 'invalid_credentials') throw error
  const errors = [{ in: 'body', field: '/currentPassword', rule: 'password' }] as const
  throw new ApiError('validation_failed', { errors, cause: error })
}
