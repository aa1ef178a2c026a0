import type { FastifyInstance } from 'fastify'

/*
 * The routes of the references: the same responses, from routes with nothing but schemas, written as by
 * hand (JSON Schema draft 7, as in Fastify). No authentication, no sanitiser, no log, no CORS, no ETag, no
 * further headers.
 */

const text = { type: 'string' }
const whole = { type: 'integer' }
const optional = { type: ['string', 'null'] }
const amount = { type: 'number', minimum: 0 }
const object = (properties: object, more = {}) => ({ type: 'object', properties, ...more })
const list = (items: object) => ({ type: 'array', items })
const closed = { additionalProperties: false }
const nullable = { nullable: true }

const record = { id: whole, status: text, createdAt: text, updatedAt: text, version: whole }
const focalPoint = object({ x: whole, y: whole }, nullable)
const picture = {
  ...{ id: whole, filename: text, contentType: text, altText: optional, caption: optional, credit: optional },
  image: object({ width: whole, height: whole, blurhash: text, focalPoint }, nullable),
  url: text,
  variants: list(object({ name: text, url: text, width: whole, height: whole })),
}
const coverImage = object(picture, nullable)
const product = object({
  ...record,
  ...{ name: text, price: { type: 'number' }, currency: text, sku: optional, description: optional },
  categories: list(object({ id: whole, name: text, slug: text })),
  coverImage,
  images: list(object(picture)),
})
const post = object({
  ...record,
  ...{ title: text, slug: text, excerpt: optional, body: text, tags: list(text) },
  ...{ publishAt: optional, publishedAt: optional },
  author: object({ id: whole, displayName: text }, nullable),
  coverImage,
})
const newProduct = {
  name: { ...text, minLength: 1, maxLength: 255 },
  price: amount,
  sku: { ...text, maxLength: 64 },
  description: { ...text, maxLength: 20_000 },
}
const limit = { ...whole, minimum: 1, maximum: 10, default: 10 }
const page = { limit, cursor: { ...text, maxLength: 512 } }
const params = object({ productId: { ...whole, minimum: 1 } })
const response = (data: object, status = 200) => ({
  response: { [status]: object({ status: text, message: text, data }) },
})

const SCHEMAS = {
  list: { querystring: object(page, closed), ...response(list(product)) },
  get: { params, ...response(product) },
  create: { body: object(newProduct, { required: ['name', 'price'], ...closed }), ...response(product, 201) },
  update: { params, body: object({ price: amount }, closed), ...response(product) },
  listPosts: { querystring: object({ ...page, status: text }, closed), ...response(list(post)) },
}

const success = (message: string, data: unknown) => ({ status: 'success', message, data })

interface OfProduct {
  readonly Params: { readonly productId: number }
}

export interface NewProduct {
  readonly name: string
  readonly price: number
  readonly sku?: string
  readonly description?: string
}

/** The source of the routes' records. It only writes what is measured. */
export interface Store {
  listProducts(): Promise<readonly object[]>
  getProduct(id: number): Promise<object | undefined>
  listPosts(): Promise<readonly object[]>
  createProduct?(values: NewProduct): Promise<{ readonly id: number } | undefined>
  updateProduct?(id: number, price: number): Promise<object | undefined>
}

export function addRoutes(app: FastifyInstance, store: Store): FastifyInstance {
  app.get('/api/products', { schema: SCHEMAS.list }, async () => {
    const products = await store.listProducts()
    return success(`${products.length} products.`, products)
  })
  const path = '/api/products/:productId'
  app.get<OfProduct>(path, { schema: SCHEMAS.get }, async ({ params }, reply) => {
    const found = await store.getProduct(params.productId)
    if (found) return success('The product.', found)
    reply.code(404)
    return success('There is no such product.', null)
  })
  app.post<{ Body: NewProduct }>('/api/products', { schema: SCHEMAS.create }, async ({ body }, reply) => {
    const product = await store.createProduct?.(body)
    reply.code(201).header('location', `/api/products/${product?.id}`)
    return success('The product was created.', product)
  })
  type Change = OfProduct & { readonly Body: { readonly price: number } }
  app.patch<Change>(path, { schema: SCHEMAS.update }, async ({ params, body }) =>
    success('The product was changed.', await store.updateProduct?.(params.productId, body.price)),
  )
  app.get('/api/posts', { schema: SCHEMAS.listPosts }, async () => {
    const posts = await store.listPosts()
    return success(`${posts.length} posts.`, posts)
  })
  return app
}
