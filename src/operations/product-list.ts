import type { Product } from '../../generated/openapi.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { OperationRequest } from '../contract/handler.ts'
import type { Page } from '../lists/page.ts'
import { COMMON_SORTS, fetchRows } from '../lists/rows.ts'
import { isoTime } from '../lists/time.ts'

/** A product as the list reads it: in the words of the answer, so that no value is taken apart only to be written again. */
interface ListedProduct {
  readonly id: number
  readonly name: string
  readonly decimalPrice: string
  readonly sku: string | null
  readonly description: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

const COLUMNS = Prisma.sql`
  id, name, price::text AS "decimalPrice", sku, description,
  ${isoTime(Prisma.sql`created_at`)} AS "createdAt", ${isoTime(Prisma.sql`updated_at`)} AS "updatedAt"`

const SORTS = {
  ...COMMON_SORTS,
  name: { column: Prisma.sql`name`, cast: Prisma.sql`varchar`, of: ({ name }: ListedProduct) => name },
  price: {
    column: Prisma.sql`price`,
    cast: Prisma.sql`numeric`,
    of: ({ decimalPrice }: ListedProduct) => decimalPrice,
  },
}

/** One page of products. */
export function listProductRows(
  { query, db }: Pick<OperationRequest<'listProducts'>, 'query' | 'db'>,
  key: Buffer,
): Promise<Page<ListedProduct>> {
  const { minPrice, maxPrice } = query
  return fetchRows<ListedProduct>({
    db,
    key,
    operationId: 'listProducts',
    query,
    table: Prisma.sql`products`,
    columns: COLUMNS,
    conditions: [
      minPrice === undefined ? undefined : Prisma.sql`price >= ${String(minPrice)}::numeric`,
      maxPrice === undefined ? undefined : Prisma.sql`price <= ${String(maxPrice)}::numeric`,
    ],
    sorts: SORTS,
  })
}

export function listedProduct({ decimalPrice, ...product }: ListedProduct): Product {
  const { id, name, sku, description, createdAt, updatedAt } = product
  return { id, name, price: Number(decimalPrice), sku, description, createdAt, updatedAt }
}
