import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { repeat } from '../../base/work.ts'
import type { Clock } from '../../domain/clock.ts'
import type { DatabaseLog } from '../postgres/connection.ts'

/** Milliseconds between two comparisons. */
const INTERVAL = 60_000
/** Differences up to this, in milliseconds, plus the duration of the comparison, are ignored. */
const TOLERANCE = 250
/** The difference in milliseconds above which the operator should check the clock of the machine. */
const WORTH_A_LINE = 2_000

/**
 * A clock that follows the time of the database, which is the same for all replicas, however wrong the clocks
 * of their machines are. Between two comparisons, it uses the monotonic clock of this machine.
 */
export async function followDatabase(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  ofMachine: Clock,
  log: DatabaseLog,
) {
  /** The time of the database when the monotonic clock was zero. */
  let origin = Number.NaN
  /** Milliseconds that the database is ahead of this machine's clock, as last logged. */
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
