import type { ContentChange } from '../../../generated/openapi.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import {
  AT,
  COMPLETE,
  type FeedPosition,
  type FeedReading,
  HERE,
  POSITION,
  readingAfter,
} from '../../database/changes/feed-position.ts'

/**
 * The most entries that are scanned for a page: if a client sees few of them, pages are shorter, not slower.
 */
const MOST_SCANNED = 1_000
/**
 * The entries among which later changes of the same record are searched: those of a page, and as many before
 * it. A longer transaction would have had to hold its number during that many changes.
 */
const MOST_NEARBY = 2 * MOST_SCANNED

/** A type of content whose changes a client can see. */
export interface ContentKind {
  readonly type: string
  /** The status that a record must have for the client to see it; null if it sees all. */
  readonly status: string | null
}

export interface Reading
  extends FeedReading<{ readonly position: FeedPosition; readonly change: ContentChange }> {
  /** The last complete entry: no earlier entry can be added any more. */
  readonly newest: FeedPosition | null
}

/**
 * Whether a client sees a record that an entry hides, because a transaction that got its number earlier
 * changed the record later: it waited for the other one. The feed has the later change first, so the last
 * entry would make copies lose the record. The ids of entries are in the order of the changes of a record.
 */
const IS_SHOWN_LATER = Prisma.sql`COALESCE((
  SELECT later.status_after = COALESCE(status, later.status_after) FROM nearby AS later
  WHERE later.resource_type = scanned.resource_type AND later.resource_id = scanned.resource_id
    AND later.xid < scanned.xid AND later.id > scanned.id
  ORDER BY later.id DESC LIMIT 1), FALSE)`

/** The changes of some types after a position, which is valid as long as its entry is kept. */
export function changesAfter(
  position: FeedPosition,
  kinds: readonly ContentKind[],
  limit: number,
): Prisma.Sql {
  // read only if an entry hides a record
  const nearby = Prisma.sql`nearby AS MATERIALIZED (
    SELECT * FROM feed_entries WHERE ${COMPLETE}
      AND (xid, id) <= (SELECT xid, id FROM scanned ORDER BY xid DESC, id DESC LIMIT 1)
    ORDER BY xid DESC, id DESC LIMIT ${MOST_NEARBY})`
  const changes = Prisma.sql`WITH ${nearby} SELECT json_agg(shown) FROM (
    SELECT ${POSITION} AS position, json_build_object(
      'resourceType', resource_type, 'resourceId', resource_id,
      'change', CASE WHEN NOT was THEN 'created' WHEN remains OR ${IS_SHOWN_LATER} THEN 'changed'
        ELSE 'deleted' END,
      'changedAt', ${AT}) AS change
    FROM scanned JOIN json_to_recordset(${JSON.stringify(kinds)}::json) AS kind (type text, status text)
      ON type = resource_type
    CROSS JOIN LATERAL (SELECT
      COALESCE(status_before = COALESCE(status, status_before), FALSE) AS was,
      COALESCE(status_after = COALESCE(status, status_after), FALSE) AS remains) AS seen
    WHERE was OR remains ORDER BY xid, id LIMIT ${limit + 1}) AS shown`
  return readingAfter(position, MOST_SCANNED, changes)
}

/**
 * Deletes old entries, and those of other databases. It deletes the oldest first, so that all entries after a
 * remaining one remain, too. The last one stays, for clients that have already seen it.
 */
export function deletion(keptSince: Date, rows: number): Prisma.Sql {
  return Prisma.sql`
    WITH ${HERE}, old AS (
      SELECT origin, xid, id FROM (
        SELECT *, bool_and(created_at < ${keptSince}::timestamptz) OVER feed AS is_old,
          lead(id) OVER feed IS NULL AS is_last
        FROM (
          SELECT * FROM feed_entries WHERE ${COMPLETE} AND xid > 0 ORDER BY xid, id LIMIT ${rows + 1}
        ) AS first WINDOW feed AS (ORDER BY xid, id)
      ) AS judged WHERE is_old AND NOT is_last
    ), start AS (
      INSERT INTO feed_entries (origin, xid, id, created_at, resource_type, resource_id)
      SELECT origin, 0, 0, ${keptSince}::timestamptz, '', '' FROM here WHERE EXISTS (SELECT FROM old)
      ON CONFLICT DO NOTHING
    ), foreign_entries AS (
      SELECT feed_entries.origin, xid, id FROM feed_entries, here
      WHERE (feed_entries.origin < here.origin OR feed_entries.origin > here.origin)
        -- those that a move or a restore took along before webhooks had them
        AND NOT EXISTS (
          SELECT FROM event_cursors AS done
          WHERE done.origin = feed_entries.origin
            AND (feed_entries.xid, feed_entries.id) > (done.xid, done.id))
      LIMIT ${rows} - (SELECT count(*) FROM old)
    )
    DELETE FROM feed_entries WHERE (origin, xid, id) IN (TABLE old UNION ALL TABLE foreign_entries)`
}
