import Fastify, { type FastifyInstance } from 'fastify'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { changeOf, SYSTEM } from '../../src/words/change.ts'
import { posts, product, products } from './samples.ts'
import { createProduct, getProduct, listPosts, listProducts } from './schemas.ts'

/*
 * What this service is compared with: the same answers, from routes with schemas and nothing else. No
 * authentication, no sanitiser, no log, no CORS, no ETag, no further header. Whatever the service costs
 * beyond that is its own.
 */

export interface NewProduct {
  readonly name: string
  readonly price: number
  readonly sku?: string
  readonly description?: string
}

/** Bare Fastify, answering from memory. */
export function fromMemory(): FastifyInstance {
  const app = Fastify()
  addMemoryRoutes(app)
  return app
}

export function addMemoryRoutes(app: FastifyInstance): void {
  app.get('/api/products', { schema: listProducts }, async () => success('10 products.', products))
  app.get('/api/products/:productId', { schema: getProduct }, async () => success('The product.', product))
  app.get('/api/posts', { schema: listPosts }, async () => success('10 posts.', posts))
  app.post<{ Body: NewProduct }>('/api/products', { schema: createProduct }, async (request, reply) => {
    reply.code(201).header('location', '/api/products/100001')
    return success('The product was created.', { ...product, ...request.body })
  })
}

const PRODUCT = {
  id: true,
  name: true,
  price: true,
  currency: true,
  sku: true,
  description: true,
  status: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.ProductSelect

const POST = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  body: true,
  status: true,
  publishAt: true,
  publishedAt: true,
  author: { select: { id: true, displayName: true } },
  tags: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.PostSelect

/** Fastify and Prisma, as one writes these routes by hand. */
export function fromDatabase(prisma: PrismaClient): FastifyInstance {
  const app = Fastify()
  app.get('/api/products', { schema: listProducts }, async () => {
    const rows = await prisma.product.findMany({
      where: { status: 'published' },
      orderBy: { id: 'desc' },
      take: 10,
      select: PRODUCT,
    })
    return success(`${rows.length} products.`, rows.map(toProduct))
  })
  const one = { schema: getProduct }
  app.get<{ Params: { productId: number } }>('/api/products/:productId', one, async (request, reply) => {
    const { productId: id } = request.params
    const row = await prisma.product.findUnique({ where: { id }, select: PRODUCT })
    if (row) return success('The product.', toProduct(row))
    reply.code(404)
    return success('There is no such product.', null)
  })
  app.post<{ Body: NewProduct }>('/api/products', { schema: createProduct }, async (request, reply) => {
    const now = new Date()
    const written = { lastChange: changeOf(SYSTEM, 'product.create', now), createdAt: now, updatedAt: now }
    const data = { ...request.body, searchText: request.body.name.toLowerCase(), ...written }
    const row = await prisma.product.create({ data, select: PRODUCT })
    reply.code(201).header('location', `/api/products/${row.id}`)
    return success('The product was created.', toProduct(row))
  })
  app.get('/api/posts', { schema: listPosts }, async () => {
    const rows = await prisma.post.findMany({
      where: { status: 'published' },
      orderBy: { id: 'desc' },
      take: 10,
      select: POST,
    })
    return success(`${rows.length} posts.`, rows)
  })
  return app
}

export function success<T>(message: string, data: T) {
  return { status: 'success', message, data }
}

function toProduct(row: Prisma.ProductGetPayload<{ select: typeof PRODUCT }>) {
  return { ...row, price: row.price.toNumber() }
}
