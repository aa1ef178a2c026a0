import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { WORKERS } from '../build.mjs'
import { bundle } from '../bundle.mjs'
import type { DatabaseKind, Databases, Known } from './databases.ts'

/** Which server to measure. */
export interface ServerSpec {
  /** The service, or a reference: `hand-written` uses Prisma, `sql` uses pg. */
  readonly app: 'bare' | 'node' | 'static' | 'hand-written' | 'sql' | 'service'
  /** Settings, by their variables. */
  readonly settings?: Readonly<Record<string, string>>
  /** Products in the database; as many as the run is about when absent. */
  readonly rows?: number
  /** How many webhooks get all events. */
  readonly webhooks?: number
  /** Processes that share the port, as `WORKERS` says. They may use all cores. */
  readonly workers?: number
  /** With Varnish in front, whose processor time is not counted. */
  readonly isCached?: boolean
}

/** What a server is told when it starts. */
export interface Task extends ServerSpec {
  readonly known: Known
}

export type Server = Awaited<ReturnType<typeof start>>

const FOLDER = 'generated/build/bench'

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
export async function start(spec: ServerSpec, kind: DatabaseKind, databases: Databases, profiles?: string) {
  const { known, environment } = await databases.open(kind, spec.rows, spec.webhooks)
  const task: Task = { ...spec, known }
  const pinned = hasTaskset && !spec.workers ? ['taskset', '--cpu-list', '0'] : []
  const profiling = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
  const program = [process.execPath, ...profiling, join(root, FOLDER, 'server.js'), JSON.stringify(task)]
  const [command = '', ...args] = [...pinned, ...program]
  // no setting of this environment but those that the comparison gives
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
    known,
    /** Microseconds of processor time used so far. */
    async cpu() {
      child.send('cpu')
      return Number(await told())
    },
    /** Makes it stand still, so that its work in the background does not disturb others, or go on. */
    pause: (isPaused: boolean) => void child.kill(isPaused ? 'SIGSTOP' : 'SIGCONT'),
    async stop() {
      child.kill('SIGCONT')
      if (child.connected) child.disconnect()
      await ended.catch(() => {})
    },
  }
}
