import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { openDatabase } from '../../src/database/database.ts'
import { type EmbeddedDatabase, openEmbedded } from '../../src/database/embedded/embedded.ts'
import { FolderLockedError } from '../../src/database/embedded/folder-lock.ts'
import { maintain } from '../../src/database/embedded/maintenance.ts'
import { createDataDir, createTestDatabase, type TestDatabase } from '../support/database.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const settings = (dataDir: string) => ({ databaseUrl: undefined, databasePoolSize: 1, dataDir })

/** The files and folders to which others than the owner have access. */
async function openToOthers(folder: string): Promise<string[]> {
  const found = ['.', ...(await readdir(folder, { recursive: true }))]
  const modes = await Promise.all(found.map(async (path) => (await stat(join(folder, path))).mode & 0o077))
  return found.filter((_, index) => modes[index] !== 0)
}

describe('the first start', { timeout: 120_000 }, () => {
  let dataDir: string

  beforeEach(async () => {
    dataDir = await createDataDir()
  })

  afterEach(() => rm(dataDir, { recursive: true }))

  it('creates the data folder for its owner only, and migrates the database', async () => {
    const inner = join(dataDir, 'new', 'data')
    const database = await openDatabase(settings(inner), log)
    expect(database.kind).toBe('embedded')
    expect(database.migrationsApplied).not.toEqual([])
    await database.close()
    for (const folder of [inner, join(inner, 'pglite')]) expect((await stat(folder)).mode & 0o777).toBe(0o700)
    const again = await openDatabase(settings(inner), log)
    expect(again.migrationsApplied).toEqual([])
    await again.close()
  })

  it('writes files for their owner only', async () => {
    const database = await openDatabase(settings(dataDir), log)
    await database.prisma.$queryRaw`CREATE TABLE rows AS SELECT n FROM generate_series(1, 1000) n`
    await database.close()
    expect(await openToOthers(dataDir)).toEqual([])
  })

  it('removes the permissions of other users from an existing folder', async () => {
    const folder = join(dataDir, 'pglite')
    const first = await openDatabase(settings(dataDir), log)
    await first.close()
    for (const path of [dataDir, folder, join(folder, 'base')]) await chmod(path, 0o777)
    await chmod(join(folder, 'PG_VERSION'), 0o666)
    // PostgreSQL writes this file again, with wider permissions
    await rm(join(folder, 'global', 'pg_internal.init'))
    const second = await openDatabase(settings(dataDir), log)
    await second.close()
    expect(await readdir(join(folder, 'global'))).toContain('pg_internal.init')
    expect(await openToOthers(dataDir)).toEqual([])
  })

  it('uses a template that is never older than a migration', async () => {
    await promisify(execFile)(process.execPath, ['scripts/build.mjs', 'database'], { cwd: root })
    const database = await openDatabase(settings(dataDir), log)
    const names = (await readdir(join(root, 'prisma/migrations'))).filter((name) => /^\d/.test(name))
    expect(database.migrationsApplied).toEqual(names.sort())
    const made = await database.prisma.$queryRaw`SELECT current_setting('shared_buffers') AS size`
    expect(made).toEqual([{ size: '16MB' }])
    await database.close()
    // initdb would have chosen a larger value
    const text = await readFile(join(dataDir, 'pglite/postgresql.conf'), 'utf8')
    expect(text).toMatch(/^shared_buffers = 1MB/m)
  })

  it('creates the database again when a crash interrupted its creation', async () => {
    await mkdir(join(dataDir, 'pglite'))
    await writeFile(join(dataDir, 'pglite.unfinished'), '')
    await writeFile(join(dataDir, 'pglite', 'PG_VERSION'), '18')
    const database = await openEmbedded(dataDir, () => {})
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await database.close()
    expect(await readdir(dataDir)).not.toContain('pglite.unfinished')
  })

  it('keeps a folder that has lost its first file, however often it is started', async () => {
    const folder = join(dataDir, 'pglite')
    await mkdir(join(folder, 'global'), { recursive: true })
    await writeFile(join(folder, 'global', 'pg_control'), 'data')
    for (let start = 0; start < 2; start++)
      await expect(openEmbedded(dataDir, () => {})).rejects.toThrow('has lost its file PG_VERSION. Move it')
    expect(await readFile(join(folder, 'global', 'pg_control'), 'utf8')).toBe('data')
    expect(await readdir(dataDir)).not.toContain('pglite.unfinished')
  })
})

describe('an embedded database', () => {
  let copy: TestDatabase
  let dataDir: string
  let database: EmbeddedDatabase
  let pool: pg.Pool

  beforeAll(async () => {
    copy = await createTestDatabase()
    dataDir = copy.settings.dataDir
    database = await openEmbedded(dataDir, () => {})
    pool = database.pool
    await pool.query('CREATE TABLE rows (id serial PRIMARY KEY, text text)')
  })

  afterAll(async () => {
    await database.close()
    await copy.drop()
  })

  const setting = async (name: string) => {
    const { rows } = await pool.query('SELECT current_setting($1) AS value', [name])
    return rows[0].value
  }

  it('syncs each commit, and works in UTC', async () => {
    expect(await setting('fsync')).toBe('on')
    expect(await setting('synchronous_commit')).toBe('on')
    expect(await setting('wal_sync_method')).toBe('fsync')
    expect(await setting('full_page_writes')).toBe('on')
    expect(await setting('timezone')).toBe('UTC')
  })

  it('cannot be opened a second time', async () => {
    await expect(openEmbedded(dataDir, () => {})).rejects.toThrow(FolderLockedError)
  })

  it('rolls back the transaction of a broken connection', async () => {
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query("INSERT INTO rows (text) VALUES ('never committed')")
    await client.query("SET search_path TO 'nowhere'")
    client.release(new Error('broken'))
    const { rows } = await pool.query("SELECT count(*)::int AS n FROM rows WHERE text = 'never committed'")
    expect(rows).toEqual([{ n: 0 }])
  })

  it('keeps working after many errors', async () => {
    for (let index = 0; index < 20; index++) {
      await expect(pool.query({ name: 'wrong', text: 'SELECT 1 / $1::int', values: [0] })).rejects.toThrow(
        'division by zero',
      )
    }
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })

  it('stores a large value completely', async () => {
    const text = 'ä'.repeat(3_000_000)
    const { rows } = await pool.query('INSERT INTO rows (text) VALUES ($1) RETURNING text', [text])
    expect(rows[0].text === text).toBe(true)
  })

  it('vacuums its tables and truncates its log', async () => {
    await pool.query("INSERT INTO rows (text) SELECT repeat('x', 400) FROM generate_series(1, 100000)")
    await pool.query('DELETE FROM rows WHERE id % 2 = 0')
    await pool.query('SELECT pg_stat_force_next_flush()')
    await maintain(pool)
    const vacuumed = await pool.query(
      "SELECT vacuum_count > 0 AS yes FROM pg_stat_user_tables WHERE relname = 'rows'",
    )
    expect(vacuumed.rows).toEqual([{ yes: true }])
    const log = await pool.query(
      "SELECT pg_current_wal_lsn() - redo_lsn < pg_size_bytes('1MB') AS cut FROM pg_control_checkpoint()",
    )
    expect(log.rows).toEqual([{ cut: true }])
  })
})
