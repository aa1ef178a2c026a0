import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Prisma } from '../../generated/prisma/client.ts'
import { resources } from '../../generated/resources.ts'
import { handlers } from '../../src/resources/index.ts'
import { typedResource } from '../../src/resources/kit/boundary.ts'
import { update } from '../../src/resources/kit/change.ts'
import { create } from '../../src/resources/kit/create.ts'
import { AnyResource } from '../../src/resources/kit/definition.ts'
import { valuesOf } from '../../src/resources/kit/refusals.ts'
import { posts } from '../../src/resources/posts/posts.ts'
import { type StartedApp, startApp } from '../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'
import { statementsFor } from '../support/statements.ts'
import { createdAt, type Resource, resourceAt } from './resource.ts'

const { Post } = resources
const { rules } = posts.any
/** One id in `excerpt` is a reference, several are a list. */
const productId = (body: unknown) => {
  const { excerpt } = valuesOf(body)
  if (!excerpt) return {}
  const ids = String(excerpt).split(' ').map(Number)
  return ids.length > 1 ? { productIds: ids } : { productId: ids[0] }
}
/** Posts that refer to products, by the ids in `excerpt`. Authors only see published products. */
const any = new AnyResource(
  {
    ...Post,
    columns: {
      ...Post.columns,
      productId: {
        name: 'product_id',
        column: Prisma.sql`product_id`,
        given: Prisma.sql`"productId" int`,
        value: Prisma.sql`given."productId"`,
      },
      productIds: {
        name: 'product_ids',
        column: Prisma.sql`product_ids`,
        given: Prisma.sql`"productIds" int[]`,
        value: Prisma.sql`given."productIds"`,
      },
    },
    references: {
      productId: { to: 'products', constraint: 'posts_product_id_fkey' },
      productIds: {
        to: 'products',
        constraint: 'post_products_product_id_fkey',
        join: { list: 'product_ids', table: 'post_products', owner: 'post_id', item: 'product_id' },
      },
    },
  },
  {
    ...rules,
    beforeCreate: async (request) => ({
      ...(await rules.beforeCreate?.(request)),
      ...productId(request.body),
    }),
    beforeUpdate: async (request) => {
      const change = await rules.beforeUpdate?.(request)
      return (before) => ({ ...change?.(before), ...productId(request.body) })
    },
  },
)
/** Runs between the insertion that writes nothing and the search for what was missing. */
let beforeRead: () => Promise<unknown> = async () => {}
const { createPost, updatePost } = typedResource<'Post'>({
  any,
  operations: {
    createPost: (request) =>
      create(any, {
        ...request,
        read: async (statement) => {
          await beforeRead()
          return request.read(statement)
        },
      }),
    updatePost: (request) => update(any, request),
  },
  read: any.read,
  updateOf: () => ({}),
}).operations

const LACKING = '422 validation_failed (/productId exists)'
const MISSING = '2147483647'

let database: TestDatabase
let app: StartedApp
let ids: Readonly<Record<'published' | 'draft', string>>
let post: Resource

async function createProduct(status: 'published' | 'draft'): Promise<string> {
  const json = { name: status, price: 1, status }
  const { headers } = await app.request('POST', '/api/products', { ...app.as('editor'), json })
  return String(headers.location?.split('/').at(-1))
}

beforeAll(async () => {
  database = await createTestDatabase()
  app = await startApp({ database, handlers: { ...handlers, createPost, updatePost } })
  await app.prisma.$executeRaw`ALTER TABLE posts ADD COLUMN product_id int REFERENCES products,
    ADD COLUMN product_ids int[]`
  ids = { published: await createProduct('published'), draft: await createProduct('draft') }
  post = createdAt(app, await send('author', ids.published), app.as('author'))
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const send = (role: 'author' | 'editor', excerpt: string, headers: Record<string, string> = {}) =>
  app.request('POST', '/api/posts', { ...app.as(role), json: { title: 'A', body: 'B', excerpt }, headers })
const count = () => app.prisma.post.count()

describe('an author', () => {
  it.each([{}, { 'idempotency-key': 'refers' }])(
    'cannot create a post that refers to a draft or missing product (%j)',
    async (key) => {
      const before = await count()
      expect(outcome(await send('author', ids.draft, key))).toBe(LACKING)
      expect(outcome(await send('author', MISSING, key))).toBe(LACKING)
      expect(await count()).toBe(before)
      expect(outcome(await send('author', ids.published, key))).toBe('201')
    },
  )

  it('creates a post that refers to a product which is published while it is refused', async () => {
    const path = `/api/products/${await createProduct('draft')}`
    const publish = { ...app.as('editor'), json: { status: 'published' }, headers: { 'if-match': '*' } }
    beforeRead = () => app.request('PATCH', path, publish)
    onTestFinished(() => {
      beforeRead = async () => {}
    })
    // with a slug of its own: nothing else is tried twice
    const json = { title: 'A', body: 'B', slug: 'its-own', excerpt: path.split('/').at(-1) }
    expect(outcome(await app.request('POST', '/api/posts', { ...app.as('author'), json }))).toBe('201')
  })

  it('cannot create or update a post that lists a draft or missing product, which is named', async () => {
    for (const hidden of [ids.draft, MISSING]) {
      const list = `${ids.published} ${hidden}`
      expect(outcome(await send('author', list))).toBe('422 validation_failed (/productIds/1 exists)')
      expect(outcome(await post.patch({ excerpt: list }))).toBe(
        '422 validation_failed (/productIds/1 exists)',
      )
    }
    expect(outcome(await send('author', `${ids.published} ${ids.published}`))).toBe('201')
    expect(outcome(await send('editor', `${ids.published} ${ids.draft}`))).toBe('201')
  })

  it('cannot make a post refer to a draft or missing product, and the attempt locks nothing', async () => {
    const etag = await post.etag()
    for (const excerpt of [ids.draft, MISSING]) {
      const statements = await statementsFor(async () => {
        expect(outcome(await post.patch({ excerpt }, etag))).toBe(LACKING)
      })
      expect(statements.filter(({ text }) => /^BEGIN|FOR UPDATE/.test(text.trim()))).toEqual([])
    }
    expect(await post.etag()).toBe(etag)
    expect(outcome(await post.patch({ excerpt: ids.published }, etag))).toBe('200')
  })
})

describe('an editor', () => {
  it('can create and update a post that refers to a draft product', async () => {
    expect(outcome(await send('editor', ids.draft))).toBe('201')
    const edited = resourceAt(app, post.path, app.as('editor'))
    expect(outcome(await edited.patch({ excerpt: ids.draft }))).toBe('200')
  })

  it('cannot create or update a post that refers to a missing product', async () => {
    expect(outcome(await send('editor', MISSING))).toBe(LACKING)
    expect(outcome(await resourceAt(app, post.path, app.as('editor')).patch({ excerpt: MISSING }))).toBe(
      LACKING,
    )
  })
})
