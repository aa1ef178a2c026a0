import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiResponse, RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf, nextPage, recordsOf, walk } from '../support/pages.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'

/** Title, status, tags, writer, days of May of its creation, its last change and its publication. */
const ROWS = [
  ['Alpha', 'published', ['news'], 'editor', 1, 9, 5],
  ['Alpha', 'published', ['news', 'shop'], 'admin', 2, 9, 6],
  ['Beta', 'published', [], 'editor', 2, 8, 6],
  ['beta', 'published', ['News'], 'editor', 3, 8, 7],
  ['Alpha draft', 'draft', ['news'], 'editor', 3, 7, undefined],
  ['Gamma', 'published', ['shop'], undefined, 4, 6, 8],
  ['Gamma archived', 'archived', ['shop', 'secret'], 'admin', 4, 5, 8],
  ['Delta scheduled', 'scheduled', ['secret'], 'admin', 4, 5, undefined],
] as const

const app = useApp()
const reader = app.as('viewer')
const writer = app.as('editor')
let ids: readonly number[]

const day = (number: number) => new Date(`2026-05-0${number}T12:00:00Z`)

beforeAll(async () => {
  const data = ROWS.map(([title, status, tags, author, created, updated, published], index) => ({
    ...written(title, 'Text'),
    title,
    slug: `post-${index}`,
    body: '<p>Text</p>',
    status,
    tags: [...tags],
    authorId: author ? app.users[author].id : null,
    createdAt: day(created),
    updatedAt: day(updated),
    ...(published && { publishedAt: day(published) }),
    ...(status === 'scheduled' && { publishAt: new Date('2030-01-01T00:00:00Z') }),
  }))
  const rows = await app.prisma.post.createManyAndReturn({ data, select: { id: true } })
  ids = rows.map(({ id }) => id)
})

type Query = Record<string, string | number>
const list = (query: Query, who = reader) => app.request('GET', '/api/posts', { ...who, query })

/** Which rows are listed, by their number from 1. */
async function numbers(query: Query, who = reader): Promise<number[]> {
  const response = await list(query, who)
  expect(outcome(response)).toBe('200')
  return numbersOf([response])
}

const numbersOf = (pages: readonly ApiResponse[]) =>
  pages.flatMap(idsOf).map((id) => ids.indexOf(Number(id)) + 1)

