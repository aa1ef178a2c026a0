import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../src/base/root.ts'

export interface Report {
  readonly problems: readonly {
    readonly severity: string
    readonly ruleId: string
    readonly message: string
  }[]
}

/**
 * Lints contracts in one process: its start takes as long as two of them.
 *
 * @param args files, or a configuration with the names of its documents; the usual one if absent
 * @returns one report for each, in order
 */
export async function lint(...args: readonly string[]): Promise<Report[]> {
  const config = args.some((arg) => arg.startsWith('--config=')) ? [] : ['--config=redocly.yaml']
  const command = [join(root, 'scripts/lint-contract.mjs'), ...config, '--format=json', ...args]
  const run = promisify(execFile)(process.execPath, command, { cwd: root, maxBuffer: 1e9 })
  // Redocly exits with 1 when it finds problems: they say more than the exit code.
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  return stdout.split(/(?<=^\})(?=\{)/m).map((json) => {
    const { problems }: Report = JSON.parse(json)
    return { problems: problems.map(({ severity, ruleId, message }) => ({ severity, ruleId, message })) }
  })
}
