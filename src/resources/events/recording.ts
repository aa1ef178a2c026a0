import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'
import { ENTRY, type EventEntry } from '../../database/changes/event-entries.ts'
import { HERE } from '../../database/changes/feed-position.ts'
import { toEvent } from './event.ts'

type Database = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>

/** Not recorded here: `testWebhook` sends it to a single webhook. */
const TEST = 'webhook.test'

/** While there are no receivers, the cursor only moves after this many changes, in one write. */
const FAR = 100

interface Progress {
  /** The origin of this database. */
  readonly here: bigint
  /** The origin of the cursor: after a move or a restore, that of another database. */
  readonly origin: bigint | null
  readonly xid: bigint | null
  readonly id: bigint | null
  readonly hasReceivers: boolean
  readonly entries: readonly FoundEntry[] | null
}

/** The id and the action are null in entries that predate events. */
type FoundEntry =
  | EventEntry
  | (Omit<EventEntry, 'eventId' | 'action'> & { readonly eventId: null; readonly action: null })

const FOUND = Prisma.sql`
  origin = done.origin AND (xid, id) > (done.xid, done.id) AND xid > 0
    AND (done.origin <> here.origin OR xid < here."end")`

/**
 * Records a delivery of each event after the cursor for each webhook that receives it, and moves the cursor,
 * in one statement. If another replica is faster, it does nothing.
 *
 * @returns how many entries were done
 */
export async function recordDeliveries(prisma: Database, now: Date, most: number): Promise<number> {
  const [progress] = await prisma.$queryRaw<Progress[]>`
    WITH ${HERE}
    SELECT here.origin AS here, done.origin, done.xid, done.id,
      EXISTS (SELECT FROM webhooks WHERE status <> 'disabled') AS "hasReceivers", (
        SELECT json_agg(entry) FROM (
          SELECT ${ENTRY} FROM feed_entries WHERE ${FOUND}
          ORDER BY feed_entries.xid, feed_entries.id LIMIT ${most}::int
        ) AS entry
      ) AS entries
    FROM here LEFT JOIN event_cursors AS done ON name = 'webhooks'`
  if (!progress) throw new Error('the database has no origin')
  const { here, origin, xid, id, entries, hasReceivers } = progress
  if (origin === null || xid === null || id === null || !hasReceivers) {
    const isFarBehind = (entries?.length ?? 0) >= FAR
    if (origin === null || isFarBehind || origin !== here) await skip(prisma)
    return 0
  }
  const last = entries?.at(-1)?.position
  if (!entries || !last) {
    if (origin !== here) await begin(prisma, here, origin)
    return 0
  }
  const [nextXid, nextId] = last
  await prisma.$executeRaw`
    WITH moved AS (
      UPDATE event_cursors SET xid = ${nextXid}::bigint, id = ${nextId}::bigint
      WHERE name = 'webhooks' AND origin = ${origin} AND xid = ${xid} AND id = ${id}
      RETURNING origin
    ), receivers AS (
      SELECT id, event_types, start_origin, start_xid, created_at FROM webhooks
      WHERE status <> 'disabled' AND EXISTS (SELECT FROM moved) FOR SHARE
    )
    INSERT INTO webhook_deliveries (webhook_id, event_id, event_type, event, due_at, created_at)
    SELECT receivers.id, given.id, given.type, given.event, ${now}::timestamptz, ${now}::timestamptz
    FROM moved CROSS JOIN ${recordset(entries)} CROSS JOIN receivers
    WHERE (event_types = '{}' OR given.type = ANY (event_types)) AND CASE
      WHEN start_origin = moved.origin THEN given.xid >= start_xid ELSE given.at >= created_at END
    ORDER BY given.position, receivers.id
    ON CONFLICT DO NOTHING`
  return entries.length
}

/** The entries as rows of events. */
export function recordset(entries: readonly FoundEntry[]): Prisma.Sql {
  const rows = entries.flatMap((entry, position) => {
    if (entry.eventId === null || entry.action === TEST) return []
    const event = toEvent(entry)
    const [xid] = entry.position
    return {
      position,
      xid,
      id: event.id,
      type: event.type,
      at: event.timestamp,
      event: JSON.stringify(event),
    }
  })
  return Prisma.sql`json_to_recordset(${JSON.stringify(rows)}::json)
    AS given (position int, xid bigint, id uuid, type text, at timestamptz, event text)`
}

/** Moves the cursor to the end of the feed, unless there is a webhook by now. */
function skip(prisma: Database): Promise<number> {
  return prisma.$executeRaw`
    WITH ${HERE}, newest AS (
      SELECT xid, id FROM feed_entries, here
      WHERE feed_entries.origin = here.origin AND xid < here."end" ORDER BY xid DESC, id DESC LIMIT 1
    )
    INSERT INTO event_cursors AS done (name, origin, xid, id)
    SELECT 'webhooks', here.origin, coalesce(xid, 0), coalesce(id, 0) FROM here LEFT JOIN newest ON TRUE
    ON CONFLICT (name) DO UPDATE SET origin = excluded.origin, xid = excluded.xid, id = excluded.id
    WHERE NOT EXISTS (SELECT FROM webhooks WHERE status <> 'disabled')`
}

/** Continues with this database, once the events of the previous one are recorded. */
function begin(prisma: Database, here: bigint, before: bigint): Promise<number> {
  return prisma.$executeRaw`
    UPDATE event_cursors SET origin = ${here}, xid = 0, id = 0
    WHERE name = 'webhooks' AND origin = ${before}`
}
