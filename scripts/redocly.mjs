import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Settings of Redocly's command line: no usage reports, no check for updates. */
export const QUIET = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
}

/**
 * Runs the Redocly command line, without its usage reports and its check for updates.
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>}
 * @throws {Error} if `@redocly/cli`, a development dependency, is not installed
 */
export async function redocly(args) {
  const folder = dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'))
  const child = spawn(process.execPath, ['--max-semi-space-size=2', join(folder, 'bin/cli.js'), ...args], {
    env: { ...process.env, ...QUIET },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: code ?? 1, stdout, stderr: withoutNotices(stderr) }
}

/** Removes the box in which Redocly recommends a newer Node. @param {string} output */
function withoutNotices(output) {
  return output.replaceAll(/^\s*[╔║╚].*\n/gm, '').trimStart()
}
