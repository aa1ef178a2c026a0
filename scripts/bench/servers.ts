import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { WORKERS } from '../build.mjs'
import { bundle } from '../bundle.mjs'
import type { DatabaseKind, Databases } from './databases.ts'

/** Which server to measure: see `server.ts`. */
export interface ServerSpec {
  /**
   * `bare`, `node`, `equipped`, `surrounded`, `hand-written` (Prisma) and `sql` (pg) are what the service is
   * compared with; `memory` is the service with handlers that answer without a database.
   */
  readonly app: 'bare' | 'node' | 'equipped' | 'surrounded' | 'hand-written' | 'sql' | 'memory' | 'service'
  readonly database?: DatabaseKind
  /** Products in the database; as many as the run is about when absent. */
  readonly rows?: number
  readonly logLevel?: string
  /** Counts requests, but refuses none. */
  readonly rateLimit?: boolean
  readonly responseValidation?: 'off' | 'sample' | 'all'
  readonly metrics?: boolean
  /** Mebibytes; the default of the service when absent. */
  readonly answerMemory?: number
}

export interface Credentials {
  readonly accessToken: string
  readonly apiKey: string
  /** Of the last full page of products, by what they are sorted by. */
  readonly farCursors: Readonly<Record<string, string>>
}

/** What a server tells when it is ready. */
export interface Ready {
  readonly origin: string
  readonly credentials: Credentials
}

export interface Server extends Ready {
  /** Microseconds of processor time used so far. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

const FOLDER = 'generated/build/bench'
/** Opens nothing but the metrics of a server of the benchmark. */
const METRICS_TOKEN = 'x'.repeat(32)

const hasTaskset = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** Builds the measured servers as `npm start` builds the service: a TypeScript loader costs time. */
export async function buildServers(): Promise<void> {
  await bundle({ server: 'scripts/bench/server.ts', ...WORKERS }, FOLDER)
}

/** Leaves one core to the server that is measured. @returns what was done, in words */
export function pinLoad(): string {
  if (!hasTaskset) return 'servers and load generator not pinned to cores (no taskset, or one core)'
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '1', String(process.pid)])
  return 'each server pinned to core 0, the load generator to core 1'
}

/** @param profiles the folder that the server writes a CPU profile to when it stops */
export async function start(spec: ServerSpec, databases: Databases, profiles?: string): Promise<Server> {
  const pinned = hasTaskset ? ['taskset', '--cpu-list', '0'] : []
  const profiling = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
  const program = [process.execPath, ...profiling, join(root, FOLDER, 'server.js'), JSON.stringify(spec)]
  const [command = '', ...args] = [...pinned, ...program]
  // no setting of this environment but those that the comparison gives
  const { PATH, HOME, TMPDIR } = process.env
  const env = {
    ...{ PATH, HOME, TMPDIR },
    ...(await databases.environment(spec.database, spec.rows)),
    LOG_LEVEL: spec.logLevel,
    RESPONSE_VALIDATION: spec.responseValidation,
    ANSWER_MEMORY: spec.answerMemory?.toString(),
    METRICS_TOKEN: spec.metrics ? METRICS_TOKEN : undefined,
  }
  const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ready = await told<Ready>(child)
  return {
    ...ready,
    async cpu() {
      child.send('cpu')
      return told<number>(child)
    },
    async stop() {
      const exit = once(child, 'exit')
      child.send('stop')
      await exit
    },
  }
}

/** What a server says next. */
async function told<T extends Ready | number>(child: ChildProcess): Promise<T> {
  const stopped = new AbortController()
  const { signal } = stopped
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a server ended with ${code}`)
  })
  try {
    const [message]: T[] = await Promise.race([once(child, 'message', { signal }), ended])
    if (message === undefined) throw new Error('a server said nothing')
    return message
  } finally {
    stopped.abort()
  }
}
