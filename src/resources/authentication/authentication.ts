import { Prisma } from '../../../generated/prisma/client.ts'
import { requestOf } from '../../domain/change.ts'
import { bodyError } from '../../domain/errors.ts'
import { newPasswordHash } from '../../identity/passwords/passwords.ts'
import { defineHandler, type Handler } from '../../request/handler.ts'
import { replacePassword } from '../users/passwords.ts'
import { users } from '../users/users.ts'

export const login = defineHandler(
  'login',
  { changes: [] },
  async ({ body, ip, userAgent, actor, refuse, auth }) => {
    const signIn = { ...body, address: ip, userAgent, request: requestOf(actor) }
    return { data: await auth.logIn(signIn, refuse) }
  },
)

export const refreshTokens = defineHandler(
  'refreshTokens',
  { changes: [] },
  async ({ body, ip, actor, refuse, auth }) => {
    const source = { address: ip, request: requestOf(actor) }
    return { data: await auth.refresh(body.refresh_token, source, refuse) }
  },
)

export const logout = defineHandler(
  'logout',
  { changes: [] },
  async ({ principal, transaction, actor, afterCommit, auth }) => {
    await transaction((tx) => auth.sessions.revoke({ id: principal.sessionId }, actor, tx), { hold: 'alone' })
    afterCommit(auth.forget)
    return { data: {} }
  },
)

export const updateCurrentUser = users.updateOf('updateCurrentUser', ({ principal }) => principal.userId)

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ principal, read, refuse }) =>
  (await users.read(read, principal.userId)) ?? refuse('token_invalid')

export const changePassword = defineHandler('changePassword', { changes: ['users'] }, async (request) => {
  const { body, principal, ip, actor, change, refuse, transaction, afterCommit, auth } = request
  const { userId, username } = principal
  const signIn = { username, password: body.currentPassword, address: ip, request: requestOf(actor) }
  const verdict = await auth.storeForPassword(signIn, async ({ passwordHash: checked }) => {
    const given = { password: body.newPassword, username, field: '/newPassword' }
    const passwordHash = await newPasswordHash(auth.passwords, given, refuse)
    return transaction(
      async (tx) => {
        // only the hash that the current password was checked against is replaced
        const where = Prisma.sql`id = ${userId} AND password_hash = ${checked}`
        const user = await replacePassword(tx, where, passwordHash, change('user.update'))
        if (user) await auth.sessions.keepOnly(principal, actor, tx)
        return user
      },
      { hold: 'alone' },
    )
  })
  // a client that has lost its access gets 401; any other has sent a wrong password
  if ('code' in verdict)
    return refuse('validation_failed', { errors: [bodyError('currentPassword', 'password')] })
  afterCommit(auth.forget)
  return { data: {} }
})
