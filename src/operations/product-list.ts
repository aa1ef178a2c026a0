import { Prisma } from '../../generated/prisma/client.ts'
import type { OperationRequest } from '../contract/handler.ts'
import type { Page } from '../lists/page.ts'
import { COMMON_SORTS, fetchRows } from '../lists/rows.ts'
import { PRODUCT_TEXT, type ProductText } from './product-rows.ts'

const SORTS = {
  ...COMMON_SORTS,
  name: { column: Prisma.sql`name`, cast: Prisma.sql`varchar`, of: ({ name }: ProductText) => name },
  price: {
    column: Prisma.sql`price`,
    cast: Prisma.sql`numeric`,
    of: ({ decimalPrice }: ProductText) => decimalPrice,
  },
}

/** One page of products. */
export function listProductRows(
  { query, db }: Pick<OperationRequest<'listProducts'>, 'query' | 'db'>,
  key: Buffer,
): Promise<Page<ProductText>> {
  const { minPrice, maxPrice } = query
  return fetchRows<ProductText>({
    db,
    key,
    operationId: 'listProducts',
    query,
    table: Prisma.sql`products`,
    columns: PRODUCT_TEXT,
    conditions: [
      minPrice === undefined ? undefined : Prisma.sql`price >= ${String(minPrice)}::numeric`,
      maxPrice === undefined ? undefined : Prisma.sql`price <= ${String(maxPrice)}::numeric`,
    ],
    sorts: SORTS,
  })
}
