import assert from 'node:assert/strict'
import { client } from './client/index.ts'
import { NAMES, nextCursor, origin, password, skuOf, word } from './journey.ts'

client.configure({ serverUrl: origin })

const login = await client.login({ body: { username: 'admin', password } })
assert(login.data, login.error?.message)
const refresh = await client.refreshTokens({ body: { refresh_token: login.data.data.refreshToken } })
assert(refresh.data, refresh.error?.message)
client.auth.bearer(refresh.data.data.accessToken)

for (const [index, name] of NAMES.entries()) {
  const created = await client.createProduct({
    headers: { 'Idempotency-Key': skuOf(index) },
    body: { name, price: 12.5, sku: skuOf(index) },
  })
  assert(created.data, created.error?.message)
  assert.equal(created.data.data.price, 12.5)
}

const found: string[] = []
let cursor: string | undefined
do {
  const page = await client.listProducts({ query: { q: word, limit: 2, cursor } })
  assert(page.data, page.error?.message)
  found.push(...page.data.data.map(({ name }) => name))
  cursor = nextCursor(page.response.headers.get('Link'))
} while (cursor)
assert.deepEqual(found, NAMES.toReversed())

const { error } = await client.createProduct({ body: { name: word, price: 1, sku: skuOf(0) } })
assert(error)
assert(error.data.code === 'conflict', error.message)
assert.equal(error.data.errors?.[0]?.field, '/sku')
