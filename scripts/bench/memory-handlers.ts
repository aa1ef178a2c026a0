import type { Handlers } from '../../src/request/handler.ts'
import { handlers } from '../../src/resources/index.ts'
import { posts, product, products } from './samples.ts'

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
