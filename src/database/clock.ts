import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { Clock } from '../core/clock.ts'
import { repeat } from '../core/repeat.ts'
import type { DatabaseLog } from './connection.ts'

/** Milliseconds between two comparisons. */
const INTERVAL = 60_000
/** Milliseconds that are no difference: a comparison is not more exact than a round trip. */
const TOLERANCE = 250
/** Milliseconds: an operator should look at the clock of the machine. */
const WORTH_A_LINE = 2_000

export interface DatabaseClock {
  readonly clock: Clock
  stop(): Promise<void>
}

/**
 * A clock that goes by the time of the database, so that it is the same time on every replica: posts appear
 * and tokens end for all of them at once, however wrong the clock of a machine is.
 *
 * @param own the clock of this machine
 */
export async function followDatabase(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  own: Clock,
  log: DatabaseLog,
): Promise<DatabaseClock> {
  /** Milliseconds that the database is ahead. */
  let ahead = 0

  async function compare(): Promise<void> {
    const asked = own.now().getTime()
    const [row] = await prisma.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`
    if (!row) throw new Error('the database has no time')
    const middle = (asked + own.now().getTime()) / 2
    const difference = Math.round(row.now.getTime() - middle)
    if (Math.abs(difference - ahead) <= TOLERANCE) return
    ahead = difference
    if (Math.abs(ahead) < WORTH_A_LINE) return
    log.warn({ milliseconds: ahead }, 'this machine’s clock is wrong: the service goes by the database’s')
  }

  await compare()
  const stop = repeat(async () => {
    try {
      await compare()
    } catch (err) {
      log.warn({ err }, 'the time of the database could not be read; it is tried again in a minute')
    }
  }, INTERVAL)
  return { clock: { now: () => new Date(own.now().getTime() + ahead) }, stop }
}
