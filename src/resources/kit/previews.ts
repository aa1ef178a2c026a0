import { Prisma } from '../../../generated/prisma/client.ts'
import type { Change } from '../../domain/change.ts'
import { later } from '../../domain/clock.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { AnyResult } from '../../request/response.ts'
import type { AnyResource } from './definition.ts'
import { findWritable } from './read.ts'
import { valuesOf } from './refusals.ts'

/** Creates a link that shows one record, as readers would see it, to whoever has the link. */
export async function preview(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const { description, visibility } = resource
  const { type, table, missing } = description
  const { principal, auth, now } = request
  const { id } = await findWritable(resource, request)
  const path = resource.pathOf(id)
  if (path === undefined) throw new Error(`nothing reads one of ${description.name}`)
  const { token, hash } = auth.previews.newToken()
  const expiresAt = later(now, Number(valuesOf(request.body).expiresInMinutes) * 60)
  const change = request.change(resource.action('preview'))
  const visible = visibility.condition(principal) ?? Prisma.sql`TRUE`
  const { actorType, actorId } = change
  const [userId, keyId] = actorType === 'user' ? [Number(actorId), null] : [null, actorId]
  // the record may be deleted, or hidden from this client, after it was read
  const created = await request.write<object>(
    (recheck) => Prisma.sql`
      WITH created AS (
        INSERT INTO previews
          (token_hash, resource_type, resource_id, created_by_id, api_key_id, created_at, expires_at)
        SELECT ${hash}, ${type}, id::text, ${userId}::int, ${keyId}::text,
          ${now}::timestamptz, ${expiresAt}::timestamptz
        FROM ${table} WHERE id = ${id} AND ${visible} AND EXISTS (${recheck})
        RETURNING resource_id
      ), recorded AS (${recording(change, Prisma.sql`created`)})
      SELECT resource_id FROM created`,
  )
  if (!created) return request.refuse('not_found', { detail: missing })
  return { data: { id, token, url: `${path}?preview=${token}`, expiresAt } }
}

/** Ends all previews of a record. */
export async function revokePreviews(resource: AnyResource, request: UntypedRequest): Promise<AnyResult> {
  const { type } = resource.description
  const { id } = await findWritable(resource, request)
  // one word in lower case, as the `action` filter of the audit trail takes it
  const change = request.change(resource.action('unshare'))
  const count = await request.transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ count: number }[]>`
      WITH revoked AS (
        DELETE FROM previews WHERE resource_type = ${type} AND resource_id = ${String(id)}
        RETURNING resource_id
      ), recorded AS (${recording(change, Prisma.sql`(SELECT DISTINCT resource_id FROM revoked) AS one`)})
      SELECT count(*)::int AS count FROM revoked`
    return row?.count ?? 0
  })
  return { data: { id, count } }
}

/** Previews are not an audited resource, so the entry is about the record that the preview shows. */
function recording(change: Change, rows: Prisma.Sql): Prisma.Sql {
  const { action, at, actorType, actorId, sessionId, requestId, clientRequestId } = change
  const [resourceType] = action.split('.')
  return Prisma.sql`
    INSERT INTO audit_entries (created_at, action, resource_type, resource_id, actor_type, actor_id,
      session_id, request_id, client_request_id, changed_fields)
    SELECT ${at}::timestamptz, ${action}, ${resourceType}, resource_id, ${actorType}, ${actorId},
      ${sessionId}, ${requestId}, ${clientRequestId}, '{}' FROM ${rows}`
}
