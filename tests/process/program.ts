import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { root } from '../../src/base/root.ts'
import { SHORT_LIVED } from '../support/short-lived.ts'

export interface Program {
  readonly pid: number | undefined
  /** Everything printed to stdout so far. */
  readonly output: () => string
  /** Everything printed to stderr so far, without the notices about rebuilding changed sources. */
  readonly errors: () => string
  /** The origin that it serves on, once it prints it. */
  readonly origin: Promise<string>
  /** Resolves when its output contains the text, or when it has exited. */
  says(text: string): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Its exit code, once it has exited; null if a signal killed it. */
  readonly ended: Promise<number | null>
}

/** Empty and therefore unset, whatever `.env` or the environment of the tests says. */
const NAMES =
  'DATABASE_URL REDIS_URL PUBLIC_URL ALLOWED_HOSTS ADMIN_PASSWORD JWT_PRIVATE_KEYS API_KEY_PEPPERS ' +
  'TOKEN_SECRET CORS_ORIGINS TRUST_PROXY'
const UNSET = Object.fromEntries(NAMES.split(' ').map((name) => [name, '']))

/** The arguments of `startProgram` for `cms start` on a disk that fails on demand. */
export const ON_FAULTY_DISK = [
  '--import',
  fileURLToPath(new URL('./faulty-disk.mjs', import.meta.url)),
  'scripts/cms.mjs',
  'start',
]

const stillThere = new Set<ChildProcess>()

/** A failing test must not leave a process behind. */
afterAll(() => {
  for (const child of stillThere) child.kill('SIGKILL')
})

/**
 * Starts `cms start`, or another server, in its own process on a free port, with only the given settings.
 *
 * @param cwd the project, or a copy of it
 */
export function startProgram(
  settings: Readonly<Record<string, string>>,
  command: readonly string[] = ['scripts/cms.mjs', 'start'],
  program = process.execPath,
  cwd = root,
): Program {
  const child = spawn(program, [...(program === process.execPath ? SHORT_LIVED : []), ...command], {
    cwd,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', NODE_ENV: 'test', ...UNSET, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  stillThere.add(child)
  const ended = once(child, 'close').then(() => {
    stillThere.delete(child)
    return child.exitCode
  })

  async function says(text: string): Promise<void> {
    while (!output.includes(text) && child.exitCode === null && child.signalCode === null)
      await Promise.race([once(child.stdout, 'data'), ended])
  }

  const origin = says('/docs\n').then(() => {
    const found = /^API +(http:\S+)\/api\/products$/m.exec(output)?.[1]
    if (found === undefined) throw new Error(`the service did not start:\n${output}${errors}`)
    return found
  })
  // avoids an unhandled rejection if only `ended` is awaited
  origin.catch(() => {})
  return {
    pid: child.pid,
    output: () => output,
    errors: () => errors.replace(/^Preparing .*\n/gm, ''),
    origin,
    says,
    signal: (name) => void child.kill(name),
    ended,
  }
}

/** Stops a program the way an operator does. */
export async function stop(program: Program): Promise<number | null> {
  program.signal('SIGTERM')
  return program.ended
}
