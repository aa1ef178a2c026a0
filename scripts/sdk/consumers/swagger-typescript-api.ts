import assert from 'node:assert/strict'
import {
  Api,
  type ErrorResponse,
  type HttpResponse,
  type PartialProduct,
  ProductField,
  ProductSort,
  ProductStatusFilter,
} from './client/index.ts'
import { isPicture, keyOf, NAMES, origin, PRICE, password, picture, report, secret, word } from './journey.ts'

const { api, setSecurityData } = new Api<string>({
  baseUrl: origin,
  securityWorker: (accessToken) => ({ headers: { Authorization: `Bearer ${accessToken}` } }),
})

const login = await api.login({ username: 'admin', password })
const refresh = await api.refreshTokens({ refresh_token: login.data.data.refreshToken })
setSecurityData(refresh.data.data.accessToken)

let price = 0
const ids: number[] = []
for (const name of NAMES) {
  const created = await api.createProduct(
    { name, price: PRICE },
    { headers: { 'Idempotency-Key': keyOf(name) } },
  )
  price = created.data.data.price
  ids.push(created.data.data.id)
}

const names: string[] = []
let pages = 0
let cursor: string | undefined
do {
  const page = await api.listProducts({ q: word, limit: 2, sort: ProductSort.PRODUCT_NAME_ASC, cursor })
  names.push(...page.data.data.map(({ name }) => name))
  pages++
  cursor = page.headers.get('X-Next-Cursor') ?? undefined
} while (cursor)

// of a part, the client's types are those of whole records: the annotation says what may be there
const part = await api.listProducts({
  q: word,
  ids: ids.slice(1),
  status: [ProductStatusFilter.PRODUCT_FILTER_DRAFT, ProductStatusFilter.PRODUCT_FILTER_PUBLISHED],
  fields: [ProductField.PRODUCT_FIELD_VERSION, ProductField.PRODUCT_FIELD_PRICE],
})
const [last, ...more]: PartialProduct[] = part.data.data
assert(last && last.name === undefined && more.length === 1)
await api.updateProduct(last.id, { sku: null }, { headers: { 'If-Match': `"${last.version}"` } })

const user = await api.createUser({ username: word, password: secret, role: 'editor' })
const { username } = user.data.data

const uploaded = await api.createMedia({ file: picture })
const stored = await api.getMedia(uploaded.data.data.id)
const isKept = await isPicture(stored.data.data)

// it throws the answer, which TypeScript cannot know
const { status, error } = await api
  .createProduct({ name: ' ', price: 1 })
  .then(() => Promise.reject(new Error('created')))
  .catch((answer: HttpResponse<never, ErrorResponse>) => answer)
report({ price, names, pages, username, isKept, status, error })
