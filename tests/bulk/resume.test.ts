import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { BulkResource } from '../../src/bulk/resource.ts'
import { products } from '../../src/resources/products/products.ts'
import { createDataDir, createTestDatabase, type TestDatabase } from '../support/database.ts'
import { SHORT_LIVED } from '../support/short-lived.ts'
import { type Bulk, openBulk } from './world.ts'

const ROWS = 1_800
/** Every row has a unique name; half of them have no SKU, so nothing would prevent importing them twice. */
const lines = Array.from({ length: ROWS }, (_, index) => {
  const price = index % 300 === 7 ? 'free' : String(index)
  return `Product ${index},${price},${index % 2 ? `SKU-${index}` : ''}`
})
const REFUSED = lines.flatMap((line, index) => (line.includes('free') ? [index + 2] : []))
const text = ['name,price,sku', ...lines, ''].join('\n')

let copy: TestDatabase
let folder: string
let bulk: Bulk

beforeAll(async () => {
  copy = await createTestDatabase()
  folder = await createDataDir()
})
afterAll(async () => {
  await bulk.close()
  await copy.drop()
  await rm(folder, { recursive: true })
})

describe('an import that is killed in the middle of a transaction', () => {
  it('leaves whole batches in the database and no report', async () => {
    const path = join(folder, 'products.csv')
    await writeFile(path, text)
    const args = [...SHORT_LIVED, '--import', 'tsx', join(root, 'tests/bulk/killed-import.ts'), path]
    const { dataDir, databaseUrl } = copy.settings
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const child = promisify(execFile)(process.execPath, args, { cwd: root, env })
    await expect(child).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect(existsSync(`${path}.refused`)).toBe(false)
    bulk = await openBulk({ copy, folder })
    const run = await bulk.database.prisma.importRun.findFirstOrThrow()
    expect(run).toMatchObject({ rowsDone: 1_000, imported: 996, refused: 4, finishedAt: null })
    expect(await bulk.database.prisma.product.count()).toBe(996)
  }, 180_000)

  it('is not started again by mistake, with the same file or a changed one', async () => {
    await expect(bulk.importText('products.csv', text)).rejects.toThrow(
      'stopped after 1000 rows. Go on with --resume',
    )
    const changed = text.replace('Product 5,', 'Product five,')
    await expect(bulk.importText('products.csv', changed, { mode: 'resume' })).rejects.toThrow(
      'The file has changed since',
    )
    await expect(bulk.importText('products.csv', changed)).rejects.toThrow('The file has changed since')
    expect(await bulk.database.prisma.product.count()).toBe(996)
  })

  it('resumes after the last imported row, every time it is stopped', async () => {
    const stop = new AbortController()
    stop.abort()
    const stopped = bulk.importText('products.csv', text, { mode: 'resume', signal: stop.signal })
    await expect(stopped).rejects.toThrow('Stopped after 1000 rows')

    const { counts, refused } = await bulk.importText('products.csv', text, { mode: 'resume' })
    const imported = ROWS - REFUSED.length
    expect(counts).toEqual({ imported, updated: 0, skipped: 0, refused: REFUSED.length })
    expect(refused.map(({ line }) => line)).toEqual(REFUSED)
    const { prisma } = bulk.database
    const names = (await prisma.product.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name)
    const expected = lines.filter((line) => !line.includes('free')).map((line) => line.split(',')[0])
    expect(names).toEqual(expected)
    expect(await prisma.auditEntry.count({ where: { action: 'product.create', actorType: 'system' } })).toBe(
      imported,
    )
    expect(await prisma.importRefusal.count()).toBe(0)
  })

  it('does nothing when it is resumed after its end, and the report stays', async () => {
    const { counts, refused } = await bulk.importText('products.csv', text, { mode: 'resume' })
    expect(counts).toMatchObject({ imported: ROWS - REFUSED.length })
    expect(refused.map(({ line }) => line)).toEqual(REFUSED)
    expect(await bulk.database.prisma.product.count()).toBe(ROWS - REFUSED.length)
  })
})

describe('resuming', () => {
  it('needs an import that was started', async () => {
    const other = 'name,price\nOther,1\n'
    await expect(bulk.importText('products.csv', other, { mode: 'resume' })).rejects.toThrow(
      'nothing to resume',
    )
  })

  it('stops when another process has imported rows of the file meanwhile', async () => {
    const { prisma } = bulk.database
    const meanwhile = text.replaceAll('SKU-', 'NEW-')
    class Overtaken extends BulkResource {
      override async prepare(...args: Parameters<BulkResource['prepare']>) {
        await prisma.importRun.updateMany({ where: { finishedAt: null }, data: { rowsDone: 500 } })
        return super.prepare(...args)
      }
    }
    const resource = new Overtaken(products.any)
    const before = await prisma.product.count()
    const result = bulk.importText('products.csv', meanwhile, { resource })
    await expect(result).rejects.toThrow('Another process is importing this file')
    expect(await prisma.product.count()).toBe(before)
  })

  it.runIf(inject('testDatabase').kind === 'postgresql')(
    'is needed, too, when another process stores the first rows while the import is started',
    async () => {
      const { prisma } = bulk.database
      const rows = 'name,price\nTwice,1\n'
      await bulk.importText('products.csv', rows, { mode: 'restart' })
      const { id } = await prisma.importRun.findFirstOrThrow({ orderBy: { id: 'desc' } })
      await prisma.importRun.update({ where: { id }, data: { finishedAt: null, rowsDone: 0 } })
      const before = await prisma.product.count()
      let second: Promise<unknown> = Promise.resolve()
      await prisma.$transaction(async (tx) => {
        await tx.importRun.update({ where: { id }, data: { rowsDone: 1 } })
        second = bulk.importText('products.csv', rows)
        second.catch(() => {})
        const waiting = () => tx.$queryRaw`SELECT FROM pg_locks WHERE NOT granted`
        await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1)
      })
      await expect(second).rejects.toThrow('Another process is importing this file')
      expect(await prisma.product.count()).toBe(before)
    },
  )

  it.runIf(inject('testDatabase').kind === 'postgresql')(
    'leaves the report to the process that ends the import in the same moment',
    async () => {
      const { prisma } = bulk.database
      const last = 'name,price\nLast,1\nOdd,-1\n'
      await bulk.importText('products.csv', last, { mode: 'restart' })
      const { id } = await prisma.importRun.findFirstOrThrow({ orderBy: { id: 'desc' } })
      const refusals = { create: { line: 3, errors: [] } }
      await prisma.importRun.update({ where: { id }, data: { finishedAt: null, refusals } })
      await rm(join(folder, 'report.ndjson'))
      let resumed: ReturnType<typeof bulk.importText> | undefined
      await prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT FROM import_runs WHERE id = ${id} FOR UPDATE`
        resumed = bulk.importText('products.csv', last, { mode: 'resume' })
        const waiting = () => tx.$queryRaw`SELECT FROM pg_locks WHERE NOT granted`
        await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1)
        const ended = { finishedAt: new Date(), refusals: { deleteMany: {} } }
        await tx.importRun.update({ where: { id }, data: ended })
      })
      // a report that it would have written
      expect(await resumed).toMatchObject({ counts: { imported: 1, refused: 1 }, refused: [] })
    },
  )

  it('is not needed with restart, which imports from the first row', async () => {
    const again = 'name,price\nAgain,1\n'
    const { counts } = await bulk.importText('products.csv', again, { mode: 'restart' })
    expect(counts.imported).toBe(1)
    expect((await bulk.importText('products.csv', again)).counts.imported).toBe(1)
  })
})
