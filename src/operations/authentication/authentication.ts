import type { TokenPair } from '../../../generated/openapi.ts'
import type { TokenPair as IssuedTokens } from '../../auth/auth.ts'
import { newPasswordHash } from '../../auth/new-password.ts'
import type { Settings } from '../../config/settings.ts'
import type { Handler } from '../../contract/handler.ts'
import { stampOf } from '../changes.ts'
import { toUser, USER_COLUMNS } from '../users/resource.ts'

export { listSessions, revokeSession } from './sessions.ts'

export const login: Handler<'login'> = async ({ body, ip, actor, refuse }, { auth, settings }) => {
  const { username, password } = body
  const signIn = { username, password, address: ip, requestId: actor.requestId }
  return { data: toTokenPair(await auth.logIn(signIn, refuse), settings) }
}

export const refreshTokens: Handler<'refreshTokens'> = async ({ body, refuse }, { auth, settings }) => {
  return { data: toTokenPair(await auth.refresh(body.refresh_token, refuse), settings) }
}

export const logout: Handler<'logout'> = async ({ principal, actor }, { auth }) => {
  await auth.sessions.revokeSession(principal.sessionId, actor)
  return { data: {} }
}

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ principal, db, refuse }) => {
  const found = await db.user.findUnique({ where: { id: principal.userId }, select: USER_COLUMNS })
  const row = found ?? refuse('token_invalid')
  return { data: toUser(row), version: row.version }
}

export const changePassword: Handler<'changePassword'> = async (request, { auth }) => {
  const { body, principal, ip, actor, change, refuse, afterCommit } = request
  const { userId, username, sessionId } = principal
  const signIn = { username, password: body.currentPassword, address: ip, requestId: actor.requestId }
  const verdict = await auth.confirmPassword(signIn)
  if ('refusal' in verdict) {
    if (verdict.refusal === 'account_disabled') return refuse('token_invalid')
    // the access token is good: what is wrong is a field of the body
    return refuse('validation_failed', {
      errors: [{ location: 'body', field: '/currentPassword', rule: 'password' }],
    })
  }
  const passwordHash = await newPasswordHash(auth.passwords, body.newPassword, '/newPassword', refuse)
  await request.transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      // a login that was ended meanwhile changes nothing
      where: { id: userId, disabledAt: null, sessions: { some: { id: sessionId, revokedAt: null } } },
      data: { passwordHash, ...stampOf(change('user.update')) },
    })
    if (count === 0) refuse('token_invalid')
    await auth.sessions.keepOnly(principal, actor, tx)
  })
  afterCommit(() => auth.principals.forgetUser(userId))
  return { data: {} }
}

function toTokenPair(
  { accessToken, refreshToken }: IssuedTokens,
  { accessTokenTtl }: Pick<Settings, 'accessTokenTtl'>,
): TokenPair {
  return { accessToken, refreshToken, tokenType: 'Bearer', expiresIn: accessTokenTtl }
}
