import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere } from '../../src/base/files.ts'
import { root } from '../../src/base/root.ts'
import { run } from '../command.ts'
import type { Generator } from './generators.ts'

/** Records the lock file from which the packages in a folder were installed. */
const STAMP = 'installed.sha256'

/**
 * Copies the settings of a generator into a folder, and installs the packages of its lock file, unless they
 * are installed already. A generator without a lock file is a dependency of the project.
 */
export async function installTools({ name }: Generator, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(join(import.meta.dirname, 'tools', name), folder, { recursive: true })
  const lockfile = join(folder, 'package-lock.json')
  if (!existsSync(lockfile)) return
  const stamp = join(folder, STAMP)
  const wanted = hash('sha256', await readFile(lockfile))
  if ((await readIfThere(stamp)) === wanted) return
  await rm(stamp, { force: true })
  await run(folder, ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  await writeFile(stamp, wanted)
}

/** The installed packages of a generator, such as `orval 7.13.2`. */
export async function versionsOf({ packages }: Generator, folder: string): Promise<string> {
  const versions = packages.map(async (name) => {
    const own = join(folder, 'node_modules', name, 'package.json')
    const path = existsSync(own) ? own : join(root, 'node_modules', name, 'package.json')
    const { version }: { version: string } = JSON.parse(await readFile(path, 'utf8'))
    return `${name} ${version}`
  })
  return (await Promise.all(versions)).join(' + ')
}
