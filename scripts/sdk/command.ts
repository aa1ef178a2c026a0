import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../src/core/root.ts'

/** Whoever generates, compiles or runs a client is not to be counted or told of newer versions. */
const QUIET = {
  DO_NOT_TRACK: '1',
  KUBB_DISABLE_TELEMETRY: '1',
  NO_COLOR: '1',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_TELEMETRY: 'off',
}

/** Thrown with all that a failed command printed. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/**
 * Runs a program in a folder; programs of its own packages come before those of the project.
 *
 * @throws {CommandError} when it cannot be started, or ends with another exit code than 0
 */
export async function run(
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const path = [folder, root].map((base) => join(base, 'node_modules/.bin'))
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      ...QUIET,
      ...environment,
      PATH: [...path, process.env.PATH].join(delimiter),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exitCode(child)])
  if (code !== 0) throw new CommandError(`${[program, ...args].join(' ')}\n${stdout}${stderr}`.trimEnd())
}

async function exitCode(child: ReturnType<typeof spawn>): Promise<unknown> {
  try {
    const [code]: unknown[] = await once(child, 'close')
    return code
  } catch (error) {
    throw new CommandError(String(error))
  }
}
