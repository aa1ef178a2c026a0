import type { AuditEntry } from '../../../generated/openapi.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { BY_ID, equals } from '../../lists/rows.ts'
import type { Handler } from '../../request/handler.ts'

interface AuditRow extends Omit<AuditEntry, 'id' | 'createdAt'> {
  readonly id: bigint
  readonly createdAt: Date
}

const COLUMNS = Prisma.sql`
  id, created_at AS "createdAt", action, resource_type AS "resourceType", resource_id AS "resourceId",
  actor_type AS "actorType", actor_id AS "actorId", session_id AS "sessionId", request_id AS "requestId",
  client_request_id AS "clientRequestId", address, count,
  changed_fields AS "changedFields"`
const TEXT = Prisma.sql`text`

export const listAuditEntries: Handler<'listAuditEntries'> = ({ query, page }) => {
  const { action, resourceType, resourceId, actorId } = query
  return page<AuditRow>({
    table: Prisma.sql`audit_entries`,
    columns: COLUMNS,
    conditions: [
      equals(Prisma.sql`action`, action, TEXT),
      equals(Prisma.sql`resource_type`, resourceType, TEXT),
      equals(Prisma.sql`resource_id`, resourceId, TEXT),
      equals(Prisma.sql`actor_id`, actorId, TEXT),
    ],
    sorts: { id: BY_ID },
    idType: Prisma.sql`bigint`,
    toResource: toAuditEntry,
  })
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
    clientRequestId: row.clientRequestId,
    address: row.address,
    count: row.count,
    changedFields: row.changedFields,
  }
}
