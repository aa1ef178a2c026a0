import { beforeAll, describe, expect, it } from 'vitest'
import { Prisma } from '../../generated/prisma/client.ts'
import type { ApiResponse, RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf, nextPage, recordsOf, walk } from '../support/pages.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'
import { MAY_1, POST_ROWS, POSTS, PRODUCT_ROWS, PRODUCTS, type Query } from './list-kinds.ts'

const app = useApp()
const [reader, writer, admin] = [app.as('viewer'), app.as('editor'), app.as('admin')]
const WRONG_CURSOR = '400 invalid_cursor (/cursor cursor)'
/** A word that occurs in no other row. */
const TOKEN = 'x'.repeat(20)

/** The ids of the rows. */
const ids: Record<string, readonly number[]> = {}
const day = (number: number) => new Date(`2026-05-0${number}T12:00:00Z`)

beforeAll(async () => {
  const select = { id: true }
  const products = PRODUCT_ROWS.map(([made, price, name, sku]) => {
    const times = { createdAt: day(made), updatedAt: day(made) }
    return { ...written(name, sku ?? ''), name, price, sku, ...times }
  })
  const posts = POST_ROWS.map(([title, status, tags, author, created, updated, published], index) => ({
    ...written(title, 'Text'),
    ...{ title, status, slug: `post-${index}`, body: '<p>Text</p>', tags: [...tags] },
    authorId: author ? app.users[author].id : null,
    createdAt: day(created),
    updatedAt: day(updated),
    ...(published && { publishedAt: day(published) }),
    ...(status === 'scheduled' && { publishAt: new Date('2030-01-01T00:00:00Z') }),
  }))
  const { product, post } = app.prisma
  const made = [
    await product.createManyAndReturn({ data: products, select }),
    await post.createManyAndReturn({ data: posts, select }),
  ]
  for (const [index, { path }] of [PRODUCTS, POSTS].entries())
    ids[path] = made[index]?.map(({ id }) => id) ?? []
})

const ask = (path: string, query: Query, who: RequestOptions = reader) =>
  app.request('GET', path, { ...who, query })

/** The listed rows, by their numbers from 1. */
const numbersOf = (path: string, pages: readonly ApiResponse[]) =>
  pages.flatMap(idsOf).map((id) => (ids[path] ?? []).indexOf(Number(id)) + 1)

async function numbers(path: string, query: Query, who?: RequestOptions): Promise<number[]> {
  const response = await ask(path, query, who)
  expect(outcome(response)).toBe('200')
  return numbersOf(path, [response])
}

describe.each([PRODUCTS, POSTS])(
  'the list $path',
  ({ path, filters, refused, sorts, text, same, alike, others }) => {
    it.each(filters)('%j returns %j', async (query, expected) => {
      expect(await numbers(path, query)).toEqual(expected)
    })

    it.each(refused)('refuses %j: %s', async (query, error) => {
      expect(outcome(await ask(path, query))).toContain(`400 invalid_parameter (/${error}`)
    })

    it.each(Object.keys(sorts))('sorts by %s both ways, page by page and with ties', async (sort) => {
      const order = sorts[sort] ?? (await byText())
      for (const limit of [1, 2, 3, 10]) {
        const up = await walk(app, `${path}?limit=${limit}&sort=${sort}`, reader)
        const down = await walk(app, `${path}?limit=${limit}&sort=-${sort}`, reader)
        expect(numbersOf(path, up)).toEqual(order)
        expect(numbersOf(path, down)).toEqual(order.toReversed())
        expect(up.map((page) => idsOf(page).length).every((length) => length <= limit)).toBe(true)
      }
    })

    /** The order of texts depends on the database's collation. */
    async function byText(): Promise<number[]> {
      const [table, column] = [path.replace('/api/', ''), text].map((name) => Prisma.raw(name))
      const rows = await app.prisma.$queryRaw<{ id: number }[]>`
      SELECT id FROM ${table} WHERE status = 'published' ORDER BY ${column}, id`
      return rows.map(({ id }) => (ids[path] ?? []).indexOf(id) + 1)
    }

    it('accepts a cursor for the same list only', async () => {
      const next = new URLSearchParams(nextPage(await ask(path, same))?.split('?')[1])
      const cursor = next.get('cursor') ?? ''
      for (const more of alike) expect(outcome(await ask(path, { ...same, ...more, cursor }))).toBe('200')
      for (const other of others)
        expect(outcome(await ask(path, { ...same, ...other, cursor }, admin)), JSON.stringify(other)).toBe(
          WRONG_CURSOR,
        )
      const { q: _, ...wider } = same
      expect(outcome(await ask(path, { ...wider, cursor }))).toBe(WRONG_CURSOR)
      const elsewhere = path === '/api/posts' ? '/api/products' : '/api/posts'
      expect(outcome(await ask(elsewhere, { limit: 1, cursor }))).toBe(WRONG_CURSOR)
      const [payload = '', signature = ''] = cursor.split('.')
      const place = Buffer.from('["999"]').toString('base64url')
      for (const forged of [`${place}.${signature}`, payload, `${payload}.`, `.${signature}`, 'x.y.z', '...'])
        expect(outcome(await ask(path, { ...same, cursor: forged })), forged).toBe(WRONG_CURSOR)
    })
  },
)

