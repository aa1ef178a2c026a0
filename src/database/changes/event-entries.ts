import { Prisma } from '../../../generated/prisma/client.ts'
import { AT, COMPLETE, type FeedPosition, HERE, isKept, POSITION } from './feed-position.ts'

export interface EventEntry {
  readonly position: FeedPosition
  readonly eventId: string
  /** As in the audit trail. */
  readonly action: string
  readonly resourceType: string
  readonly resourceId: string
  readonly version: number | null
  readonly changedFields: readonly string[]
  readonly actorType: string
  readonly actorId: string | null
  /** RFC 3339 in UTC. */
  readonly at: string
}

/** Entries that predate events have no event id. */
export const IS_EVENT = Prisma.sql`event_id IS NOT NULL`

export const ENTRY = Prisma.sql`${POSITION} AS position, event_id::text AS "eventId", action,
  resource_type AS "resourceType", resource_id AS "resourceId", version, changed_fields AS "changedFields",
  actor_type AS "actorType", actor_id AS "actorId", ${AT} AS at`

export interface EventReading {
  readonly history: string
  /** Whether the requested position still exists, and with it all later entries. */
  readonly isKept: boolean
  readonly entries: readonly EventEntry[] | null
  /** The last entry that was scanned; null if there is none. */
  readonly last: FeedPosition | null
  readonly isFull: boolean
}

/** The events among at most `most` complete entries after a position. */
export function eventsAfter(position: FeedPosition, most: number): Prisma.Sql {
  const [xid, id] = position
  return Prisma.sql`
    WITH ${HERE}, scanned AS MATERIALIZED (
      SELECT * FROM feed_entries
      WHERE ${COMPLETE} AND (xid, id) > (${xid}::bigint, ${id}::bigint) ORDER BY xid, id LIMIT ${most}
    )
    SELECT history, ${isKept(position)} AS "isKept", (
        SELECT json_agg(entry) FROM (
          SELECT ${ENTRY} FROM scanned WHERE ${IS_EVENT} ORDER BY scanned.xid, scanned.id
        ) AS entry
      ) AS entries,
      (SELECT ${POSITION} FROM scanned ORDER BY xid DESC, id DESC LIMIT 1) AS last,
      (SELECT count(*) FROM scanned) = ${most} AS "isFull"
    FROM here`
}
