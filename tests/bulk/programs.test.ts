import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { oneOf, RESOURCES } from '../../src/bulk/resource.ts'
import { readExportOptions } from '../../src/programs/export.ts'
import { readImportOptions } from '../../src/programs/import.ts'
import { columns } from '../support/csv.ts'
import { createDataDir, createTestDatabase, type TestDatabase } from '../support/database.ts'
import { SHORT_LIVED } from '../support/short-lived.ts'
import { bulkResource, readReport } from './world.ts'

let copy: TestDatabase
let folder: string

beforeAll(async () => {
  copy = await createTestDatabase()
  folder = await createDataDir()
})
afterAll(async () => {
  await copy.drop()
  await rm(folder, { recursive: true })
})

/**
 * Runs a program as npm does for a user whose working directory is `folder`. Removes the messages about
 * preparing the build from the output.
 */
async function run(program: 'import' | 'export', args: readonly string[], input = '') {
  const { dataDir, databaseUrl } = copy.settings
  const env = { PATH: process.env.PATH, INIT_CWD: folder, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const command = [...SHORT_LIVED, join(root, 'scripts/cms.mjs'), program, ...args]
  const child = spawn(process.execPath, command, { cwd: root, env })
  child.stdin.end(input)
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code]: unknown[] = await once(child, 'close')
  const [stdout, stderr] = await output
  return { code, stdout, stderr: stderr.replace(/^Preparing .*\n/gm, '') }
}

describe('the programs', { timeout: 60_000 }, () => {
  it('import from standard input, list the refused rows, and export', async () => {
    const args = ['-', '--type', 'products', '--format', 'csv']
    const imported = await run('import', args, 'name,price\nMug,12.50\n,1\nCup,3\n')
    const list = join(folder, 'products.refused.ndjson')
    const counts = '2 imported, 1 refused, 0 skipped (already there)'
    expect(imported).toEqual({
      code: 2,
      stdout: `${counts}\nThe refused rows are listed in ${list}\n`,
      stderr: '',
    })
    const report = await readReport(list)
    expect(report).toEqual([
      { line: 3, errors: [{ field: '/name', rule: 'required', message: 'is required' }] },
    ])

    const exported = await run('export', ['products'])
    expect(exported).toMatchObject({ code: 0, stderr: '2 exported\n' })
    expect(exported.stdout.split('\r\n')).toHaveLength(4)
    const known = 'name,price,currency,sku,description,status,categoryIds,coverImageId,imageIds'
    const rows = ['Mug,12.5,USD,,,published,,,', 'Cup,3,USD,,,published,,,']
    expect(columns(exported.stdout, known.split(','))).toEqual([known, ...rows])
  })

  it('take the type from the file name, and write to the caller’s folder for its owner only', async () => {
    await writeFile(join(folder, 'posts-2026.jsonl'), '{"title":"News","body":"<p>x</p>"}\n{}\n')
    const imported = await run('import', ['posts-2026.jsonl', '--report', 'bad.ndjson'])
    expect(imported).toMatchObject({ code: 2, stdout: expect.stringMatching(/^1 imported, 1 refused/) })
    expect(await run('export', ['posts', '--output', 'out.ndjson'])).toMatchObject({ code: 0, stdout: '' })
    expect(JSON.parse(await readFile(join(folder, 'out.ndjson'), 'utf8'))).toMatchObject({ slug: 'news' })
    for (const name of ['bad.ndjson', 'out.ndjson'])
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  it('leave no report when no row is refused, nor that of an earlier import', async () => {
    const importing = (rows: string, ...options: string[]) =>
      run('import', ['-', '--type', 'products', '--format', 'csv', '--report', 'rows', ...options], rows)
    const bad = 'name,price\n,1\n'
    const good = 'name,price\nJug,1\n'
    for (const options of [['--dry-run'], []]) {
      expect(await importing(bad, ...options)).toMatchObject({ code: 2 })
      expect(await readReport(join(folder, 'rows'))).toHaveLength(1)
      expect(await importing(good, ...options)).toMatchObject({ code: 0 })
      expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('rows'))
    }
  })

  it('fail with one line that states the reason, and leave no file', async () => {
    const before = await readdir(folder)
    const broken = await run('import', ['-', '--type', 'products', '--format', 'csv'], 'name,price\nMug,"1\n')
    expect(broken).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^The file is broken .*\n$/),
    })
    expect(await readdir(folder)).toEqual(before)
  })

  it.each<[string, 'import' | 'export', string[], string]>([
    ['a missing file', 'import', ['products.csv'], 'ENOENT: no such file or directory'],
    ['a missing folder', 'export', ['posts', '--output', 'none/a.csv'], 'ENOENT'],
  ])('name %s', async (_, program, args, reason) => {
    const { code, stdout, stderr } = await run(program, args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^.+\n$/)
    expect(stderr).toContain(reason)
  })
})

describe('the command line of an import', () => {
  it('needs a file, whose name can determine the other options', () => {
    expect(readImportOptions(['data/Products-2026.JSONL'], '/home/ann')).toEqual({
      path: '/home/ann/data/Products-2026.JSONL',
      resource: bulkResource('products'),
      format: 'ndjson',
      report: '/home/ann/Products-2026.refused.ndjson',
      update: false,
      mode: 'start',
    })
    const options = ['-', '--type', 'posts', '--format', 'csv', '--dry-run', '--report', '/srv/bad']
    expect(readImportOptions(options, '/home/ann')).toMatchObject({
      path: undefined,
      resource: bulkResource('posts'),
      report: '/srv/bad',
      mode: 'dry-run',
    })
  })

  it.each<[string[], string]>([
    [[], 'Name one file'],
    [['products.csv', 'posts.csv'], 'Name one file'],
    [['stock.csv'], '--type'],
    [['productsheet.csv'], '--type'],
    [['products.csv', '--type', 'users'], '--type'],
    // a record comes with its file
    [['media.csv'], '--type'],
    [['products.xlsx'], '--format'],
    [['-', '--type', 'posts'], '--format'],
    [['posts.csv', '--update'], `--update is for ${oneOf(RESOURCES.filter(({ canUpdate }) => canUpdate))}`],
    [['products.csv', '--resume', '--restart'], 'do not go together'],
    [['products.csv', '--resume', '--dry-run'], 'do not go together'],
    [['products.csv', '--colour'], '--colour'],
    [['products.csv', '--report', 'dev/null'], '--report: /dev/null is there already, and is no file'],
    [['products.csv', '--report', '/tmp'], '--report: /tmp is there already, and is no file'],
  ])('refuses %j', (args, reason) => {
    expect(() => readImportOptions(args, '/')).toThrow(reason)
  })
})

describe('the command line of an export', () => {
  it('needs the type to export', () => {
    const posts = bulkResource('posts')
    expect(readExportOptions(['posts'], '/')).toEqual({ resource: posts, format: 'csv', output: undefined })
    expect(readExportOptions(['posts', '--output', 'a.jsonl'], '/srv')).toEqual({
      resource: posts,
      format: 'ndjson',
      output: '/srv/a.jsonl',
    })
  })

  it.each<[string[], string]>([
    [[], oneOf(RESOURCES)],
    [['posts', 'products'], oneOf(RESOURCES)],
    [['posts', '--format', 'xml'], '--format'],
    [['posts', '--output', 'posts.txt'], '--format'],
    [['posts', '--output', '/dev/null'], '--output: /dev/null is there already, and is no file'],
  ])('refuses %j', (args, reason) => {
    expect(() => readExportOptions(args, '/')).toThrow(reason)
  })
})
