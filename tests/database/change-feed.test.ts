import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { moveEmbedded } from '../../src/database/backup/move.ts'
import { silent } from '../bulk/world.ts'
import { type StartedApp, startApp, type TestApp } from '../support/app.ts'
import {
  createDataDir,
  createEmptyDatabase,
  createTestDatabase,
  embeddedIn,
  type TestDatabase,
} from '../support/database.ts'
import { settled } from '../support/feed.ts'
import { outcome } from '../support/outcome.ts'
import { recordsOf } from '../support/pages.ts'
import { written } from '../support/rows.ts'

const INSERT = `INSERT INTO products (name, price, last_change, search_text, created_at, updated_at)
  VALUES ('Mug', 1, '${JSON.stringify(written().lastChange)}', '', now(), now()) RETURNING id`

function poll(app: TestApp, since?: string) {
  const query = { limit: 100, ...(since !== undefined && { since }) }
  return app.request('GET', '/api/changes', { ...app.as('editor'), query })
}

async function read(app: TestApp, since?: string) {
  const response = await poll(app, since)
  const ids = recordsOf(response).map(({ resourceId }) => Number(resourceId))
  return { ids, cursor: response.headers['x-next-cursor'] ?? '' }
}

async function mug(app: TestApp): Promise<number> {
  const json = { name: 'Mug', price: 1 }
  return (await app.call('createProduct', { ...app.as('editor'), json })).data.id
}

