import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { changeOf, SYSTEM } from '../../src/words/change.ts'
import { type NewProduct, success } from './reference-routes.ts'
import { createProduct, getProduct, listPosts, listProducts, updateProduct } from './schemas.ts'

const PRODUCT = `id, name, price::float8 AS price, currency, sku, description, status, version,
  created_at AS "createdAt", updated_at AS "updatedAt"`

/** Statements that the database prepares once for each connection. */
const LIST_PRODUCTS = {
  name: 'list-products',
  text: `SELECT ${PRODUCT} FROM products WHERE status = 'published' ORDER BY id DESC LIMIT 10`,
}
const GET_PRODUCT = { name: 'get-product', text: `SELECT ${PRODUCT} FROM products WHERE id = $1` }
const CREATE_PRODUCT = {
  name: 'create-product',
  text: `INSERT INTO products
      (name, price, sku, description, search_text, last_change, created_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING ${PRODUCT}`,
}
const UPDATE_PRODUCT = {
  name: 'update-product',
  text: `UPDATE products SET price = $2, last_change = $3, updated_at = $4, version = version + 1
    WHERE id = $1 RETURNING ${PRODUCT}`,
}
const LIST_POSTS = {
  name: 'list-posts',
  text: `SELECT p.id, title, slug, excerpt, body, status, publish_at AS "publishAt",
      published_at AS "publishedAt", json_build_object('id', u.id, 'displayName', display_name) AS author,
      tags, p.version, p.created_at AS "createdAt", p.updated_at AS "updatedAt"
    FROM posts p JOIN users u ON u.id = author_id
    WHERE status = 'published' ORDER BY p.id DESC LIMIT 10`,
}

/** What the routes look at; all of it is sent. */
interface Row {
  readonly id: number
}

/** Routes with pg alone: the least that they can cost that ask the same database. */
export function addSqlRoutes(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/api/products', { schema: listProducts }, async () => {
    const { rows } = await pool.query<Row>(LIST_PRODUCTS)
    return success(`${rows.length} products.`, rows)
  })
  const one = { schema: getProduct }
  app.get<{ Params: { productId: number } }>('/api/products/:productId', one, async (request, reply) => {
    const { rows } = await pool.query<Row>({ ...GET_PRODUCT, values: [request.params.productId] })
    if (rows.length > 0) return success('The product.', rows[0])
    reply.code(404)
    return success('There is no such product.', null)
  })
  app.post<{ Body: NewProduct }>('/api/products', { schema: createProduct }, async (request, reply) => {
    const { name, price, sku, description } = request.body
    const now = new Date()
    const change = changeOf(SYSTEM, 'product.create', now)
    const values = [name, price, sku, description, name.toLowerCase(), change, now]
    const { rows } = await pool.query<Row>({ ...CREATE_PRODUCT, values })
    reply.code(201).header('location', `/api/products/${rows[0]?.id}`)
    return success('The product was created.', rows[0])
  })
  const changed = { schema: updateProduct }
  app.patch<{ Params: { productId: number }; Body: Pick<NewProduct, 'price'> }>(
    '/api/products/:productId',
    changed,
    async ({ params, body }) => {
      const now = new Date()
      const values = [params.productId, body.price, changeOf(SYSTEM, 'product.update', now), now]
      const { rows } = await pool.query<Row>({ ...UPDATE_PRODUCT, values })
      return success('The product was changed.', rows[0])
    },
  )
  app.get('/api/posts', { schema: listPosts }, async () => {
    const { rows } = await pool.query<Row>(LIST_POSTS)
    return success(`${rows.length} posts.`, rows)
  })
}
