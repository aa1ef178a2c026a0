import { Prisma } from '../../../generated/prisma/client.ts'
import { resources } from '../../../generated/resources.ts'
import { inBatches, repeat } from '../../base/work.ts'
import type { AppContext } from '../../context.ts'
import { changeOf, SYSTEM } from '../../domain/change.ts'
import { updateWhere } from '../kit/rows.ts'

/** The longest delay of a scheduled post, in milliseconds. */
const INTERVAL = 1_000

/**
 * Publishes the scheduled posts that are due, and returns their number. Only one of several replicas
 * publishes a post. A post that came due while no replica was running is dated when it was due.
 */
export function publishDuePosts(context: Pick<AppContext, 'database' | 'clock' | 'versions'>) {
  const { database, clock, versions } = context
  return inBatches(async (rows) => {
    const now = clock.now()
    const publication = updateWhere(resources.Post, {
      set: Prisma.sql`status = 'published', published_at = COALESCE(published_at, publish_at),
        publish_at = NULL`,
      change: changeOf(SYSTEM, 'post.publish', now),
      where: Prisma.sql`id IN (
        SELECT id FROM posts WHERE status = 'scheduled' AND publish_at <= ${now}::timestamptz
        ORDER BY publish_at LIMIT ${rows} FOR UPDATE SKIP LOCKED)`,
    })
    const count = await database.prisma.$executeRaw(publication)
    if (count > 0) versions.haveChanged(['posts'])
    return count
  })
}

/** Runs `publishDuePosts` every second. @returns a function that stops it and waits for a current run */
export function startScheduler(context: AppContext): () => Promise<void> {
  const { jobs, log } = context
  return repeat(async () => {
    const done = await jobs.scheduler.tryToRun(
      async () => ({ posts: await publishDuePosts(context) }),
      (err) => log.error({ err }, 'scheduled posts could not be published; trying again every second'),
    )
    if (done && done.posts > 0) log.info(done, 'scheduled posts published')
  }, INTERVAL)
}
