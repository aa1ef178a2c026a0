/** What an operator is told of work that the service repeats by itself. */
export class JobRecord {
  succeeded = 0
  failed = 0
  /** Whether the last run failed. */
  isFailing = false
  /** Milliseconds since the epoch; undefined until then. */
  lastSuccessAt: number | undefined
  /** What was done in all runs, by kind. */
  readonly done = new Map<string, number>()

  /**
   * Runs the work once, and keeps what became of it.
   *
   * @param work returns how much it has done of each kind
   */
  async run<Counts extends { readonly [Kind in keyof Counts]: number }>(
    work: () => Promise<Counts>,
  ): Promise<Counts> {
    try {
      const counts = await work()
      for (const [kind, count] of Object.entries<number>(counts)) {
        this.done.set(kind, (this.done.get(kind) ?? 0) + count)
      }
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

/** Of the work that the service repeats by itself. */
export interface Jobs {
  readonly housekeeping: JobRecord
  readonly scheduler: JobRecord
}
