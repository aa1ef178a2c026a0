import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'
import { ENTRY, type EventEntry, IS_EVENT } from '../../database/changes/event-entries.ts'
import { HERE } from '../../database/changes/feed-position.ts'
import { recordset } from './recording.ts'

type Database = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>

interface Replay {
  readonly here: bigint
  readonly webhookId: number
  readonly onlyFailed: boolean
  /** The transaction that last wrote it. */
  readonly writer: string
  readonly entries: readonly EventEntry[] | null
}

/** Runs one batch of each replay. @returns the number of replayed events and finished replays */
export async function continueReplays(prisma: Database, now: Date, most: number): Promise<number> {
  const replays = await prisma.$queryRaw<Replay[]>`
    WITH ${HERE}
    SELECT here.origin AS here, webhook_id AS "webhookId", only_failed AS "onlyFailed",
      done.xmin::text AS writer, (
        SELECT json_agg(entry) FROM (
          SELECT ${ENTRY} FROM feed_entries
          WHERE feed_entries.origin = here.origin AND feed_entries.xid < here."end" AND ${IS_EVENT}
            AND created_at >= since AND (feed_entries.xid, feed_entries.id) >
              (CASE WHEN done.origin = here.origin THEN done.xid ELSE 0 END, done.id)
          ORDER BY feed_entries.xid, feed_entries.id LIMIT ${most}::int
        ) AS entry
      ) AS entries
    FROM here CROSS JOIN webhook_replays AS done ORDER BY webhook_id`
  let total = 0
  for (const replay of replays) total += await continueReplay(prisma, replay, now)
  return total
}

async function continueReplay(prisma: Database, replay: Replay, now: Date): Promise<number> {
  const { here, webhookId, onlyFailed, writer, entries } = replay
  const last = entries?.at(-1)?.position
  // one that is requested again meanwhile begins anew
  const isSame = Prisma.sql`webhook_id = ${webhookId} AND webhook_replays.xmin::text = ${writer}`
  if (!entries || !last) return prisma.$executeRaw`DELETE FROM webhook_replays WHERE ${isSame}`
  const [nextXid, nextId] = last
  // the webhook is locked first, as by requests
  await prisma.$executeRaw`
    WITH receiver AS (
      SELECT id, status, event_types FROM webhooks WHERE id = ${webhookId} FOR SHARE
    ), moved AS (
      UPDATE webhook_replays SET origin = ${here}, xid = ${nextXid}::bigint, id = ${nextId}::bigint
      FROM receiver WHERE ${isSame} AND webhook_id = receiver.id
      RETURNING webhook_id, receiver.status, event_types
    )
    INSERT INTO webhook_deliveries AS before (webhook_id, event_id, event_type, event, due_at, created_at)
    SELECT moved.webhook_id, given.id, given.type, given.event, ${now}::timestamptz, ${now}::timestamptz
    FROM moved CROSS JOIN ${recordset(entries)}
    WHERE moved.status <> 'disabled' AND (event_types = '{}' OR given.type = ANY (event_types))
    ORDER BY given.position
    ON CONFLICT (webhook_id, event_id) DO UPDATE SET status = 'pending', attempts = 0,
      due_at = excluded.due_at, leased_until = NULL, finished_at = NULL
    WHERE before.status = 'failed' OR (before.status = 'succeeded' AND NOT ${onlyFailed})`
  return entries.length
}
