import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { repeat } from '../../base/work.ts'
import type { Clock } from '../../words/clock.ts'
import type { DatabaseLog } from '../postgres/connection.ts'

/** Milliseconds between two comparisons. */
const INTERVAL = 60_000
/** Milliseconds that are no difference, besides those that a comparison takes. */
const TOLERANCE = 250
/** Milliseconds: an operator should look at the clock of the machine. */
const WORTH_A_LINE = 2_000

/**
 * A clock that follows the time of the database, which is the same for all replicas, however wrong the clock
 * of a machine is. Between two comparisons time passes as this machine counts it, which nobody sets.
 */
export async function followDatabase(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  ofMachine: Clock,
  log: DatabaseLog,
) {
  /** The time of the database when the count of this machine was zero. */
  let origin = Number.NaN
  /** Milliseconds that the database is ahead of the clock of this machine, as it was logged last. */
  let logged = 0

  async function compare(): Promise<void> {
    const asked = performance.now()
    const [row] = await prisma.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`
    if (!row) throw new Error('the database has no time')
    const answered = performance.now()
    const found = row.now.getTime() - (asked + answered) / 2
    if (!(Math.abs(found - origin) <= TOLERANCE + answered - asked)) origin = found
    const ahead = Math.round(origin + answered - ofMachine.now().getTime())
    if (Math.abs(ahead - logged) <= TOLERANCE) return
    logged = ahead
    if (Math.abs(ahead) < WORTH_A_LINE) return
    log.warn({ milliseconds: ahead }, 'this machine’s clock is wrong: the service goes by the database’s')
  }

  await compare()
  const warn = (err: unknown) =>
    log.warn({ err }, 'the time of the database could not be read; it is tried again in a minute')
  const stop = repeat(() => compare().catch(warn), INTERVAL)
  return { clock: { now: () => new Date(origin + performance.now()) }, stop }
}
