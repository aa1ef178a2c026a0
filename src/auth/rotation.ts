import type { FastifyBaseLogger } from 'fastify'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { Settings } from '../config/settings.ts'
import { type Actor, SYSTEM } from '../core/change.ts'
import type { Refuse } from '../core/errors.ts'
import { earlier, later } from '../core/time.ts'
import type { RefreshToken } from './refresh-tokens.ts'

/** Why a refresh token is not exchanged; `refresh_token_reused` ends its login. */
export type RefreshRefusal = 'refresh_token_invalid' | 'refresh_token_expired' | 'refresh_token_reused'

export interface RotationParts {
  readonly prisma: PrismaClient
  readonly settings: Pick<Settings, 'refreshIdleTtl' | 'refreshGraceSeconds'>
  readonly log: FastifyBaseLogger
}

/** The login that a refresh token belongs to. */
export interface Family {
  readonly sessionId: string
  readonly userId: number
}

/**
 * The whole exchange is one statement: of several requests with one token, exactly one gets a row, and its
 * successor is stored with it.
 */
export async function rotate(
  { prisma, settings }: RotationParts,
  hash: RefreshToken['hash'],
  next: RefreshToken,
  now: Date,
): Promise<Family | undefined> {
  const idleEnd = later(now, settings.refreshIdleTtl)
  const [family] = await prisma.$queryRaw<Family[]>`
    WITH rotated AS (
      UPDATE refresh_tokens SET rotated_at = ${now}::timestamptz
      FROM sessions JOIN users ON users.id = sessions.user_id
      WHERE refresh_tokens.hash = ${hash} AND refresh_tokens.rotated_at IS NULL
        AND refresh_tokens.expires_at > ${now}::timestamptz
        AND sessions.id = refresh_tokens.session_id AND sessions.expires_at > ${now}::timestamptz
        AND sessions.revoked_at IS NULL AND users.disabled_at IS NULL
      RETURNING sessions.id, sessions.user_id, sessions.expires_at
    ), successor AS (
      INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
      SELECT ${next.hash}, id, ${now}::timestamptz, LEAST(${idleEnd}::timestamptz, expires_at) FROM rotated
    ), used AS (
      UPDATE sessions SET last_used_at = ${now}::timestamptz FROM rotated WHERE sessions.id = rotated.id
    )
    SELECT id::text AS "sessionId", user_id AS "userId" FROM rotated`
  return family
}

interface Attempt {
  readonly hash: RefreshToken['hash']
  readonly next: RefreshToken
  readonly now: Date
  readonly revokeSession: (sessionId: string, actor: Actor) => Promise<void>
  readonly refuse: Refuse<RefreshRefusal>
}

/**
 * For a token that could not be rotated. If it was rotated a moment ago, by a concurrent or a retried
 * request, it gets another successor. Later its login is revoked, and stays so although the request fails.
 */
export async function refreshAgain(
  parts: RotationParts,
  { hash, next, now, revokeSession, refuse }: Attempt,
): Promise<Family> {
  const token = await findToken(parts, hash)
  const session = token?.session
  if (!session || session.revokedAt) return refuse('refresh_token_invalid')
  const family = { sessionId: session.id, userId: session.userId }
  if (session.user.disabledAt) {
    await revokeSession(session.id, SYSTEM)
    return refuse('refresh_token_invalid')
  }
  if (session.expiresAt <= now) return refuse('refresh_token_expired')
  if (token.rotatedAt === null) {
    return refuse(token.expiresAt <= now ? 'refresh_token_expired' : 'refresh_token_invalid')
  }
  const { refreshGraceSeconds, refreshIdleTtl } = parts.settings
  if (refreshGraceSeconds === 0 || later(token.rotatedAt, refreshGraceSeconds) <= now) {
    // Either the owner or a thief is a step behind; nobody can tell which, so the login ends for both.
    await revokeSession(session.id, SYSTEM)
    parts.log.warn(family, 'a refresh token was used again: its login is revoked')
    return refuse('refresh_token_reused')
  }
  const expiresAt = earlier(later(now, refreshIdleTtl), session.expiresAt)
  await parts.prisma.refreshToken.create({
    data: { hash: next.hash, sessionId: session.id, createdAt: now, expiresAt },
  })
  return family
}

function findToken({ prisma }: RotationParts, hash: RefreshToken['hash']) {
  const user = { select: { disabledAt: true } }
  const session = { select: { id: true, userId: true, expiresAt: true, revokedAt: true, user } }
  return prisma.refreshToken.findUnique({
    where: { hash },
    select: { rotatedAt: true, expiresAt: true, session },
  })
}
