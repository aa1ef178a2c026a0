import { Prisma } from '../../../generated/prisma/client.ts'
import { utcText } from '../select.ts'

/** The key of an entry in the feed, unique across all histories of the database; zero sorts first. */
export type FeedPosition = readonly [xid: string, id: string, at: string]

export const START: FeedPosition = ['0', '0', '']

/** What a statement finds after a position of the feed. */
export interface FeedReading<Entry> {
  /** The database and its timeline, which changes with each promotion of a standby. */
  readonly history: string
  /** Whether the requested position still exists, and with it all later entries. */
  readonly isKept: boolean
  readonly entries: readonly Entry[] | null
  /** The last entry that was scanned. Null means that nothing follows the position. */
  readonly last: FeedPosition | null
  readonly isFull: boolean
}

/** The position in the last parts of a cursor. */
export function positionIn([xid, id, at]: readonly (string | null)[]): FeedPosition {
  return [xid ?? '0', id ?? '0', at ?? '']
}

/**
 * The end of the complete part of the feed: transactions that are still running can add entries only after
 * it. So no entry is listed twice, and none is missed. `history` names the database and its timeline, which
 * changes with each promotion of a standby.
 */
export const HERE = Prisma.sql`here AS MATERIALIZED (
  SELECT origin, concat_ws(' ', origin, left(pg_walfile_name(pg_current_wal_lsn()), 8),
      'feed_entries'::regclass::oid) AS history,
    pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS "end"
  FROM database_origin() AS origin)`

/** The time of an entry, RFC 3339 in UTC. */
export const AT = utcText(Prisma.sql`created_at`)
export const POSITION = Prisma.sql`json_build_array(xid::text, id::text, ${AT})`
export const COMPLETE = Prisma.sql`origin = (SELECT origin FROM here) AND xid < (SELECT "end" FROM here)`

/** The history and the last complete entry. */
export const NEWEST = Prisma.sql`
  WITH ${HERE}
  SELECT history, (
    SELECT ${POSITION} FROM feed_entries WHERE ${COMPLETE} AND xid > 0 ORDER BY xid DESC, id DESC LIMIT 1
  ) AS newest FROM here`

/**
 * Reads at most `most` complete entries after a position: a `FeedReading`.
 *
 * @param entries a subquery of the entries, `scanned`, that returns its result as one list in JSON
 */
export function readingAfter(position: FeedPosition, most: number, entries: Prisma.Sql): Prisma.Sql {
  const [xid, id] = position
  return Prisma.sql`
    WITH ${HERE}, scanned AS MATERIALIZED (
      SELECT * FROM feed_entries
      WHERE ${COMPLETE} AND (xid, id) > (${xid}::bigint, ${id}::bigint) ORDER BY xid, id LIMIT ${most}
    )
    SELECT history, ${isKept(position)} AS "isKept", (${entries}) AS entries,
      (SELECT ${POSITION} FROM scanned ORDER BY xid DESC, id DESC LIMIT 1) AS last,
      (SELECT count(*) FROM scanned) = ${most} AS "isFull"
    FROM here`
}

function isKept([xid, id, at]: FeedPosition): Prisma.Sql {
  const same = Prisma.sql`origin = (SELECT origin FROM here) AND xid = ${xid}::bigint AND id = ${id}::bigint`
  return Prisma.sql`CASE WHEN ${xid} = '0'
    THEN NOT EXISTS (SELECT FROM feed_entries WHERE ${same})
    ELSE EXISTS (SELECT FROM feed_entries WHERE ${same} AND ${AT} = ${at}) END`
}
