import type { Session } from '../../../generated/openapi.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { BY_CREATION } from '../../lists/rows.ts'
import type { Handler } from '../../request/handler.ts'

interface SessionRow {
  readonly id: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
}

const COLUMNS = Prisma.sql`
  id, created_at AS "createdAt", last_used_at AS "lastUsedAt", expires_at AS "expiresAt"`

export const listSessions: Handler<'listSessions'> = ({ principal, page, now, auth }) =>
  page<SessionRow>({
    table: Prisma.sql`sessions`,
    columns: COLUMNS,
    conditions: [
      Prisma.sql`user_id = ${principal.userId} AND revoked_at IS NULL`,
      Prisma.sql`expires_at > ${now} AND last_used_at > ${auth.sessions.idleSince(now)}`,
    ],
    sorts: { createdAt: BY_CREATION },
    defaults: { sort: '-createdAt' },
    idType: Prisma.sql`uuid`,
    toResource: (row) => toSession(row, principal.sessionId),
  })

export const revokeSession: Handler<'revokeSession'> = async (request) => {
  const { params, principal, transaction, actor, refuse, afterCommit, auth } = request
  const where = { id: params.sessionId, userId: principal.userId, revokedAt: null }
  const select = { id: true, createdAt: true, lastUsedAt: true, expiresAt: true } as const
  const end = async (tx: Prisma.TransactionClient) => {
    const row = await tx.session.findFirst({ where, select })
    if (row) await auth.sessions.revokeSession(row.id, actor, tx)
    return row
  }
  const row = (await transaction(end, { hold: 'alone' })) ?? refuse('not_found', { detail: 'noSuchLogin' })
  afterCommit(() => auth.principals.forgetSession(row.id))
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
