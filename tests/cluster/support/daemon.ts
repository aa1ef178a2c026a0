import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { listens } from '../../support/ports.ts'

/** A third-party program that runs beside the replicas. */
export interface Daemon {
  signal(name: NodeJS.Signals): void
}

const running = new Set<ChildProcess>()
const closers: (() => Promise<unknown>)[] = []

/** Ensures that a failing test leaves nothing behind, not even a paused program. */
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  for (const close of closers.reverse()) await close()
})

/** Runs after all tests of a file, in reverse order. */
export function atEnd(close: () => Promise<unknown>): void {
  closers.push(close)
}

/** PostgreSQL and PgBouncer refuse to run as root: then they run as the user `postgres`. */
const isRoot = process.getuid?.() === 0
const OTHER_USER = ['--reuid', 'postgres', '--regid', 'postgres', '--init-groups']

/** A command and its arguments, to be run by a user other than root. */
export function unprivileged(command: readonly string[]): readonly string[] {
  return isRoot ? ['setpriv', ...OTHER_USER, ...command] : command
}

/** A new folder that the user of {@link unprivileged} may write to. */
export async function sharedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-cluster-'))
  const user = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  if (isRoot) chownSync(folder, user('-u'), user('-g'))
  chmodSync(folder, 0o755)
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a program that stays in the foreground, and waits until it listens on a port of this machine. */
export async function startDaemon(command: readonly string[], port: number): Promise<Daemon> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  child.on('error', (error) => {
    output += `${error.message}: is it installed?`
  })
  running.add(child)
  child.on('close', () => running.delete(child))
  while (!(await listens(port))) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(`${program}: ${output}`)
    await wait(50)
  }
  return { signal: (name) => void child.kill(name) }
}
