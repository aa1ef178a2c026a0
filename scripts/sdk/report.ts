/** Of what a failed command printed. */
const SHOWN_LINES = 40

export interface Result {
  readonly name: string
  /** Of the generator. */
  readonly versions: string
  readonly compiled: boolean
  readonly ran: boolean
  /** Also ran with a future version of the service. */
  readonly ranWithFutureVersion: boolean
  /** Types written as `any`, of a client in TypeScript. */
  readonly anyCount?: number
  readonly seconds: number
  /** What went wrong, in the words of the generator, the compiler or the program. */
  readonly problem?: string
  /** The toolchain that is missing, so that nothing was done. */
  readonly missing?: string
}

/** What is printed of one generator. */
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

/** What went wrong, and how many passed; the exit code is 0 when none failed, and at least one passed. */
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

/** One mistake can make a compiler say a thousand things. */
function beginning(problem: string): string {
  const lines = problem.split('\n')
  const rest = lines.length - SHOWN_LINES
  return rest > 0 ? [...lines.slice(0, SHOWN_LINES), `… and ${rest} more lines`].join('\n') : problem
}
