import assert from 'node:assert/strict'
import createClient from 'openapi-fetch'
import type { components, paths } from './client/schema.ts'
import { isPicture, keyOf, NAMES, origin, PRICE, password, picture, report, secret, word } from './journey.ts'

const cms = createClient<paths>({ baseUrl: origin })

const login = await cms.POST('/api/auth/login', { body: { username: 'admin', password } })
assert(login.data, login.error?.message)
const refresh = await cms.POST('/api/auth/refresh', {
  body: { refresh_token: login.data.data.refreshToken },
})
assert(refresh.data, refresh.error?.message)
const { accessToken } = refresh.data.data
cms.use({
  onRequest({ request }) {
    request.headers.set('Authorization', `Bearer ${accessToken}`)
  },
})

let price = 0
const ids: number[] = []
for (const name of NAMES) {
  const created = await cms.POST('/api/products', {
    params: { header: { 'Idempotency-Key': keyOf(name) } },
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
  const page = await cms.GET('/api/products', {
    params: { query: { q: word, limit: 2, sort: 'name', ...(cursor && { cursor }) } },
  })
  assert(page.data, page.error?.message)
  names.push(...page.data.data.map(({ name }) => name))
  pages++
  cursor = page.response.headers.get('X-Next-Cursor') ?? undefined
} while (cursor)

// of a part, the client's types are those of whole records: the annotation says what may be there
const part = await cms.GET('/api/products', {
  params: {
    query: { q: word, ids: ids.slice(1), status: ['draft', 'published'], fields: ['version', 'price'] },
  },
})
assert(part.data, part.error?.message)
const [last, ...more]: components['schemas']['PartialProduct'][] = part.data.data
assert(last && last.name === undefined && more.length === 1)
const changed = await cms.PATCH('/api/products/{productId}', {
  params: { path: { productId: last.id }, header: { 'If-Match': `"${last.version}"` } },
  body: { sku: null },
})
assert(changed.data, changed.error?.message)

const path = { productId: last.id }
const read = await cms.GET('/api/products/{productId}', { params: { path } })
const header = { 'If-None-Match': read.response.headers.get('ETag') ?? '' }
const again = await cms.GET('/api/products/{productId}', { params: { path, header } })
assert(read.data && again.response.status === 304 && !again.data && !again.error)

// a field with a default can be left out
const draft = await cms.POST('/api/posts', { body: { title: word, body: '<p>Mugs</p>' } })
assert(draft.data?.data.status === 'draft')

const user = await cms.POST('/api/users', { body: { username: word, password: secret, role: 'editor' } })
assert(user.data, user.error?.message)
const { username } = user.data.data

const uploaded = await cms.POST('/api/media', {
  // its type of a file is a text: the form is sent in place of the body
  body: { file: picture.name },
  bodySerializer() {
    const form = new FormData()
    form.append('file', picture)
    return form
  },
})
assert(uploaded.data, uploaded.error?.message)
const stored = await cms.GET('/api/media/{mediaId}', {
  params: { path: { mediaId: uploaded.data.data.id } },
})
assert(stored.data, stored.error?.message)
const isKept = await isPicture(stored.data.data)

const { error, response } = await cms.POST('/api/products', { body: { name: ' ', price: 1 } })
assert(error)
report({ price, names, pages, username, isKept, status: response.status, error })
