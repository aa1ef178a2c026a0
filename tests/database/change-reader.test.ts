import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { ChangeReader } from '../../src/database/changes/change-reader.ts'
import { startApp } from '../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { written } from '../support/rows.ts'
import { administer } from '../support/server-database.ts'

const PRODUCT = `INSERT INTO products (name, price, last_change, search_text, created_at, updated_at)
  VALUES ('Mug', 1, '${JSON.stringify(written().lastChange)}', '', now(), now())`
const USER = `
  INSERT INTO users
    (username, display_name, password_hash, role, last_change, search_text, created_at, updated_at)
  VALUES (gen_random_uuid(), '', '', 'viewer', '${JSON.stringify(written().lastChange)}', '', now(), now())`
/** Waits for the transactions of other tests, too. */
const LONG = { timeout: 30_000 }
const LATER = 'ALTER TABLE products ENABLE ALWAYS TRIGGER products_announce_table'

it('triggers announce changes, which the embedded database keeps for a moment only', async () => {
  const app = await startApp()
  onTestFinished(app.close)
  const { token } = app.users.admin
  await app.call('createProduct', { token, json: { name: 'Mug', price: 1 } })
  const count = () => app.prisma.$queryRaw`SELECT table_name FROM changes WHERE table_name = 'products'`
  if (app.context.database.kind === 'embedded') await expect.poll(count).toEqual([])
  else expect(await count()).toHaveLength(1)
})

