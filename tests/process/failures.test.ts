import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { environmentOf } from '../support/database.ts'
import { runScript } from '../support/run-script.ts'
import { useDatabase } from '../support/use-database.ts'
import { useFolder } from '../support/use-folder.ts'
import { startProgram } from './program.ts'

/** Nothing listens on this loopback port. */
const NOBODY = 'http://127.0.0.1:1'

const folder = useFolder()
const database = await useDatabase()

beforeAll(async () => {
  await writeFile(join(folder, 'products.csv'), 'name,price\n,1\n')
  await writeFile(join(folder, 'products.ndjson'), 'name,price\nMug,1\n')
  await writeFile(join(folder, 'products.png.csv'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]))
  await writeFile(join(folder, 'recording.har'), '<html>')
  await mkdir(join(folder, 'a-folder'))
})
const run = (name: string) => ['scripts/cms.mjs', name]

it.each<[string, readonly string[], RegExp]>([
  ['import of a missing file', [...run('import'), 'products-2.csv'], /products-2\.csv/],
  ['import of a folder', [...run('import'), 'a-folder', '--type', 'posts', '--format', 'csv'], /EISDIR/],
  ['import of a picture', [...run('import'), 'products.png.csv'], /UTF-8|columns/],
  [
    'import with a report to an unwritable place',
    [...run('import'), 'products.csv', '--report', 'nowhere/refused.ndjson'],
    /nowhere/,
  ],
  ['export to an unwritable place', [...run('export'), 'products', '--output', 'nowhere/out.csv'], /nowhere/],
  ['export to a folder', [...run('export'), 'posts', '--output', 'a-folder', '--format', 'csv'], /a-folder/],
  [
    'mock on an address that is not local',
    [...run('mock'), '--host', '192.0.2.1', '--port', '1'],
    /HOST and PORT/,
  ],
  ['mock on an invalid port', [...run('mock'), '--port', 'x'], /PORT/],
])('%s exits with 2 and says why in one line', { timeout: 60_000 }, async (_what, command, reason) => {
  const program = startProgram({ ...environmentOf(database), INIT_CWD: folder }, command)
  expect(await program.ended).toBe(2)
  expectOneLine(program.errors(), reason)
})

it.each<[string, readonly string[], RegExp]>([
  ['a missing recording', ['none.har'], /none\.har/],
  ['a file that is not a recording', ['recording.har'], /is not an HTTP Archive/],
  ['an unreachable server', ['--origin', NOBODY], /cannot be reached/],
  ['an invalid URL', ['--origin', 'nowhere'], /--origin must be a URL/],
])('check of %s exits with 2 and says why in one line', async (_what, args, reason) => {
  vi.stubEnv('INIT_CWD', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { code, stderr } = await runScript('scripts/traffic/main.ts', ...args)
  expect(code).toBe(2)
  expectOneLine(stderr, reason)
})

function expectOneLine(errors: string, reason: RegExp): void {
  expect(errors).toMatch(reason)
  expect(errors).not.toMatch(/^\s+at /m)
  // a setting is named below a heading line, and usage is followed by a hint
  expect(errors.trimEnd().split('\n').length, errors).toBeLessThanOrEqual(2)
}

it('a start whose embedded database folder cannot be created exits with 2', { timeout: 60_000 }, async () => {
  const settings = { DATA_DIR: join(folder, 'products.csv', 'data') }
  const program = startProgram(settings, run('db:deploy'))
  expect([await program.ended, program.errors()]).toEqual([
    2,
    expect.stringMatching(/^[^\n]*ENOTDIR[^\n]*\n$/),
  ])
})
