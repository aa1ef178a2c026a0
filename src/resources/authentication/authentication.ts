import type { Handler } from '../../request/handler.ts'
import { requestOf } from '../../words/change.ts'
import { users } from '../users/users.ts'

export const login: Handler<'login'> = async ({ body, ip, userAgent, actor, refuse, auth }) => {
  const signIn = { ...body, address: ip, userAgent, request: requestOf(actor) }
  return { data: await auth.logIn(signIn, refuse) }
}

export const refreshTokens: Handler<'refreshTokens'> = async ({ body, ip, actor, refuse, auth }) => {
  const source = { address: ip, request: requestOf(actor) }
  return { data: await auth.refresh(body.refresh_token, source, refuse) }
}

export const logout: Handler<'logout'> = async ({ principal, transaction, actor, afterCommit, auth }) => {
  await transaction((tx) => auth.sessions.revoke({ id: principal.sessionId }, actor, tx), { hold: 'alone' })
  afterCommit(auth.forget)
  return { data: {} }
}

export const updateCurrentUser = users.updateOf<'updateCurrentUser'>(({ principal }) => principal.userId)

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ principal, find, refuse }) =>
  (await users.read(find, principal.userId)) ?? refuse('token_invalid')
