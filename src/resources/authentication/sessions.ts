import type { Session } from '../../../generated/openapi.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { findRow } from '../../lists/rows.ts'
import type { Handler } from '../../request/handler.ts'
import { defineResource } from '../kit/resource.ts'

export const sessions = defineResource('Session', {
  listed: ({ principal, now, auth }) => [
    Prisma.sql`user_id = ${principal.userId} AND revoked_at IS NULL`,
    Prisma.sql`expires_at > ${now} AND last_used_at > ${auth.sessions.idleSince(now)}`,
  ],
  shown: (session, { principal }) => markCurrent(session, principal.sessionId),
})

export const revokeSession: Handler<'revokeSession'> = async (request) => {
  const { params, principal, transaction, actor, refuse, afterCommit, auth } = request
  const where = { id: params.sessionId, userId: principal.userId, revokedAt: null }
  const end = async (tx: Prisma.TransactionClient) => {
    const found = await tx.session.findFirst({ where, select: { id: true } })
    if (!found) return undefined
    await auth.sessions.revokeSession(found.id, actor, tx)
    return sessions.read((source, id) => findRow(tx, source, id), found.id)
  }
  const ended = (await transaction(end, { hold: 'alone' })) ?? refuse('not_found', { detail: 'noSuchLogin' })
  afterCommit(() => auth.principals.forgetSession(ended.data.id))
  return { data: markCurrent(ended.data, principal.sessionId) }
}

function markCurrent(session: Session, current: string): Session {
  return { ...session, current: session.id === current }
}
