import type { ProductCreate } from '../../generated/openapi.ts'
import { readRequestBody } from '../contract/request-body.ts'
import { changeOf, SYSTEM } from '../core/change.ts'
import { stampOf } from '../operations/changes.ts'
import {
  changedProduct,
  newProduct,
  PRODUCT_COLUMNS,
  type ProductRow,
  productRow,
  SKU_TAKEN,
} from '../operations/products/resource.ts'
import { prepareWith } from './batch.ts'
import type { Cell } from './csv.ts'
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

export const products: BulkResource = {
  name: 'products',
  columns: COLUMNS,
  canUpdate: true,
  prepare: prepareWith<NewRow>({
    toRow: async (value, now) => ({ body: await readRequestBody('createProduct', value), now }),
    write,
    keyOf: ({ body }) => body.sku ?? undefined,
    findKeys: async (db, skus) => [...(await findBySku(db, skus)).keys()],
    taken: SKU_TAKEN,
  }),
  async read(db, afterId, take) {
    const rows = await db.product.findMany({
      where: { id: { gt: afterId } },
      orderBy: { id: 'asc' },
      take,
      select: PRODUCT_COLUMNS,
    })
    return rows.map((row) => {
      const { name, price, sku, description } = productRow(row)
      return { id: row.id, record: { name, price, sku, description } }
    })
  },
}

async function write(
  db: Connection,
  rows: readonly NewRow[],
  { update }: WriteOptions,
): Promise<readonly Outcome[]> {
  const created = await db.product.createManyAndReturn({
    data: rows.map(({ body, now }) => newProduct(body, changeOf(SYSTEM, 'product.create', now))),
    skipDuplicates: true,
    select: { sku: true },
  })
  const skus = new Set(created.map(({ sku }) => sku))
  // of several rows with one sku, the first is the one that was created
  const taken = rows.filter(({ body: { sku = null } }) => sku !== null && !skus.delete(sku))
  const updated = update && taken.length > 0 ? await updateAll(db, taken) : new Map<NewRow, Outcome>()
  const refused = new Set(taken)
  return rows.map((row) => updated.get(row) ?? (refused.has(row) ? { errors: [SKU_TAKEN] } : 'imported'))
}

/** One after the other, because a file may have several rows with one sku. */
async function updateAll(db: Connection, rows: readonly NewRow[]): Promise<ReadonlyMap<NewRow, Outcome>> {
  const skus = [...new Set(rows.flatMap(({ body }) => body.sku ?? []))]
  await db.$queryRaw`SELECT id FROM products WHERE sku = ANY(${skus}::text[]) ORDER BY id FOR UPDATE`
  const present = await findBySku(db, skus)
  const outcomes = new Map<NewRow, Outcome>()
  for (const row of rows) {
    const { body, now } = row
    const before = present.get(body.sku ?? '')
    // deleted in between: the sku is free for the next import
    if (!before) outcomes.set(row, { errors: [SKU_TAKEN] })
    else if (isSame(before, body)) outcomes.set(row, 'skipped')
    else {
      const data = {
        ...changedProduct(before, body),
        ...stampOf(changeOf(SYSTEM, 'product.update', now)),
      }
      const where = { id: before.id }
      const after = await db.product.update({ where, data, select: PRODUCT_COLUMNS })
      present.set(before.sku ?? '', productRow(after))
      outcomes.set(row, 'updated')
    }
  }
  return outcomes
}

async function findBySku(db: Connection, skus: readonly string[]): Promise<Map<string, ProductRow>> {
  const rows = await db.product.findMany({ where: { sku: { in: [...skus] } }, select: PRODUCT_COLUMNS })
  return new Map(rows.map((row) => [row.sku ?? '', productRow(row)]))
}

function isSame(row: ProductRow, { name, price, description }: ProductCreate): boolean {
  return (
    row.name === name && row.price === price && (description === undefined || row.description === description)
  )
}
