import type { AuditEntry } from '../../generated/openapi.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Handler } from '../contract/handler.ts'
import { COMMON_SORTS, fetchRows } from '../lists/rows.ts'

interface AuditRow extends Omit<AuditEntry, 'id' | 'createdAt'> {
  readonly id: bigint
  readonly createdAt: Date
}

const COLUMNS = Prisma.sql`
  id, created_at AS "createdAt", action, resource_type AS "resourceType", resource_id AS "resourceId",
  actor_type AS "actorType", actor_id AS "actorId", session_id AS "sessionId", request_id AS "requestId"`

const SORTS = { id: { ...COMMON_SORTS.id, of: ({ id }: AuditRow) => String(id) } }

export const listAuditEntries: Handler<'listAuditEntries'> = async ({ query, db }, { secrets }) => {
  const { action, resourceType, resourceId, actorId } = query
  const { rows, next } = await fetchRows<AuditRow>({
    db,
    key: secrets.cursorKey,
    operationId: 'listAuditEntries',
    query,
    table: Prisma.sql`audit_entries`,
    columns: COLUMNS,
    conditions: [
      action === undefined ? undefined : Prisma.sql`action = ${action}`,
      resourceType === undefined ? undefined : Prisma.sql`resource_type = ${resourceType}`,
      resourceId === undefined ? undefined : Prisma.sql`resource_id = ${resourceId}`,
      actorId === undefined ? undefined : Prisma.sql`actor_id = ${actorId}`,
    ],
    sorts: SORTS,
    idType: Prisma.sql`bigint`,
  })
  return { data: rows.map(toAuditEntry), next }
}

function toAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: Number(row.id),
    createdAt: row.createdAt.toISOString(),
    action: row.action,
    resourceType: row.resourceType,
    resourceId: row.resourceId,
    actorType: row.actorType,
    actorId: row.actorId,
    sessionId: row.sessionId,
    requestId: row.requestId,
  }
}
