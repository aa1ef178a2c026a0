import { resources } from '../../generated/resources.ts'
import type { LoadRequest } from './load.ts'
import type { Credentials } from './servers.ts'

/** A request that may need what only the server knows. */
export type MakeRequest = (credentials: Credentials | undefined) => LoadRequest

const WORDS = 'Plain words about it, as long as a short description is.'
/** Without `sku`, so that any number can be created. */
const PRODUCT = { name: 'Walnut desk organiser', price: 24.9, description: WORDS }
const RICH_PRODUCT = {
  ...PRODUCT,
  description: `<p>${WORDS}</p><ul><li>oiled</li><li><strong>hand-made</strong></li></ul>`,
}

/** A text of 22 kB, as editors write it. */
const LONG_POST = {
  title: 'All about walnut',
  body: `<h2>${WORDS}</h2><p>${WORDS} <strong>hand-made</strong></p><ul><li>oiled</li></ul>`.repeat(125),
  status: 'published',
}

export const listProducts = get('/api/products')
export const getProduct = get('/api/products/100')
export const createProduct = create(PRODUCT)
/** With markup, which the sanitiser must parse. */
export const createRichProduct = create(RICH_PRODUCT)
export const createProductOnce = create(PRODUCT, true)
/** Of another product each time; whichever version it has. */
export const updateProduct: MakeRequest = () => ({
  method: 'PATCH',
  path: '/api/products/#',
  headers: { 'if-match': '*' },
  body: JSON.stringify({ price: 29.9 }),
  status: 200,
})
export const listPosts = get('/api/posts')
export const createLongPost = withBearer(post('/api/posts', LONG_POST))
/** Which takes as long as one that succeeds. */
export const failToSignIn = post(
  '/api/auth/login',
  { username: 'nobody', password: 'a password that is wrong' },
  { status: 401 },
)

/** What products are sorted by: each way that there is an index for. */
export const SORTS: readonly string[] = resources.Product.sorts.map((name) => (name === 'id' ? '-id' : name))

/** The first page of all products in some order. */
export function listSorted(sort: string): MakeRequest {
  return get(`/api/products?sort=${sort}`)
}

/** The last full page of them. */
export function listFar(sort: string): MakeRequest {
  return (credentials) =>
    get(`/api/products?sort=${sort}&cursor=${known(credentials).farCursors[sort]}`)(credentials)
}

export function withBearer(make: MakeRequest): MakeRequest {
  return (credentials) => {
    const request = make(credentials)
    const authorization = `Bearer ${known(credentials).accessToken}`
    return { ...request, headers: { ...request.headers, authorization } }
  }
}

/** From a thousand clients: each has its own place in what is limited. */
export function behindProxy(make: MakeRequest): MakeRequest {
  return (credentials) => ({ ...make(credentials), isBehindProxy: true })
}

export function withApiKey(make: MakeRequest): MakeRequest {
  return (credentials) => ({ ...make(credentials), headers: { 'x-api-key': known(credentials).apiKey } })
}

function get(path: string): MakeRequest {
  return () => ({ method: 'GET', path, status: 200 })
}

function create(product: object, idempotencyKeys = false): MakeRequest {
  return post('/api/products', product, { idempotencyKeys })
}

function post(path: string, content: object, others: Partial<LoadRequest> = {}): MakeRequest {
  const body = JSON.stringify(content)
  return () => ({ method: 'POST', path, body, status: 201, ...others })
}

function known(credentials: Credentials | undefined): Credentials {
  if (!credentials) throw new Error('this server has no credentials')
  return credentials
}
