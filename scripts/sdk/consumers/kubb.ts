import assert from 'node:assert/strict'
import { setConfig } from '@kubb/plugin-client/clients/axios'
import { isAxiosError } from 'axios'
import type { CreateProductMutation, PartialProduct } from './client/index.ts'
import {
  createMedia,
  createProduct,
  createUser,
  getMedia,
  listProducts,
  login,
  refreshTokens,
  updateProduct,
} from './client/index.ts'
import { isPicture, keyOf, NAMES, origin, PRICE, password, picture, report, secret, word } from './journey.ts'

// axios would write a list as `fields[]=…`
const paramsSerializer = {
  serialize: (params: object) =>
    new URLSearchParams(
      Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString(),
}
setConfig({ baseURL: origin })

const signedIn = await login({ username: 'admin', password })
const refreshed = await refreshTokens({ refresh_token: signedIn.data.data.refreshToken })
const headers = { Authorization: `Bearer ${refreshed.data.data.accessToken}` }
setConfig({ baseURL: origin, headers, paramsSerializer })

let price = 0
const ids: number[] = []
for (const name of NAMES) {
  const created = await createProduct({ name, price: PRICE }, { 'Idempotency-Key': keyOf(name) })
  price = created.data.data.price
  ids.push(created.data.data.id)
}

const names: string[] = []
let pages = 0
let cursor: string | undefined
do {
  const page = await listProducts({ q: word, limit: 2, sort: 'name', cursor })
  names.push(...page.data.data.map(({ name }) => name))
  pages++
  cursor = page.headers['x-next-cursor']
} while (cursor)

// of a part, the client's types are those of whole records: the annotation says what may be there
const part = await listProducts({
  q: word,
  ids: ids.slice(1),
  status: ['draft', 'published'],
  fields: ['version', 'price'],
})
const [last, ...more]: PartialProduct[] = part.data.data
assert(last && last.name === undefined && more.length === 1)
await updateProduct(last.id, { sku: null }, { 'If-Match': `"${last.version}"` })

const user = await createUser({ username: word, password: secret, role: 'editor' })
const { username } = user.data.data

const uploaded = await createMedia({ file: picture })
const stored = await getMedia(uploaded.data.data.id)
const isKept = await isPicture(stored.data.data)

const thrown: unknown = await createProduct({ name: ' ', price: 1 }).catch((error) => error)
assert(isAxiosError<CreateProductMutation['Errors']>(thrown) && thrown.response)
const { status, data: error } = thrown.response
report({ price, names, pages, username, isKept, status, error })
