import { isUniqueViolation } from '../../database/errors.ts'
import type { Handler } from '../../request/handler.ts'
import type { Refuse } from '../../words/errors.ts'
import { removeRecord, updateRecord } from '../changes.ts'
import {
  changedProduct,
  createdProduct,
  insertProduct,
  PRODUCT_COLUMNS_SQL,
  PRODUCTS,
  type ProductRow,
  productKind,
  SKU_TAKEN,
  toProduct,
} from './resource.ts'

export { listProducts } from './list.ts'

export const getProduct: Handler<'getProduct'> = async ({ params, find, refuse }) => {
  const found = await find<ProductRow>({ table: PRODUCTS, columns: PRODUCT_COLUMNS_SQL }, params.productId)
  const row = found ?? refuse('not_found', { detail: 'noSuchProduct' })
  return { data: toProduct(row), version: row.version }
}

export const createProduct: Handler<'createProduct'> = async ({ body, insert, change, refuse }) => {
  return createdProduct(
    await withFreeSku(refuse, () => insertProduct(insert, body, change('product.create'))),
  )
}

export const updateProduct: Handler<'updateProduct'> = async (request) => {
  const { params, body, refuse } = request
  const row = await withFreeSku(refuse, () =>
    updateRecord(request, productKind, params.productId, (before) => changedProduct(before, body)),
  )
  return { data: toProduct(row), version: row.version }
}

export const deleteProduct: Handler<'deleteProduct'> = async (request) => {
  return { data: toProduct(await removeRecord(request, productKind, request.params.productId)) }
}

async function withFreeSku<T>(refuse: Refuse<'conflict'>, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (cause) {
    if (!isUniqueViolation(cause, 'products_sku_key')) throw cause
    return refuse('conflict', { detail: 'skuTaken', errors: [SKU_TAKEN], cause })
  }
}
