import { Prisma } from '../../../generated/prisma/client.ts'
import { resources } from '../../../generated/resources.ts'
import { inBatches, repeat } from '../../base/work.ts'
import type { AppContext } from '../../context.ts'
import { changeOf, SYSTEM } from '../../words/change.ts'
import { updateWhere } from '../kit/rows.ts'

/** How late a scheduled post may appear, in milliseconds. */
const INTERVAL = 1_000

const PUBLISHED = {
  status: Prisma.sql`'published'`,
  publishedAt: Prisma.sql`COALESCE(published_at, publish_at)`,
  publishAt: Prisma.sql`NULL`,
}

/**
 * Publishes the scheduled posts whose time has come, and returns their number. Of several replicas, one
 * publishes a post. Posts that came due while no replica was running are dated when they were due.
 */
export function publishDuePosts(context: Pick<AppContext, 'database' | 'clock' | 'versions'>) {
  const { database, clock, versions } = context
  return inBatches(async (rows) => {
    const now = clock.now()
    const publication = updateWhere(resources.Post, {
      values: PUBLISHED,
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

/** Runs `publishDuePosts` every second. @returns ends it, and waits for a run that is under way */
export function startScheduler(context: AppContext): () => Promise<void> {
  const { jobs, log } = context
  return repeat(async () => {
    const hasFailed = jobs.scheduler.isFailing
    try {
      const { posts } = await jobs.scheduler.run(async () => ({ posts: await publishDuePosts(context) }))
      if (posts > 0) log.info({ posts }, 'scheduled posts published')
    } catch (err) {
      // one line for each outage, not for each second of it
      if (!hasFailed) log.error({ err }, 'scheduled posts could not be published; trying again every second')
    }
  }, INTERVAL)
}
