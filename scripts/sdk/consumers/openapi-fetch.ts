import assert from 'node:assert/strict'
import createClient from 'openapi-fetch'
import type { paths } from './client/schema.ts'
import { NAMES, nextCursor, origin, password, skuOf, word } from './journey.ts'

const cms = createClient<paths>({ baseUrl: origin })

const login = await cms.POST('/api/auth/login', { body: { username: 'admin', password } })
assert(login.data, login.error?.message)
const refresh = await cms.POST('/api/auth/refresh', {
  body: { refresh_token: login.data.data.refreshToken },
})
assert(refresh.data, refresh.error?.message)
const { accessToken } = refresh.data.data
cms.use({
  onRequest({ request }) {
    request.headers.set('Authorization', `Bearer ${accessToken}`)
  },
})

for (const [index, name] of NAMES.entries()) {
  const created = await cms.POST('/api/products', {
    params: { header: { 'Idempotency-Key': skuOf(index) } },
    body: { name, price: 12.5, sku: skuOf(index) },
  })
  assert(created.data, created.error?.message)
  assert.equal(created.data.data.price, 12.5)
}

const found: string[] = []
let cursor: string | undefined
do {
  const page = await cms.GET('/api/products', {
    params: { query: { q: word, limit: 2, ...(cursor && { cursor }) } },
  })
  assert(page.data, page.error?.message)
  found.push(...page.data.data.map(({ name }) => name))
  cursor = nextCursor(page.response.headers.get('Link'))
} while (cursor)
assert.deepEqual(found, NAMES.toReversed())

const { error } = await cms.POST('/api/products', { body: { name: word, price: 1, sku: skuOf(0) } })
assert(error)
assert(error.data.code === 'conflict', error.message)
assert.equal(error.data.errors?.[0]?.field, '/sku')
