import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  createDataDir,
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../support/database.ts'
import type { ServerDatabase } from '../support/server-database.ts'
import { end, fill, operate, type Served, serve, sight } from './operator.ts'

const NOWHERE = { DATABASE_URL: 'postgresql://cms:sesame@127.0.0.1:1/cms' }

/** The commands that a program recommends instead of itself. */
async function advice(name: string): Promise<string[]> {
  const { code, output, errors } = await operate(NOWHERE, name, '/tmp/anything')
  expect({ code, output }).toEqual({ code: 2, output: '' })
  expect(errors).not.toContain('sesame')
  return errors.split('\n').filter((line) => line.startsWith('  '))
}

describe('cms backup and restore on PostgreSQL', { timeout: 120_000 }, () => {
  it.each(['backup', 'restore'])('%s names the PostgreSQL programs to use instead', async (name) => {
    const [dump, restore] = await advice(name)
    expect(dump).toMatch(/^ {2}pg_dump .*"\$DATABASE_URL"$/)
    expect(restore).toMatch(/^ {2}pg_restore .*"\$DATABASE_URL" cms\.dump$/)
  })

  if (inject('testDatabase').kind === 'postgresql') {
    let database: TestDatabase
    let elsewhere: ServerDatabase
    let folder: string
    let served: Served

    beforeAll(async () => {
      folder = await createDataDir()
      database = await createTestDatabase()
      elsewhere = await createEmptyDatabase()
    })
    afterAll(async () => {
      await end(served)
      await database.drop()
      await elsewhere.drop()
      await rm(folder, { recursive: true })
    })

    it('the commands that they name restore everything to an empty database', async () => {
      const settings = { DATABASE_URL: database.settings.databaseUrl ?? '', DATA_DIR: folder }
      served = await serve(settings)
      const belongings = await fill(served)
      const before = await sight(served, belongings)
      await end(served)
      const [dump = '', restore = ''] = await advice('backup')
      const sh = async (command: string, url: string) => {
        const env = { ...process.env, DATABASE_URL: url }
        return promisify(execFile)('sh', ['-c', command], { cwd: folder, env })
      }
      await sh(dump, settings.DATABASE_URL)
      await sh(restore, elsewhere.url)
      served = await serve({ ...settings, DATABASE_URL: elsewhere.url })
      expect(await sight(served, belongings)).toEqual(before)
    })
  }
})
