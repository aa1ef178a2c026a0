import assert from 'node:assert/strict'
import { client } from './client/client.gen.ts'
import {
  createMedia,
  createProduct,
  createUser,
  getMedia,
  listProducts,
  login,
  refreshTokens,
  updateProduct,
} from './client/sdk.gen.ts'
import type { PartialProduct } from './client/types.gen.ts'
import { isPicture, keyOf, NAMES, origin, PRICE, password, picture, report, secret, word } from './journey.ts'

client.setConfig({ baseUrl: origin })

const signedIn = await login({ body: { username: 'admin', password } })
assert(signedIn.data, signedIn.error?.message)
const refreshed = await refreshTokens({ body: { refresh_token: signedIn.data.data.refreshToken } })
assert(refreshed.data, refreshed.error?.message)
client.setConfig({ auth: refreshed.data.data.accessToken })

let price = 0
const ids: number[] = []
for (const name of NAMES) {
  const created = await createProduct({
    headers: { 'Idempotency-Key': keyOf(name) },
    body: { name, price: PRICE },
  })
  assert(created.data, created.error?.message)
  price = created.data.data.price
  ids.push(created.data.data.id)
}

const names: string[] = []
let pages = 0
let cursor: string | undefined
do {
  const page = await listProducts({ query: { q: word, limit: 2, sort: 'name', cursor } })
  assert(page.data, page.error?.message)
  names.push(...page.data.data.map(({ name }) => name))
  pages++
  cursor = page.response.headers.get('X-Next-Cursor') ?? undefined
} while (cursor)

// of a part, the client's types are those of whole records: the annotation says what may be there
const part = await listProducts({
  query: { q: word, ids: ids.slice(1), status: ['draft', 'published'], fields: ['version', 'price'] },
})
assert(part.data, part.error?.message)
const [last, ...more]: PartialProduct[] = part.data.data
assert(last && last.name === undefined && more.length === 1)
const changed = await updateProduct({
  path: { productId: last.id },
  headers: { 'If-Match': `"${last.version}"` },
  body: { sku: null },
})
assert(changed.data, changed.error?.message)

const user = await createUser({ body: { username: word, password: secret, role: 'editor' } })
assert(user.data, user.error?.message)
const { username } = user.data.data

const uploaded = await createMedia({ body: { file: picture } })
assert(uploaded.data, uploaded.error?.message)
const stored = await getMedia({ path: { mediaId: uploaded.data.data.id } })
assert(stored.data, stored.error?.message)
const isKept = await isPicture(stored.data.data)

const { error, response } = await createProduct({ body: { name: ' ', price: 1 } })
assert(error && response)
report({ price, names, pages, username, isKept, status: response.status, error })
