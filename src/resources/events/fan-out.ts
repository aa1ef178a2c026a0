import { repeat } from '../../base/work.ts'
import type { AppContext } from '../../context.ts'
import type { Changes } from '../../database/changes/changes.ts'
import { recordDeliveries } from './recording.ts'
import { continueReplays } from './replays.ts'

/** Milliseconds between two runs, and until the next one if no change is announced or the process is busy. */
const INTERVAL = 100
const PAUSE = 1_000
/** How many events one statement records: all requests share the connection of the embedded database. */
const BATCH = 100
const BATCH_WHILE_BUSY = 10
/** How many batches run in a row before other work gets its turn. */
const MOST_BATCHES = 10

type FanOutContext = Pick<AppContext, 'database' | 'clock' | 'load' | 'deliveries' | 'jobs' | 'log'>

/**
 * Records a delivery of each event for each webhook that receives its type. It follows the writes instead of
 * being part of them, so that webhooks do not slow them down.
 *
 * @returns stops it, and waits for the current run
 */
export function startFanOut(context: FanOutContext, changes: Pick<Changes, 'observe'>): () => Promise<void> {
  const { jobs, log, load } = context
  let hasChanged = true
  let lastAt = -PAUSE
  const note = () => {
    hasChanged = true
  }
  changes.observe({ onChange: note, onTable: note, onGap: note })
  return repeat(async () => {
    const now = performance.now()
    if ((!hasChanged || load.isBusy) && now - lastAt < PAUSE) return
    hasChanged = false
    lastAt = now
    await jobs.events.tryToRun(
      async () => ({ events: await fanOut(context) }),
      (err) => log.error({ err }, 'events could not be recorded for webhooks; trying again every second'),
    )
  }, INTERVAL)
}

/** Records the complete events. @returns how many it has scanned */
export async function fanOut({ database, clock, load, deliveries }: Omit<FanOutContext, 'jobs' | 'log'>) {
  const { prisma } = database
  let total = 0
  for (let batch = 0; batch < (load.isBusy ? 1 : MOST_BATCHES); batch++) {
    const most = load.isBusy ? BATCH_WHILE_BUSY : BATCH
    const scanned = await recordDeliveries(prisma, clock.now(), most)
    const replayed = await continueReplays(prisma, clock.now(), most)
    if (scanned + replayed > 0) deliveries.wake()
    total += scanned + replayed
    if (scanned < most && replayed === 0) break
  }
  return total
}
