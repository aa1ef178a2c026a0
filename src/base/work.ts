/** Rows of one statement: other requests are served in between, and it ends in time. */
const BATCH_ROWS = 1_000

/** Does some work at most once: every call gets the same promise. */
export function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

/** Is true for a key at most once in an interval of so many milliseconds. */
export function oncePer(interval: number): (key?: string) => boolean {
  const due = new Map<string, number>()
  return (key = '') => {
    const now = performance.now()
    if (now < (due.get(key) ?? 0)) return false
    due.set(key, now + interval)
    return true
  }
}

/** Stops waiting for some work after a time, though the work goes on. @param late makes the error */
export function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds).unref()
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}

/**
 * Repeats a statement for a part of the rows, until it finds fewer than it may. `work` returns how many it
 * has processed, and the result is their sum. `signal` ends it after the current batch.
 */
export async function inBatches(work: (rows: number) => Promise<number>, signal?: AbortSignal) {
  let total = 0
  for (let count = BATCH_ROWS; count === BATCH_ROWS && !signal?.aborted; total += count)
    count = await work(BATCH_ROWS)
  return total
}

/** Repeats work, which must not reject, never two runs at once. @returns ends it, waits for a current run */
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

/** What the metrics show of work that the service repeats. */
export class JobRecord {
  succeeded = 0
  failed = 0
  /** Whether the last run failed. */
  isFailing = false
  /** Milliseconds since the epoch; undefined until then. */
  lastSuccessAt: number | undefined
  /** What was done in all runs, by kind. */
  readonly done = new Map<string, number>()

  /** Runs the work once, and records its result. @param work returns how much it has done of each kind */
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
}
