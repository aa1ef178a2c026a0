import type { Session } from '../../../generated/openapi.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { selectIn } from '../../database/select.ts'
import { defineHandler } from '../../request/handler.ts'
import { defineResource } from '../kit/resource.ts'

export const sessions = defineResource('Session', {
  listWhere: ({ principal, now, auth }) => [
    Prisma.sql`user_id = ${principal.userId} AND revoked_at IS NULL`,
    Prisma.sql`expires_at > ${now} AND last_used_at > ${auth.sessions.idleSince(now)}`,
  ],
  afterRead: (session, { principal }) => markCurrent(session, principal.sessionId),
})

export const revokeSession = defineHandler('revokeSession', { changes: [] }, async (request) => {
  const { params, principal, transaction, actor, refuse, afterCommit, auth } = request
  const which = { id: params.sessionId, userId: principal.userId }
  const end = async (tx: Prisma.TransactionClient) => {
    if ((await auth.sessions.revoke(which, actor, tx)) === 0) return undefined
    return sessions.read(selectIn(tx), which.id)
  }
  const ended = (await transaction(end, { hold: 'alone' })) ?? refuse('not_found', { detail: 'noSuchLogin' })
  afterCommit(auth.forget)
  return { data: markCurrent(ended.data, principal.sessionId) }
})

function markCurrent(session: Session, current: string): Session {
  return { ...session, current: session.id === current }
}
