import type { Product, ProductCreate, ProductUpdate } from '../../../generated/openapi.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import { isoTime } from '../../lists/rows.ts'
import { searchText } from '../../lists/search.ts'
import type { FieldError } from '../../messages/messages.ts'
import type { Writes } from '../../request/writes.ts'
import type { Change } from '../../words/change.ts'
import type { RecordKind } from '../changes.ts'

const PRODUCT_COLUMNS = {
  id: true,
  name: true,
  price: true,
  sku: true,
  description: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.ProductSelect

/** A stored product in the words of the answer: no value is taken apart only to be written again. */
export interface ProductRow extends Product {
  readonly version: number
}

export const PRODUCTS = Prisma.sql`products`

/** The same columns, for statements of SQL. A price has at most 14 digits, which a double keeps. */
export const PRODUCT_COLUMNS_SQL = Prisma.sql`
  id, name, price::float8 AS price, sku, description, version,
  ${isoTime(Prisma.sql`created_at`)} AS "createdAt", ${isoTime(Prisma.sql`updated_at`)} AS "updatedAt"`

type StoredProduct = Prisma.ProductGetPayload<{ select: typeof PRODUCT_COLUMNS }>

/** The row as Prisma's models give it. */
function productRow({ price, createdAt, updatedAt, ...row }: StoredProduct): ProductRow {
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return { ...row, ...times, price: price.toNumber() }
}

export function toProduct(row: ProductRow): Product {
  const { id, name, price, sku, description, createdAt, updatedAt } = row
  return { id, name, price, sku, description, createdAt, updatedAt }
}

/** What the create answers. */
export function createdProduct(row: ProductRow) {
  return { data: toProduct(row), version: row.version }
}

/** The row of a new product. */
export function newProduct(
  { name, price, sku = null, description = null }: ProductCreate,
  lastChange: Change,
) {
  const written = { lastChange, createdAt: lastChange.at, updatedAt: lastChange.at }
  return { name, price, sku, description, searchText: searchText(name, sku), ...written }
}

/** Stores a new product. */
export async function insertProduct(
  insert: Writes['insert'],
  body: ProductCreate,
  change: Change,
): Promise<ProductRow> {
  const { name, price, sku, description, searchText, lastChange, createdAt } = newProduct(body, change)
  const row = await insert<ProductRow>(
    (standing) => Prisma.sql`
      WITH standing AS (${standing})
      INSERT INTO products (name, price, sku, description, search_text, last_change, created_at, updated_at)
      SELECT ${name}, ${String(price)}::numeric, ${sku}, ${description}, ${searchText},
        ${JSON.stringify(lastChange)}::jsonb, ${createdAt}::timestamptz, ${createdAt}::timestamptz
      FROM standing
      RETURNING ${PRODUCT_COLUMNS_SQL}`,
    { name, price: Number(price), sku, description, createdAt, updatedAt: createdAt },
  )
  if (!row) throw new Error('INSERT returned no row')
  return row
}

/** What is written over a product that is changed: the fields of `body`, and what follows from them. */
export function changedProduct(
  before: Pick<ProductRow, 'name' | 'sku'>,
  body: ProductUpdate,
): Prisma.ProductUpdateInput {
  const { name, sku } = { ...before, ...body }
  return { ...body, searchText: searchText(name, sku) }
}

export const SKU_TAKEN: FieldError = { location: 'body', field: '/sku', rule: 'unique' }

export const productKind: RecordKind<ProductRow, Prisma.ProductUpdateInput> = {
  type: 'product',
  missing: 'noSuchProduct',
  claim: (tx, id) =>
    tx.$queryRaw<ProductRow[]>`SELECT ${PRODUCT_COLUMNS_SQL} FROM products WHERE id = ${id} FOR UPDATE`,
  write: async (tx, id, data) =>
    productRow(await tx.product.update({ where: { id }, data, select: PRODUCT_COLUMNS })),
  remove: (tx, id) => tx.product.delete({ where: { id }, select: { id: true } }),
  toResource: toProduct,
}
