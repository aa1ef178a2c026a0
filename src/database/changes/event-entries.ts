import { Prisma } from '../../../generated/prisma/client.ts'
import { AT, type FeedPosition, type FeedReading, POSITION, readingAfter } from './feed-position.ts'

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

export type EventReading = FeedReading<EventEntry>

/** The events among at most `most` complete entries after a position. */
export function eventsAfter(position: FeedPosition, most: number): Prisma.Sql {
  const events = Prisma.sql`SELECT json_agg(entry) FROM (
    SELECT ${ENTRY} FROM scanned WHERE ${IS_EVENT} ORDER BY scanned.xid, scanned.id) AS entry`
  return readingAfter(position, most, events)
}
