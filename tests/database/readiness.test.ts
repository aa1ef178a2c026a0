import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { type StartedApp, startApp, type TestApp } from '../support/app.ts'
import { createTestDatabase, embeddedIn } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { spoil } from './support/spoil.ts'

const get = async (app: Pick<StartedApp, 'request'>, path: string) => outcome(await app.request('GET', path))

type Parameter = 'default_transaction_read_only' | 'role' | 'search_path'

/** Applies to all sessions: to new ones of a server, and to the only one if embedded. */
async function setForAll({ prisma, context }: TestApp, name: Parameter, value: string): Promise<void> {
  await prisma.$executeRawUnsafe(`RESET ${name}`)
  await prisma.$executeRaw`SET default_transaction_read_only = off`
  await prisma.$executeRaw`SET role = none`
  if (context.database.kind === 'postgresql') {
    const [row] = await prisma.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`
    await prisma.$executeRawUnsafe(`ALTER DATABASE ${row?.name} SET ${name} = ${value}`)
    await prisma.$queryRaw`
      SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'cms-api service' AND pid <> pg_backend_pid()`
  }
  await prisma.$executeRawUnsafe(`SET ${name} = ${value}`)
}

const setReadOnly = (app: TestApp, value: 'on' | 'off') =>
  setForAll(app, 'default_transaction_read_only', value)

describe('a service whose database is read-only', () => {
  // one session for all requests
  const app = useApp({ settings: { databasePoolSize: 1 } })
  const json = { name: 'Mug', price: 1 }
  const create = async () =>
    outcome(await app.request('POST', '/api/products', { ...app.as('editor'), json }))

  it('is not ready until the database accepts writes again', async () => {
    onTestFinished(() => setReadOnly(app, 'off'))
    expect(await get(app, '/health/ready')).toBe('200')
    await setReadOnly(app, 'on')
    expect(await create()).toBe('503 unavailable')
    expect(await get(app, '/health/ready')).toBe('503 unavailable')
    expect(await get(app, '/health/live')).toBe('200')
    await setReadOnly(app, 'off')
    expect(await get(app, '/health/ready')).toBe('200')
    expect(await create()).toBe('201')
  })

  it('stays ready when another replica changes a table', async () => {
    expect(await get(app, '/health/ready')).toBe('200')
    await app.prisma.$executeRaw`ALTER TABLE import_refusals RENAME TO import_refusals_of_old`
    expect(await get(app, '/health/ready')).toBe('200')
    expect(await get(app, '/health/ready')).toBe('200')
    await app.prisma.$executeRaw`ALTER TABLE import_refusals_of_old RENAME TO import_refusals`
    expect(await get(app, '/health/ready')).toBe('200')
  })
})

describe('a service whose role finds the database, but not its tables', () => {
  const app = useApp({ settings: { databasePoolSize: 1 } })

  it.each([
    ['may not read them', 'role', 'pg_monitor', 'none'],
    ['has another search_path', 'search_path', 'pg_temp', 'public'],
  ] as const)('is not ready until they are back (%s)', async (_, name, wrong, right) => {
    onTestFinished(() => setForAll(app, name, right))
    expect(await get(app, '/health/ready')).toBe('200')
    await setForAll(app, name, wrong)
    // the first failure discards the statement that was generated before
    await get(app, '/health/ready')
    expect(await get(app, '/health/ready')).toBe('503 unavailable')
    expect(await get(app, '/health/ready')).toBe('503 unavailable')
    await setForAll(app, name, right)
    expect(await get(app, '/health/ready')).toBe('200')
  })
})

describe('a service with a damaged table', { timeout: 60_000 }, () => {
  it.each([
    ['the table', 'products'],
    ['the index of its key', 'products_pkey'],
  ])('is not ready, even if it can do other work (%s)', async (_, relation) => {
    const database = await createTestDatabase()
    onTestFinished(database.drop)
    const { dataDir } = database.settings
    const start = () => startApp({ database: embeddedIn(dataDir) })
    const before = await start()
    const { token } = before.users.admin
    await before.call('createProduct', { token, json: { name: 'Mug', price: 1 } })
    expect(await get(before, '/health/ready')).toBe('200')
    await before.close()
    await damage(dataDir, relation)

    const app = await start()
    onTestFinished(app.close)
    expect(await get(app, '/api/products')).toBe('500 internal_error')
    expect(await get(app, '/health/ready')).toBe('503 unavailable')
    expect(await get(app, '/health/live')).toBe('200')
    expect(JSON.stringify(app.log)).toContain('invalid page in block 0 of relation')
  })
})

/** Overwrites the file of a table or an index. */
async function damage(dataDir: string, relation: string): Promise<void> {
  const database = await openEmbedded(dataDir, () => {})
  const { rows } = await database.pool.query(
    'SELECT pg_relation_filepath($1) AS path, pg_relation_size($1)::int AS size',
    [relation],
  )
  await database.close()
  await spoil(join(dataDir, 'pglite', rows[0].path), 0, rows[0].size)
}

if (inject('testDatabase').kind === 'embedded') {
  it('a probe writes nothing while the disk has room', async () => {
    const app = await startApp()
    onTestFinished(app.close)
    const written = async () => {
      const [row] = await app.prisma.$queryRaw<
        [{ at: string }]
      >`SELECT pg_current_wal_insert_lsn()::text AS at`
      return row.at
    }
    const probe = async () => {
      const before = await written()
      expect(await get(app, '/health/ready')).toBe('200')
      return (await written()) === before
    }
    // beside a probe, the service may write something of its own, but not beside each
    await expect.poll(probe).toBe(true)
  })
}

if (inject('testDatabase').kind === 'postgresql') {
  it('a service is ready while a table is locked', async () => {
    const app = await startApp()
    onTestFinished(app.close)
    const held = app.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE products IN ACCESS EXCLUSIVE MODE`
      return get(app, '/health/ready')
    })
    expect(await held).toBe('200')
  })
}
