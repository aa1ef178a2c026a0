import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/database/database.ts'
import { isTransactionConflict, isUnavailable, isUniqueViolation } from '../../src/database/errors.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { written } from '../support/rows.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
let test: TestDatabase
let database: Database

beforeAll(async () => {
  test = await createTestDatabase()
  database = await openDatabase({ ...test.settings, databasePoolSize: 4 }, log)
})

afterAll(async () => {
  await database.close()
  await test.drop()
})

const create = (sku: string) =>
  database.prisma.product.create({ data: { name: 'Lamp', price: '19.99', sku, ...written('Lamp') } })

/** The error of an action that must fail. */
async function failure(action: Promise<unknown>): Promise<unknown> {
  return action.then(
    () => {
      throw new Error('nothing was thrown')
    },
    (error) => error,
  )
}

describe('a database', () => {
  it('is of the kind in the settings, and already migrated', () => {
    expect(database.kind).toBe(test.settings.databaseUrl ? 'postgresql' : 'embedded')
    expect(database.migrationsApplied).toEqual([])
  })

  it('responds to a ping', async () => {
    await expect(database.ping()).resolves.toBeUndefined()
  })

  it('stores decimals and times exactly', async () => {
    const createdAt = new Date('2024-02-29T23:59:59.123Z')
    const data = { ...written('Exact'), name: 'Exact', price: '9999999999.9999', createdAt }
    const { id } = await database.prisma.product.create({ data })
    const row = await database.prisma.product.findUniqueOrThrow({ where: { id } })
    expect(row.price.toFixed(4)).toBe('9999999999.9999')
    expect(row.createdAt).toEqual(createdAt)
    const [raw] = await database.prisma.$queryRaw<{ text: string }[]>`
      SELECT to_char(created_at, 'YYYY-MM-DD HH24:MI:SS.MS TZ') AS text FROM products WHERE id = ${id}`
    expect(raw?.text).toBe('2024-02-29 23:59:59.123 UTC')
  })
})

describe('transactions', () => {
  it('leave nothing behind when they throw', async () => {
    const before = await database.prisma.product.count()
    const attempt = database.prisma.$transaction(async (tx) => {
      await tx.product.create({ data: { name: 'Undone', price: 1, ...written() } })
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await database.prisma.product.count()).toBe(before)
  })

  it('leave nothing behind when a statement fails', async () => {
    await create('IN-USE')
    const before = await database.prisma.product.count()
    const attempt = database.prisma.$transaction(async (tx) => {
      await tx.product.create({ data: { name: 'Undone', price: 1, ...written() } })
      await tx.product.create({ data: { name: 'Twice', price: 1, sku: 'IN-USE', ...written() } })
    })
    expect(isUniqueViolation(await failure(attempt), 'products_sku_key')).toBe(true)
    expect(await database.prisma.product.count()).toBe(before)
  })

  it('wait for a connection when fifty run at once', async () => {
    const before = await database.prisma.product.count()
    const one = () =>
      database.prisma.$transaction(async (tx) => {
        const first = await tx.product.create({ data: { name: 'First', price: 1, ...written() } })
        await tx.product.findUnique({ where: { id: first.id } })
        await tx.product.create({ data: { name: 'Second', price: 1, ...written() } })
      })
    await Promise.all(Array.from({ length: 50 }, one))
    expect(await database.prisma.product.count()).toBe(before + 100)
  })

  it('are unavailable when they take too long, and the database stays usable', async () => {
    const late = database.prisma.$transaction(
      async (tx) => {
        await tx.product.count()
        await new Promise((resolve) => setTimeout(resolve, 100))
        await tx.product.count()
      },
      { timeout: 20 },
    )
    expect(isUnavailable(await failure(late))).toBe(true)
    await expect(database.ping()).resolves.toBeUndefined()
  })
})

describe('errors', () => {
  it('identify the unique constraint that was violated', async () => {
    await create('TWICE')
    const error = await failure(create('TWICE'))
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'products_sku_key')).toBe(true)
    expect(isUniqueViolation(error, 'products_pkey')).toBe(false)
    expect(isUnavailable(error)).toBe(false)
    expect(isTransactionConflict(error)).toBe(false)
  })

  it('identify a unique violation in a raw query', async () => {
    await create('RAW')
    const insert = database.prisma.$executeRaw`
      INSERT INTO products (name, price, sku, search_text, last_change, created_at, updated_at)
      VALUES ('Lamp', 1, 'RAW', '', ${written().lastChange}::jsonb, now(), now())`
    expect(isUniqueViolation(await failure(insert), 'products_sku_key')).toBe(true)
  })

  it('identify a conflict between transactions', async () => {
    const lose = database.prisma.$executeRaw`DO $$ BEGIN RAISE SQLSTATE '40001'; END $$`
    expect(isTransactionConflict(await failure(lose))).toBe(true)
  })

  it.each([new Error('mine'), undefined, null, 'text', { code: 'P2028' }])(
    'are of none of these kinds when the service itself throws them: %o',
    (error) => {
      expect(isUniqueViolation(error)).toBe(false)
      expect(isTransactionConflict(error)).toBe(false)
      expect(isUnavailable(error)).toBe(false)
    },
  )
})

describe('closing', () => {
  it('can be repeated, and makes later statements unavailable', async () => {
    const other = await createTestDatabase()
    const closed = await openDatabase({ ...other.settings, databasePoolSize: 1 }, log)
    await Promise.all([closed.close(), closed.close()])
    await closed.close()
    expect(isUnavailable(await failure(closed.ping()))).toBe(true)
    expect(isUnavailable(await failure(closed.prisma.product.count()))).toBe(true)
    await other.drop()
  })
})
