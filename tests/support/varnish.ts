import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { freePort } from './ports.ts'

/** A block of code in PRODUCTION.md. */
export async function documentedBlock(language: string): Promise<string> {
  const text = await readFile(join(root, 'PRODUCTION.md'), 'utf8')
  const [, code] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text) ?? []
  if (code === undefined) throw new Error(`PRODUCTION.md has no block of ${language}`)
  return code
}

/**
 * Prepares Varnish as PRODUCTION.md configures it.
 *
 * @param service the origin of the service behind it
 * @param seconds how long it may serve what it has stored
 * @returns the command that starts it in the foreground, and the port that it will listen on
 */
export async function prepareVarnish(folder: string, service: string, seconds = '600s') {
  const port = await freePort()
  const documented = (await documentedBlock('vcl')).replace('"3000"', `"${new URL(service).port}"`)
  const file = join(folder, 'cms.vcl')
  await writeFile(file, documented.replace('600s', seconds))
  const [instance, address] = [join(folder, 'varnish'), `127.0.0.1:${port}`]
  const args = ['-F', '-j', 'none', '-n', instance, '-a', address, '-f', file]
  return { command: ['varnishd', ...args], port }
}
