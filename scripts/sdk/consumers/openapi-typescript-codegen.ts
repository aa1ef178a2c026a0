import assert from 'node:assert/strict'
import {
  ApiError,
  AuthenticationService,
  type ErrorResponse,
  OpenAPI,
  ProductsService,
} from './client/index.ts'
import { NAMES, nextCursor, origin, password, skuOf, word } from './journey.ts'

// it hands out the body of an answer only, so the header of the last answer is kept on its way
let link: string | null = null
const plainFetch = globalThis.fetch
globalThis.fetch = async (...request) => {
  const response = await plainFetch(...request)
  link = response.headers.get('Link')
  return response
}

OpenAPI.BASE = origin

const login = await AuthenticationService.login({ username: 'admin', password })
const refresh = await AuthenticationService.refreshTokens({ refresh_token: login.data.refreshToken })
OpenAPI.TOKEN = refresh.data.accessToken

for (const [index, name] of NAMES.entries()) {
  const product = { name, price: 12.5, sku: skuOf(index) }
  const created = await ProductsService.createProduct(product, skuOf(index))
  assert.equal(created.data.price, 12.5)
}

const found: string[] = []
let cursor: string | undefined
do {
  const page = await ProductsService.listProducts(2, cursor, word)
  found.push(...page.data.map(({ name }) => name))
  cursor = nextCursor(link)
} while (cursor)
assert.deepEqual(found, NAMES.toReversed())

const thrown: unknown = await ProductsService.createProduct({ name: word, price: 1, sku: skuOf(0) }).catch(
  (error) => error,
)
assert(thrown instanceof ApiError)
const error: ErrorResponse = thrown.body
assert(error.data.code === 'conflict', error.message)
assert.equal(error.data.errors?.[0]?.field, '/sku')
