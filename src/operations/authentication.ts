import { unauthorized } from '../auth/challenges.ts'
import type { Handler } from '../contract/handler.ts'

export const login: Handler<'login'> = async ({ body, ip }, { auth, settings }) => {
  const { username, password } = body
  const pair = await auth.logIn({ username, password, address: ip })
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

export const logout: Handler<'logout'> = async ({ principal }, { auth }) => {
  await auth.sessions.revokeSession(principal.sessionId)
  return { message: 'You are signed out.', data: {} }
}

export const getCurrentUser: Handler<'getCurrentUser'> = async ({ principal, db }) => {
  const row = await db.user.findUnique({
    where: { id: principal.userId },
    select: {
      id: true,
      username: true,
      displayName: true,
      role: true,
      version: true,
      createdAt: true,
      updatedAt: true,
    },
  })
  if (!row) throw unauthorized('token_invalid')
  return {
    message: 'This is you.',
    data: {
      id: row.id,
      username: row.username,
      displayName: row.displayName,
      role: row.role,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    },
    version: row.version,
  }
}
