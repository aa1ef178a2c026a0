import { beforeAll, describe, expect, it } from 'vitest'
import { recordsOf, walk } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'

const ROWS = 20_000
/** One in so many rows has the rare value. */
const SELDOM = 800

const app = useApp()
const admin = app.as('admin')
const asWriter = { status: 'all' }

beforeAll(async () => {
  const { prisma } = app
  for (const table of ['posts', 'products'])
    await prisma.$executeRawUnsafe(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await prisma.$executeRaw`
    INSERT INTO posts (title, slug, body, status, author_id, tags, search_text, last_change, created_at,
      updated_at, published_at)
    SELECT md5(n::text), 'post-' || n, '', (enum_range(NULL::post_status))[1 + n % 4],
      CASE WHEN n % ${SELDOM} = 0 THEN ${app.users.author.id}::int ELSE ${app.users.editor.id}::int END,
      CASE WHEN n % ${SELDOM} = 0 THEN ARRAY['news', 'seldom'] ELSE ARRAY['news'] END,
      CASE WHEN n % ${SELDOM} = 0 THEN 'common seldom' ELSE 'common' END || chr(10), '{}',
      timestamptz '2026-01-01' + n % 1000 * interval '1 hour',
      timestamptz '2026-03-01' + n % 997 * interval '1 hour',
      timestamptz '2026-02-01' + n % 991 * interval '1 hour'
    FROM generate_series(1, ${ROWS}) n`
  await prisma.$executeRaw`
    INSERT INTO products
      (name, price, currency, sku, status, search_text, last_change, created_at, updated_at)
    SELECT md5(n::text), n % 983, 
      CASE WHEN n % ${SELDOM} = 0 THEN 'CHF' WHEN n % 2 = 0 THEN 'GBP' ELSE 'USD' END, 'sku-' || n,
      (enum_range(NULL::product_status))[1 + n % 2],
      CASE WHEN n % ${SELDOM} = 0 THEN 'common seldom' ELSE 'common' END || chr(10), '{}',
      timestamptz '2026-01-01' + n % 1000 * interval '1 hour',
      timestamptz '2026-03-01' + n % 997 * interval '1 hour'
    FROM generate_series(1, ${ROWS}) n`
}, 300_000)

describe('a walk over rare records', () => {
  const seldom = {
    '/api/posts': [{ tag: 'seldom' }, { q: 'seldom' }],
    '/api/products': [{ currency: 'CHF' }, { q: 'seldom' }],
  }
  const walks = Object.entries(seldom).flatMap(([path, filters]) =>
    filters.map((filter) => ({ path, filter })),
  )

  it.each(walks)('finds each record of $path by $filter once, in any order', async ({ path, filter }) => {
    for (const sort of ['id', '-id', 'createdAt', '-updatedAt']) {
      const query = { ...filter, ...asWriter, sort, limit: '7' }
      const pages = await walk(app, `${path}?${new URLSearchParams(query)}`, admin)
      const records = pages.flatMap(recordsOf)
      const field = sort.replace('-', '')
      const keys = records.map((record) => [Object(record)[field], Object(record).id])
      const sign = sort.startsWith('-') ? -1 : 1
      const sorted = keys.toSorted(([a, x], [b, y]) => sign * (a < b ? -1 : a > b ? 1 : x - y))
      expect(new Set(keys.map(([, id]) => id)).size).toBe(ROWS / SELDOM)
      expect(keys).toEqual(sorted)
    }
  })
})

describe('an empty list for a common currency', () => {
  async function rowsRead(): Promise<number> {
    await app.prisma.$queryRaw`SELECT pg_stat_force_next_flush()::text`
    const [row] = await app.prisma.$queryRaw<[{ read: number }]>`
      SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_user_tables WHERE relname = 'products'`
    return row.read
  }

  // half of all products have this currency, and all of those are drafts
  it.each(['id', '-id', 'name', '-price', 'createdAt'])('reads few of the rows by %s', async (sort) => {
    await app.prisma.$executeRaw`ANALYZE products`
    const before = await rowsRead()
    expect(recordsOf(await app.request('GET', `/api/products?currency=GBP&sort=${sort}`))).toEqual([])
    expect((await rowsRead()) - before).toBeLessThan(0.75 * ROWS)
  })
})
