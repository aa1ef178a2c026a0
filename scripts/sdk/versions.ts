import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What Python installs. */
export const REQUIREMENTS = join(import.meta.dirname, 'languages/python/requirements.txt')

/** The generators of clients in other languages than TypeScript, each in exactly one version. */
export const VERSIONS = {
  'openapi-generator': '7.25.0',
  'oapi-codegen': '2.8.2',
  'openapi-python-client': pinned('openapi-python-client'),
} as const

function pinned(name: string): string {
  const version = new RegExp(`^${name}==(.+)$`, 'm').exec(readFileSync(REQUIREMENTS, 'utf8'))?.[1]
  if (version === undefined) throw new Error(`${REQUIREMENTS} does not pin ${name}`)
  return version
}
