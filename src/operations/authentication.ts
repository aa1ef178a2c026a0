import { unauthorized } from '../auth/challenges.ts'
import type { Handler } from '../contract/handler.ts'
import { ApiError } from '../http/errors.ts'
import { toUser, USER_COLUMNS } from './user-resource.ts'

export const login: Handler<'login'> = async ({ body, ip, actor }, { auth, settings }) => {
  const { username, password } = body
  const pair = await auth.logIn({ username, password, address: ip, requestId: actor.requestId })
  return {
    message: 'You are signed in.',
    data: { ...pair, tokenType: 'Bearer', expiresIn: settings.accessTokenTtl },
  }
}

export const refreshTokens: Handler<'refreshTokens'> = async ({ body }, { auth, settings }) => {
  const pair = await auth.refresh(body.refresh_token)
  return {
    message: 'The tokens were replaced.',
    data: { ...pair, tokenType: 'Bearer', expiresIn: settings.accessTokenTtl },
  }
}

export const logout: Handler<'logout'> = async ({ principal, actor }, { auth }) => {
  await auth.sessions.revokeSession(principal.sessionId, actor)
  return { message: 'You are signed out.', data: {} }
}

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ principal, db }) => {
  const row = await db.user.findUnique({ where: { id: principal.userId }, select: USER_COLUMNS })
  if (!row) throw unauthorized('token_invalid')
  return { message: 'This is you.', data: toUser(row), version: row.version }
}

export const changePassword: Handler<'changePassword'> = async (request, { auth }) => {
  const { body, principal, ip, actor, change, afterCommit } = request
  const { userId, username, sessionId } = principal
  const credentials = { username, password: body.currentPassword, address: ip, requestId: actor.requestId }
  await auth.confirmPassword(credentials).catch(refuseField)
  const passwordHash = await auth.passwords.hash(body.newPassword)
  await request.transaction(async (tx) => {
    await tx.user.update({
      where: { id: userId },
      data: { passwordHash, lastChange: change('user.update'), version: { increment: 1 } },
      select: { id: true },
    })
    await auth.sessions.revokeAllSessions(userId, actor, { except: sessionId, tx })
  })
  afterCommit(() => auth.principals.forgetUser(userId))
  return { message: 'Your password was changed. All other logins have ended.', data: {} }
}

/** The access token is good: what is wrong is a field of the body. */
function refuseField(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'invalid_credentials') throw error
  const errors = [{ in: 'body', field: '/currentPassword', rule: 'password', message: 'is wrong' }] as const
  throw new ApiError('validation_failed', { errors, cause: error })
}
