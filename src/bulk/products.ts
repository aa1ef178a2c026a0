import type { ProductCreate } from '../../generated/openapi.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { readRequestBody } from '../request/openapi/body.ts'
import { newProduct, type ProductRow, SKU_TAKEN } from '../resources/products/resource.ts'
import { changeOf, SYSTEM } from '../words/change.ts'
import { prepareWith } from './batch.ts'
import type { Cell } from './formats/csv.ts'
import type { BulkResource, Connection, Outcome, WriteOptions } from './resource.ts'

const COLUMNS = {
  name: { cell: 'text', required: true },
  price: { cell: 'text', required: true },
  sku: { cell: 'text', required: false },
  description: { cell: 'prose', required: false },
} as const satisfies Record<keyof ProductCreate, { cell: Cell; required: boolean }>

interface NewRow {
  readonly body: ProductCreate
  readonly now: Date
}

type Stored = Pick<ProductRow, 'id' | 'name' | 'price' | 'sku' | 'description'>

/** A price has at most 14 digits, which a double keeps. */
const STORED = Prisma.sql`id, name, price::float8 AS price, sku, description`

export const products: BulkResource = {
  name: 'products',
  columns: COLUMNS,
  canUpdate: true,
  prepare: prepareWith<NewRow>({
    toRow: async (value, now) => ({ body: await readRequestBody('createProduct', value), now }),
    write,
    keyOf: ({ body }) => body.sku ?? undefined,
    findKeys: async (db, skus) => {
      const found = await db.$queryRaw<{ sku: string }[]>`
        SELECT sku FROM products WHERE sku = ANY(${skus}::text[])`
      return found.map(({ sku }) => sku)
    },
    taken: SKU_TAKEN,
  }),
  async read(db, afterId, take) {
    const rows = await db.$queryRaw<Stored[]>`
      SELECT ${STORED} FROM products WHERE id > ${afterId} ORDER BY id LIMIT ${take}`
    return rows.map(({ id, ...record }) => ({ id, record }))
  },
}

async function write(
  db: Connection,
  rows: readonly NewRow[],
  { update }: WriteOptions,
): Promise<readonly Outcome[]> {
  const skus = await insertAll(db, rows)
  // of several rows with one sku, the first is the one that was created
  const taken = rows.filter(({ body: { sku = null } }) => sku !== null && !skus.delete(sku))
  const updated = update && taken.length > 0 ? await updateAll(db, taken) : new Map<NewRow, Outcome>()
  const refused = new Set(taken)
  return rows.map((row) => updated.get(row) ?? (refused.has(row) ? { errors: [SKU_TAKEN] } : 'imported'))
}

/**
 * All rows as one parameter, which the database takes apart: of thousands of them, Prisma would make most of
 * the work of an import.
 *
 * @returns the skus of the rows whose sku was free
 */
async function insertAll(db: Connection, rows: readonly NewRow[]): Promise<Set<string | null>> {
  const products = rows.map(({ body, now }) => newProduct(body, changeOf(SYSTEM, 'product.create', now)))
  const created = await db.$queryRaw<Pick<Stored, 'sku'>[]>`
    INSERT INTO products (name, price, sku, description, search_text, last_change, created_at, updated_at)
    SELECT * FROM json_to_recordset(${JSON.stringify(products)}::json) AS product (
      name text, price numeric, sku text, description text, "searchText" text, "lastChange" jsonb,
      "createdAt" timestamptz, "updatedAt" timestamptz)
    ON CONFLICT DO NOTHING
    RETURNING sku`
  return new Set(created.map(({ sku }) => sku))
}

/** Each row changes what the row before it has left, because a file may have several rows with one sku. */
async function updateAll(db: Connection, rows: readonly NewRow[]): Promise<ReadonlyMap<NewRow, Outcome>> {
  const present = await claimBySku(db, [...new Set(rows.flatMap(({ body }) => body.sku ?? []))])
  const outcomes = new Map<NewRow, Outcome>()
  const changes = new Map<number, object[]>()
  for (const row of rows) {
    const { body, now } = row
    const before = present.get(body.sku ?? '')
    // deleted in between: the sku is free for the next import
    if (!before) outcomes.set(row, { errors: [SKU_TAKEN] })
    else if (isSame(before, body)) outcomes.set(row, 'skipped')
    else {
      const { id } = before
      const after = { ...before, ...body }
      present.set(body.sku ?? '', after)
      const change = { id, ...newProduct(after, changeOf(SYSTEM, 'product.update', now)) }
      changes.set(id, [...(changes.get(id) ?? []), change])
      outcomes.set(row, 'updated')
    }
  }
  await storeChanges(db, [...changes.values()])
  return outcomes
}

/** One statement changes a row only once, so a second change of it goes with a second statement. */
async function storeChanges(db: Connection, changes: readonly (readonly object[])[]): Promise<void> {
  for (let round = 0; ; round++) {
    const products = changes.flatMap((ofOne) => ofOne[round] ?? [])
    if (products.length === 0) return
    await db.$executeRaw`
      UPDATE products
      SET name = product.name, price = product.price, description = product.description,
        search_text = product."searchText", last_change = product."lastChange",
        updated_at = product."updatedAt", version = version + 1
      FROM json_to_recordset(${JSON.stringify(products)}::json) AS product (
        id int, name text, price numeric, description text, "searchText" text, "lastChange" jsonb,
        "updatedAt" timestamptz)
      WHERE products.id = product.id`
  }
}

/** Locked until the transaction ends. */
async function claimBySku(db: Connection, skus: readonly string[]): Promise<Map<string, Stored>> {
  const rows = await db.$queryRaw<Stored[]>`
    SELECT ${STORED} FROM products WHERE sku = ANY(${skus}::text[]) ORDER BY id FOR UPDATE`
  return new Map(rows.map((row) => [row.sku ?? '', row]))
}

function isSame(row: Stored, { name, price, description }: ProductCreate): boolean {
  return (
    row.name === name && row.price === price && (description === undefined || row.description === description)
  )
}
