import type { AppContext } from './context.ts'
import { repeat } from './core/repeat.ts'

const INTERVAL_MILLISECONDS = 60 * 60 * 1000

/**
 * Deletes once an hour what nobody can use any more: old logins, refresh tokens and stored answers. Replicas
 * may do so at the same time.
 *
 * @returns ends it, and waits for a run that is under way
 */
export function startHousekeeping({ database, auth, clock, log }: AppContext): () => Promise<void> {
  return repeat(async () => {
    try {
      const logins = await auth.sessions.purge()
      const answers = await database.prisma.idempotencyRecord.deleteMany({
        where: { expiresAt: { lte: clock.now() } },
      })
      log.info({ logins, answers: answers.count }, 'housekeeping')
    } catch (err) {
      log.error({ err }, 'housekeeping failed; it is tried again in an hour')
    }
  }, INTERVAL_MILLISECONDS)
}
