import { performance } from 'node:perf_hooks'

/** Milliseconds. */
const INTERVAL = 50
/** Share of the time. */
const MOST_BUSY = 0.9

export interface EventLoopWatch {
  /** Whether there was hardly a moment without work: with more of it, the event loop would get behind. */
  isBusy(): boolean
  stop(): void
}

/** Tells whether the event loop had time left in the last interval. */
export function watchEventLoop(): EventLoopWatch {
  let before = performance.eventLoopUtilization()
  let { utilization } = before
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    utilization = performance.eventLoopUtilization(now, before).utilization
    before = now
  }, INTERVAL).unref()
  return { isBusy: () => utilization > MOST_BUSY, stop: () => clearInterval(timer) }
}
