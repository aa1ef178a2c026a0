import assert from 'node:assert/strict'
import {
  createMedia,
  createProduct,
  createUser,
  getMedia,
  listProducts,
  login,
  type PartialProduct,
  ProductField,
  ProductSort,
  refreshTokens,
  updateProduct,
} from './client/index.ts'
import { isPicture, keyOf, NAMES, origin, PRICE, password, picture, report, secret, word } from './journey.ts'

// the addresses that it generates have the origin of the document, so each request is sent on its way here
const plainFetch = globalThis.fetch
globalThis.fetch = (input, init) => {
  const { pathname, search } = new URL(String(input))
  return plainFetch(origin + pathname + search, init)
}

const signedIn = await login({ username: 'admin', password })
assert(signedIn.status === 200)
const refreshed = await refreshTokens({ refresh_token: signedIn.data.data.refreshToken })
assert(refreshed.status === 200)
const Authorization = `Bearer ${refreshed.data.data.accessToken}`

let price = 0
const ids: number[] = []
for (const name of NAMES) {
  const headers = { Authorization, 'Idempotency-Key': keyOf(name) }
  const created = await createProduct({ name, price: PRICE }, { headers })
  assert(created.status === 201)
  price = created.data.data.price
  ids.push(created.data.data.id)
}

const names: string[] = []
let pages = 0
let cursor: string | undefined
do {
  const page = await listProducts({ q: word, limit: 2, sort: ProductSort.PRODUCT_NAME_ASC, cursor })
  assert(page.status === 200)
  names.push(...page.data.data.map(({ name }) => name))
  pages++
  cursor = page.headers.get('X-Next-Cursor') ?? undefined
} while (cursor)

const headers = { Authorization }
// of a part, the client's types are those of whole records: the annotation says what may be there
const part = await listProducts(
  {
    q: word,
    ids: ids.slice(1),
    status: ['draft', 'published'],
    fields: [ProductField.PRODUCT_FIELD_VERSION, ProductField.PRODUCT_FIELD_PRICE],
  },
  { headers },
)
assert(part.status === 200)
const [last, ...more]: PartialProduct[] = part.data.data
assert(last && last.name === undefined && more.length === 1)
const edit = { headers: { Authorization, 'If-Match': `"${last.version}"` } }
const changed = await updateProduct(last.id, { sku: null }, edit)
assert(changed.status === 200)

const user = await createUser({ username: word, password: secret, role: 'editor' }, { headers })
assert(user.status === 201)
const { username } = user.data.data

const uploaded = await createMedia({ file: picture }, { headers })
assert(uploaded.status === 201)
const stored = await getMedia(uploaded.data.data.id, {}, { headers })
assert(stored.status === 200)
const isKept = await isPicture(stored.data.data)

const refused = await createProduct({ name: ' ', price: 1 }, { headers })
assert(refused.status === 422)
report({ price, names, pages, username, isKept, status: refused.status, error: refused.data })
