import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of `package.json`: the nearest one above the running module, in the sources and in a build. */
export const root = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('package.json not found above the running module')
  return findRoot(parent)
}
