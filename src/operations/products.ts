import type { Prisma } from '../../generated/prisma/client.ts'
import type { Handler, OperationRequest } from '../contract/handler.ts'
import { type Precondition, requireMatch } from '../contract/precondition.ts'
import { isUniqueViolation } from '../database/errors.ts'
import { ApiError } from '../http/errors.ts'
import { listProductRows } from './product-list.ts'
import { changedProduct, PRODUCT_COLUMNS, type ProductRow, SKU_TAKEN, toProduct } from './product-resource.ts'
import { fromText, insertProduct } from './product-rows.ts'

const NOT_FOUND = { detail: 'noSuchProduct' } as const

export const listProducts: Handler<'listProducts'> = async (request, { secrets }) => {
  const { rows, next } = await listProductRows(request, secrets.cursorKey)
  return { data: rows.map(fromText), next }
}

export const getProduct: Handler<'getProduct'> = async ({ params, db }) => {
  const row = await db.product.findUnique({ where: { id: params.productId }, select: PRODUCT_COLUMNS })
  if (!row) throw new ApiError('not_found', NOT_FOUND)
  return { data: toProduct(row), version: row.version }
}

export const createProduct: Handler<'createProduct'> = async ({ body, db, change }) => {
  const row = await withFreeSku(() => insertProduct(db, body, change('product.create')))
  return { data: fromText(row), location: `/api/products/${row.id}`, version: row.version }
}

export const updateProduct: Handler<'updateProduct'> = async (request) => {
  const row = await request.transaction((tx) => updateIn(tx, request))
  return { data: toProduct(row), version: row.version }
}

async function updateIn(
  tx: Prisma.TransactionClient,
  { params, body, ifMatch, change }: OperationRequest<'updateProduct'>,
): Promise<ProductRow> {
  const before = await claim(tx, params.productId, ifMatch)
  const data = changedProduct(before, body, change('product.update'))
  return withFreeSku(() => tx.product.update({ where: { id: before.id }, data, select: PRODUCT_COLUMNS }))
}

export const deleteProduct: Handler<'deleteProduct'> = async ({ params, ifMatch, change, transaction }) => {
  const row = await transaction(async (tx) => {
    const before = await claim(tx, params.productId, ifMatch)
    const which = { where: { id: before.id }, select: { id: true } } as const
    // the change is what the audit trail is written from
    await tx.product.update({ ...which, data: { lastChange: change('product.delete') } })
    await tx.product.delete(which)
    return before
  })
  return { data: toProduct(row) }
}

/** The product as the client wants it to be, and as it stays until the transaction changes it. */
async function claim(tx: Prisma.TransactionClient, id: number, ifMatch: Precondition): Promise<ProductRow> {
  await tx.$queryRaw`SELECT id FROM products WHERE id = ${id} FOR UPDATE`
  const row = await tx.product.findUnique({ where: { id }, select: PRODUCT_COLUMNS })
  if (!row) throw new ApiError('not_found', NOT_FOUND)
  requireMatch(ifMatch, toProduct(row), row.version)
  return row
}

async function withFreeSku<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error, 'products_sku_key')) throw error
    throw new ApiError('conflict', {
      detail: 'skuTaken',
      errors: [SKU_TAKEN],
      cause: error,
    })
  }
}
