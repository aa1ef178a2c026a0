/** Of what a failed command printed. */
const SHOWN_LINES = 40

export interface Result {
  readonly name: string
  readonly versions: string
  readonly compiled: boolean
  readonly ran: boolean
  readonly anyCount: number
  readonly seconds: number
  /** What went wrong, in the words of the generator, the compiler or the consumer. */
  readonly problem?: string
}

/** What is printed of one generator. */
export function line({ name, versions, compiled, ran, anyCount, seconds, problem }: Result): string {
  return [
    problem === undefined ? 'ok    ' : 'FAILED',
    name.padEnd(27),
    versions.padEnd(48),
    compiled ? 'compiles' : '-       ',
    ran ? 'runs' : '-   ',
    compiled ? `${anyCount} any`.padStart(6) : '     -',
    `${seconds.toFixed(1)} s`.padStart(7),
  ].join('  ')
}

/** What went wrong, and how many passed; the exit code is 0 when all did, and there was at least one. */
export function summarise(results: readonly Result[]): { readonly text: string; readonly exitCode: number } {
  const failed = results.filter(({ problem }) => problem !== undefined)
  const problems = failed.map(({ name, problem = '' }) => `\n${name} failed:\n${beginning(problem)}\n`)
  const passed = `${results.length - failed.length} of ${results.length} generators passed`
  return {
    text: ['', ...problems, passed].join('\n'),
    exitCode: failed.length > 0 || results.length === 0 ? 1 : 0,
  }
}

/** One mistake can make a compiler say a thousand things. */
function beginning(problem: string): string {
  const lines = problem.split('\n')
  const rest = lines.length - SHOWN_LINES
  return rest > 0 ? [...lines.slice(0, SHOWN_LINES), `… and ${rest} more lines`].join('\n') : problem
}
