import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../src/root.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { readReport } from './world.ts'

let copy: TestDatabase
let folder: string

beforeAll(async () => {
  copy = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'cms-bulk-'))
})
afterAll(async () => {
  await copy.drop()
  await rm(folder, { recursive: true })
})

/** Runs a program as npm does for somebody who stands in `folder`. */
async function run(program: 'import' | 'export', args: readonly string[], input = '') {
  const { dataDir, databaseUrl } = copy.settings
  const env = { PATH: process.env.PATH, INIT_CWD: folder, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const command = ['--import', 'tsx', join(root, 'scripts', `${program}.ts`), ...args]
  const child = spawn(process.execPath, command, { cwd: root, env })
  child.stdin.end(input)
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code]: unknown[] = await once(child, 'close')
  const [stdout, stderr] = await output
  return { code, stdout, stderr }
}

describe('the programs', { timeout: 60_000 }, () => {
  it('import from the standard input, list what they refuse, and export', async () => {
    const args = ['-', '--type', 'products', '--format', 'csv']
    const imported = await run('import', args, 'name,price\nMug,12.50\n,1\nCup,3\n')
    expect(imported).toEqual({
      code: 2,
      stdout: `2 imported, 1 refused, 0 skipped (already there)\nThe refused rows are listed in ${join(folder, 'products.refused.ndjson')}\n`,
      stderr: '',
    })
    const report = await readReport(join(folder, 'products.refused.ndjson'))
    expect(report).toEqual([
      { line: 3, errors: [{ field: '/name', rule: 'required', message: 'is required' }] },
    ])

    const exported = await run('export', ['products'])
    const rows = 'name,price,sku,description\r\nMug,12.5,,\r\nCup,3,,\r\n'
    expect(exported).toEqual({ code: 0, stdout: rows, stderr: '2 exported\n' })
  })

  it('take the type and the format from the name, and put files in the folder of the caller', async () => {
    await writeFile(join(folder, 'posts-2026.jsonl'), '{"title":"News","body":"<p>x</p>"}\n')
    const imported = await run('import', ['posts-2026.jsonl', '--report', 'bad.ndjson'])
    expect(imported).toMatchObject({ code: 0, stdout: '1 imported, 0 refused, 0 skipped (already there)\n' })
    expect(await readFile(join(folder, 'bad.ndjson'), 'utf8')).toBe('')
    expect(await run('export', ['posts', '--output', 'out.ndjson'])).toMatchObject({ code: 0, stdout: '' })
    expect(JSON.parse(await readFile(join(folder, 'out.ndjson'), 'utf8'))).toMatchObject({ slug: 'news' })
  })

  it('fail with the reason alone, and leave no file', async () => {
    const before = await readdir(folder)
    const broken = await run('import', ['-', '--type', 'products', '--format', 'csv'], 'name,price\nMug,"1\n')
    expect(broken).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The file is broken .*\n$/),
    })
    expect(await readdir(folder)).toEqual(before)
  })

  it.each<['import' | 'export', string[], string]>([
    ['import', [], 'Name one file'],
    ['import', ['stock.csv'], '--type'],
    ['import', ['products.xlsx'], '--format'],
    ['import', ['posts.csv', '--update'], '--update is for products'],
    ['import', ['products.csv', '--resume', '--restart'], 'do not go together'],
    ['import', ['products.csv', '--colour'], '--colour'],
    ['import', ['products-that-are-not-there.csv'], 'no such file'],
    ['export', ['users'], 'products or posts'],
    ['export', ['posts', '--format', 'xml'], 'csv or ndjson'],
  ])('%s refuses %j', async (program, args, reason) => {
    const { code, stdout, stderr } = await run(program, args)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(reason)
  })

  it.each(['import', 'export'] as const)('%s explains itself', async (program) => {
    const { code, stdout } = await run(program, ['--help'])
    expect(code).toBe(0)
    expect(stdout).toContain(`npm run ${program} -- `)
  })
})
