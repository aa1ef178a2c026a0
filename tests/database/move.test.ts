import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { moveData } from '../../src/database/backup/move.ts'
import { type EmbeddedDatabase, openEmbedded } from '../../src/database/embedded/embedded.ts'
import { applyMigrations } from '../../src/database/migrations/migrate.ts'
import { fillList, goodRequest, referable, send } from '../contract/requests.ts'
import { startApp } from '../support/app.ts'
import { documentedOperation, documentedOperations } from '../support/contract-document.ts'
import { createTestDatabase, embeddedIn, type TestDatabase } from '../support/database.ts'
import { versioned } from '../support/resources.ts'
import { addWebhook, queueEvents } from '../support/webhooks.ts'

/** Values that a careless copy would change. */
const ODD = `
  CREATE TABLE odd (
    id bigint GENERATED ALWAYS AS IDENTITY, exact numeric, bytes bytea, tree jsonb, text json, at timestamptz,
    list text[], status post_status, twice int GENERATED ALWAYS AS (2) STORED, near float8, "two words" date
  )`
const ODD_ROWS = `
  INSERT INTO odd (exact, bytes, tree, text, at, list, status, near, "two words") VALUES
    (12345678901234567890.1234567890, '\\x00ff5c', '{"n": 12345678901234567890.5}', '{"a" : 1,  "a" : 2}',
      '2026-03-01 12:00:00.123456+05:30', ARRAY['a', NULL, '', 'b,"c\\', E'\\n'],
      'draft', 0.1::float8 + 0.2, 'infinity'),
    ('NaN', '', 'null', '"ä\\u0041🍵"', '-infinity', '{}', NULL, 'Infinity', '0044-03-15 BC'),
    (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)`

/** A service has none when it is closed. */
const LEASE = `INSERT INTO leases VALUES ('variants', gen_random_uuid(), now())`
/** A running service ends them. */
const REPLAY = 'INSERT INTO webhook_replays SELECT id, now(), true, 1, 1, 1 FROM webhooks'

/** The condition on `pg_class` for the tables of the service, without unlogged ones. */
const TABLES = `relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace
  AND relname <> '_prisma_migrations'`

const copies: TestDatabase[] = []
const opened: EmbeddedDatabase[] = []
let source: pg.PoolClient
let target: pg.PoolClient

beforeAll(async () => {
  source = await open(await filled())
  await source.query(ODD)
  await source.query(ODD_ROWS)
  await source.query(LEASE)
  await source.query(REPLAY)
  target = await open(await copy())
  await target.query(ODD)
}, 120_000)
afterAll(async () => {
  source.release()
  target.release()
  for (const database of opened) await database.close()
  for (const database of copies) await database.drop()
})
beforeEach(async () => {
  await target.query(`DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT relname FROM pg_class WHERE ${TABLES} LOOP
      EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', name);
      EXECUTE format('TRUNCATE %I RESTART IDENTITY CASCADE', name);
      EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', name);
    END LOOP; END $$`)
})

async function copy(): Promise<string> {
  const database = await createTestDatabase()
  copies.push(database)
  return database.settings.dataDir
}

async function open(dataDir: string): Promise<pg.PoolClient> {
  const database = await openEmbedded(dataDir, () => {})
  opened.push(database)
  await applyMigrations(database.pool, { info: () => {}, warn: () => {}, error: () => {} })
  return database.pool.connect()
}

/** The folder of a database that a service has filled. */
async function filled(): Promise<string> {
  const dataDir = await copy()
  const app = await startApp({ database: embeddedIn(dataDir) })
  const { token } = app.users.admin
  for (let count = 0; count < 450; count++) {
    const json = { name: `Mug ${count} „ß🍵"\\`, price: count }
    await app.call('createProduct', { token, json, headers: { 'idempotency-key': `key-${count}` } })
  }
  const product = { name: 'Mug', price: 1 }
  const { headers } = await app.request('POST', '/api/products', { token, json: product })
  const change = { token, json: { price: 2 }, headers: { 'if-match': '*' } }
  await app.request('PATCH', String(headers.location), change)
  const post = { title: 'Hello', body: '<p>First</p>', tags: ['a', 'b'], status: 'published' }
  await app.call('createPost', { token, json: post })
  await app.issueKey({ scopes: ['products:read'] })
  const now = app.clock.now()
  await app.prisma.importRun.create({
    data: {
      ...{ resource: 'posts', fingerprint: new Uint8Array(32), path: '-', createdAt: now },
      refusals: { create: { line: 1, errors: [{ path: '/title' }] } },
    },
  })
  for (const { path } of documentedOperations) await fillList(app, path, 1, app.users.admin)
  for (const { operations, references } of versioned)
    for (const [field, { to, join }] of Object.entries(references)) {
      if (!operations.create || !join) continue
      const request = await goodRequest(app, documentedOperation(operations.create))
      const json = { ...Object(request.options.json), [field]: [await referable(app, to, { token })] }
      await send(app, request, { json })
    }
  // nobody sends what is paused
  const webhook = await addWebhook(app, 'https://shop.example/', { status: 'paused' })
  const [eventId = ''] = await queueEvents(app, webhook.id)
  const attempts = { create: { attemptedAt: app.clock.now(), duration: 1 } }
  const { id } = await app.prisma.webhookDelivery.findFirstOrThrow({ where: { eventId } })
  await app.prisma.webhookDelivery.update({ where: { id }, data: { log: attempts } })
  await app.prisma.preview.create({
    data: {
      ...{ tokenHash: Buffer.from('token'), resourceType: 'post', resourceId: '1' },
      ...{ createdAt: app.clock.now(), expiresAt: app.clock.now() },
    },
  })
  await app.prisma.webhookState.create({ data: { webhookId: webhook.id } })
  await app.close()
  return dataDir
}

