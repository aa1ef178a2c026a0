import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'

/**
 * Open files for threads, packages, documents, the log, a backup, and connections that are being rejected.
 */
const OWN = 64
/** PostgreSQL's default and minimum for the number of open files. */
const FILES = { most: 1000, least: 64 } as const
const LEAST_CONNECTIONS = 8
/** Milliseconds between two measurements of the event loop. */
const INTERVAL = 50
/** The utilization of the event loop above which more work would make it fall behind. */
const MOST_BUSY = 0.9

/** Makes V8 use less memory for everything that is loaded afterwards. */
export function saveMemory(): void {
  // collects garbage when the heap has grown by a third: 210 MB after 25,000 requests instead of 278 MB
  setFlagsFromString('--heap-growing-percent=30')
  // as in Node.js 22: optimising all of Prisma's query compiler takes 48 MB, and 0.3 s at startup
  setFlagsFromString('--wasm-tiering-budget=13000000')
}

/** How many files and connections this process can have open; Infinity if the system does not report it. */
function descriptorLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity)
  } catch {
    return Infinity
  }
}

/** How many files the embedded database can keep open: half of all. It reopens others when it needs them. */
export function filesOfDatabase(): number {
  return Math.min(FILES.most, Math.max(FILES.least, Math.floor(descriptorLimit() / 2)))
}

/** The number of client connections that leaves enough open files. @param poolSize undefined if embedded */
export function connectionLimitFor(poolSize: number | undefined): number {
  return Math.max(descriptorLimit() - OWN - (poolSize ?? filesOfDatabase()), LEAST_CONNECTIONS)
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
    /** Whether the event loop was hardly ever idle in the last interval. */
    isBusy: () => utilization > MOST_BUSY,
    stop: () => clearInterval(timer),
  }
}