// needs a server with several connections
if (inject('testDatabase').kind === 'postgresql') {
  describe('the feed of changes', () => {
    let database: TestDatabase
    let app: StartedApp
    beforeAll(async () => {
      database = await createTestDatabase()
      app = await startApp({ database })
    })
    afterAll(async () => {
      await app.close()
      await database.drop()
    })

    async function session() {
      const client = new pg.Client({ connectionString: database.settings.databaseUrl })
      await client.connect()
      onTestFinished(() => client.end())
      const insert = async () => Number((await client.query(INSERT)).rows[0].id)
      return { insert, run: (statement: string) => client.query(statement) }
    }

    it('returns changes that are committed late, and none twice', async () => {
      await settled(app)
      const { cursor } = await read(app)
      const [first, second] = [await session(), await session()]
      await first.run('BEGIN')
      const early = await first.insert()
      await second.run('BEGIN')
      const late = await second.insert()
      await second.run('COMMIT')
      const before = await read(app, cursor)
      const begun = await read(app)
      const alone = await mug(app)
      await first.run('COMMIT')
      await settled(app)
      const after = await read(app, before.cursor)
      expect([...before.ids, ...after.ids]).toEqual([early, late, alone])
      // a client that started meanwhile sees the later change in its full lists or in the feed
      expect((await read(app, begun.cursor)).ids).toEqual([early, late, alone])
      expect((await read(app, after.cursor)).ids).toEqual([])
    })

    it('omits changes that are rolled back, and includes those that savepoints keep', async () => {
      await settled(app)
      const { cursor } = await read(app)
      const { insert, run } = await session()
      await run('BEGIN')
      const kept = await insert()
      await run('SAVEPOINT one')
      await insert()
      await run('ROLLBACK TO one')
      await run('SAVEPOINT two')
      const inside = await insert()
      await run('COMMIT')
      await run('BEGIN')
      await insert()
      await run('ROLLBACK')
      await settled(app)
      expect((await read(app, cursor)).ids).toEqual([kept, inside])
    })

    it('returns every change once while many clients write and one reads', {
      timeout: 60_000,
    }, async () => {
      await settled(app)
      let { cursor } = await read(app)
      const made: number[] = []
      const told: number[] = []
      const writers = Array.from({ length: 6 }, async (_, index) => {
        const { insert, run } = await session()
        for (let count = 0; count < 15; count++) {
          await run('BEGIN')
          const ids = [await insert(), await insert()]
          await run(`SELECT pg_sleep(${((index * 7 + count) % 5) / 200})`)
          const isKept = count % 4 > 0
          await run(isKept ? 'COMMIT' : 'ROLLBACK')
          if (isKept) made.push(...ids)
        }
      })
      let isOver = false
      const writing = Promise.all(writers).finally(() => {
        isOver = true
      })
      const readPage = async () => {
        const page = await read(app, cursor)
        told.push(...page.ids)
        cursor = page.cursor
        return page.ids.length
      }
      while (!isOver) await readPage()
      await writing
      await settled(app)
      // a transaction in another database of the server may have held back more than a page
      while ((await readPage()) > 0);
      const byId = (a: number, b: number) => a - b
      expect(told.sort(byId)).toEqual(made.sort(byId))
    })

    it('starts again in a database that the service was moved to', { timeout: 60_000 }, async () => {
      const dataDir = await createDataDir()
      const before = await startApp({ database: embeddedIn(dataDir) })
      for (let count = 0; count < 3; count++) await mug(before)
      const { cursor } = await read(before)
      await before.close()
      const { url, drop } = await createEmptyDatabase()
      onTestFinished(drop)
      await moveEmbedded({ dataDir, defaultCurrency: 'USD' }, url, silent)
      const after = await startApp({
        database: { settings: { databaseUrl: url, dataDir }, drop: async () => {} },
      })
      onTestFinished(after.close)
      expect(outcome(await poll(after, cursor))).toBe('410 cursor_expired')
      await settled(after)
      const here = await read(after)
      // rows that were moved are never returned
      await after.prisma.$executeRaw`
      INSERT INTO feed_entries SELECT origin - 1, xid, 100 + id, created_at, resource_type, resource_id
      FROM feed_entries`
      const id = await mug(after)
      await settled(after)
      expect((await read(after, here.cursor)).ids).toEqual([id])
    })

    it('reads a page by the index, even among many changes', async () => {
      await app.prisma.$executeRaw`
      INSERT INTO feed_entries (origin, xid, id, created_at, resource_type, resource_id, status_after)
      SELECT database_origin(), n / 10 + 1, n, now(), 'product', n::text, ''
      FROM generate_series(1, 20000) AS n`
      await app.prisma.$executeRaw`ANALYZE feed_entries`
      const plan = await app.prisma.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF)
      SELECT * FROM feed_entries WHERE origin = (SELECT database_origin())
        AND xid < (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint)
        AND (xid, id) > (100, 1005) ORDER BY xid, id LIMIT 1000`
      const text = plan.map((row) => row['QUERY PLAN']).join('\n')
      expect(text).toContain('Index Scan using feed_entries_pkey')
      expect(text).not.toMatch(/Sort|Rows Removed/)
    })
  })
}

describe('a data folder restored from a copy', { timeout: 60_000 }, () => {
  it('refuses cursors of lost changes, even after as many new ones', async () => {
    const dataDir = await createDataDir()
    const copy = join(await createDataDir(), 'copy')
    const database = embeddedIn(dataDir)
    const first = await startApp({ database })
    await mug(first)
    const { cursor: kept } = await read(first)
    await first.close()
    cpSync(dataDir, copy, { recursive: true })
    const second = await startApp({ database })
    const lost = await mug(second)
    expect((await read(second, kept)).ids).toEqual([lost])
    const { cursor } = await read(second)
    await second.close()
    rmSync(dataDir, { recursive: true })
    cpSync(copy, dataDir, { recursive: true })
    const clock = first.clock
    clock.advance(1)
    const third = await startApp({ database, clock })
    onTestFinished(third.close)
    expect(outcome(await poll(third, cursor))).toBe('410 cursor_expired')
    const ids = [await mug(third), await mug(third)]
    expect(ids[0]).toBe(lost)
    expect(outcome(await poll(third, cursor))).toBe('410 cursor_expired')
    expect((await read(third, kept)).ids).toEqual(ids)
  })
})