// Needs a server with several connections.
if (inject('testDatabase').kind === 'postgresql') {
  let test: TestDatabase
  let url: string
  let reader: ChangeReader
  const sessions: pg.Client[] = []

  beforeEach(async () => {
    test = await createTestDatabase()
    url = test.settings.databaseUrl ?? ''
    reader = new ChangeReader({ connectionString: url })
    expect(await reader.read()).toBeUndefined()
  })
  afterEach(async () => {
    reader.disconnect()
    for (const client of sessions.splice(0)) await client.end()
    await test.drop()
  })

  const operator = (statement: string) => administer(url, statement)

  async function session(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    sessions.push(client)
    return client
  }

  async function announced(): Promise<number> {
    const { rows } = await (await session()).query('SELECT count(*)::int AS count FROM changes')
    return rows[0].count
  }

  describe('a read', () => {
    it('reports the changes committed since the last read, once for each table', async () => {
      expect(await reader.read()).toEqual([])
      await operator(`BEGIN; ${PRODUCT}; ${PRODUCT}; UPDATE products SET price = 2; COMMIT`)
      await operator(PRODUCT)
      expect(await announced()).toBe(2)
      expect(await reader.read()).toEqual([['products', null]])
      expect(await reader.read()).toEqual([])
    })

    it('reports a transaction when it commits, however early it began', async () => {
      const late = await session()
      await late.query(`BEGIN; SAVEPOINT undone; ${PRODUCT}; ROLLBACK TO undone; ${PRODUCT}`)
      const undone = await session()
      await undone.query(`BEGIN; ${PRODUCT}`)
      for (let count = 0; count < 3; count++) {
        await operator(USER)
        expect(await reader.read()).toEqual([['users', null]])
      }
      await undone.query('ROLLBACK')
      expect(await reader.read()).toEqual([])
      await late.query('COMMIT')
      expect(await reader.read()).toEqual([['products', null]])
    })

    it('reports every change committed before it once, and none that was rolled back', async () => {
      const acknowledged = new Set<string>()
      let isOver = false
      async function write(): Promise<void> {
        const client = await session()
        while (!isOver) {
          const { rows } = await client.query(`${USER} RETURNING id::text`)
          const [row] = rows
          await client.query(`BEGIN; UPDATE users SET role = 'editor' WHERE id = ${row.id}`)
          await wait(Math.random() ** 4 * 500)
          const isKept = Math.random() < 0.8
          await client.query(isKept ? 'COMMIT' : 'ROLLBACK')
          if (isKept) acknowledged.add(row.id)
        }
      }
      const heard: string[] = []
      async function readAll(): Promise<void> {
        for (const until = performance.now() + 3_000; performance.now() < until; await wait(10)) {
          const before = [...acknowledged]
          for (const [table, id] of (await reader.read()) ?? [])
            if (table === 'users' && id !== null) heard.push(id)
          const known = new Set(heard)
          expect(before.filter((id) => !known.has(id))).toEqual([])
        }
      }
      const writing = Array.from({ length: 6 }, write)
      await readAll().finally(() => {
        isOver = true
      })
      await Promise.all(writing)
      for (const [, id] of (await reader.read()) ?? []) if (id !== null) heard.push(id)
      expect(heard.toSorted()).toEqual([...acknowledged].toSorted())
      expect(heard.length).toBeGreaterThan(10)
    })

    it('reports writes for which ordinary triggers do not fire, as in logical replication', async () => {
      for (const statement of [PRODUCT, 'UPDATE products SET price = 3', 'DELETE FROM products']) {
        await operator(`
          SET session_replication_role = replica; SET search_path = ''; SET search_path = public;
          ${statement}`)
        expect(await reader.read()).toEqual([['products', null]])
      }
    })

    it('deletes announcements once they are old', async () => {
      const deleting = new ChangeReader({ connectionString: url }, 0)
      const left = () => deleting.read().then(announced)
      await left()
      const late = await session()
      await late.query(`BEGIN; ${PRODUCT}`)
      await operator(PRODUCT)
      // as restored from a server that has run for longer
      await operator(`INSERT INTO changes VALUES ('9000000000', 'posts')`)
      await expect.poll(left).toBe(1)
      await late.query('COMMIT')
      await expect.poll(left, LONG).toBe(0)
      deleting.disconnect()
    })
  })

  it('works again after the trigger repair in PRODUCTION.md', async () => {
    await operator('ALTER TABLE products DISABLE TRIGGER USER; ALTER TABLE products ENABLE TRIGGER USER')
    await operator('ALTER TABLE sessions DISABLE TRIGGER USER')
    await expect(reader.read()).rejects.toThrow('triggers')
    const [, typed = ''] = /^sql "(DO .*?)"$/ms.exec(await readFile('PRODUCTION.md', 'utf8')) ?? []
    await operator(typed.replaceAll('\\$', '$'))
    await reader.read()
    const { rows: off } = await (await session()).query(`SELECT FROM pg_trigger WHERE tgenabled = 'D'`)
    expect(off).toEqual([])
    await operator(`SET session_replication_role = replica; ${PRODUCT}`)
    expect(await reader.read()).toEqual([['products', null]])
  })

  it('a replica of 8.0.0 is notified by other writers, and by reads of the service', async () => {
    const notified: string[] = []
    const replica = await session()
    replica.on('notification', ({ payload }) => notified.push(String(payload)))
    await replica.query('LISTEN cms_changes')
    const heard = () => replica.query('SELECT').then(() => notified.splice(0))
    await operator(`BEGIN; ${PRODUCT}; ${PRODUCT}; COMMIT`)
    expect(await heard()).toEqual(['products'])
    await reader.read()
    await heard()
    await operator(`SET application_name = 'cms-api service'; ${PRODUCT}; ${USER}; DELETE FROM users`)
    expect(await heard()).toEqual([])
    await reader.read()
    expect((await heard()).toSorted()).toEqual(['products', 'users', expect.stringMatching(/^users \d+$/)])
    await operator(`${USER}; DELETE FROM users`)
    expect((await heard()).toSorted()).toEqual(['users', expect.stringMatching(/^users \d+$/)])
    await reader.read()
    await heard()
    await reader.read()
    expect(await heard()).toEqual([])
    await operator('TRUNCATE changes')
    await reader.read()
    expect(await heard()).toEqual(expect.arrayContaining(['posts', 'products', 'users']))
  })

  describe('a read that may miss changes', () => {
    it.each([
      [
        'a trigger was disabled for a moment',
        'ALTER TABLE products DISABLE TRIGGER products_announce_table',
        LATER,
      ],
      ['a table was rewritten', 'ALTER TABLE products ALTER name TYPE text USING upper(name)', 'SELECT'],
      ['the announcements were truncated', 'SELECT', 'TRUNCATE changes'],
    ])('reports a gap: %s', async (_, first, then) => {
      await operator(`BEGIN; ${first}; ${then}; COMMIT`)
      expect(await reader.read()).toBeUndefined()
      expect(await reader.read()).toEqual([])
    })

    it.each([
      ['a trigger that does not fire', 'ALTER TABLE posts DISABLE TRIGGER posts_announce_update'],
      ['a trigger of the audit trail that is off', 'ALTER TABLE posts DISABLE TRIGGER posts_record_update'],
      ['a trigger that does not always fire', 'ALTER TABLE posts ENABLE TRIGGER posts_announce_update'],
      ['a table without triggers', 'DROP TABLE posts'],
      ['a schema that was dropped for a restore', 'DROP SCHEMA public CASCADE'],
    ])('fails: %s', async (_, statement) => {
      await operator(statement)
      await expect(reader.read()).rejects.toThrow()
    })
  })
}