describe('listProducts', () => {
  const { path } = PRODUCTS

  it('returns an empty array if nothing matches, and no next link on the last page', async () => {
    const message = '0 products on this page.'
    expect((await ask(path, { maxPrice: 0 })).json).toEqual({ status: 'success', message, data: [] })
    expect(nextPage(await ask(path, { limit: 7 }))).toBeUndefined()
    expect(nextPage(await ask(path, { limit: 6 }))).toBeDefined()
    expect(nextPage(await ask(path, { limit: 2, q: 'tasse' }))).toBeUndefined()
  })

  it('filters by ids, as many as fit on a page, in the order of the list', async () => {
    const [first, , third] = ids[path] ?? []
    expect(await numbers(path, { ids: `${first},${third},${third},2147483647` })).toEqual([3, 1])
    expect(await numbers(path, { ids: `${first},${third}`, sort: 'name', minPrice: 6 })).toEqual([3])
  })

  it('refuses unknown parameters', async () => {
    expect(outcome(await ask(path, { price: 5 }))).toBe('400 unknown_parameter (/price additionalProperties)')
  })

  it('has another ETag for a page that becomes the last: caches keep a link that a 304 lacks', async () => {
    const json = { name: TOKEN, price: 1 }
    const [one, two] = [
      await app.call('createProduct', { ...writer, json }),
      await app.call('createProduct', { ...writer, json }),
    ]
    const query = { q: TOKEN, sort: 'id', limit: 1 }
    const { etag = '', link } = (await ask(path, query)).headers
    expect(link).toBeDefined()
    const headers = { 'if-none-match': etag }
    expect((await ask(path, query, { headers })).status).toBe(304)
    await app.request('DELETE', `${path}/${two.data.id}`, {
      ...admin,
      headers: { ...admin.headers, 'if-match': '*' },
    })
    const last = await ask(path, query, { headers })
    expect([last.status, last.headers.link, idsOf(last)]).toEqual([200, undefined, [one.data.id]])
    await app.prisma.product.deleteMany({ where: { name: TOKEN } })
  })

  it('continues after the longest possible names', async () => {
    const longest = ['漢', '𝒜', '"', 'ü'].map((character) => character.repeat(255))
    const data = longest.flatMap((name) => [1, 2].map((price) => ({ name, price, ...written(TOKEN) })))
    await app.prisma.product.createMany({ data })
    const pages = await walk(app, `${path}?limit=1&sort=name&q=${TOKEN}`)
    expect(pages.map(outcome)).toEqual(Array(8).fill('200'))
    expect(new Set(pages.flatMap(idsOf)).size).toBe(8)
    await app.prisma.product.deleteMany({ where: { name: { in: longest } } })
  })
})

