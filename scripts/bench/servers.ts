import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { WORKERS } from '../build.mjs'
import { bundle } from '../bundle.mjs'
import type { DatabaseKind, Databases, Known } from './databases.ts'
import { requestsOf } from './requests.ts'

/** Which server to measure. */
export interface ServerSpec {
  /** The service, or a reference: `hand-written` uses Prisma, `sql` uses pg. */
  readonly app: 'bare' | 'node' | 'static' | 'hand-written' | 'sql' | 'service'
  /** Settings, keyed by environment variable. */
  readonly settings?: Readonly<Record<string, string>>
  /** The number of products in the database; by default, that of the run. */
  readonly rows?: number
  /** The number of webhooks that receive all events. */
  readonly webhooks?: number
  /** The number of processes that share the port (`WORKERS`). They may use all cores. */
  readonly workers?: number
  /** Whether Varnish is in front; its processor time is not counted. */
  readonly isCached?: boolean
}

/** The argument of a server process. */
export type Task = ServerSpec & { readonly known: Known }

export type Server = Awaited<ReturnType<typeof start>>

const FOLDER = 'generated/build/bench'

const hasTaskset = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** Builds the measured servers like `npm start` does, because a TypeScript loader costs time. */
export async function buildServers(): Promise<void> {
  await bundle({ server: 'scripts/bench/server.ts', ...WORKERS }, FOLDER)
}

/** Leaves one core to the measured server. @returns a description of what was done */
export function pinLoad(): string {
  if (!hasTaskset) return 'servers and load generator not pinned to cores (no taskset, or one core)'
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '1', String(process.pid)])
  return 'each server pinned to core 0, the load generator to core 1'
}

/** @param profiles the folder into which the server writes a CPU profile when it stops */
export async function start(spec: ServerSpec, kind: DatabaseKind, databases: Databases, profiles?: string) {
  const { known, environment } = await databases.open(kind, spec.rows, spec.webhooks)
  const task: Task = { ...spec, known }
  const pinned = hasTaskset && !spec.workers ? ['taskset', '--cpu-list', '0'] : []
  const profiling = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
  const program = [...profiling, join(root, FOLDER, 'server.js'), JSON.stringify(task)]
  const [command = '', ...args] = [...pinned, process.execPath, ...program]
  // only the settings of the comparison, none of this environment
  const { PATH, HOME, TMPDIR } = process.env
  const env = { PATH, HOME, TMPDIR, ...environment, ...spec.settings }
  const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a server ended with ${code}`)
  })
  const told = async (): Promise<unknown> => (await Promise.race([once(child, 'message'), ended]))[0]
  const origin = String(await told())
  return {
    origin,
    requests: requestsOf(known),
    /** Microseconds of processor time used so far. */
    async cpu() {
      child.send('cpu')
      return Number(await told())
    },
    /** Pauses it, so that its background work does not disturb others, or resumes it. */
    pause: (isPaused: boolean) => void child.kill(isPaused ? 'SIGSTOP' : 'SIGCONT'),
    async stop() {
      child.kill('SIGCONT')
      if (child.connected) child.disconnect()
      await ended.catch(() => {})
    },
  }
}
