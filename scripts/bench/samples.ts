import type { Post, Product } from '../../generated/openapi.ts'
import type { Handlers } from '../../src/request/handler.ts'
import { handlers } from '../../src/resources/index.ts'

const TIME = '2026-01-12T08:30:00.000Z'
const WORDS = 'Plain words about it, as long as a short description is.'

export const product: Product = {
  id: 100_000,
  name: 'Product 100000',
  price: 24.9,
  currency: 'USD',
  sku: 'SKU-100000',
  description: `<p>${WORDS}</p>`,
  status: 'published',
  createdAt: TIME,
  updatedAt: TIME,
  version: 1,
}

export const products: readonly Product[] = Array.from({ length: 10 }, (_, index) => ({
  ...product,
  id: product.id - index,
}))

const post: Post = {
  id: 1000,
  title: 'Post 1000',
  slug: 'post-1000',
  excerpt: WORDS,
  body: `<p>${`${WORDS} `.repeat(5)}</p>`,
  status: 'published',
  publishAt: null,
  publishedAt: TIME,
  author: { id: 1, displayName: 'Administrator' },
  tags: ['news', 'workshop'],
  createdAt: TIME,
  updatedAt: TIME,
  version: 1,
}

export const posts: readonly Post[] = Array.from({ length: 10 }, (_, index) => ({
  ...post,
  id: post.id - index,
}))

/**
 * The handlers of the service, but those that are measured answer at once: what is left is all that is around
 * them.
 */
export const memoryHandlers: Handlers = {
  ...handlers,
  listProducts: async () => ({ data: [...products], next: 'cursor' }),
  getProduct: async () => ({ data: product, version: 1 }),
  listPosts: async () => ({ data: [...posts], next: 'cursor' }),
  createProduct: async ({ body: { name, price, description = null } }) => ({
    data: { ...product, name, price: Number(price), description },
    version: 1,
  }),
}
