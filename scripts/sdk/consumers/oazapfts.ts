import assert from 'node:assert/strict'
import {
  createMedia,
  createProduct,
  createUser,
  defaults,
  getMedia,
  listProducts,
  login,
  type Product,
  refreshTokens,
  updateProduct,
} from './client/index.ts'
import { isPicture, keyOf, NAMES, origin, PRICE, password, picture, report, secret, word } from './journey.ts'

defaults.baseUrl = origin

const signedIn = await login({ username: 'admin', password })
assert(signedIn.status === 200)
const refreshed = await refreshTokens({ refresh_token: signedIn.data.data.refreshToken })
assert(refreshed.status === 200)
defaults.headers = { Authorization: `Bearer ${refreshed.data.data.accessToken}` }

let price = 0
const ids: number[] = []
for (const name of NAMES) {
  const created = await createProduct({ name, price: PRICE }, { idempotencyKey: keyOf(name) })
  assert(created.status === 201)
  price = created.data.data.price
  ids.push(created.data.data.id)
}

const names: string[] = []
let pages = 0
let cursor: string | undefined
do {
  const page = await listProducts({ q: word, limit: 2, sort: 'name', cursor })
  assert(page.status === 200)
  names.push(...page.data.data.map(({ name }) => name))
  pages++
  cursor = page.headers.get('X-Next-Cursor') ?? undefined
} while (cursor)

// of a part, the client's types are those of whole records: the annotation says what may be there
const part = await listProducts({
  q: word,
  ids: ids.slice(1),
  status: ['draft', 'published'],
  fields: ['version', 'price'],
})
assert(part.status === 200)
const [last, ...more]: Partial<Product>[] = part.data.data
assert(last?.id && last.name === undefined && more.length === 1)
const changed = await updateProduct(last.id, `"${last.version}"`, { sku: null })
assert(changed.status === 200)

const user = await createUser({ username: word, password: secret, role: 'editor' })
assert(user.status === 201)
const { username } = user.data.data

const uploaded = await createMedia({ file: picture })
assert(uploaded.status === 201)
const stored = await getMedia(uploaded.data.data.id)
assert(stored.status === 200)
const isKept = await isPicture(stored.data.data)

const refused = await createProduct({ name: ' ', price: 1 })
assert(refused.status === 422)
report({ price, names, pages, username, isKept, status: refused.status, error: refused.data })
