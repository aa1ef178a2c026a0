import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { applyMigrations } from '../../src/database/migrations/migrate.ts'
import { startApp } from '../support/app.ts'
import { createDataDir, createEmptyDatabase, embeddedIn, type TestDatabase } from '../support/database.ts'
import { folderOf, migrations } from './support/migration-folders.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

/** A product as stored by versions that had no currency. */
const PRODUCT = `
  INSERT INTO products (name, price, search_text, last_change, created_at, updated_at)
  SELECT 'Old', 1, '', '{"action":"product.create","at":"2026-01-01T00:00:00Z","actorType":"system"}',
    now(), now()`

async function emptyDatabase(): Promise<TestDatabase> {
  const dataDir = await createDataDir()
  if (inject('testDatabase').kind === 'embedded') return embeddedIn(dataDir)
  const { url, drop } = await createEmptyDatabase()
  return { settings: { databaseUrl: url, dataDir }, drop }
}

async function onPool({ settings }: TestDatabase, work: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === undefined) {
    const { pool, close } = await openEmbedded(dataDir, () => {})
    return void (await work(pool).finally(close))
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await work(pool).finally(() => pool.end())
}

it('an upgrade gives products the default currency; changing the setting later does not', async () => {
  const database = await emptyDatabase()
  onTestFinished(database.drop)
  const first = migrations.findIndex(({ name }) => name.endsWith('_currency_and_status_of_products'))
  const before = await folderOf(first)
  await onPool(database, async (pool) => {
    await applyMigrations(pool, log, before)
    await pool.query(PRODUCT)
  })
  for (const defaultCurrency of ['GBP', 'EUR']) {
    const app = await startApp({ database, settings: { defaultCurrency } })
    const { data } = await app.call('listProducts', { query: { sort: 'id', limit: 1 } })
    expect(data).toMatchObject([{ name: 'Old', currency: 'GBP', status: 'published' }])
    await app.close()
  }
  // a replica of the previous version may still write during the upgrade
  await onPool(database, async (pool) => {
    await pool.query(PRODUCT)
    const { rows } = await pool.query('SELECT currency, status FROM products')
    expect(rows).toEqual(Array(2).fill({ currency: 'GBP', status: 'published' }))
  })
}, 60_000)
