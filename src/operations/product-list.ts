import { Prisma } from '../../generated/prisma/client.ts'
import type { OperationRequest } from '../contract/handler.ts'
import type { Page } from '../lists/page.ts'
import { COMMON_SORTS, fetchRows } from '../lists/rows.ts'
import type { ProductRow } from './product-resource.ts'

const COLUMNS = Prisma.sql`
  id, name, price, sku, description, version, created_at AS "createdAt", updated_at AS "updatedAt"`

const SORTS = {
  ...COMMON_SORTS,
  name: { column: Prisma.sql`name`, cast: Prisma.sql`varchar`, of: ({ name }: ProductRow) => name },
  price: {
    column: Prisma.sql`price`,
    cast: Prisma.sql`numeric`,
    of: ({ price }: ProductRow) => String(price),
  },
}

/** One page of products. */
export function listProductRows(
  { query, db }: Pick<OperationRequest<'listProducts'>, 'query' | 'db'>,
  key: Buffer,
): Promise<Page<ProductRow>> {
  const { minPrice, maxPrice } = query
  return fetchRows<ProductRow>({
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
