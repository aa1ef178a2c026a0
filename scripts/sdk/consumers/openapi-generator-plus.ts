import assert from 'node:assert/strict'
import { Api, Configuration, withConfiguration } from './client/index.ts'
import { isPicture, keyOf, NAMES, origin, PRICE, password, picture, report, secret, word } from './journey.ts'

// it sends forms with a content type that lacks their boundary; fetch adds the right one where there is none
const sendForms: typeof fetch = (input, init) => {
  if (init?.body instanceof FormData && init.headers instanceof Headers) init.headers.delete('Content-Type')
  return fetch(input, init)
}

const { AuthenticationApi } = withConfiguration(new Configuration({ baseUri: origin }))

const login = await AuthenticationApi.login({ username: 'admin', password })
assert(login.status === 200)
const refresh = await AuthenticationApi.refreshTokens({ refresh_token: login.body.data.refreshToken })
assert(refresh.status === 200)
const authorization = refresh.body.data.accessToken
const { MediaApi, ProductsApi, UsersApi } = withConfiguration(
  new Configuration({ baseUri: origin, authorization, fetch: sendForms }),
)

let price = 0
const ids: number[] = []
for (const name of NAMES) {
  const created = await ProductsApi.createProduct(keyOf(name), { name, price: PRICE })
  assert(created.status === 201)
  price = created.body.data.price
  ids.push(created.body.data.id)
}

const names: string[] = []
let pages = 0
let cursor: string | undefined
do {
  const sort = Api.ProductSort.name
  const page = await ProductsApi.listProducts({ q: word, limit: 2, sort, cursor })
  assert(page.status === 200)
  names.push(...page.body.data.map(({ name }) => name))
  pages++
  cursor = page.headers.xNextCursor
} while (cursor)

// of a part, the client's types are those of whole records: the annotation says what may be there
const part = await ProductsApi.listProducts({
  q: word,
  ids: ids.slice(1),
  status: [Api.ProductStatusFilter.draft, Api.ProductStatusFilter.published],
  fields: [Api.ProductField.version, Api.ProductField.price],
})
assert(part.status === 200)
const [last, ...more]: Api.PartialProduct[] = part.body.data
assert(last && last.name === undefined && more.length === 1)
const changed = await ProductsApi.updateProduct(
  { productId: last.id, ifMatch: `"${last.version}"` },
  { sku: null },
)
assert(changed.status === 200)

const editor = { username: word, password: secret, role: 'editor' }
const user = await UsersApi.createUser(undefined, editor)
assert(user.status === 201)
const { username } = user.body.data

const uploaded = await MediaApi.createMedia(undefined, { file: { value: picture } })
assert(uploaded.status === 201)
const stored = await MediaApi.getMedia({ mediaId: uploaded.body.data.id })
assert(stored.status === 200)
const isKept = await isPicture(stored.body.data)

const refused = await ProductsApi.createProduct(undefined, { name: ' ', price: 1 })
assert(refused.status === 422)
report({ price, names, pages, username, isKept, status: refused.status, error: refused.body })
