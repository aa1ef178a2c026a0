import { messages } from '../../src/messages/wording.ts'
import { type Command, CommandError, run } from '../command.ts'
import { FUTURE_CODE } from './future-version.ts'
import type { LiveService } from './service.ts'

/** The service for a client's program. */
export type Target = Pick<LiveService, 'origin' | 'password' | 'picture' | 'futureOrigin'>

/** The expected output of each program, whatever its language. */
function transcript(code: string): string {
  return [
    'signed in',
    'price 1234567.8912',
    'products Cup, Jug, Mug on 2 pages',
    'user true',
    'file true',
    `refused 422 ${code} ${messages.en.errors.validation_failed}`,
  ].join('\n')
}

/**
 * Runs the program of a client against the service. Its arguments are the origin, the password
 * of `admin`, and the path of a picture.
 *
 * @throws {CommandError} if it fails, or does not print the expected findings
 */
export function runProgram(
  folder: string,
  command: Command,
  { origin, password, picture }: Target,
  path?: string[],
) {
  return follow(folder, [...command, origin, password, picture], transcript('validation_failed'), path)
}

/** `runProgram` against a future version of the service. */
export function runWithFutureVersion(
  folder: string,
  command: Command,
  { futureOrigin, password, picture }: Target,
  path?: string[],
) {
  return follow(folder, [...command, futureOrigin, password, picture], transcript(FUTURE_CODE), path)
}

async function follow(folder: string, command: Command, expected: string, path?: string[]): Promise<void> {
  const printed = (await run(folder, command, path)).trim()
  if (printed === expected) return
  throw new CommandError(`${command.join(' ')}\nprinted:\n${printed}\n\ninstead of:\n${expected}`)
}
