import type { Session } from '../../generated/openapi.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Handler } from '../contract/handler.ts'
import { ApiError } from '../http/errors.ts'
import { COMMON_SORTS, fetchRows } from '../lists/rows.ts'

interface SessionRow {
  readonly id: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
}

const COLUMNS = Prisma.sql`
  id, created_at AS "createdAt", last_used_at AS "lastUsedAt", expires_at AS "expiresAt"`

export const listSessions: Handler<'listSessions'> = async (request, { secrets, clock, settings }) => {
  const { query, principal, db } = request
  const now = clock.now()
  const idleSince = new Date(now.getTime() - settings.refreshIdleTtl * 1000)
  const { rows, next } = await fetchRows<SessionRow>({
    db,
    key: secrets.cursorKey,
    operationId: 'listSessions',
    query,
    table: Prisma.sql`sessions`,
    columns: COLUMNS,
    conditions: [
      Prisma.sql`user_id = ${principal.userId} AND revoked_at IS NULL`,
      Prisma.sql`expires_at > ${now} AND last_used_at > ${idleSince}`,
    ],
    sorts: { createdAt: COMMON_SORTS.createdAt },
    defaultSort: '-createdAt',
    idType: Prisma.sql`uuid`,
  })
  const data = rows.map((row) => toSession(row, principal.sessionId))
  return { data, next }
}

export const revokeSession: Handler<'revokeSession'> = async (request, { auth }) => {
  const { params, principal, db, actor } = request
  const where = { id: params.sessionId, userId: principal.userId, revokedAt: null }
  const select = { id: true, createdAt: true, lastUsedAt: true, expiresAt: true } as const
  const row = await db.session.findFirst({ where, select })
  if (!row) throw new ApiError('not_found', { detail: 'noSuchLogin' })
  await auth.sessions.revokeSession(row.id, actor)
  return { data: toSession(row, principal.sessionId) }
}

function toSession(row: SessionRow, current: string): Session {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    current: row.id === current,
  }
}
