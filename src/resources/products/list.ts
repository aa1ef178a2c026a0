import { Prisma } from '../../../generated/prisma/client.ts'
import { BY_CREATION, BY_ID, textSort } from '../../lists/rows.ts'
import type { Handler } from '../../request/handler.ts'
import { PRODUCT_COLUMNS_SQL, PRODUCTS, type ProductRow, toProduct } from './resource.ts'

const SORTS = {
  id: BY_ID,
  createdAt: BY_CREATION,
  name: textSort(Prisma.sql`name`, ({ name }: ProductRow) => name),
  price: {
    column: Prisma.sql`price`,
    cast: Prisma.sql`numeric`,
    of: ({ price }: ProductRow) => String(price),
  },
}

export const listProducts: Handler<'listProducts'> = ({ query: { minPrice, maxPrice }, page }) =>
  page({
    table: PRODUCTS,
    columns: PRODUCT_COLUMNS_SQL,
    conditions: [
      minPrice === undefined ? undefined : Prisma.sql`price >= ${String(minPrice)}::numeric`,
      maxPrice === undefined ? undefined : Prisma.sql`price <= ${String(maxPrice)}::numeric`,
    ],
    sorts: SORTS,
    toResource: toProduct,
  })
