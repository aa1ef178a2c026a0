import assert from 'node:assert/strict'
import { createProduct, listProducts, login, refreshTokens } from './client/index.ts'
import { NAMES, nextCursor, password, skuOf, word } from './journey.ts'

const signedIn = await login({ username: 'admin', password })
assert(signedIn.status === 200)
const refreshed = await refreshTokens({ refresh_token: signedIn.data.data.refreshToken })
assert(refreshed.status === 200)
const Authorization = `Bearer ${refreshed.data.data.accessToken}`

for (const [index, name] of NAMES.entries()) {
  const headers = { Authorization, 'Idempotency-Key': skuOf(index) }
  const created = await createProduct({ name, price: 12.5, sku: skuOf(index) }, { headers })
  assert(created.status === 201)
  assert.equal(created.data.data.price, 12.5)
}

const found: string[] = []
let cursor: string | undefined
do {
  const page = await listProducts({ q: word, limit: 2, cursor })
  assert(page.status === 200)
  found.push(...page.data.data.map(({ name }) => name))
  cursor = nextCursor(page.headers.get('Link'))
} while (cursor)
assert.deepEqual(found, NAMES.toReversed())

const taken = await createProduct({ name: word, price: 1, sku: skuOf(0) }, { headers: { Authorization } })
assert(taken.status === 409)
assert(taken.data.data.code === 'conflict', taken.data.message)
assert.equal(taken.data.data.errors?.[0]?.field, '/sku')
