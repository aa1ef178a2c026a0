import type { Product } from '../../generated/openapi.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Handler } from '../contract/handler.ts'
import { isUniqueViolation } from '../database/errors.ts'
import { ApiError } from '../http/errors.ts'
import { countMessage, fetchPage } from '../lists/page.ts'

const COLUMNS = {
  id: true,
  name: true,
  price: true,
  sku: true,
  description: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.ProductSelect

type ProductRow = Prisma.ProductGetPayload<{ select: typeof COLUMNS }>

export const listProducts: Handler<'listProducts'> = async ({ query, db }, { secrets }) => {
  const { rows, next } = await fetchPage(
    { key: secrets.cursorKey, list: 'listProducts', limit: query.limit, cursor: query.cursor },
    ([id] = [], take) =>
      db.product.findMany({
        ...(id !== undefined && { where: { id: { lt: Number(id) } } }),
        orderBy: { id: 'desc' },
        take,
        select: COLUMNS,
      }),
    ({ id }) => [String(id)],
  )
  return { message: countMessage(rows.length, 'product'), data: rows.map(toProduct), next }
}

export const getProduct: Handler<'getProduct'> = async ({ params, db }) => {
  const row = await db.product.findUnique({ where: { id: params.productId }, select: COLUMNS })
  if (!row) throw new ApiError('not_found', { message: 'There is no such product.' })
  return { message: 'The product.', data: toProduct(row), version: row.version }
}

export const createProduct: Handler<'createProduct'> = async ({ body, db }) => {
  const { name, price, sku = null, description = null } = body
  try {
    const row = await db.product.create({ data: { name, price, sku, description }, select: COLUMNS })
    return {
      message: 'The product was created.',
      data: toProduct(row),
      location: `/api/products/${row.id}`,
      version: row.version,
    }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ApiError('conflict', {
      message: 'Another product has this sku.',
      errors: [{ in: 'body', field: '/sku', rule: 'unique', message: 'is taken' }],
      cause: error,
    })
  }
}

function toProduct(row: ProductRow): Product {
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
