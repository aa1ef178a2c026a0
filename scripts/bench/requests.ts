import type { Known } from './databases.ts'
import type { LoadRequest } from './load.ts'

const WORDS = 'Plain words about it, as long as a short description is.'
/** Without `sku`, so that any number can be created. */
const PRODUCT = { name: 'Walnut desk organiser', price: 24.9, description: WORDS }
/** The sanitiser must parse it. */
const MARKUP = `<p>${WORDS}</p><ul><li>oiled</li><li><strong>hand-made</strong></li></ul>`
/** 22 kB, as editors write it. */
const LONG = `<h2>${WORDS}</h2><p>${WORDS} <strong>hand-made</strong></p><ul><li>oiled</li></ul>`.repeat(125)
const LONG_POST = { title: 'All about walnut', body: LONG, status: 'published' }
const CHANGE = { price: 29.9 }
const BATCH = { operations: Array(100).fill({ op: 'create', value: PRODUCT }) }
const SIGN_IN = { username: 'nobody', password: 'a password that is wrong' }

export type RequestName = keyof ReturnType<typeof requestsOf>

/** The requests. Those that are `open` are for references, which do not authenticate. */
export function requestsOf({ accessToken, apiKey, lastCursor, picture }: Known) {
  const bearer = { authorization: `Bearer ${accessToken}` }
  return {
    listProducts: get('/api/products'),
    listLastPage: get(`/api/products?cursor=${lastCursor}`),
    getProduct: get('/api/products/100'),
    getPicture: get(picture),
    openListPosts: get('/api/posts'),
    listPosts: get('/api/posts', bearer),
    listPostsWithKey: get('/api/posts', { 'x-api-key': apiKey }),
    openCreate: post('/api/products', PRODUCT),
    create: post('/api/products', PRODUCT, bearer),
    createOnce: post('/api/products', PRODUCT, { ...bearer, 'idempotency-key': '{new}' }),
    createWithMarkup: post('/api/products', { ...PRODUCT, description: MARKUP }, bearer),
    createBatch: post('/api/products/batch', BATCH, bearer, 200),
    createLongPost: post('/api/posts', LONG_POST, bearer),
    // a different product each time, in any version
    openUpdate: patch('/api/products/{turn}', CHANGE, { 'if-match': '*' }),
    update: patch('/api/products/{turn}', CHANGE, { 'if-match': '*', ...bearer }),
    // takes as long as a successful login
    failToSignIn: post('/api/auth/login', SIGN_IN, {}, 401),
  } satisfies Record<string, LoadRequest>
}

function get(path: string, headers = {}): LoadRequest {
  return { method: 'GET', path, headers, status: 200 }
}

function post(path: string, content: object, headers = {}, status = 201): LoadRequest {
  return { method: 'POST', path, headers, body: JSON.stringify(content), status }
}

function patch(path: string, content: object, headers = {}): LoadRequest {
  return { ...post(path, content, headers, 200), method: 'PATCH' }
}
