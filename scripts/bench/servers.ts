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
  readonly credentials?: Credentials
}

export interface Server extends Ready {
  /** Seconds of processor time used so far. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

const FOLDER = 'generated/build/bench'

/** Opens nothing but the metrics of a server of the benchmark. */
const METRICS_TOKEN = 'x'.repeat(32)

const hasTaskset = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/**
 * Builds the measured servers the way `npm start` builds the service: a TypeScript loader would cost time at
 * run time.
 */
export async function buildServers(): Promise<void> {
  await bundle({ server: 'scripts/bench/server.ts', ...WORKERS }, FOLDER)
}

/** Leaves one core to the server that is measured. @returns what was done, in words */
export function pinLoad(): string {
  if (!hasTaskset) return 'servers and load generator not pinned to cores (no taskset, or one core)'
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '1', String(process.pid)])
  return 'each server pinned to core 0, the load generator to core 1'
}

/**
 * Servers in child processes, each started when it is first asked for.
 *
 * @param profiles the folder that each writes a CPU profile to when it stops
 */
export function createServers(databases: Databases, profiles: string | undefined) {
  const started = new Map<string, Promise<Server>>()
  return {
    get(spec: ServerSpec): Promise<Server> {
      const key = JSON.stringify(spec)
      const server = started.get(key) ?? start(spec, databases, profiles)
      started.set(key, server)
      return server
    },
    async stop(): Promise<void> {
      for (const server of started.values()) await (await server).stop()
    },
  }
}

async function start(spec: ServerSpec, databases: Databases, profiles: string | undefined): Promise<Server> {
  const node = [
    process.execPath,
    ...(profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]),
    join(root, FOLDER, 'server.js'),
    JSON.stringify(spec),
  ]
  const [command = '', ...rest] = hasTaskset ? ['taskset', '--cpu-list', '0', ...node] : node
  const settings = {
    ...(await databases.environment(spec.database, spec.rows)),
    LOG_LEVEL: spec.logLevel,
    RESPONSE_VALIDATION: spec.responseValidation,
    ANSWER_MEMORY: spec.answerMemory === undefined ? undefined : String(spec.answerMemory),
    METRICS_TOKEN: spec.metrics ? METRICS_TOKEN : undefined,
  }
  const child = spawn(command, rest, {
    env: { ...withoutSettings(process.env), ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ready = await answer(child, isReady)
  return {
    ...ready,
    async cpu() {
      child.send('cpu')
      return (await answer(child, isUsage)).cpu
    },
    async stop() {
      const exit = once(child, 'exit')
      child.send('stop')
      await exit
    },
  }
}

/** A server is measured with the settings that the comparison gives it, whatever the environment says. */
function withoutSettings({ PATH, HOME, TMPDIR }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PATH, HOME, TMPDIR }
}

async function answer<T>(child: ChildProcess, isExpected: (message: unknown) => message is T): Promise<T> {
  const stopped = new AbortController()
  const { signal } = stopped
  try {
    const [message]: unknown[] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code]) => [`a server ended with ${code}`]),
    ])
    if (isExpected(message)) return message
    throw new Error(String(message))
  } finally {
    stopped.abort()
  }
}

function isReady(message: unknown): message is Ready {
  return typeof message === 'object' && message !== null && 'origin' in message
}

function isUsage(message: unknown): message is { cpu: number } {
  return typeof message === 'object' && message !== null && 'cpu' in message
}
