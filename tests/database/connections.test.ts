import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { PrismaClient } from '../../generated/prisma/client.ts'
import { OperatorError, UnavailableError } from '../../src/config/operator-error.ts'
import { type Database, openDatabase } from '../../src/database/database.ts'
import { errorClass, isTransactionConflict, isUnavailable } from '../../src/database/errors.ts'
import { openPool } from '../../src/database/postgres/pool.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/database.ts'
import { createGate } from '../support/gate.ts'
import { listen } from '../support/ports.ts'
import { written } from '../support/rows.ts'
import { administer } from '../support/server-database.ts'

const warnings: string[] = []
const details: object[] = []
const log = {
  info: () => {},
  warn(fields: object, message: string) {
    details.push(fields)
    warnings.push(message)
  },
  error: () => {},
}

describe('a server that cannot be reached', () => {
  it('fails the start as unavailable', async () => {
    const settings = { databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', databasePoolSize: 1, dataDir: '' }
    const error = await openDatabase(settings, log).catch((reason) => reason)
    expect(error).toBeInstanceOf(UnavailableError)
    expect(isUnavailable(error.cause)).toBe(true)
    expect(String(error)).toContain('ECONNREFUSED')
  })

  it('is away, too, if its Unix socket is missing, which PostgreSQL removes when it stops', async () => {
    const connectionString = `postgresql:///none?host=${tmpdir()}/nowhere`
    const settings = { databaseUrl: connectionString, databasePoolSize: 1, dataDir: '' }
    await expect(openDatabase(settings, log)).rejects.toBeInstanceOf(UnavailableError)
    const pool = openPool({ connectionString, max: 1 })
    const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' })
    const reads = [prisma.product.count(), prisma.$queryRaw`SELECT`, prisma.$transaction(async () => {})]
    for (const read of await Promise.allSettled(reads))
      expect(read.status === 'rejected' && isUnavailable(read.reason)).toBe(true)
    await pool.end()
  })

  it('counts as a failed connection, or as a failed wait for one', async () => {
    const silent = createServer((socket) => void socket.on('error', () => {}))
    onTestFinished(() => void silent.close())
    const options = { host: '127.0.0.1', max: 1, connectionTimeoutMillis: 50 }
    const pool = openPool({ ...options, port: await listen(silent) })
    const classes: string[] = []
    const onConnection = (_: number, error: unknown) => void classes.push(errorClass(error))
    pool.observe({ onConnection })
    await Promise.allSettled([pool.connect(), pool.connect()])
    expect(classes.sort()).toEqual(['connection', 'wait'])
    await pool.end()
  })
})

// Needs a server with several connections.
if (inject('testDatabase').kind === 'postgresql') {
  let test: TestDatabase
  let database: Database
  let admin: pg.Client

  beforeAll(async () => {
    test = await createTestDatabase()
    database = await openDatabase({ ...test.settings, databasePoolSize: 2 }, log)
    admin = new pg.Client({ connectionString: test.settings.databaseUrl })
    await admin.connect()
  })

  afterAll(async () => {
    await admin.end()
    await database.close()
    await test.drop()
  })

  /** Terminates the connections of the database under test; resolves when they are closed. */
  const cut = async () => {
    const own = "application_name = 'cms-api' AND datname = current_database()"
    await admin.query(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE ${own}`)
  }

  it('a role that may no longer sign in makes the database unavailable, which is no bug', async () => {
    const url = Object.assign(new URL(test.settings.databaseUrl ?? ''), { username: 'nobody' })
    const pool = openPool({ connectionString: url.href, max: 1 })
    const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' })
    const works = [
      pool.query('SELECT'),
      prisma.product.count(),
      prisma.$queryRaw`SELECT`,
      prisma.$transaction(async () => {}),
    ]
    for (const work of await Promise.allSettled(works))
      expect(work.status === 'rejected' && isUnavailable(work.reason)).toBe(true)
    await pool.end()
  })

  it('is said to be read-only at the start, once', async () => {
    const served = await createEmptyDatabase()
    onTestFinished(served.drop)
    const settings = { databaseUrl: served.url, databasePoolSize: 1, dataDir: '' }
    await (await openDatabase(settings, log)).close()
    await administer(served.url, `ALTER DATABASE ${served.name} SET default_transaction_read_only = on`)
    warnings.length = 0
    await (await openDatabase(settings, log)).close()
    expect(warnings).toEqual(['the database is read-only, as a standby is: nothing can be written'])
  })

  describe('a start that the database refuses', () => {
    /** The message of a failed start after these statements, as this user; with its exit code unless 2. */
    async function refusal(statements: string, user?: string, suffix = ''): Promise<string> {
      const empty = await createEmptyDatabase()
      onTestFinished(empty.drop)
      const url = new URL(empty.url)
      await administer(url.href, statements.replace('NAME', empty.name))
      if (user !== undefined) url.username = user
      url.pathname += suffix
      const settings = { databaseUrl: url.href, databasePoolSize: 1, dataDir: '' }
      const error = await openDatabase(settings, log).catch((reason) => reason)
      expect(error).toBeInstanceOf(OperatorError)
      return error.exitCode === 2 ? error.message : `${error.exitCode} ${error.message}`
    }

    it('reports in one line why it failed, and what to do', async () => {
      const start = 'DATABASE_URL: the database cannot be migrated:'
      onTestFinished(async () => {
        await admin.query('DROP ROLE IF EXISTS weak')
      })
      expect(await refusal('CREATE ROLE weak LOGIN', 'weak')).toBe(
        `${start} permission denied for schema public. ` +
          'Let its user create tables, or run cms db:deploy as a user who may',
      )
      expect(await refusal('ALTER DATABASE NAME SET default_transaction_read_only = on')).toBe(
        `69 ${start} cannot execute CREATE TABLE in a read-only transaction. ` +
          'Name the server that takes writes',
      )
      expect(await refusal('CREATE TABLE theirs (id int)')).toBe(
        'DATABASE_URL: the database is not empty (it has a table theirs): name an empty one',
      )
    })

    it('has exit code 2 for a user or a database that does not exist', async () => {
      expect(await refusal('SELECT', 'nobody')).toContain('role "nobody" does not exist')
      expect(await refusal('DROP DATABASE IF EXISTS NAME_2', undefined, '_2')).toContain('does not exist')
    })

    it.each(['LATIN1', 'SQL_ASCII'])(
      'reports that the encoding %s cannot store every character',
      async (encoding) => {
        const empty = await createEmptyDatabase(`ENCODING ${encoding} TEMPLATE template0 LOCALE 'C'`)
        onTestFinished(empty.drop)
        const settings = { databaseUrl: empty.url, databasePoolSize: 1, dataDir: '' }
        const error = await openDatabase(settings, log).catch((reason) => reason)
        expect(error).toBeInstanceOf(OperatorError)
        expect(error.message).toBe(
          `DATABASE_URL: the database has the encoding ${encoding}: ` +
            "make one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0",
        )
      },
    )
  })

  it.each([`datestyle = 'SQL, DMY'`, `datestyle = 'German'`, `timezone = 'Asia/Kolkata'`])(
    'reads times whatever the default of the database, %s',
    async (setting) => {
      const other = await createTestDatabase()
      onTestFinished(other.drop)
      const { databaseUrl = '' } = other.settings
      await administer(databaseUrl, `ALTER DATABASE ${new URL(databaseUrl).pathname.slice(1)} SET ${setting}`)
      const { prisma, clock, close } = await openDatabase({ ...other.settings, databasePoolSize: 1 }, log)
      onTestFinished(close)
      expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(60_000)
      const createdAt = new Date('2024-02-01T23:59:59.123Z')
      const data = { ...written('Then'), name: 'Then', price: '1', createdAt }
      const { id } = await prisma.product.create({ data })
      expect(await prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ createdAt })
    },
  )

  it.each(['serializable', 'repeatable read'])(
    'changes a row after another transaction, whatever the default of the database, %s',
    async (isolation) => {
      const other = await createTestDatabase()
      onTestFinished(other.drop)
      const { databaseUrl = '' } = other.settings
      const database = new URL(databaseUrl).pathname.slice(1)
      const setting = `default_transaction_isolation = '${isolation}'`
      await administer(databaseUrl, `ALTER DATABASE ${database} SET ${setting}`)
      const { prisma, close } = await openDatabase({ ...other.settings, databasePoolSize: 2 }, log)
      onTestFinished(close)
      const { id } = await prisma.product.create({ data: { ...written('Mug'), name: 'Mug', price: '1' } })
      const change = (client: Pick<PrismaClient, 'product'>, name: string) =>
        client.product.update({ where: { id }, data: { ...written(name), name } })
      const changed = prisma.$transaction(async (transaction) => {
        await transaction.product.findUniqueOrThrow({ where: { id } })
        await change(prisma, 'Cup')
        return change(transaction, 'Jug')
      })
      expect(await changed).toMatchObject({ name: 'Jug' })
    },
  )

  it('keeps its tables in the first schema of the search path', async () => {
    const empty = await createEmptyDatabase()
    onTestFinished(empty.drop)
    await administer(
      empty.url,
      `CREATE SCHEMA own; ALTER DATABASE ${empty.name} SET search_path = own, public`,
    )
    const other = await openDatabase({ databaseUrl: empty.url, databasePoolSize: 1, dataDir: '' }, log)
    onTestFinished(other.close)
    await other.ping()
    await other.prisma.product.create({ data: { ...written('Own'), name: 'Own', price: '1' } })
    const rows = await other.prisma.$queryRaw`SELECT name FROM own.products`
    expect(rows).toEqual([{ name: 'Own' }])
  })

  describe('a connection that is lost', () => {
    it('is logged and replaced if it was idle', async () => {
      await database.ping()
      await cut()
      await expect.poll(() => warnings).toContain('database connection lost')
      expect(details).toContainEqual({ err: expect.any(Error) })
      expect(details).not.toContainEqual({ err: expect.objectContaining({ client: expect.anything() }) })
      await expect(database.ping()).resolves.toBeUndefined()
    })

    it('makes its query unavailable', async () => {
      const query = database.prisma.$queryRaw`SELECT 1 FROM pg_sleep(30)`.catch((reason) => reason)
      await expect.poll(running).toBe(true)
      await cut()
      expect(isUnavailable(await query)).toBe(true)
      await expect(database.ping()).resolves.toBeUndefined()
    })

    it('makes its transaction unavailable and rolls it back', async () => {
      const transaction = database.prisma.$transaction(async (tx) => {
        await tx.product.create({ data: { name: 'Cut', price: 1, ...written() } })
        await cut()
      })
      expect(isUnavailable(await transaction.catch((reason) => reason))).toBe(true)
      expect(await database.prisma.product.count({ where: { name: 'Cut' } })).toBe(0)
    })

    it('fails a readiness check, and nothing else', async () => {
      const holder = new pg.Client({ connectionString: test.settings.databaseUrl })
      await holder.connect()
      onTestFinished(() => holder.end())
      await holder.query('BEGIN; LOCK TABLE products IN ACCESS EXCLUSIVE MODE')
      // a check waits for a lock for a second, within which a busy machine may not come to cut it
      const isCut = async () => {
        const check = database.ping().catch((reason) => reason)
        await expect.poll(() => isActive('%t IS NULL%')).toBe(true)
        await cut()
        return isUnavailable(await check)
      }
      await expect.poll(isCut).toBe(true)
      await expect(database.ping()).resolves.toBeUndefined()
    })

    const running = () => isActive('%pg_sleep(30)%')
    /** Whether a statement is running. @param text a LIKE pattern */
    const isActive = async (text: string) => {
      const { rows } = await admin.query(
        `SELECT FROM pg_stat_activity WHERE query LIKE $1 AND state = 'active' AND pid <> pg_backend_pid()`,
        [text],
      )
      return rows.length === 1
    }
  })

  it('keeps a connection after a statement fails', async () => {
    const single = await openDatabase({ ...test.settings, databasePoolSize: 1 }, log)
    const session = () => single.prisma.$queryRaw`SELECT pg_backend_pid() AS pid`
    const before = await session()
    await expect(single.prisma.$queryRaw`SELECT 1 / 0`).rejects.toThrow('division by zero')
    expect(await session()).toEqual(before)
    await single.close()
  })

  it('reports the loser of a deadlock as a conflict', async () => {
    const ids = await Promise.all(
      ['one', 'two'].map(
        async (name) =>
          (await database.prisma.product.create({ data: { name, price: 1, ...written(name) } })).id,
      ),
    )
    const barrier = rendezvous(2)
    const update = (order: number[]) =>
      database.prisma.$transaction(async (tx) => {
        for (const [index, id] of order.entries()) {
          if (index === 1) await barrier()
          await tx.product.update({ where: { id }, data: { price: 2 } })
        }
      })
    const results = await Promise.allSettled([update(ids), update(ids.toReversed())])
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(reasons.map(isTransactionConflict)).toEqual([true])
  })
}

/** A function whose calls all wait until there are `count` of them. */
function rendezvous(count: number): () => Promise<void> {
  let arrived = 0
  const { opened, open } = createGate()
  return () => {
    arrived++
    if (arrived === count) open()
    return opened
  }
}
