import { beforeAll, describe, expect, it } from 'vitest'
import { mostCounted } from '../../generated/operations.ts'
import { createOf, fillList } from '../contract/requests.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { idsOf, nextPage, recordsOf } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'

// products are inserted by SQL, which would leave cached responses out of date
const app = useApp({ settings: { answerMemory: 0 } })
const admin = app.as('admin')

/** Lists below a record, such as its revisions, have tests of their own. */
const lists = documentedOperations.filter(
  ({ path, parameters }) => !path.includes('{') && parameters.some(({ name }) => name === 'count'),
)

type Query = Readonly<Record<string, string | number>>

async function ask(path: string, query: Query = {}, method = 'GET') {
  const response = await app.request(method, path, { ...admin, query })
  expect(response.status).toBe(200)
  return response
}

/** The number of records in the headers. */
async function counted(path: string, query: Query = {}): Promise<string> {
  const { headers } = await ask(path, { ...query, count: 'true' })
  return `${headers['x-total-count-relation']} ${headers['x-total-count']}`
}

/** Inserts products by SQL, without the triggers that record each of them. */
async function addProducts(count: number, searchText: string): Promise<void> {
  const { prisma } = app
  await prisma.$executeRaw`ALTER TABLE products DISABLE TRIGGER USER`
  await prisma.$executeRaw`
    INSERT INTO products (name, price, search_text, last_change, created_at, updated_at)
    SELECT 'Mug ' || n, n, ${searchText} || chr(10), '{}', now(), now() FROM generate_series(1, ${count}) n`
  await prisma.$executeRaw`ALTER TABLE products ENABLE TRIGGER USER`
}

beforeAll(async () => {
  await addProducts(22, 'few')
  for (let one = 0; one < 3; one++) {
    await app.signIn(app.users.admin.id)
    const json = { title: `Post ${one}`, body: '', status: 'published', tags: one === 0 ? ['news'] : [] }
    await app.request('POST', '/api/posts', { ...admin, json })
  }
  for (const { path } of lists) await fillList(app, path, 3, admin)
})

describe.each(lists)('$id', ({ path }) => {
  it('returns the same cursor of the next page in X-Next-Cursor and Link', async () => {
    const first = await ask(path, { limit: 1 })
    const cursor = first.headers['x-next-cursor']
    expect(new URLSearchParams(nextPage(first)?.split('?')[1]).get('cursor') ?? undefined).toBe(cursor)
    if (cursor === undefined) return
    const second = await ask(path, { limit: 1, cursor })
    expect(recordsOf(second)).toHaveLength(1)
    expect(idsOf(second)).not.toEqual(idsOf(first))
  })

  it('pages through every record once, newest first, and counts them on request', async () => {
    const records: Readonly<Record<string, unknown>>[] = []
    let cursor: string | undefined
    do {
      const page = await ask(path, { limit: 1, ...(cursor && { cursor }) })
      const { headers } = page
      expect(headers).not.toHaveProperty('x-total-count')
      expect(headers).not.toHaveProperty('x-total-count-relation')
      cursor = headers['x-next-cursor']
      records.push(...recordsOf(page))
    } while (cursor !== undefined)
    expect(records.length).toBeGreaterThan(createOf(path) ? 1 : 0)
    expect(new Set(records.map((record) => record.id ?? record.name)).size).toBe(records.length)
    const isNumbered = records.every((record) => typeof record.id === 'number')
    const keys = records.map(({ id, createdAt = '' }) =>
      isNumbered ? Number(id) : Date.parse(`${createdAt}`),
    )
    if (path !== '/api/tags') expect(keys).toEqual(keys.toSorted((a, b) => b - a))
    expect(await counted(path, { limit: 1 })).toBe(`exact ${records.length}`)
  })
})

describe('the number of records', () => {
  it.each<[Query, number]>([
    [{}, 22],
    [{ q: 'few' }, 22],
    [{ q: 'few', minPrice: 20 }, 3],
    [{ maxPrice: 0 }, 0],
    [{ q: 'absent' }, 0],
  ])('depends on filters and search: %j', async (query, number) => {
    expect(await counted('/api/products', query)).toBe(`exact ${number}`)
  })

  it('of posts depends on tags and status', async () => {
    expect(await counted('/api/posts', { tag: 'news' })).toBe('exact 1')
    expect(await counted('/api/posts', { status: 'draft' })).toBe('exact 0')
  })

  it('is the same on each page, whose cursor works with and without count', async () => {
    const { headers } = await ask('/api/products', { count: 'true', limit: 5 })
    const cursor = headers['x-next-cursor'] ?? ''
    expect(await counted('/api/products', { limit: 5, cursor })).toBe('exact 22')
    expect(recordsOf(await ask('/api/products', { limit: 5, cursor }))).toHaveLength(5)
  })

  it('is in responses to HEAD and in 304', async () => {
    const { headers } = await ask('/api/products', { count: 'true' }, 'HEAD')
    expect(headers).toMatchObject({ 'x-total-count': '22', 'x-total-count-relation': 'exact' })
    const ifNoneMatch = { headers: { 'if-none-match': headers.etag ?? '' }, query: { count: 'true' } }
    const known = await app.request('GET', '/api/products', { ...app.as('admin'), ...ifNoneMatch })
    expect([known.status, known.headers['x-total-count']]).toEqual([304, '22'])
  })

  it('is not the number in the message, which counts the page', async () => {
    const { json } = await ask('/api/products', { count: 'true' })
    expect(json).toMatchObject({ message: '10 products on this page.' })
  })

  it.each(['yes', '1', 'TRUE', ''])('cannot be requested with count=%s', async (count) => {
    const response = await app.request('GET', '/api/products', { query: { count } })
    expect([response.status, response.code]).toEqual([400, 'invalid_parameter'])
  })

  it('is exact up to the maximum that is counted, and a lower bound above it', async () => {
    await addProducts(mostCounted, 'many')
    expect(await counted('/api/products', { q: 'many' })).toBe(`exact ${mostCounted}`)
    expect(await counted('/api/products')).toBe(`at-least ${mostCounted}`)
    expect(await counted('/api/products', { minPrice: 1, sort: 'name' })).toBe(`at-least ${mostCounted}`)
  })
})
