import { type Action, type Actor, SYSTEM } from '../../words/change.ts'
import { later } from '../../words/clock.ts'
import type { Refuse } from '../../words/errors.ts'
import type { DeniedAttempts, Source } from '../access/denied-attempts.ts'
import type { Parts } from '../parts.ts'
import type { TokenSubject } from './access-tokens.ts'
import type { RefreshToken } from './refresh-tokens.ts'

/** Why a refresh token is not exchanged; `refresh_token_reused` ends its login. */
export type RefreshErrorCode = 'refresh_token_invalid' | 'refresh_token_expired' | 'refresh_token_reused'

export interface RotationParts extends Parts<'prisma' | 'settings' | 'log'> {
  readonly deniedAttempts: DeniedAttempts
}

/** An exchange of a refresh token for its successor. */
export interface Exchange {
  /** Of the token that was presented. */
  readonly hash: RefreshToken['hash']
  readonly next: RefreshToken
  readonly now: Date
  readonly source: Source
}

/** One statement: of several requests with one token, one gets a row, and its successor is stored. */
export async function rotate(
  { prisma, settings }: RotationParts,
  { hash, next, now }: Exchange,
): Promise<TokenSubject | undefined> {
  const idleEnd = later(now, settings.refreshIdleTtl)
  const graceEnd = settings.refreshGraceSeconds === 0 ? null : later(now, settings.refreshGraceSeconds)
  const [subject] = await prisma.$queryRaw<TokenSubject[]>`
    WITH family AS (
      SELECT sessions.id, user_id, generation, sessions.expires_at
      FROM sessions JOIN users ON users.id = user_id JOIN refresh_tokens ON session_id = sessions.id
      WHERE hash = ${hash} AND sessions.expires_at > ${now}::timestamptz
        AND revoked_at IS NULL AND disabled_at IS NULL
      FOR NO KEY UPDATE OF sessions
    ), rotated AS (
      UPDATE refresh_tokens SET rotated_at = ${now}::timestamptz, grace_end = ${graceEnd}::timestamptz
      FROM family
      WHERE hash = ${hash} AND rotated_at IS NULL AND refresh_tokens.expires_at > ${now}::timestamptz
      RETURNING family.*
    ), successor AS (
      INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
      SELECT ${next.hash}, id, ${now}::timestamptz, LEAST(${idleEnd}::timestamptz, expires_at) FROM rotated
    ), used AS (
      UPDATE sessions SET last_used_at = ${now}::timestamptz FROM rotated WHERE sessions.id = rotated.id
    )
    SELECT id::text AS "sessionId", user_id AS "userId", generation FROM rotated`
  return subject
}

interface StoredToken extends TokenSubject {
  readonly rotatedAt: Date | null
  readonly graceEnd: Date | null
  readonly expiresAt: Date
  readonly sessionExpiresAt: Date
  readonly isRevoked: boolean
  readonly isDisabled: boolean
}

/**
 * For a token that could not be rotated. If it was rotated a moment ago, by a concurrent or a retried
 * request, it gets its successor again: nothing is stored, and the successor is checked when it is presented.
 * Later its login is revoked, and stays so although the request fails.
 */
export async function refreshAgain(
  parts: RotationParts,
  { hash, now, source }: Exchange,
  revokeSession: (sessionId: string, actor: Actor) => Promise<void>,
  refuse: Refuse<RefreshErrorCode>,
): Promise<TokenSubject> {
  const [token] = await parts.prisma.$queryRaw<StoredToken[]>`
    SELECT sessions.id::text AS "sessionId", sessions.user_id AS "userId", sessions.generation,
      rotated_at AS "rotatedAt", grace_end AS "graceEnd", refresh_tokens.expires_at AS "expiresAt",
      sessions.expires_at AS "sessionExpiresAt", revoked_at IS NOT NULL AS "isRevoked",
      disabled_at IS NOT NULL AS "isDisabled"
    FROM refresh_tokens JOIN sessions ON sessions.id = session_id JOIN users ON users.id = user_id
    WHERE hash = ${hash}`
  if (!token) return refuse('refresh_token_invalid')
  const { sessionId, userId, generation } = token
  const byUs = { ...SYSTEM, ...source.request }
  const note = (action: Action) => {
    const identity = { actorType: 'user', actorId: String(userId), sessionId } as const
    parts.deniedAttempts.note({ action, resourceId: sessionId, identity, source })
  }
  if (token.isRevoked || token.isDisabled) {
    if (!token.isRevoked) await revokeSession(sessionId, byUs)
    note('session.deny')
    return refuse('refresh_token_invalid')
  }
  if (token.sessionExpiresAt <= now) return refuse('refresh_token_expired')
  if (token.rotatedAt === null) {
    return refuse(token.expiresAt <= now ? 'refresh_token_expired' : 'refresh_token_invalid')
  }
  if (token.graceEnd === null || token.graceEnd <= now) {
    // Either the owner or a thief is a step behind; nobody can tell which, so the login ends for both.
    await revokeSession(sessionId, byUs)
    note('session.reuse')
    parts.log.warn({ sessionId, userId }, 'a refresh token was used again: its login is revoked')
    return refuse('refresh_token_reused')
  }
  return { sessionId, userId, generation }
}
