import assert from 'node:assert/strict'
import { client } from './client/client.gen.ts'
import { createProduct, listProducts, login, refreshTokens } from './client/sdk.gen.ts'
import { NAMES, nextCursor, origin, password, skuOf, word } from './journey.ts'

client.setConfig({ baseUrl: origin })

const signedIn = await login({ body: { username: 'admin', password } })
assert(signedIn.data, signedIn.error?.message)
const refreshed = await refreshTokens({ body: { refresh_token: signedIn.data.data.refreshToken } })
assert(refreshed.data, refreshed.error?.message)
client.setConfig({ auth: refreshed.data.data.accessToken })

for (const [index, name] of NAMES.entries()) {
  const created = await createProduct({
    headers: { 'Idempotency-Key': skuOf(index) },
    body: { name, price: 12.5, sku: skuOf(index) },
  })
  assert(created.data, created.error?.message)
  assert.equal(created.data.data.price, 12.5)
}

const found: string[] = []
let cursor: string | undefined
do {
  const page = await listProducts({ query: { q: word, limit: 2, cursor } })
  assert(page.data, page.error?.message)
  found.push(...page.data.data.map(({ name }) => name))
  cursor = nextCursor(page.response.headers.get('Link'))
} while (cursor)
assert.deepEqual(found, NAMES.toReversed())

const { error } = await createProduct({ body: { name: word, price: 1, sku: skuOf(0) } })
assert(error)
assert(error.data.code === 'conflict', error.message)
assert.equal(error.data.errors?.[0]?.field, '/sku')
