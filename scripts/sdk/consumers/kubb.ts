import assert from 'node:assert/strict'
import { setConfig } from '@kubb/plugin-client/clients/axios'
import { isAxiosError } from 'axios'
import type { CreateProductMutation } from './client/index.ts'
import { createProduct, listProducts, login, refreshTokens } from './client/index.ts'
import { NAMES, nextCursor, origin, password, skuOf, word } from './journey.ts'

setConfig({ baseURL: origin })

const signedIn = await login({ username: 'admin', password })
const refreshed = await refreshTokens({ refresh_token: signedIn.data.data.refreshToken })
setConfig({ baseURL: origin, headers: { Authorization: `Bearer ${refreshed.data.data.accessToken}` } })

for (const [index, name] of NAMES.entries()) {
  const created = await createProduct(
    { name, price: 12.5, sku: skuOf(index) },
    { 'Idempotency-Key': skuOf(index) },
  )
  assert.equal(created.data.data.price, 12.5)
}

const found: string[] = []
let cursor: string | undefined
do {
  const page = await listProducts({ q: word, limit: 2, cursor })
  found.push(...page.data.data.map(({ name }) => name))
  cursor = nextCursor(page.headers.link)
} while (cursor)
assert.deepEqual(found, NAMES.toReversed())

const thrown: unknown = await createProduct({ name: word, price: 1, sku: skuOf(0) }).catch((error) => error)
assert(isAxiosError<CreateProductMutation['Errors']>(thrown) && thrown.response)
const { data } = thrown.response
assert(data.data.code === 'conflict', data.message)
assert.equal(data.data.errors?.[0]?.field, '/sku')
