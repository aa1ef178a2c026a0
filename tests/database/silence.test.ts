import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../src/database/database.ts'
import { isUnavailable } from '../../src/database/errors.ts'
import { openPool } from '../../src/database/postgres/pool.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { createFreezingProxy, type FreezingProxy } from '../support/freezing-proxy.ts'

/** In milliseconds. */
const LIMIT = 300
const SIZE = 4

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('a ping succeeds while the database responds', async () => {
  const database = await openDatabase({ ...test.settings, databasePoolSize: 1 }, pino({ level: 'silent' }))
  await expect(database.ping()).resolves.toBeUndefined()
  await database.close()
})

if (inject('testDatabase').kind === 'postgresql') {
  describe('connections whose server is silent', () => {
    let proxy: FreezingProxy
    let pool: pg.Pool

    beforeEach(async () => {
      proxy = await createFreezingProxy(test.settings.databaseUrl ?? '')
      pool = openPool({ connectionString: proxy.url, max: SIZE }, { limit: LIMIT })
      pool.on('error', () => {})
      await allBusy()
    })
    afterEach(async () => {
      await proxy.close()
      await pool.end()
    })

    const pids = async () => (await pool.query('SELECT pg_backend_pid() AS pid')).rows
    const allBusy = () => Promise.all(Array.from({ length: SIZE }, () => pool.query('SELECT pg_sleep(0.05)')))

    it('are closed when a statement gets no response, and the next one gets a new connection', async () => {
      proxy.freeze()
      const reason = await pids().catch((error: unknown) => error)
      expect(isUnavailable(reason)).toBe(true)
      // the other connections were idle before: each of them would fail, too, if it were used
      const answers = await Promise.all(Array.from({ length: SIZE }, pids))
      expect(answers.flat()).toHaveLength(SIZE)
    })

    it('are closed in the middle of a transaction, and leave the pool', async () => {
      const client = await pool.connect()
      await client.query('BEGIN')
      proxy.freeze()
      await expect(client.query('SELECT 1')).rejects.toThrow('Connection terminated')
      await expect(client.query('ROLLBACK')).rejects.toThrow('not queryable')
      client.release()
      expect(await pids()).toHaveLength(1)
    })

    it('stay open during a long statement within the limit', async () => {
      const before = await pool.query('SELECT pg_backend_pid() AS pid, pg_sleep(0.1)')
      const known = new Set([before.rows[0].pid])
      await pool.query('SELECT pg_sleep(0.1)')
      expect(known).toContain((await pids())[0].pid)
    })
  })

  it('a ping fails soon if the database does not respond', async () => {
    const proxy = await createFreezingProxy(test.settings.databaseUrl ?? '')
    const log = pino({ level: 'silent' })
    const database = await openDatabase({ databaseUrl: proxy.url, databasePoolSize: 1, dataDir: '' }, log)
    await database.ping()
    proxy.freeze()
    await expect(database.ping()).rejects.toThrow('the database does not answer')
    await proxy.close()
    await database.close()
  })
}
