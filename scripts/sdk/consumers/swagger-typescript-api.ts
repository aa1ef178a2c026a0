import assert from 'node:assert/strict'
import { Api, type ErrorResponse, type HttpResponse } from './client/index.ts'
import { NAMES, nextCursor, origin, password, skuOf, word } from './journey.ts'

const { api, setSecurityData } = new Api<string>({
  baseUrl: origin,
  securityWorker: (accessToken) => ({ headers: { Authorization: `Bearer ${accessToken}` } }),
})

const login = await api.login({ username: 'admin', password })
const refresh = await api.refreshTokens({ refresh_token: login.data.data.refreshToken })
setSecurityData(refresh.data.data.accessToken)

for (const [index, name] of NAMES.entries()) {
  const created = await api.createProduct(
    { name, price: 12.5, sku: skuOf(index) },
    { headers: { 'Idempotency-Key': skuOf(index) } },
  )
  assert.equal(created.data.data.price, 12.5)
}

const found: string[] = []
let cursor: string | undefined
do {
  const page = await api.listProducts({ q: word, limit: 2, cursor })
  found.push(...page.data.data.map(({ name }) => name))
  cursor = nextCursor(page.headers.get('Link'))
} while (cursor)
assert.deepEqual(found, NAMES.toReversed())

// it throws the answer, which TypeScript cannot know
const { error } = await api
  .createProduct({ name: word, price: 1, sku: skuOf(0) })
  .then(() => assert.fail('created twice'))
  .catch((answer: HttpResponse<never, ErrorResponse>) => answer)
assert(error.data.code === 'conflict', error.message)
assert.equal(error.data.errors?.[0]?.field, '/sku')
