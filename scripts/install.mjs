import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './artifacts.mjs'

/**
 * Installs into a folder the packages that its lock file pins, without their install scripts, unless they are
 * there already.
 * @param {string} folder
 */
export function installPackages(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const stamp = join(folder, 'node_modules/installed-lock.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.error(`Installing the packages of ${relative(root, folder)}: usually 20 seconds, once.`)
  rmSync(stamp, { force: true })
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { ...process.env, DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false' }
  const { status } = spawnSync('npm', args, { cwd: folder, env, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error(`npm ci in ${folder} ended with ${status}.`)
  writeFileSync(stamp, lock)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const folder of process.argv.slice(2)) installPackages(join(root, folder))
