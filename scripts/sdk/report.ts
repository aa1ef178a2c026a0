import { toError } from '../../src/base/guards.ts'

/** The maximum number of lines to show of a failed command's output. */
const SHOWN_LINES = 40

export interface Result {
  readonly name: string
  /** The versions of the generator. */
  readonly versions: string
  readonly compiled: boolean
  readonly ran: boolean
  /** Also ran with a future version of the service. */
  readonly ranWithFutureVersion: boolean
  /** The number of uses of `any` in a TypeScript client. */
  readonly anyCount?: number
  readonly seconds: number
  /** The error message of the generator, the compiler or the program. */
  readonly problem?: string
  /** The missing toolchain, without which nothing was done. */
  readonly missing?: string
}

/** What has been found out so far. */
type Progress = { -readonly [Key in keyof Omit<Result, 'name' | 'seconds'>]: Result[Key] }

/** Takes the time of a check, and keeps what it has found out before it fails. */
export async function attempt(
  name: string,
  versions: string,
  check: (progress: Progress) => Promise<void>,
): Promise<Result> {
  const start = performance.now()
  const progress: Progress = { versions, compiled: false, ran: false, ranWithFutureVersion: false }
  try {
    await check(progress)
  } catch (error) {
    progress.problem = toError(error).message
  }
  return { name, ...progress, seconds: (performance.now() - start) / 1000 }
}

/** The line to print for one generator. */
export function line(result: Result): string {
  const { name, versions, compiled, ran, ranWithFutureVersion, anyCount, seconds, missing } = result
  const outcome = result.problem !== undefined ? 'FAILED' : missing === undefined ? 'ok' : 'skipped'
  const title = [outcome.padEnd(7), name.padEnd(27), versions.padEnd(48)]
  if (missing !== undefined) return [...title, `there is no ${missing}`].join('  ')
  return [
    ...title,
    compiled ? 'compiles' : result.problem === undefined ? 'types   ' : '-       ',
    ran ? 'runs' : '-   ',
    ranWithFutureVersion ? 'tomorrow too' : '-           ',
    (anyCount === undefined ? '' : `${anyCount} any`).padStart(6),
    `${seconds.toFixed(1)} s`.padStart(7),
  ].join('  ')
}

/** The failures, and how many passed. The exit code is 0 if none failed and at least one passed. */
export function summarise(results: readonly Result[]): { readonly text: string; readonly exitCode: number } {
  const failed = results.filter(({ problem }) => problem !== undefined)
  const skipped = results.filter(({ missing }) => missing !== undefined)
  const problems = failed.map(({ name, problem = '' }) => `\n${name} failed:\n${beginning(problem)}\n`)
  const tried = results.length - skipped.length
  const names = skipped.map(({ name }) => name).join(', ')
  const without = names === '' ? '' : `; without a toolchain: ${names}`
  const passed = `${tried - failed.length} of ${tried} generators passed${without}`
  return {
    text: ['', ...problems, passed].join('\n'),
    exitCode: failed.length > 0 || tried === 0 ? 1 : 0,
  }
}

/** Cuts the output, because one mistake can cause a thousand messages. */
function beginning(problem: string): string {
  const lines = problem.split('\n')
  const rest = lines.length - SHOWN_LINES
  return rest > 0 ? [...lines.slice(0, SHOWN_LINES), `… and ${rest} more lines`].join('\n') : problem
}
