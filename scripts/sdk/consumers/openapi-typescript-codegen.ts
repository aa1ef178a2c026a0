import assert from 'node:assert/strict'
import {
  ApiError,
  AuthenticationService,
  type ErrorResponse,
  MediaService,
  OpenAPI,
  type PartialProduct,
  ProductsService,
  UsersService,
} from './client/index.ts'
import { isPicture, keyOf, NAMES, origin, PRICE, password, picture, report, secret, word } from './journey.ts'

// it hands out the body of an answer only, so the header of the last answer is kept on its way
let next: string | null = null
const plainFetch = globalThis.fetch
globalThis.fetch = async (...request) => {
  const response = await plainFetch(...request)
  next = response.headers.get('X-Next-Cursor')
  return response
}

OpenAPI.BASE = origin

const login = await AuthenticationService.login({ username: 'admin', password })
const refresh = await AuthenticationService.refreshTokens({ refresh_token: login.data.refreshToken })
OpenAPI.TOKEN = refresh.data.accessToken

let price = 0
const ids: number[] = []
for (const name of NAMES) {
  const created = await ProductsService.createProduct({ name, price: PRICE }, keyOf(name))
  price = created.data.price
  ids.push(created.data.id)
}

const names: string[] = []
const none = undefined
let pages = 0
let cursor: string | undefined
do {
  const page = await ProductsService.listProducts(2, cursor, word, none, none, none, none, 'name')
  names.push(...page.data.map(({ name }) => name))
  pages++
  cursor = next ?? undefined
} while (cursor)

// of a part, the client's types are those of whole records: the annotation says what may be there
const part = await ProductsService.listProducts(
  ...([none, none, word, none, none, none, none, none, none, ids.slice(1), none, none, none] as const),
  ['draft', 'published'],
  none,
  ['version', 'price'],
)
const [last, ...more]: PartialProduct[] = part.data
assert(last && last.name === undefined && more.length === 1)
await ProductsService.updateProduct(last.id, `"${last.version}"`, { sku: null })

const user = await UsersService.createUser({ username: word, password: secret, role: 'editor' })
const { username } = user.data

const uploaded = await MediaService.createMedia({ file: picture })
const stored = await MediaService.getMedia(uploaded.data.id)
const isKept = await isPicture(stored.data)

const thrown: unknown = await ProductsService.createProduct({ name: ' ', price: 1 }).catch((error) => error)
assert(thrown instanceof ApiError)
const error: ErrorResponse = thrown.body
report({ price, names, pages, username, isKept, status: thrown.status, error })
