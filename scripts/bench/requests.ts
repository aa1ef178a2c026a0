import type { LoadRequest } from './load.ts'
import type { Credentials } from './servers.ts'

/** A request that may need what only the server knows. */
export type Ask = (credentials: Credentials) => LoadRequest

const WORDS = 'Plain words about it, as long as a short description is.'
/** Without `sku`, so that any number can be created. */
const PRODUCT = { name: 'Walnut desk organiser', price: 24.9, description: WORDS }
const MARKUP = `<p>${WORDS}</p><ul><li>oiled</li><li><strong>hand-made</strong></li></ul>`
/** A text of 22 kB, as editors write it. */
const LONG = `<h2>${WORDS}</h2><p>${WORDS} <strong>hand-made</strong></p><ul><li>oiled</li></ul>`.repeat(125)

export const listProducts = get('/api/products')
export const getProduct = get('/api/products/100')
export const listPosts = get('/api/posts')
export const createProduct = post('/api/products', PRODUCT)
/** With markup, which the sanitiser must parse. */
export const createRichProduct = withBearer(post('/api/products', { ...PRODUCT, description: MARKUP }))
/** A hundred products at once. */
export const createBatch = withBearer(
  post(
    '/api/products/batch',
    { operations: Array(100).fill({ op: 'create', value: PRODUCT }) },
    { status: 200 },
  ),
)
export const createProductOnce = withBearer(
  post('/api/products', PRODUCT, { headers: { 'idempotency-key': '{new}' } }),
)
/** Of another product each time; whichever version it has. */
export const updateProduct: Ask = () => ({
  method: 'PATCH',
  path: '/api/products/{turn}',
  headers: { 'if-match': '*' },
  body: JSON.stringify({ price: 29.9 }),
  status: 200,
})
export const createLongPost = withBearer(
  post('/api/posts', { title: 'All about walnut', body: LONG, status: 'published' }),
)
/** Takes as long as one that succeeds. */
export const failToSignIn = post(
  '/api/auth/login',
  { username: 'nobody', password: 'a password that is wrong' },
  { status: 401 },
)

/** The last full page of all products. */
export const listLastPage: Ask = (known) => get(`/api/products?cursor=${known.lastCursor}`)(known)

/** A variant of a picture. */
export const getPicture: Ask = (known) => get(known.picture)(known)

export function withBearer(ask: Ask): Ask {
  return (known) => {
    const request = ask(known)
    return { ...request, headers: { ...request.headers, authorization: `Bearer ${known.accessToken}` } }
  }
}

export function withApiKey(ask: Ask): Ask {
  return (known) => ({ ...ask(known), headers: { 'x-api-key': known.apiKey } })
}

/** From a thousand clients: each has its own place in what is limited. */
export function behindProxy(ask: Ask): Ask {
  return (known) => {
    const request = ask(known)
    return { ...request, headers: { ...request.headers, 'x-forwarded-for': '{client}' } }
  }
}

function get(path: string): Ask {
  return () => ({ method: 'GET', path, status: 200 })
}

function post(path: string, content: object, others: Partial<LoadRequest> = {}): Ask {
  return () => ({ method: 'POST', path, body: JSON.stringify(content), status: 201, ...others })
}
