import type { TokenPair } from '../../../generated/openapi.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { IssuedTokens } from '../../identity/auth.ts'
import { newPasswordHash } from '../../identity/passwords/passwords.ts'
import type { Handler } from '../../request/handler.ts'
import { requestOf } from '../../words/change.ts'
import { replacePassword } from '../users/passwords.ts'
import { users } from '../users/users.ts'

export const login: Handler<'login'> = async ({ body, ip, actor, refuse, auth }) => {
  const { username, password } = body
  const signIn = { username, password, address: ip, request: requestOf(actor) }
  return { data: toTokenPair(await auth.logIn(signIn, refuse)) }
}

export const refreshTokens: Handler<'refreshTokens'> = async (request) => {
  const { body, ip, actor, refuse, auth } = request
  const source = { address: ip, request: requestOf(actor) }
  return { data: toTokenPair(await auth.refresh(body.refresh_token, source, refuse)) }
}

export const logout: Handler<'logout'> = async ({ principal, transaction, actor, afterCommit, auth }) => {
  await transaction((tx) => auth.sessions.revoke({ id: principal.sessionId }, actor, tx), { hold: 'alone' })
  afterCommit(auth.forget)
  return { data: {} }
}

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ principal, find, refuse }) =>
  (await users.read(find, principal.userId)) ?? refuse('token_invalid')

export const changePassword: Handler<'changePassword'> = async (request) => {
  const { body, principal, ip, actor, change, refuse, transaction, afterCommit, auth } = request
  const { userId, username } = principal
  const signIn = { username, password: body.currentPassword, address: ip, request: requestOf(actor) }
  const verdict = await auth.storeForPassword(signIn, async (account) => {
    const given = { password: body.newPassword, username, field: '/newPassword' }
    const passwordHash = await newPasswordHash(auth.passwords, given, refuse)
    const replace = async (tx: Prisma.TransactionClient) => {
      // what is replaced is what the present password was checked with
      const where = { id: userId, passwordHash: account.passwordHash }
      if (!(await replacePassword(tx, where, passwordHash, change('user.update')))) return undefined
      await auth.sessions.keepOnly(principal, actor, tx)
      return true
    }
    return transaction(replace, { hold: 'alone' })
  })
  if ('code' in verdict) {
    // refuses whoever has no access any more: to others, what is wrong is a field of the body
    await transaction(async () => {})
    return refuse('validation_failed', {
      errors: [{ location: 'body', field: '/currentPassword', rule: 'password' }],
    })
  }
  afterCommit(auth.forget)
  return { data: {} }
}

function toTokenPair({ accessToken, refreshToken, expiresIn }: IssuedTokens): TokenPair {
  return { accessToken, refreshToken, tokenType: 'Bearer', expiresIn }
}
