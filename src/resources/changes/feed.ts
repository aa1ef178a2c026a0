import type { ContentChange } from '../../../generated/openapi.ts'
import { Prisma } from '../../../generated/prisma/client.ts'

/** Entries that are looked at for a page: where a client sees few of them, pages are shorter, not slower. */
const MOST_SCANNED = 1_000

/** An entry of the feed, by what no other history of a database has again; zero is in front of all. */
export type Place = readonly [xid: string, id: string, at: string]

/** A kind of content whose changes a client learns of. */
export interface Kind {
  readonly type: string
  /** The status that a record must have for the client to see it; null where it sees all. */
  readonly status: string | null
}

export interface Reading {
  /** The database, and its timeline: another one after each promotion of a standby. */
  readonly history: string
  /** The last entry that can be followed by no earlier one. */
  readonly newest: Place | null
  /** Whether the place asked for is there, and with it all entries behind. */
  readonly isKept: boolean
  readonly entries: readonly { readonly place: Place; readonly change: ContentChange }[] | null
  readonly last: Place | null
  readonly isFull: boolean
}

export const START: Place = ['0', '0', '']

/**
 * Where the feed ends: transactions that began before this one, and go on, may add entries behind it only. So
 * nothing comes twice, and nothing is left out.
 */
const HERE = Prisma.sql`here AS MATERIALIZED (
  SELECT origin, concat_ws(' ', origin, left(pg_walfile_name(pg_current_wal_lsn()), 8),
      'feed_entries'::regclass::oid) AS history,
    pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS "end"
  FROM database_origin() AS origin)`

const AT = Prisma.sql`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const PLACE = Prisma.sql`json_build_array(xid::text, id::text, ${AT})`
const COMPLETE = Prisma.sql`origin = (SELECT origin FROM here) AND xid < (SELECT "end" FROM here)`

export const NEWEST = Prisma.sql`
  WITH ${HERE}
  SELECT history, (
    SELECT ${PLACE} FROM feed_entries WHERE ${COMPLETE} AND xid > 0 ORDER BY xid DESC, id DESC LIMIT 1
  ) AS newest FROM here`

/** The changes of some kinds behind a place, which is kept as long as its entry is. */
export function changesBehind([xid, id, at]: Place, kinds: readonly Kind[], limit: number): Prisma.Sql {
  const same = Prisma.sql`origin = (SELECT origin FROM here) AND xid = ${xid}::bigint AND id = ${id}::bigint`
  return Prisma.sql`
    WITH ${HERE}, scanned AS MATERIALIZED (
      SELECT * FROM feed_entries
      WHERE ${COMPLETE} AND (xid, id) > (${xid}::bigint, ${id}::bigint)
      ORDER BY xid, id LIMIT ${MOST_SCANNED}
    ), shown AS (
      SELECT ${PLACE} AS place, json_build_object(
        'resourceType', resource_type, 'resourceId', resource_id,
        'change', CASE WHEN NOT was THEN 'created' WHEN NOT remains THEN 'deleted' ELSE 'changed' END,
        'changedAt', ${AT}) AS change
      FROM scanned JOIN json_to_recordset(${JSON.stringify(kinds)}::json) AS kind (type text, status text)
        ON type = resource_type
      CROSS JOIN LATERAL (SELECT
        COALESCE(status_before = COALESCE(status, status_before), FALSE) AS was,
        COALESCE(status_after = COALESCE(status, status_after), FALSE) AS remains) AS seen
      WHERE was OR remains ORDER BY xid, id LIMIT ${limit + 1}
    )
    SELECT history, CASE WHEN ${xid} = '0'
        THEN NOT EXISTS (SELECT FROM feed_entries WHERE ${same})
        ELSE EXISTS (SELECT FROM feed_entries WHERE ${same} AND ${AT} = ${at}) END AS "isKept",
      (SELECT json_agg(shown) FROM shown) AS entries,
      (SELECT ${PLACE} FROM scanned ORDER BY xid DESC, id DESC LIMIT 1) AS last,
      (SELECT count(*) FROM scanned) = ${MOST_SCANNED} AS "isFull"
    FROM here`
}

/**
 * Deletes old entries, and those of other databases. The first go first, so that all behind an entry that is
 * there are there, too; the last one stays, for clients that nothing happened for since.
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
      WHERE feed_entries.origin < here.origin OR feed_entries.origin > here.origin
      LIMIT ${rows} - (SELECT count(*) FROM old)
    )
    DELETE FROM feed_entries WHERE (origin, xid, id) IN (TABLE old UNION ALL TABLE foreign_entries)`
}
