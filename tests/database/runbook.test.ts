import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { root } from '../../src/base/root.ts'
import { createTestDatabase } from '../support/database.ts'

const page = readFileSync(join(root, 'PRODUCTION.md'), 'utf8')
const section = page.split(/^### /m).find((text) => text.startsWith('CmsHousekeepingFails\n'))
const [, statement = ''] = /^sql "([^"]+)"$/m.exec(section ?? '') ?? []

it.runIf(inject('testDatabase').kind === 'postgresql').each([
  ['SELECT * FROM previews FOR UPDATE', 1],
  ['LOCK TABLE revisions', 1],
  ['LOCK TABLE webhook_deliveries', 1],
  ['SELECT * FROM products', 0],
])('the runbook ends an idle transaction if it hinders the housekeeping: %s', async (query, ended) => {
  const { settings, drop } = await createTestDatabase()
  const clients = [1, 2].map(() => new pg.Client({ connectionString: settings.databaseUrl }))
  onTestFinished(async () => {
    await Promise.all(clients.map((client) => client.end().catch(() => {})))
    await drop()
  })
  const [holder, admin] = clients
  holder?.on('error', () => {})
  await Promise.all(clients.map((client) => client.connect()))
  await holder?.query('BEGIN')
  await holder?.query(query)
  expect((await admin?.query(statement))?.rowCount).toBe(ended)
})

it.runIf(inject('testDatabase').kind === 'postgresql').each([
  ['that had no rows at the backup', 'SELECT 1', 1],
  ['after a move, before its first write', 'ALTER SEQUENCE products_id_seq RESTART WITH 8', 8],
  ['in use', "SELECT setval('products_id_seq', 7)", 8],
])('the gap after a restore reaches the ids of a table %s', async (_, state, next) => {
  const [, gap = ''] = /^psql "\$DATABASE_URL" -c "(SELECT [^"]*\bsetval\b[^"]*)"$/m.exec(page) ?? []
  const { settings, drop } = await createTestDatabase()
  const client = new pg.Client({ connectionString: settings.databaseUrl })
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  await client.connect()
  await client.query(state)
  await client.query(gap)
  const { rows } = await client.query("SELECT nextval('products_id_seq')::int AS id")
  expect(rows).toEqual([{ id: next + 100_001 }])
})
