import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../src/base/root.ts'
import { QUIET as QUIET_REDOCLY } from './redocly.mjs'

/**
 * Turns off usage reports and checks for newer versions. Compilers only use one core, and the installed
 * language version.
 */
const QUIET = {
  CARGO_BUILD_JOBS: '2',
  DO_NOT_TRACK: '1',
  GOFLAGS: '-p=2 -buildvcs=false',
  GOTOOLCHAIN: 'local',
  KUBB_DISABLE_TELEMETRY: '1',
  NO_COLOR: '1',
  ...QUIET_REDOCLY,
}

/** Thrown with the whole output of a failed command. */
export class CommandError extends Error {
  override name = 'CommandError'
}

export type Command = readonly [program: string, ...args: string[]]

/**
 * The time limit of a command, in milliseconds: a package manager may download everything over a slow line.
 */
const TIMEOUT = 600_000

/**
 * Runs a program in a folder. Programs of the folder's packages take precedence over those of the project.
 *
 * @param path further folders of programs, which take precedence
 * @returns its output
 * @throws {CommandError} if it cannot be started, takes too long, or exits with a code other than 0
 */
export async function run(
  folder: string,
  [program, ...args]: Command,
  path: readonly string[] = [],
): Promise<string> {
  const packages = [folder, root].map((base) => join(base, 'node_modules/.bin'))
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...QUIET, PATH: [...path, ...packages, process.env.PATH].join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT,
  })
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exitCode(child)])
  if (code === 0) return stdout
  const end = child.signalCode === null ? '' : `\nended by ${child.signalCode}`
  throw new CommandError(`${[program, ...args].join(' ')}\n${stdout}${stderr}`.trimEnd() + end)
}

async function exitCode(child: ReturnType<typeof spawn>): Promise<unknown> {
  try {
    const [code]: unknown[] = await once(child, 'close')
    return code
  } catch (error) {
    throw new CommandError(String(error))
  }
}
