import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { environmentOf } from '../support/database.ts'
import { useDatabase } from '../support/use-database.ts'
import { useFolder } from '../support/use-folder.ts'
import { startProgram } from './program.ts'

/** Nothing listens at this port of the loopback. */
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
const check = ['--import', 'tsx', 'scripts/traffic/main.ts']

it.each<[string, readonly string[], RegExp]>([
  ['import of a file that is not there', [...run('import'), 'products-2.csv'], /products-2\.csv/],
  ['import of a folder', [...run('import'), 'a-folder', '--type', 'posts', '--format', 'csv'], /EISDIR/],
  ['import of a picture', [...run('import'), 'products.png.csv'], /UTF-8|columns/],
  [
    'import with a report where nothing can be written',
    [...run('import'), 'products.csv', '--report', 'nowhere/refused.ndjson'],
    /nowhere/,
  ],
  [
    'export to where nothing can be written',
    [...run('export'), 'products', '--output', 'nowhere/out.csv'],
    /nowhere/,
  ],
  ['export to a folder', [...run('export'), 'posts', '--output', 'a-folder', '--format', 'csv'], /a-folder/],
  ['check of a recording that is not there', [...check, 'none.har'], /none\.har/],
  ['check of what is no recording', [...check, 'recording.har'], /is not an HTTP Archive/],
  ['check of a server that is not there', [...check, '--origin', NOBODY], /cannot be reached/],
  ['check of what is no address', [...check, '--origin', 'nowhere'], /--origin must be a URL/],
  [
    'mock at an address of nobody here',
    [...run('mock'), '--host', '192.0.2.1', '--port', '1'],
    /HOST and PORT/,
  ],
  ['mock at no port', [...run('mock'), '--port', 'x'], /PORT/],
])('%s ends with 2 and says why in one line', { timeout: 60_000 }, async (_what, command, reason) => {
  const program = startProgram({ ...environmentOf(database), INIT_CWD: folder }, command)
  expect(await program.ended).toBe(2)
  const errors = program.errors()
  expect(errors).toMatch(reason)
  expect(errors).not.toMatch(/^\s+at /m)
  // a setting is told below a line of its own, and usage is followed by a hint
  expect(errors.trimEnd().split('\n').length, errors).toBeLessThanOrEqual(2)
})

it('an embedded database in a folder that cannot be made ends with 2', { timeout: 60_000 }, async () => {
  const settings = { DATA_DIR: join(folder, 'products.csv', 'data') }
  const program = startProgram(settings, run('db:deploy'))
  expect([await program.ended, program.errors()]).toEqual([
    2,
    expect.stringMatching(/^[^\n]*ENOTDIR[^\n]*\n$/),
  ])
})
