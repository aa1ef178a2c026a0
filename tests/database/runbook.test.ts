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
