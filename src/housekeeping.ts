import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { inBatches, repeat } from './base/work.ts'
import type { AppContext } from './context.ts'
import { deleteOld } from './database/delete-old.ts'
import { later } from './domain/clock.ts'
import { deletion } from './resources/changes/feed.ts'
import { resources } from './resources/content.ts'
import { renewSearchTexts } from './resources/kit/search-text.ts'
import { collectMedia } from './resources/media/collection.ts'

const INTERVAL_MILLISECONDS = 60 * 60 * 1000
/** Soon after the start: a service that restarts often must not postpone it forever. */
const RETRY_MILLISECONDS = 60 * 1000

type Dependencies = Pick<AppContext, 'database' | 'auth' | 'clock' | 'settings' | 'media' | 'log'>

/** Once an hour, deletes rows that are no longer usable and rows beyond their retention. */
export function startHousekeeping(context: AppContext): () => Promise<void> {
  const { log, jobs } = context
  const ending = new AbortController()
  let dueAt = 0
  const end = repeat(async () => {
    if (performance.now() < dueAt) return
    try {
      log.info(await jobs.housekeeping.run(() => cleanUp(context, ending.signal)), 'housekeeping')
      dueAt = performance.now() + INTERVAL_MILLISECONDS
    } catch (err) {
      log.error({ err }, 'housekeeping failed; it is tried again in a minute')
    }
  }, RETRY_MILLISECONDS)
  return () => {
    ending.abort()
    return end()
  }
}

/**
 * Returns how many rows of each kind were deleted, of the audit trail entries beyond their retention, and how
 * many had their words for `q` renewed.
 */
export async function cleanUp(context: Dependencies, signal?: AbortSignal) {
  const { database, auth, clock, settings } = context
  const { prisma } = database
  const now = clock.now()
  const changesSince = later(now, -settings.changesRetention)
  const auditSince = later(now, -settings.auditRetention)
  const keepsAudit = settings.auditRetention === 0
  const revisionsSince = later(now, -settings.revisionsRetention)
  const expired = Prisma.sql`expires_at <= ${now}::timestamptz ORDER BY expires_at`
  const madeBefore = (since: Date) => Prisma.sql`created_at < ${since}::timestamptz ORDER BY created_at`
  const deleteAll = (table: Prisma.Sql, which: Prisma.Sql) =>
    inBatches((rows) => deleteOld(prisma, table, which, rows), signal)
  return {
    logins: await inBatches((rows) => auth.sessions.purge(rows), signal),
    answers: await deleteAll(Prisma.sql`idempotency_records`, expired),
    previews: await deleteAll(Prisma.sql`previews`, expired),
    changes: await inBatches((rows) => prisma.$executeRaw(deletion(changesSince, rows)), signal),
    deliveries: await deleteAll(Prisma.sql`webhook_deliveries`, madeBefore(changesSince)),
    revisions:
      settings.revisionsRetention === 0
        ? 0
        : await deleteAll(Prisma.sql`revisions`, madeBefore(revisionsSince)),
    auditEntries: keepsAudit
      ? 0
      : await inBatches((rows) => deleteAuditEntries(prisma, auditSince, rows), signal),
    mediaFiles: await collectMedia(context, Date.now(), signal),
    searchTexts: await renewSearchTexts(prisma, resources, signal),
  }
}

/** A trigger prevents deletions from the trail, except of entries older than `cms.audit_kept_since`. */
function deleteAuditEntries(prisma: PrismaClient, keptSince: Date, rows: number): Promise<number> {
  return prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT set_config('cms.audit_kept_since', ${keptSince.toISOString()}, true)`
    return tx.$executeRaw`
      DELETE FROM audit_entries WHERE id IN (
        SELECT id FROM audit_entries WHERE created_at < ${keptSince}::timestamptz
        ORDER BY created_at, id LIMIT ${rows}
      )`
  })
}
