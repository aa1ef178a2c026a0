import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'

/** Open files for threads, packages, documents, the log, a backup, and connections that are being refused. */
const OWN = 64
/** PostgreSQL's own limit, and the least that it takes. */
const FILES = { most: 1000, least: 64 } as const
const LEAST_CONNECTIONS = 8
/** Milliseconds between two measurements of the event loop. */
const INTERVAL = 50
/** The share of the time from which on the event loop would fall behind with more work. */
const MOST_BUSY = 0.9

/** Makes V8 use less memory, for everything that is loaded afterwards. */
export function saveMemory(): void {
  // collects garbage whenever the heap has grown by a third: 210 MB after 25,000 requests, otherwise 278 MB
  setFlagsFromString('--heap-growing-percent=30')
  // as in Node.js 22: optimising all of Prisma's query compiler takes 48 MB and 0.3 s of the start
  setFlagsFromString('--wasm-tiering-budget=13000000')
}

/** How many files and connections this process may have open; Infinity where the system does not say. */
function descriptorLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity)
  } catch {
    return Infinity
  }
}

/** How many files the embedded database may keep open: half of all. It opens others again when needed. */
export function filesOfDatabase(limit = descriptorLimit()): number {
  return Math.min(FILES.most, Math.max(FILES.least, Math.floor(limit / 2)))
}

/** How many clients leave enough open files for the rest. @param poolSize undefined: embedded database */
export function connectionLimitFor(poolSize: number | undefined, limit = descriptorLimit()): number {
  return Math.max(limit - OWN - (poolSize ?? filesOfDatabase(limit)), LEAST_CONNECTIONS)
}

export type EventLoopWatch = ReturnType<typeof watchEventLoop>

export function watchEventLoop() {
  let before = performance.eventLoopUtilization()
  let { utilization } = before
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    utilization = performance.eventLoopUtilization(now, before).utilization
    before = now
  }, INTERVAL).unref()
  return {
    /** Whether the event loop had hardly a moment without work in the last interval. */
    isBusy: () => utilization > MOST_BUSY,
    stop: () => clearInterval(timer),
  }
}