describe('listPosts', () => {
  const { path } = POSTS
  const of = (query: Query, who?: RequestOptions) => numbers(path, query, who)
  const refusal = async (query: Query, who?: RequestOptions) => outcome(await ask(path, query, who))

  it('filters by author, alone and with other filters', async () => {
    const { editor, admin, viewer } = app.users
    expect(await of({ author: editor.id })).toEqual([4, 3, 1])
    expect(await of({ author: admin.id })).toEqual([2])
    expect(await of({ author: viewer.id })).toEqual([])
    expect(await of({ author: editor.id, tag: 'news', createdTo: '2026-05-02T00:00:00Z' })).toEqual([1])
  })

  it('with author=me returns the caller’s own posts, and is refused to an API key', async () => {
    for (let round = 0; round < 2; round++) {
      expect(await of({ author: 'me' }, writer)).toEqual([4, 3, 1])
      expect(await of({ author: 'me' }, admin)).toEqual([2])
      expect(await of({ author: 'me' })).toEqual([])
    }
    const pages = await walk(app, `${path}?author=me&status=all&limit=1`, admin)
    expect(numbersOf(path, pages)).toEqual([8, 7, 2])
    const [first = await ask(path, {})] = pages
    expect(outcome(await app.request('GET', nextPage(first) ?? '', writer))).toBe(WRONG_CURSOR)
    const { key } = await app.issueKey({ scopes: ['posts:read', 'posts:write'] })
    const byKey = '400 invalid_parameter (/author currentUser)'
    expect(await refusal({ author: 'me' }, { apiKey: key })).toBe(byKey)
    for (const author of ['ME', 'you', '-1', 'me,you'])
      expect(await refusal({ author }, writer)).toMatch(/^400 invalid_parameter/)
  })

  it('filters by several authors, with me among them', async () => {
    const { editor, admin, viewer } = app.users
    expect(await of({ author: `${editor.id},${admin.id}` })).toEqual([4, 3, 2, 1])
    expect(await of({ authors: `${viewer.id},${admin.id}` })).toEqual([2])
    expect(await of({ author: admin.id, authors: `${editor.id}` })).toEqual([4, 3, 2, 1])
    expect(await of({ authors: `me,${admin.id}` }, writer)).toEqual([4, 3, 2, 1])
    expect(await of({ author: `${editor.id},me` }, admin)).toEqual([4, 3, 2, 1])
    const statuses = { status: 'draft,published', sort: 'createdAt' }
    expect(await of({ ...statuses, authors: `me,${admin.id}` }, writer)).toEqual([1, 2, 3, 4, 5])
    const { key } = await app.issueKey({ scopes: ['posts:read'] })
    expect(await refusal({ authors: '1,me' }, { apiKey: key })).toBe(
      '400 invalid_parameter (/authors currentUser)',
    )
  })

  it('filters by several tags, page by page, and binds a cursor to them', async () => {
    const ask = (query: string) => app.request('GET', `${path}?${query}`, reader)
    for (const query of ['tags=news&tags=News', 'tag=news&tag=News', 'tag=news&tags=News'])
      expect(numbersOf(path, [await ask(query)]), query).toEqual([4, 2, 1])
    const pages = await walk(app, `${path}?tags=news&tags=News&limit=1`, reader)
    expect(numbersOf(path, pages)).toEqual([4, 2, 1])
    const next = new URLSearchParams(nextPage(pages[0] ?? (await ask('')))?.split('?')[1])
    const cursor = `limit=1&cursor=${next.get('cursor')}`
    expect(outcome(await ask(`tags=news&tags=News&${cursor}`))).toBe('200')
    expect(outcome(await ask(`tags=news,News&${cursor}`))).toBe(WRONG_CURSOR)
  })

  it.each<[Query, number[]]>([
    [{ status: 'draft' }, [5]],
    [{ status: 'archived', tag: 'secret' }, [7]],
    [{ status: 'archived', publishedFrom: '2026-05-08T12:00:00Z' }, [7]],
    [{ tag: 'secret' }, []],
    [{ status: 'draft,scheduled' }, [8, 5]],
    [{ status: 'draft,scheduled,draft' }, [8, 5]],
    [{ status: 'all' }, [8, 7, 6, 5, 4, 3, 2, 1]],
    [{ status: 'all', q: 'delta' }, [8]],
    [{ status: 'all', tag: 'secret' }, [8, 7]],
    // `statuses` is `status` for several values
    [{ statuses: 'draft,scheduled' }, [8, 5]],
    [{ status: 'draft', statuses: 'scheduled' }, [8, 5]],
    [{ statuses: 'draft' }, [5]],
    [{ statuses: 'all', q: 'delta' }, [8]],
  ])('returns unpublished posts to writers: %j', async (query, expected) => {
    expect(await of(query, writer)).toEqual(expected)
  })

  it('combines several statuses with an author or with ids', async () => {
    const { editor, admin } = app.users
    const [first, , , , fifth, sixth] = ids[path] ?? []
    expect(await of({ status: 'scheduled', author: admin.id }, writer)).toEqual([8])
    expect(await of({ status: 'draft,published', author: editor.id }, writer)).toEqual([5, 4, 3, 1])
    expect(await of({ ids: [first, fifth, sixth].join() })).toEqual([6, 1])
    expect(await of({ ids: [first, fifth].join(), status: 'draft' }, writer)).toEqual([5])
  })

  it.each<Query>([
    { status: 'published,draft' },
    { status: 'all' },
    { statuses: 'published,draft' },
    { status: 'published', statuses: 'all' },
  ])('refuses %j to readers', async (query) => {
    expect(await refusal(query)).toBe('403 permission_denied')
  })

  it.each(Object.keys(POSTS.sorts))('returns all statuses sorted by %s, page by page', async (sort) => {
    for (const [direction, opposite] of [
      ['', '-'],
      ['-', ''],
    ]) {
      const whole = await of({ status: 'all', sort: `${direction}${sort}` }, writer)
      expect(whole.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      for (const limit of [1, 3]) {
        const pages = await walk(app, `${path}?status=all&limit=${limit}&sort=${direction}${sort}`, writer)
        expect(numbersOf(path, pages)).toEqual(whole)
      }
      expect(await of({ status: 'all', sort: `${opposite}${sort}` }, writer)).toEqual(whole.toReversed())
    }
  })

  it.each(['-id', 'title', 'updatedAt', '-publishedAt'])('selects fields, sorted by %s', async (sort) => {
    const asked = `${path}?limit=1&count=true&sort=${sort}&q=text&createdFrom=${MAY_1}`
    const whole = await walk(app, asked, reader)
    const parts = await walk(app, `${asked}&fields=tags,author`, reader)
    const expected = whole.flatMap(recordsOf).map(({ id, author, tags }) => ({ id, author, tags }))
    expect(expected.length).toBeGreaterThan(1)
    expect(JSON.stringify(parts.flatMap(recordsOf))).toBe(JSON.stringify(expected))
    const counts = (pages: readonly ApiResponse[]) => pages.map(({ headers }) => headers['x-total-count'])
    expect(counts(parts)).toEqual(counts(whole))
  })
})
