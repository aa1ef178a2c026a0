import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from '../../src/database/embedded/embedded.ts'
import { FolderLockedError } from '../../src/database/embedded/folder-lock.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { useApp } from '../support/use-app.ts'

/** Creates a file `begun` in the folder of the database, and ends once a file `go` exists. */
const WAIT = `
  DO $$ BEGIN
    COPY (SELECT) TO '/pglite/data/begun';
    FOR turn IN 1..1000 LOOP
      IF (pg_stat_file('go', true)).size IS NOT NULL THEN RETURN; END IF;
      PERFORM pg_sleep(0.01);
    END LOOP;
    RAISE 'nobody did anything meanwhile';
  END $$`
const file = (dataDir: string, name: string) => join(dataDir, 'pglite', name)
const begun = (dataDir: string) => expect.poll(() => existsSync(file(dataDir, 'begun'))).toBe(true)
const letGo = (dataDir: string) => writeFile(file(dataDir, 'go'), '')

const hash = (value: unknown) => createHash('md5').update(String(value)).digest('hex')

describe('a service whose embedded database runs a long statement', () => {
  const app = useApp({ settings: { databaseUrl: undefined } })

  it('serves requests that need no database meanwhile, and the others afterwards', async () => {
    const { dataDir } = app.settings
    const statement = app.context.database.prisma.$executeRawUnsafe(WAIT).then(() => 'done')
    await begun(dataDir)
    const products = app.request('GET', '/api/products')
    expect((await app.request('GET', '/health/live')).status).toBe(200)
    expect((await app.request('GET', '/openapi.json')).status).toBe(200)
    await letGo(dataDir)
    expect(await statement).toBe('done')
    expect((await products).status).toBe(200)
  })
})

describe('the thread of the embedded database', () => {
  let copy: TestDatabase
  let dataDir: string
  let database: EmbeddedDatabase

  beforeAll(async () => {
    copy = await createTestDatabase()
    dataDir = copy.settings.dataDir
  })
  beforeEach(async () => {
    database = await openEmbedded(dataDir, () => {})
  })
  afterEach(async () => {
    await database.close()
    for (const name of ['begun', 'go']) await rm(file(dataDir, name), { force: true })
  })
  afterAll(() => copy.drop())

  it('finishes its running statement before it closes, and keeps its folder locked until then', async () => {
    const order: string[] = []
    const statement = database.pool.query(WAIT).then(() => order.push('statement'))
    await begun(dataDir)
    const closed = database.close().then(() => order.push('closed'))
    await expect(openEmbedded(dataDir, () => {})).rejects.toThrow(FolderLockedError)
    await letGo(dataDir)
    await Promise.all([statement, closed])
    expect(order).toEqual(['statement', 'closed'])
    const again = await openEmbedded(dataDir, () => {})
    await again.close()
  })

  it('resets its session when a connection breaks off', async () => {
    const client = await database.pool.connect()
    client.on('error', () => {})
    await client.query('BEGIN')
    const cut = client.query(WAIT).catch((error) => String(error))
    await begun(dataDir)
    client.release(new Error('cut'))
    const next = database.pool.query('SELECT now() = statement_timestamp() AS fresh')
    await letGo(dataDir)
    expect((await next).rows).toEqual([{ fresh: true }])
    expect(await cut).toContain('Connection terminated')
  })

  it('transfers large values in both directions, and leaves the sender’s unchanged', async () => {
    const sent = randomBytes(5_000_000)
    const copy = Buffer.from(sent)
    for (let turn = 0; turn < 3; turn++) {
      const { rows } = await database.pool.query('SELECT $1::bytea AS bytes', [sent])
      expect(copy.equals(rows[0].bytes)).toBe(true)
    }
    expect(copy.equals(sent)).toBe(true)
    const { rows } = await database.pool.query('SELECT n, md5(n::text) FROM generate_series(1, 200000) AS n')
    expect(rows).toHaveLength(200_000)
    expect(rows.filter(({ n, md5 }) => md5 !== hash(n))).toEqual([])
  })
})
