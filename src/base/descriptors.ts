import { readFileSync } from 'node:fs'

/** What threads, packages, documents, the log and a backup need, and connections that are being refused. */
const OWN = 64
/** PostgreSQL's own limit, and the least that it takes. */
const FILES = { most: 1000, least: 64 } as const
const LEAST_CONNECTIONS = 8

/** How many files and connections this process may have open; Infinity where the system does not tell. */
function descriptorLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity)
  } catch {
    return Infinity
  }
}

/** How many files the embedded database may keep open: half of all. Others it opens again at need. */
export function filesOfDatabase(limit = descriptorLimit()): number {
  return Math.min(FILES.most, Math.max(FILES.least, Math.floor(limit / 2)))
}

/**
 * How many connections of clients leave enough for everything else.
 *
 * @param poolSize connections to PostgreSQL; undefined for the embedded database
 */
export function roomForClients(poolSize: number | undefined, limit = descriptorLimit()): number {
  return Math.max(limit - OWN - (poolSize ?? filesOfDatabase(limit)), LEAST_CONNECTIONS)
}
