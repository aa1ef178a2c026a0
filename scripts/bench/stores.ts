import type pg from 'pg'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { type Action, changeOf, SYSTEM } from '../../src/domain/change.ts'
import type { Known } from './databases.ts'
import type { Store } from './routes.ts'

/** Always returns the same records, from responses of the service. */
export function memory(answers: Known['answers']): Store {
  const dataOf = (path: string) => JSON.parse(answers[path]?.body ?? '').data
  const [products, product, posts] = ['/api/products', '/api/products/100', '/api/posts'].map(dataOf)
  return {
    listProducts: async () => products,
    getProduct: async () => product,
    listPosts: async () => posts,
  }
}

/** The audit trail entry of a write. */
function written(action: Action) {
  const now = new Date()
  return { lastChange: changeOf(SYSTEM, action, now), updatedAt: now }
}

const NAMED = { id: true, name: true, slug: true } as const
const PICTURE = {
  ...{ id: true, filename: true, contentType: true, altText: true, caption: true, credit: true },
  ...{ image: true, url: true, variants: true },
} as const

const HIDDEN = { searchText: true, lastChange: true, coverImageId: true } as const
const SHOWN = {
  omit: { ...HIDDEN, createdById: true, updatedById: true, categoryIds: true, imageIds: true },
  include: {
    coverImage: { select: PICTURE },
    categories: { select: { category: { select: NAMED } } },
    images: { select: { image: { select: PICTURE } } },
  },
} as const
const SHOWN_POST = {
  omit: { ...HIDDEN, authorId: true },
  include: { author: { select: { id: true, displayName: true } }, coverImage: { select: PICTURE } },
} as const
const TEN = { where: { status: 'published' }, orderBy: { id: 'desc' }, take: 10 } as const

function responseOf(row: Prisma.ProductGetPayload<typeof SHOWN>) {
  return {
    ...row,
    price: row.price.toNumber(),
    categories: row.categories.map(({ category }) => category),
    images: row.images.map(({ image }) => image),
  }
}

/** Prisma, as in routes written by hand. */
export function prismaStore({ product, post }: PrismaClient): Store {
  return {
    listProducts: async () => (await product.findMany({ ...TEN, ...SHOWN })).map(responseOf),
    async getProduct(id) {
      const row = await product.findUnique({ where: { id }, ...SHOWN })
      return row ? responseOf(row) : undefined
    },
    listPosts: () => post.findMany({ ...TEN, ...SHOWN_POST }),
    async createProduct(values) {
      const { updatedAt, lastChange } = written('product.create')
      const searchText = `${values.name.toLowerCase()}\n`
      const data = { ...values, searchText, lastChange, createdAt: updatedAt, updatedAt }
      return responseOf(await product.create({ data, ...SHOWN }))
    },
  }
}

const PICTURE_OBJECT = `json_build_object('id', m.id, 'filename', filename, 'contentType', content_type,
  'altText', alt_text, 'caption', caption, 'credit', credit, 'image', image, 'url', url,
  'variants', variants)`
const COVER_IMAGE = `(SELECT ${PICTURE_OBJECT} FROM media m WHERE m.id = cover_image_id) AS "coverImage"`
const PRODUCT = `id, name, price::float8 AS price, currency, sku, description, status, version,
  created_at AS "createdAt", updated_at AS "updatedAt", ${COVER_IMAGE},
  ARRAY(SELECT json_build_object('id', c.id, 'name', c.name, 'slug', c.slug)
    FROM product_categories JOIN categories c ON c.id = category_id
    WHERE product_id = products.id) AS categories,
  ARRAY(SELECT ${PICTURE_OBJECT}
    FROM product_images JOIN media m ON m.id = image_id WHERE product_id = products.id) AS images`
const LIST = `SELECT ${PRODUCT} FROM products WHERE status = 'published' ORDER BY id DESC LIMIT 10`
const GET = `SELECT ${PRODUCT} FROM products WHERE id = $1`
const CREATE = `INSERT INTO products
    (name, price, sku, description, search_text, last_change, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING ${PRODUCT}`
const UPDATE = `UPDATE products SET price = $2, last_change = $3, updated_at = $4, version = version + 1
  WHERE id = $1 RETURNING ${PRODUCT}`
const LIST_POSTS = `SELECT p.id, title, slug, excerpt, body, status, publish_at AS "publishAt",
    published_at AS "publishedAt", json_build_object('id', u.id, 'displayName', display_name) AS author,
    tags, p.version, ${COVER_IMAGE}, p.created_at AS "createdAt", p.updated_at AS "updatedAt"
  FROM posts p JOIN users u ON u.id = author_id
  WHERE status = 'published' ORDER BY p.id DESC LIMIT 10`

/** Only pg: the minimum cost of routes with the same database. */
export function sqlStore(pool: pg.Pool): Store {
  /** Prepared once per connection. */
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
