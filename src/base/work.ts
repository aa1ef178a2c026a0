/** How many rows one statement processes: few enough to finish in time and to let other requests run. */
const BATCH_ROWS = 1_000

/** Returns a function that does the work at most once: every call gets the same promise. */
export function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

/** Returns a function that is true for a key at most once per interval, in milliseconds. */
export function oncePer(interval: number): (key?: string) => boolean {
  const due = new Map<string, number>()
  return (key = '') => {
    const now = performance.now()
    if (now < (due.get(key) ?? 0)) return false
    due.set(key, now + interval)
    return true
  }
}

/** Rejects if the work takes too long; the work itself goes on. @param late creates the error */
export function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds).unref()
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}

/**
 * Repeats a statement on batches of rows until a batch is not full. `work` returns how many rows it
 * processed; the result is the sum. `signal` stops it after the current batch.
 */
export async function inBatches(work: (rows: number) => Promise<number>, signal?: AbortSignal) {
  let total = 0
  for (let count = BATCH_ROWS; count === BATCH_ROWS && !signal?.aborted; total += count)
    count = await work(BATCH_ROWS)
  return total
}

/** Repeats work that must not reject, one run at a time. @returns stops it, and waits for the current run */
export function repeat(work: () => Promise<void>, interval: number): () => Promise<void> {
  let run: Promise<void> | undefined
  const timer = setInterval(() => {
    run ??= work().finally(() => {
      run = undefined
    })
  }, interval).unref()
  return async () => {
    clearInterval(timer)
    await run
  }
}

/** The record of a repeated job, for metrics. */
export class JobRecord {
  succeeded = 0
  failed = 0
  /** Whether the last run failed. */
  isFailing = false
  /** Milliseconds since the epoch; undefined before the first success. */
  lastSuccessAt: number | undefined
  /** The totals of all runs, by kind. */
  readonly done = new Map<string, number>()

  /** Runs the work once and records its result. @param work returns its counts by kind */
  async run<Counts extends Readonly<Record<string, number>>>(work: () => Promise<Counts>): Promise<Counts> {
    try {
      const counts = await work()
      for (const [kind, count] of Object.entries(counts))
        this.done.set(kind, (this.done.get(kind) ?? 0) + count)
      this.succeeded++
      this.isFailing = false
      this.lastSuccessAt = Date.now()
      return counts
    } catch (error) {
      this.failed++
      this.isFailing = true
      throw error
    }
  }

  /** The same for a frequent job: reports one failure per outage. @returns undefined after a failure */
  async tryToRun<Counts extends Readonly<Record<string, number>>>(
    work: () => Promise<Counts>,
    report: (error: unknown) => void,
  ): Promise<Counts | undefined> {
    const hasFailed = this.isFailing
    return this.run(work).catch((error: unknown) => {
      if (!hasFailed) report(error)
      return undefined
    })
  }
}
