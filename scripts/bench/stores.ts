import type pg from 'pg'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { type Action, changeOf, SYSTEM } from '../../src/domain/change.ts'
import type { Known } from './databases.ts'
import type { Store } from './routes.ts'

/** Always the same records: those that the service has answered with. */
export function memory(answers: Known['answers']): Store {
  const dataOf = (path: string) => JSON.parse(answers[path]?.body ?? '').data
  const [products, product, posts] = ['/api/products', '/api/products/100', '/api/posts'].map(dataOf)
  return {
    listProducts: async () => products,
    getProduct: async () => product,
    listPosts: async () => posts,
  }
}

/** What a write leaves for the audit trail. */
function written(action: Action) {
  const now = new Date()
  return { lastChange: changeOf(SYSTEM, action, now), updatedAt: now }
}

/** Prisma, as one writes these routes by hand. */
export function prismaStore({ product, post }: PrismaClient): Store {
  const ten = { where: { status: 'published' }, orderBy: { id: 'desc' }, take: 10 } as const
  const hidden = { searchText: true, lastChange: true } as const
  const shown = { omit: { ...hidden, createdById: true, updatedById: true } } as const
  const author = { select: { id: true, displayName: true } } as const
  const withPrice = <T extends { price: { toNumber(): number } }>(row: T) => ({
    ...row,
    price: row.price.toNumber(),
  })
  return {
    listProducts: async () => (await product.findMany({ ...ten, ...shown })).map(withPrice),
    async getProduct(id) {
      const row = await product.findUnique({ where: { id }, ...shown })
      return row ? withPrice(row) : undefined
    },
    listPosts: () => post.findMany({ ...ten, omit: { ...hidden, authorId: true }, include: { author } }),
    async createProduct(values) {
      const { updatedAt, lastChange } = written('product.create')
      const searchText = `${values.name.toLowerCase()}\n`
      const data = { ...values, searchText, lastChange, createdAt: updatedAt, updatedAt }
      return withPrice(await product.create({ data, ...shown }))
    },
  }
}

const PRODUCT = `id, name, price::float8 AS price, currency, sku, description, status, version,
  created_at AS "createdAt", updated_at AS "updatedAt"`
const LIST = `SELECT ${PRODUCT} FROM products WHERE status = 'published' ORDER BY id DESC LIMIT 10`
const GET = `SELECT ${PRODUCT} FROM products WHERE id = $1`
const CREATE = `INSERT INTO products
    (name, price, sku, description, search_text, last_change, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING ${PRODUCT}`
const UPDATE = `UPDATE products SET price = $2, last_change = $3, updated_at = $4, version = version + 1
  WHERE id = $1 RETURNING ${PRODUCT}`
const LIST_POSTS = `SELECT p.id, title, slug, excerpt, body, status, publish_at AS "publishAt",
    published_at AS "publishedAt", json_build_object('id', u.id, 'displayName', display_name) AS author,
    tags, p.version, p.created_at AS "createdAt", p.updated_at AS "updatedAt"
  FROM posts p JOIN users u ON u.id = author_id
  WHERE status = 'published' ORDER BY p.id DESC LIMIT 10`

/** pg alone: the least that routes can cost that ask the same database. */
export function sqlStore(pool: pg.Pool): Store {
  /** Prepared once for each connection. */
  const prepared = async (name: string, text: string, values: unknown[] = []) =>
    (await pool.query<{ id: number }>({ name, text, values })).rows
  return {
    listProducts: () => prepared('list', LIST),
    getProduct: async (id) => (await prepared('get', GET, [id]))[0],
    listPosts: () => prepared('list-posts', LIST_POSTS),
    async createProduct({ name, price, sku, description }) {
      const { lastChange, updatedAt } = written('product.create')
      const values = [name, price, sku, description, name.toLowerCase(), lastChange, updatedAt]
      return (await prepared('create', CREATE, values))[0]
    },
    async updateProduct(id, price) {
      const { lastChange, updatedAt } = written('product.update')
      return (await prepared('update', UPDATE, [id, price, lastChange, updatedAt]))[0]
    },
  }
}
