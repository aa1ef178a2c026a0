import { randomBytes } from 'node:crypto'
import type { Session, RefreshToken as Token, User } from '../../../generated/prisma/client.ts'
import { type Action, type Actor, SYSTEM } from '../../domain/change.ts'
import { later } from '../../domain/clock.ts'
import type { Refuse } from '../../domain/errors.ts'
import type { AttemptSource, DeniedAttempts } from '../denied-attempts.ts'
import type { Dependencies } from '../dependencies.ts'
import { keyedHash, type Secrets } from '../secrets/secrets.ts'
import type { StartedSession, TokenSubject } from './access-tokens.ts'

/** The prefix lets secret scanners find a token that leaked into a repository or a log. */
const PREFIX = 'cmsr_'
const FORM = /^cmsr_[\w-]{43}$/

/**
 * A token of 256 bits, and its hash; only the hash is stored. The first token of a login is random. Each
 * further one is derived from its predecessor, so that a token always has the same successor, and a login has
 * one chain of tokens. Deriving it takes both the secret key and the predecessor itself.
 */
export function makeRefreshToken(
  { refreshTokenKey, successorKey }: Pick<Secrets, 'refreshTokenKey' | 'successorKey'>,
  before?: string,
) {
  const bytes = before === undefined ? randomBytes(32) : keyedHash(successorKey, before)
  const token = PREFIX + Buffer.from(bytes).toString('base64url')
  return { token, hash: keyedHash(refreshTokenKey, token) }
}

/** The reasons for rejecting a refresh token; `refresh_token_reused` ends its login. */
export type RefreshErrorCode = 'refresh_token_invalid' | 'refresh_token_expired' | 'refresh_token_reused'

interface RefreshDependencies extends Dependencies<'prisma' | 'settings' | 'clock' | 'secrets' | 'log'> {
  readonly sessions: { revoke(which: { readonly id: string }, actor: Actor): Promise<unknown> }
  readonly deniedAttempts: DeniedAttempts
}

interface Exchange {
  readonly hash: Uint8Array<ArrayBuffer>
  /** The hash of the successor. */
  readonly nextHash: Exchange['hash']
  readonly now: Date
  readonly source: AttemptSource
  readonly refuse: Refuse<RefreshErrorCode>
}

/** Exchanges a refresh token for its successor (RFC 9700, section 4.14.2). */
export async function exchangeRefreshToken(
  dependencies: RefreshDependencies,
  token: string,
  source: AttemptSource,
  refuse: Refuse<RefreshErrorCode>,
): Promise<StartedSession> {
  if (!FORM.test(token)) return refuse('refresh_token_invalid')
  const hash = keyedHash(dependencies.secrets.refreshTokenKey, token)
  const next = makeRefreshToken(dependencies.secrets, token)
  const exchange = { hash, nextHash: next.hash, now: dependencies.clock.now(), source, refuse }
  const subject = (await rotate(dependencies, exchange)) ?? (await refreshAgain(dependencies, exchange))
  return { ...subject, refreshToken: next.token }
}

/**
 * Of concurrent requests with one token, the first to lock the login exchanges it. The grace period begins
 * then: a request may have waited longer than it lasts.
 */
function rotate({ prisma, settings, clock }: RefreshDependencies, { hash, nextHash, now }: Exchange) {
  return prisma.$transaction(async (tx) => {
    const [subject] = await tx.$queryRaw<TokenSubject[]>`
      SELECT sessions.id::text AS "sessionId", user_id AS "userId", generation
      FROM sessions JOIN users ON users.id = user_id JOIN refresh_tokens ON session_id = sessions.id
      WHERE hash = ${hash} AND sessions.expires_at > ${now}::timestamptz
        AND revoked_at IS NULL AND disabled_at IS NULL
      FOR NO KEY UPDATE OF sessions`
    if (!subject) return undefined
    const rotatedAt = clock.now()
    const idleEnd = later(rotatedAt, settings.refreshIdleTtl)
    const { refreshGraceSeconds: grace } = settings
    const graceEnd = grace === 0 ? null : later(rotatedAt, grace)
    const stored = await tx.$executeRaw`
      WITH rotated AS (
        UPDATE refresh_tokens SET rotated_at = ${rotatedAt}::timestamptz, grace_end = ${graceEnd}::timestamptz
        WHERE hash = ${hash} AND rotated_at IS NULL AND expires_at > ${now}::timestamptz
        RETURNING session_id
      ), used AS (
        UPDATE sessions SET last_used_at = ${rotatedAt}::timestamptz
        FROM rotated WHERE id = session_id RETURNING id, expires_at
      )
      INSERT INTO refresh_tokens (hash, session_id, created_at, expires_at)
      SELECT ${nextHash}, id, ${rotatedAt}::timestamptz, LEAST(${idleEnd}::timestamptz, expires_at) FROM used`
    return stored === 0 ? undefined : subject
  })
}

type StoredToken = TokenSubject &
  Pick<Token, 'rotatedAt' | 'graceEnd' | 'expiresAt'> &
  Pick<Session, 'revokedAt'> &
  Pick<User, 'disabledAt'> & { readonly sessionEnd: Date }

/**
 * Handles a token that could not be rotated. If it was rotated a moment ago, by a concurrent request or
 * before a retry, it gets the same successor again: nothing is stored, and the successor is checked when it
 * is used. Later, reuse revokes its login, and the login stays revoked although the request fails.
 */
async function refreshAgain(
  { prisma, sessions, deniedAttempts, log }: RefreshDependencies,
  { hash, now, source, refuse }: Exchange,
): Promise<TokenSubject> {
  const [token] = await prisma.$queryRaw<StoredToken[]>`
    SELECT sessions.id::text AS "sessionId", sessions.user_id AS "userId", sessions.generation,
      rotated_at AS "rotatedAt", grace_end AS "graceEnd", refresh_tokens.expires_at AS "expiresAt",
      sessions.expires_at AS "sessionEnd", revoked_at AS "revokedAt", disabled_at AS "disabledAt"
    FROM refresh_tokens JOIN sessions ON sessions.id = session_id JOIN users ON users.id = user_id
    WHERE hash = ${hash}`
  if (!token) return refuse('refresh_token_invalid')
  const { sessionId, userId, generation } = token
  const revoke = () => sessions.revoke({ id: sessionId }, { ...SYSTEM, ...source.request })
  const note = (action: Action) => {
    const identity = { actorType: 'user', actorId: String(userId), sessionId } as const
    deniedAttempts.note({ action, resourceId: sessionId, identity, source })
  }
  if (token.revokedAt || token.disabledAt) {
    if (!token.revokedAt) await revoke()
    note('session.deny')
    return refuse('refresh_token_invalid')
  }
  if (token.sessionEnd <= now) return refuse('refresh_token_expired')
  if (token.rotatedAt === null)
    return refuse(token.expiresAt <= now ? 'refresh_token_expired' : 'refresh_token_invalid')
  if (token.graceEnd === null || token.graceEnd <= now) {
    // either the owner or a thief uses an old token; the service cannot tell which, so the login ends for
    // both
    await revoke()
    note('session.reuse')
    log.warn({ sessionId, userId }, 'a refresh token was used again: its login is revoked')
    return refuse('refresh_token_reused')
  }
  return { sessionId, userId, generation }
}