describe('the filters of listPosts', () => {
  it.each<[Query, number[]]>([
    [{}, [6, 4, 3, 2, 1]],
    [{ tag: 'news' }, [2, 1]],
    [{ tag: 'News' }, [4]],
    [{ tag: 'new' }, []],
    [{ tag: 'secret' }, []],
    [{ tag: '{news}' }, []],
    [{ publishedFrom: '2026-05-06T12:00:00Z' }, [6, 4, 3, 2]],
    [{ publishedTo: '2026-05-06T12:00:00Z' }, [1]],
    [{ publishedFrom: '2026-05-06T12:00:00Z', publishedTo: '2026-05-07T12:00:00Z' }, [3, 2]],
    [{ createdFrom: '2026-05-02T12:00:00Z', createdTo: '2026-05-03T12:00:00Z' }, [3, 2]],
    [{ slug: 'post-2' }, [3]],
    [{ slug: 'post-4' }, []],
    [{ updatedFrom: '2026-05-08T12:00:00Z', updatedTo: '2026-05-09T12:00:00Z' }, [4, 3]],
    [{ q: 'alpha' }, [2, 1]],
    [{ q: 'draft' }, []],
    [{ q: 'alp text', tag: 'shop' }, [2]],
    [{ q: 'text', tag: 'news', publishedTo: '2026-05-06T00:00:00Z', sort: 'title' }, [1]],
  ])('%j', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
  })

  it('author, alone and with others', async () => {
    const { editor, admin, viewer } = app.users
    expect(await numbers({ author: editor.id })).toEqual([4, 3, 1])
    expect(await numbers({ author: admin.id })).toEqual([2])
    expect(await numbers({ author: viewer.id })).toEqual([])
    expect(await numbers({ author: 2147483647 })).toEqual([])
    expect(await numbers({ author: editor.id, tag: 'news', createdTo: '2026-05-02T00:00:00Z' })).toEqual([1])
  })

  it('status, for writers, with all others', async () => {
    expect(await numbers({ status: 'draft' }, writer)).toEqual([5])
    expect(await numbers({ status: 'archived', tag: 'secret' }, writer)).toEqual([7])
    expect(await numbers({ status: 'scheduled', author: app.users.admin.id }, writer)).toEqual([8])
    expect(await numbers({ status: 'archived', publishedFrom: '2026-05-08T12:00:00Z' }, writer)).toEqual([7])
    expect(await numbers({ tag: 'secret' }, writer)).toEqual([])
  })

  it('author=me, which is each person for themselves, and nobody for an API key', async () => {
    for (let round = 0; round < 2; round++) {
      expect(await numbers({ author: 'me' }, writer)).toEqual([4, 3, 1])
      expect(await numbers({ author: 'me' }, app.as('admin'))).toEqual([2])
      expect(await numbers({ author: 'me' })).toEqual([])
    }
    expect(await numbers({ author: 'me', status: 'all' }, app.as('admin'))).toEqual([8, 7, 2])
    const pages = await walk(app, '/api/posts?author=me&status=all&limit=1', app.as('admin'))
    expect(numbersOf(pages)).toEqual([8, 7, 2])
    const [first = await list({})] = pages
    const others = await app.request('GET', nextPage(first)?.replace(app.origin, '') ?? '', writer)
    expect(outcome(others)).toBe('400 invalid_cursor (/cursor cursor)')
    const { key } = await app.issueKey({ scopes: ['posts:read', 'posts:write'] })
    const byKey = await list({ author: 'me' }, { apiKey: key })
    expect(outcome(byKey)).toBe('400 invalid_parameter (/author currentUser)')
    for (const author of ['ME', 'you', '-1', 'me,me'])
      expect(outcome(await list({ author }, writer))).toMatch(/^400 invalid_parameter/)
  })

  it('several statuses, for writers, in each order and with a cursor', async () => {
    const all = [8, 7, 6, 5, 4, 3, 2, 1]
    expect(await numbers({ status: 'draft,scheduled' }, writer)).toEqual([8, 5])
    expect(await numbers({ status: 'draft,scheduled,draft' }, writer)).toEqual([8, 5])
    const byEditor = { status: 'draft,published', author: app.users.editor.id }
    expect(await numbers(byEditor, writer)).toEqual([5, 4, 3, 1])
    expect(await numbers({ status: 'all' }, writer)).toEqual(all)
    expect(await numbers({ status: 'all', q: 'delta' }, writer)).toEqual([8])
    expect(await numbers({ status: 'all', tag: 'secret' }, writer)).toEqual([8, 7])
    for (const sort of ['id', 'title', 'createdAt', 'updatedAt', 'publishedAt'])
      for (const direction of ['', '-']) {
        const whole = await numbers({ status: 'all', sort: `${direction}${sort}` }, writer)
        expect(whole.toSorted()).toEqual(all.toReversed())
        for (const limit of [1, 3]) {
          const path = `/api/posts?status=all&limit=${limit}&sort=${direction}${sort}`
          expect(numbersOf(await walk(app, path, writer))).toEqual(whole)
        }
        const opposite = `${direction === '' ? '-' : ''}${sort}`
        expect(await numbers({ status: 'all', sort: opposite }, writer)).toEqual(whole.toReversed())
      }
    expect(outcome(await list({ status: 'published,draft' }))).toBe('403 permission_denied')
    expect(outcome(await list({ status: 'all' }))).toBe('403 permission_denied')
  })

  it('statuses, which is status for several values', async () => {
    for (const query of [{ statuses: 'draft,scheduled' }, { status: 'draft', statuses: 'scheduled' }])
      expect(await numbers(query, writer)).toEqual([8, 5])
    expect(await numbers({ statuses: 'draft' }, writer)).toEqual([5])
    expect(await numbers({ statuses: 'all', q: 'delta' }, writer)).toEqual([8])
    for (const query of [{ statuses: 'published,draft' }, { status: 'published', statuses: 'all' }])
      expect(outcome(await list(query))).toBe('403 permission_denied')
    expect(await numbers({ statuses: 'published' })).toEqual(await numbers({}))
    expect(outcome(await list({ status: 'gone' }, writer))).toBe('400 invalid_parameter (/status enum)')
  })

  it('ids, of which a reader sees those that are published', async () => {
    expect(await numbers({ ids: [ids[0], ids[4], ids[5]].join() })).toEqual([6, 1])
    expect(await numbers({ ids: [ids[0], ids[4]].join(), status: 'draft' }, writer)).toEqual([5])
  })

  it.each<[Query, string]>([
    [{ tag: ' ' }, 'tag minLength'],
    [{ author: 'editor' }, 'author type'],
    [{ author: 0 }, 'author minimum'],
    [{ author: 2147483648 }, 'author maximum'],
    [{ status: 'every' }, 'status enum'],
    [{ status: 'draft,every' }, 'statuses/1 enum'],
    [{ status: '' }, 'status enum'],
    [{ status: 'draft,draft,draft,draft,draft,draft' }, 'statuses maxItems'],
    [{ publishedFrom: '2026-05-01' }, 'publishedFrom format'],
    [{ publishedTo: '2026-12-31T23:59:60Z' }, 'publishedTo format'],
    [{ sort: 'publishAt' }, 'sort enum'],
  ])('refuse %j', async (query, error) => {
    expect(outcome(await list(query))).toBe(`400 invalid_parameter (/${error})`)
  })
})

