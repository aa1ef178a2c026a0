import type { Product, ProductCreate, ProductUpdate } from '../../generated/openapi.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Change } from '../audit/change.ts'
import type { FieldError } from '../http/errors.ts'
import { searchText } from '../lists/search.ts'

export const PRODUCT_COLUMNS = {
  id: true,
  name: true,
  price: true,
  sku: true,
  description: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.ProductSelect

export type ProductRow = Prisma.ProductGetPayload<{ select: typeof PRODUCT_COLUMNS }>

export function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    name: row.name,
    price: row.price.toNumber(),
    sku: row.sku,
    description: row.description,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The row of a new product. */
export function newProduct(
  { name, price, sku = null, description = null }: ProductCreate,
  lastChange: Change,
): Prisma.ProductCreateManyInput {
  return { name, price, sku, description, searchText: searchText(name, sku), lastChange }
}

/** What is written over a product that is changed: the fields of `body`, and what follows from them. */
export function changedProduct(
  before: Pick<ProductRow, 'name' | 'sku'>,
  body: ProductUpdate,
  lastChange: Change,
): Prisma.ProductUpdateManyMutationInput {
  const { name, sku } = { ...before, ...body }
  return { ...body, searchText: searchText(name, sku), lastChange, version: { increment: 1 } }
}

export const SKU_TAKEN: FieldError = { in: 'body', field: '/sku', rule: 'unique' }
