import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { root } from '../../src/base/root.ts'
import { SHORT_LIVED } from '../support/short-lived.ts'

export interface Program {
  /** All that it has printed so far. */
  readonly output: () => string
  /** The same of its errors, without what it says about preparing itself after a change of the sources. */
  readonly errors: () => string
  /** The address that it serves at, once it says so. */
  readonly origin: Promise<string>
  /** Resolves when its output has a text, or it has ended. */
  says(text: string): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Its exit code, once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>
}

/** Empty, and so not set, whatever `.env` or the tests' own environment says. */
const NAMES =
  'DATABASE_URL REDIS_URL PUBLIC_URL ALLOWED_HOSTS ADMIN_PASSWORD JWT_PRIVATE_KEYS API_KEY_PEPPERS ' +
  'TOKEN_SECRET CORS_ORIGINS TRUST_PROXY'
const UNSET = Object.fromEntries(NAMES.split(' ').map((name) => [name, '']))

/** The arguments of `startProgram` for `cms start` on a disk that fails when it is told to. */
export const ON_FAULTY_DISK = [
  '--import',
  fileURLToPath(new URL('./faulty-disk.mjs', import.meta.url)),
  'scripts/cms.mjs',
  'start',
]

const stillThere = new Set<ChildProcess>()

/** A test that fails half-way must not leave a process behind. */
afterAll(() => {
  for (const child of stillThere) child.kill('SIGKILL')
})

/**
 * `cms start`, or another server, as a process of its own, on a free port, with no settings but the given
 * ones.
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
  // whoever waits for the end only is not told twice
  origin.catch(() => {})
  return {
    output: () => output,
    errors: () => errors.replace(/^Preparing .*\n/gm, ''),
    origin,
    says,
    signal: (name) => void child.kill(name),
    ended,
  }
}

/** Ends a program the way that an operator does. */
export async function stop(program: Program): Promise<number | null> {
  program.signal('SIGTERM')
  return program.ended
}
