import assert from 'node:assert/strict'
import { Configuration, withConfiguration } from './client/index.ts'
import { NAMES, nextCursor, origin, password, skuOf, word } from './journey.ts'

const { AuthenticationApi } = withConfiguration(new Configuration({ baseUri: origin }))

const login = await AuthenticationApi.login({ username: 'admin', password })
assert(login.status === 200)
const refresh = await AuthenticationApi.refreshTokens({ refresh_token: login.body.data.refreshToken })
assert(refresh.status === 200)
const authorization = refresh.body.data.accessToken
const { ProductsApi } = withConfiguration(new Configuration({ baseUri: origin, authorization }))

for (const [index, name] of NAMES.entries()) {
  const product = { name, price: 12.5, sku: skuOf(index) }
  const created = await ProductsApi.createProduct(skuOf(index), product)
  assert(created.status === 201)
  assert.equal(created.body.data.price, 12.5)
}

const found: string[] = []
let cursor: string | undefined
do {
  const page = await ProductsApi.listProducts({ q: word, limit: 2, cursor })
  assert(page.status === 200)
  found.push(...page.body.data.map(({ name }) => name))
  cursor = nextCursor(page.headers.link)
} while (cursor)
assert.deepEqual(found, NAMES.toReversed())

const taken = await ProductsApi.createProduct(undefined, { name: word, price: 1, sku: skuOf(0) })
assert(taken.status === 409)
assert(taken.body.data.code === 'conflict', taken.body.message)
assert.equal(taken.body.data.errors?.[0]?.field, '/sku')
