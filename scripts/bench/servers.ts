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
  /** The service, or a reference: `hand-written` uses Prisma, `sql` uses pg. Or what receives webhooks. */
  readonly app: 'bare' | 'node' | 'static' | 'hand-written' | 'sql' | 'service' | 'receiver'
  readonly database?: DatabaseKind
  /** Products in the database; as many as the run is about when absent. */
  readonly rows?: number
  readonly logLevel?: string
  /** Counts requests, but refuses none. */
  readonly rateLimit?: boolean
  /** Mebibytes; the default of the service when absent. */
  readonly answerMemory?: number
  /** How many webhooks get all events. */
  readonly webhooks?: number
  /** Processes that share the port, as `WORKERS` says. They may use all cores. */
  readonly workers?: number
  /** With Varnish in front, whose processor time is not counted. */
  readonly isCached?: boolean
}

export interface Credentials {
  readonly accessToken: string
  readonly apiKey: string
  /** Of the last full page of products. */
  readonly lastCursor: string
  /** The path of a variant of a picture. */
  readonly picture: string
}

/** What a server tells when it is ready. */
export interface Ready {
  readonly origin: string
  readonly credentials: Credentials
}

export interface Server extends Ready {
  /** Microseconds of processor time used so far. */
  cpu(): Promise<number>
  /** Makes it stand still, so that its work in the background does not disturb others, or go on. */
  pause(isPaused: boolean): void
  stop(): Promise<void>
}

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
export async function start(spec: ServerSpec, databases: Databases, profiles?: string): Promise<Server> {
  const core = spec.app === 'receiver' ? '1' : '0'
  const pinned = hasTaskset && !spec.workers ? ['taskset', '--cpu-list', core] : []
  const receiver = spec.webhooks ? await start({ app: 'receiver' }, databases) : undefined
  const profiling = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
  const program = [process.execPath, ...profiling, join(root, FOLDER, 'server.js'), JSON.stringify(spec)]
  const [command = '', ...args] = [...pinned, ...program]
  // no setting of this environment but those that the comparison gives
  const { PATH, HOME, TMPDIR } = process.env
  const env = {
    ...{ PATH, HOME, TMPDIR },
    ...(await databases.environment(spec.database, spec.rows, spec.webhooks)),
    LOG_LEVEL: spec.logLevel,
    ANSWER_MEMORY: spec.answerMemory?.toString(),
    ...(spec.isCached && { CDN_SECONDS: '600' }),
    ...(receiver && { RECEIVER: receiver.origin, WEBHOOK_PRIVATE_HOSTS: new URL(receiver.origin).host }),
  }
  const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ready = await told<Ready>(child)
  return {
    ...ready,
    async cpu() {
      child.send('cpu')
      return told<number>(child)
    },
    pause: (isPaused) => void child.kill(isPaused ? 'SIGSTOP' : 'SIGCONT'),
    async stop() {
      child.kill('SIGCONT')
      const exit = once(child, 'exit')
      child.send('stop')
      await exit
      await receiver?.stop()
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
