import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether a program can be started by its name. Tests that need a missing one are reported as skipped. */
export function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}