/** Every row of every table as text, sorted. */
async function content(client: pg.PoolClient): Promise<Record<string, string[]>> {
  const tables = await client.query<{ name: string; read: string }>(`
    SELECT relname AS name, format('SELECT t::text AS row FROM %I t ORDER BY 1', relname) AS read
    FROM pg_class WHERE ${TABLES}`)
  const found: Record<string, string[]> = {}
  for (const { name, read } of tables.rows) {
    const { rows } = await client.query<{ row: string }>(read)
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

const isEmpty = async () => Object.values(await content(target)).every((rows) => rows.length === 0)

/** Changes a database until the end of the test. */
async function change(client: pg.PoolClient, statement: string, undo: string): Promise<void> {
  onTestFinished(async () => {
    await client.query(undo)
  })
  await client.query(statement)
}

describe('a move', { timeout: 60_000 }, () => {
  it('copies every row of every table unchanged, and fires no triggers', async () => {
    const moved = await moveData(source, target)
    const there = await content(source)
    expect(await content(target)).toEqual(there)
    const counts = Object.entries(there).map(([name, { length }]) => ({ name, rows: length }))
    expect(new Set(moved)).toEqual(new Set(counts))
    expect(Object.keys(there)).toEqual(
      expect.arrayContaining(['users', 'sessions', 'refresh_tokens', 'api_keys', 'odd', 'audit_entries']),
    )
    expect(Object.keys(there).filter((name) => there[name]?.length === 0)).toEqual([])
  })

  it('leaves each trigger enabled as in the source', async () => {
    await moveData(source, target)
    const triggers = 'SELECT tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1'
    expect((await target.query(triggers)).rows).toEqual((await source.query(triggers)).rows)
  })

  it('continues the ids, and triggers fire again', async () => {
    const { rows: deleted } = await source.query(
      'DELETE FROM products WHERE id = (SELECT max(id) FROM products) RETURNING id',
    )
    await moveData(source, target)
    const insert = `
      INSERT INTO products (name, price, search_text, last_change, created_at, updated_at)
      SELECT name, price, search_text, last_change, created_at, updated_at FROM products ORDER BY id LIMIT 1
      RETURNING id`
    const trail = async () => (await target.query('SELECT count(*)::int AS n FROM audit_entries')).rows[0].n
    const before = await trail()
    const { rows } = await target.query(insert)
    expect(rows).toEqual([{ id: deleted[0].id + 1 }])
    expect(await trail()).toBe(before + 1)
    await expect(target.query('DELETE FROM audit_entries')).rejects.toThrow('is not changed')
  })

  it('is refused if the target has a single row', async () => {
    await target.query('INSERT INTO odd DEFAULT VALUES')
    await expect(moveData(source, target)).rejects.toThrow('is not empty (odd has rows, 1 of them)')
    expect((await content(target)).users).toEqual([])
  })

  it('moves nothing when the last row cannot be stored', async () => {
    const never = 'CONSTRAINT never'
    await change(
      target,
      `ALTER TABLE sessions ADD ${never} CHECK (user_id < 0)`,
      `ALTER TABLE sessions DROP ${never}`,
    )
    await expect(moveData(source, target)).rejects.toThrow('never')
    expect(await isEmpty()).toBe(true)
    const id = await target.query("SELECT nextval('users_id_seq')::int AS id")
    expect(id.rows).toEqual([{ id: 1 }])
  })

  it.each([
    ['a row is not stored', 'ON INSERT TO odd WHERE NEW.id = 2 DO INSTEAD NOTHING'],
    [
      'a value is stored differently',
      "ON INSERT TO odd DO ALSO UPDATE odd SET near = 1 WHERE near = 'Infinity'",
    ],
  ])('moves nothing when %s', async (_, rule) => {
    await change(target, `CREATE RULE faulty AS ${rule}`, 'DROP RULE faulty ON odd')
    await expect(moveData(source, target)).rejects.toThrow('the copy of odd is not the same')
    expect(await isEmpty()).toBe(true)
  })

  it.each([
    ['the source', () => source],
    ['the target', () => target],
  ])('moves nothing when only %s has a table', async (_, side) => {
    await change(side(), 'CREATE TABLE news (id int)', 'DROP TABLE news')
    await expect(moveData(source, target)).rejects.toThrow('has another table news')
    expect(await isEmpty()).toBe(true)
  })
})
