import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { applyMigrations, migrate } from '../../src/database/migrations/migrate.ts'
import { createDataDir, createEmptyDatabase } from '../support/database.ts'
import { folderOf, migrations } from './support/migration-folders.ts'

const warnings: object[] = []
const log = { info: () => {}, warn: (fields: object) => warnings.push(fields), error: () => {} }

let pool: pg.Pool
let url: string
let close: () => Promise<void>

beforeAll(async () => {
  if (inject('testDatabase').kind === 'embedded') {
    ;({ pool, close } = await openEmbedded(await createDataDir(), () => {}))
  } else {
    const empty = await createEmptyDatabase()
    url = empty.url
    pool = new pg.Pool({ connectionString: url, max: 1 })
    close = async () => {
      await pool.end()
      await empty.drop()
    }
  }
}, 120_000)
afterAll(() => close())
beforeEach(async () => {
  await pool.query('DROP SCHEMA public CASCADE')
  await pool.query('CREATE SCHEMA public')
  warnings.length = 0
})

const names = (from: number) => migrations.slice(from).map(({ name }) => name)

/** The migration records that `prisma migrate` takes into account. */
async function records() {
  const { rows } = await pool.query(`
    SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished", applied_steps_count AS steps
    FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`)
  return rows
}

const ALL = names(0).map((name) => ({ name, isFinished: true, steps: 1 }))

describe('an unfinished migration record', () => {
  const begin = (name: string) =>
    pool.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $1, $1)', [name])

  it('fails the start, which names the migration and applies none', async () => {
    await applyMigrations(pool, log, await folderOf(1))
    const [name = ''] = names(2)
    await begin(name)
    await expect(migrate(pool, 'the database', log, {})).rejects.toThrow(
      `the database cannot be migrated: ${name} was begun and not finished, by another program`,
    )
    expect(await records()).toEqual([ALL[0], { name, isFinished: false, steps: 0 }])
  })

  it('of a newer version does not fail the start of an older one', async () => {
    await applyMigrations(pool, log)
    await begin('29990101000000_of_a_newer_version')
    expect(await applyMigrations(pool, log)).toEqual([])
  })
})

describe('a migration’s note to the operator', () => {
  const notes = () => warnings.map((fields) => Object(fields).note)

  it('is logged before the migrations start, but not for a new database', async () => {
    const sql = '-- Upgrade to 9.0.0: end all\n-- replicas first.\n\n-- Why.\nSELECT 1 / 0'
    const folder = await folderOf(1, { name: '29990101000000_bad', sql })
    await expect(applyMigrations(pool, log, folder)).rejects.toThrow('division by zero')
    expect(warnings).toEqual([])
    await expect(applyMigrations(pool, log, folder)).rejects.toThrow('division by zero')
    const note = 'end all replicas first.'
    expect(warnings).toEqual([{ migration: '29990101000000_bad', version: '9.0.0', note }])
    await applyMigrations(pool, log)
    expect(notes().slice(1).join()).toContain('DEFAULT_CURRENCY')
  })
})

describe('a migration that fails', () => {
  it('changes nothing, and is named in the error', async () => {
    const bad = { name: '29990101000000_bad', sql: 'CREATE TABLE half (id int); SELECT 1 / 0;' }
    const folder = await folderOf(1, bad)
    await expect(applyMigrations(pool, log, folder)).rejects.toThrow('29990101000000_bad: division by zero')
    expect(await records()).toEqual(ALL.slice(0, 1))
    const good = { ...bad, sql: 'CREATE TABLE half (id int);' }
    expect(await applyMigrations(pool, log, await folderOf(1, good))).toEqual([bad.name])
  })
})

describe('a migration that cannot be applied in one transaction', () => {
  it.each([
    ['CREATE INDEX CONCURRENTLY more ON products (name);', 'cannot run inside a transaction block'],
    ['UPDATE products SET sku = NULL; COMMIT; BEGIN;', 'it ends the transaction that it is applied in'],
  ])('is refused: %s', async (sql, reason) => {
    const folder = await folderOf(1, { name: '29990101000000_bad', sql })
    await expect(applyMigrations(pool, log, folder)).rejects.toThrow(reason)
  })
})

// Needs a server with several sessions.
if (inject('testDatabase').kind === 'postgresql') {
  /** A session that holds locks until the test has finished. */
  async function session(...statements: readonly string[]): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: 'holder' })
    await client.connect()
    client.on('error', () => {})
    onTestFinished(() => client.end())
    for (const statement of statements) await client.query(statement)
    return client
  }

  describe('a migration that waits for a table', { timeout: 60_000 }, () => {
    it('does not block readers of the table, and is applied once the table is free', async () => {
      await applyMigrations(pool, log, await folderOf(1))
      const holder = await session('BEGIN; LOCK TABLE products IN ACCESS SHARE MODE')
      const reader = await session()
      const applied = applyMigrations(pool, log)
      const holders = [expect.stringMatching(/^\d+ \(holder\)$/)]
      const waits = { migration: names(1)[0], holders }
      await expect.poll(() => warnings, { timeout: 20_000 }).toContainEqual(waits)
      await reader.query('SELECT FROM products')
      await holder.query('COMMIT')
      expect(await applied).toEqual(names(1))
    })
  })

  describe('a role with a statement timeout of one second', { timeout: 60_000 }, () => {
    const slow = { name: '29990101000000_slow', sql: 'SELECT pg_sleep(2)' }
    let limited: pg.Pool

    beforeEach(() => {
      limited = new pg.Pool({
        connectionString: url,
        max: 1,
        options: '-c statement_timeout=1s -c lock_timeout=1s',
      })
      onTestFinished(() => limited.end())
    })

    it('applies a migration that takes longer', async () => {
      expect(await applyMigrations(limited, log, await folderOf(1, slow))).toContain(slow.name)
    })

    it('waits for the migration of another process, and does not repeat it', async () => {
      await applyMigrations(pool, log, await folderOf(1))
      const folder = await folderOf(1, slow)
      const first = applyMigrations(pool, log, folder)
      await sleep(200)
      expect(await applyMigrations(limited, log, folder)).toEqual([])
      expect(await first).toEqual([slow.name])
    })
  })
}
