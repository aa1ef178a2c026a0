import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { documentedOperations } from '../support/contract-document.ts'
import { useApp } from '../support/use-app.ts'
import { pythonPrograms, run } from './tools.ts'

/** Seconds. */
const TIME_LIMIT = 120

/** Its tokens outlive the run, which uses another clock. */
const app = useApp({ settings: { accessTokenTtl: 86_400 } })
let programs: string

beforeAll(async () => {
  programs = await pythonPrograms()
})

/** The served document, with `x-partial-schema`, unknown to Schemathesis, turned into a choice. */
async function documentWithParts(): Promise<string> {
  const served = await fetch(`${app.origin}/openapi.json`).then((response) => response.json())
  const text = JSON.stringify(served, (_name, value) => {
    const { 'x-partial-schema': partial, schema, ...media } = Object(value)
    return partial === undefined ? value : { ...media, schema: { anyOf: [schema, partial] } }
  })
  const file = join(await mkdtemp(join(tmpdir(), 'schemathesis-')), 'openapi.json')
  await writeFile(file, text)
  return file
}

it('Schemathesis finds no violation', { timeout: 4 * TIME_LIMIT * 1000 }, async () => {
  // a dedicated administrator, because it signs users out and deletes them
  const { token } = await app.addUser('schemathesis', 'admin')
  const { code, output } = await run(join(programs, 'schemathesis'), [
    ...['--config-file', join(import.meta.dirname, 'schemathesis.toml')],
    ...['run', await documentWithParts(), '--url', app.origin, '--header', `Authorization: Bearer ${token}`],
    ...['--checks', 'all', '--phases', 'examples,coverage,fuzzing', '--max-examples', '25', '--seed', '1'],
    ...['--max-time', String(TIME_LIMIT), '--continue-on-failure', '--no-shrink', '--warnings', 'off'],
    '--no-color',
  ])
  expect(output).toContain(`Tested: ${documentedOperations.length}`)
  // the failures follow the headline
  expect(code, output.slice(Math.max(0, output.search(/=+ (FAILURES|ERRORS) =+/)))).toBe(0)
})
