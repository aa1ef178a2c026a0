import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import type { StatementListener } from '../database/postgres/connection.ts'

/** Milliseconds between two measurements, and how many calm ones in a row end a busy time. */
const INTERVAL = 100
const CALM = 5
/** The share of time for which the event loop works. */
const BUSY_LOOP = 0.7
/** Milliseconds that statements wait for a connection on average. */
const BUSY_WAIT = 2

/**
 * Whether the process has no time to spare: its event loop is busy, or statements wait for connections. Work
 * in the background slows down then, so that requests do not.
 */
export class Load {
  isBusy = false
  #before: EventLoopUtilization = performance.eventLoopUtilization()
  #waits = 0
  #waited = 0
  #calm = CALM
  readonly #timer = setInterval(() => this.#measure(), INTERVAL).unref()

  constructor(database: { observe(listener: StatementListener): void }) {
    database.observe({
      onConnection: (milliseconds) => {
        this.#waits++
        this.#waited += milliseconds
      },
    })
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #measure(): void {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, this.#before)
    const isBusyNow = utilization > BUSY_LOOP || this.#waited > BUSY_WAIT * this.#waits
    this.#calm = isBusyNow ? 0 : this.#calm + 1
    this.isBusy = this.#calm < CALM
    this.#before = now
    this.#waits = 0
    this.#waited = 0
  }
}
