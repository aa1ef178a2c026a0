import type { Product } from '../../generated/openapi.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

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