describe('the sorts of listPosts', () => {
  it.each([
    ['id', [1, 2, 3, 4, 6]],
    ['createdAt', [1, 2, 3, 4, 6]],
    ['updatedAt', [6, 3, 4, 1, 2]],
    ['publishedAt', [1, 2, 3, 4, 6]],
    ['title', undefined],
  ])('%s, both ways, page by page and with ties', async (sort, numbers) => {
    const order = numbers?.map((number) => ids[number - 1]) ?? (await byTitle())
    for (const limit of [1, 2, 100]) {
      const up = await walk(app, `/api/posts?limit=${limit}&sort=${sort}`, reader)
      const down = await walk(app, `/api/posts?limit=${limit}&sort=-${sort}`, reader)
      expect(up.flatMap(idsOf)).toEqual(order)
      expect(down.flatMap(idsOf)).toEqual(order.toReversed())
    }
  })

  /** How titles are ordered is a setting of the database. */
  async function byTitle(): Promise<number[]> {
    const rows = await app.prisma.$queryRaw<{ id: number }[]>`
      SELECT id FROM posts WHERE status = 'published' ORDER BY title, id`
    return rows.map(({ id }) => id)
  }
})

describe('the fields of listPosts', () => {
  it.each(['-id', 'title', 'updatedAt', '-publishedAt'])(
    'are alone in the answer, sorted by %s, searched and filtered by others',
    async (sort) => {
      const path = `/api/posts?limit=1&count=true&sort=${sort}&q=text&createdFrom=2026-05-01T00:00:00Z`
      const whole = await walk(app, path, reader)
      const parts = await walk(app, `${path}&fields=tags,author`, reader)
      const expected = whole.flatMap(recordsOf).map(({ id, author, tags }) => ({ id, author, tags }))
      expect(expected.length).toBeGreaterThan(1)
      expect(JSON.stringify(parts.flatMap(recordsOf))).toBe(JSON.stringify(expected))
      expect(parts.map(({ headers }) => headers['x-total-count'])).toEqual(
        whole.map(({ headers }) => headers['x-total-count']),
      )
    },
  )
})

describe('a cursor of listPosts', () => {
  const same = { sort: '-updatedAt', q: 'text', createdFrom: '2026-05-01T00:00:00Z', limit: 1 }
  let cursor: string

  beforeAll(async () => {
    const next = new URLSearchParams(nextPage(await list(same))?.split('?')[1])
    cursor = next.get('cursor') ?? ''
  })

  it('is good for any limit and any fields of the same list, and for no other list', async () => {
    expect(outcome(await list({ ...same, limit: 100, cursor }))).toBe('200')
    for (const more of [{ fields: 'slug' }, { status: 'published' }])
      expect(outcome(await list({ ...same, ...more, cursor }))).toBe('200')
    const elsewhere = await app.request('GET', '/api/products', { query: { limit: 1, cursor } })
    expect(outcome(elsewhere)).toBe('400 invalid_cursor (/cursor cursor)')
  })

  it.each<[Query, RequestOptions]>([
    [{ sort: 'updatedAt' }, reader],
    [{ tag: 'news' }, reader],
    [{ author: 1 }, reader],
    [{ q: 'Text' }, reader],
    [{ publishedFrom: '2026-05-01T00:00:00Z' }, reader],
    [{ publishedTo: '2026-06-01T00:00:00Z' }, reader],
    [{ createdFrom: '2026-05-02T00:00:00Z' }, reader],
    [{ createdTo: '2026-05-02T00:00:00Z' }, reader],
    [{ status: 'draft' }, writer],
  ])('is good for no list with %j', async (other, who) => {
    const response = await list({ ...same, ...other, cursor }, who)
    expect(outcome(response)).toBe('400 invalid_cursor (/cursor cursor)')
  })
})
