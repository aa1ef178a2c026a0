import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packages for Python. */
export const REQUIREMENTS = join(import.meta.dirname, 'languages/python/requirements.txt')

/** The pinned versions of the generators for languages other than TypeScript. */
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
