import assert from 'node:assert/strict'
import { client, type PartialProduct } from './client/index.ts'
import { isPicture, keyOf, NAMES, origin, PRICE, password, picture, report, secret, word } from './journey.ts'

client.configure({ serverUrl: origin })

const login = await client.login({ body: { username: 'admin', password } })
assert(login.data, login.error?.message)
const refresh = await client.refreshTokens({ body: { refresh_token: login.data.data.refreshToken } })
assert(refresh.data, refresh.error?.message)
client.auth.bearer(refresh.data.data.accessToken)

let price = 0
const ids: number[] = []
for (const name of NAMES) {
  const headers = { 'Idempotency-Key': keyOf(name) }
  const created = await client.createProduct({ headers, body: { name, price: PRICE } })
  assert(created.data, created.error?.message)
  price = created.data.data.price
  ids.push(created.data.data.id)
}

const names: string[] = []
let pages = 0
let cursor: string | undefined
do {
  const page = await client.listProducts({ query: { q: word, limit: 2, sort: 'name', cursor } })
  assert(page.data, page.error?.message)
  names.push(...page.data.data.map(({ name }) => name))
  pages++
  cursor = page.response.headers.get('X-Next-Cursor') ?? undefined
} while (cursor)

// of a part, the client's types are those of whole records: the annotation says what may be there
const part = await client.listProducts({
  query: { q: word, ids: ids.slice(1), status: ['draft', 'published'], fields: ['version', 'price'] },
})
assert(part.data, part.error?.message)
const [last, ...more]: PartialProduct[] = part.data.data
assert(last && last.name === undefined && more.length === 1)
const changed = await client.updateProduct({
  path: { productId: last.id },
  headers: { 'If-Match': `"${last.version}"` },
  body: { sku: null },
})
assert(changed.data, changed.error?.message)

const user = await client.createUser({ body: { username: word, password: secret, role: 'editor' } })
assert(user.data, user.error?.message)
const { username } = user.data.data

const form = new FormData()
form.append('file', picture)
const uploaded = await client.createMedia({ body: form })
assert(uploaded.data, uploaded.error?.message)
const stored = await client.getMedia({ path: { mediaId: uploaded.data.data.id } })
assert(stored.data, stored.error?.message)
const isKept = await isPicture(stored.data.data)

const { error, response } = await client.createProduct({ body: { name: ' ', price: 1 } })
assert(error)
report({ price, names, pages, username, isKept, status: response.status, error })
