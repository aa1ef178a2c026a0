import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf, nextPage, walk } from '../support/pages.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'

// rows are written past the service here, which memory would not notice
const app = useApp({ settings: { answerMemory: 0 } })
const reader = app.as('viewer')
const writer = app.as('editor')
let readingKey: RequestOptions
let writingKey: RequestOptions

beforeAll(async () => {
  readingKey = { apiKey: (await app.issueKey({ scopes: ['posts:read'] })).key }
  writingKey = { apiKey: (await app.issueKey({ scopes: ['posts:read', 'posts:write'] })).key }
})
beforeEach(() => posts().deleteMany())

const READERS = [
  ['a viewer', () => reader],
  ['a key that reads', () => readingKey],
] as const
const WRITERS = [
  ['an editor', () => writer],
  ['a key that writes', () => writingKey],
] as const

const posts = () => app.prisma.post
const STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
type Status = (typeof STATUSES)[number]

async function addPosts(count: number, status: Status = 'published'): Promise<number[]> {
  const data = Array.from({ length: count }, (_, index) => ({
    ...written(`Post ${index}`),
    title: `Post ${index}`,
    slug: crypto.randomUUID(),
    body: '',
    status,
  }))
  const rows = await posts().createManyAndReturn({ data, select: { id: true } })
  return rows.map(({ id }) => id).sort((a, b) => b - a)
}

const list = (query: Record<string, string | number>, options: RequestOptions) =>
  app.request('GET', '/api/posts', { ...options, query })

describe('listPosts', () => {
  it('answers to a bearer token and to an API key, and to nobody without', async () => {
    const [id] = await addPosts(1)
    const envelope = {
      status: 'success',
      message: '1 post on this page.',
      data: [expect.objectContaining({ id })],
    }
    expect((await list({}, { headers: { Authorization: `Bearer ${reader.token}` } })).json).toEqual(envelope)
    expect((await list({}, { headers: { 'X-API-Key': `${readingKey.apiKey}` } })).json).toEqual(envelope)
    const response = await list({}, {})
    expect(outcome(response)).toBe('401 authentication_required')
    expect(response.headers['www-authenticate']).toBe('Bearer realm="cms", ApiKey realm="cms"')
  })

  it('tells of an author the id and the name, and nothing else', async () => {
    const { id } = app.users.editor
    const post = { title: 'News', slug: 'news', body: '', status: 'published' as const, authorId: id }
    const data = { ...post, ...written('News') }
    await posts().create({ data })
    const { data: found } = await app.call('listPosts', reader)
    expect(found.map(({ author }) => author)).toEqual([{ id, displayName: 'Test editor' }])
  })

  it('answers with the 10 newest published ones, or as many as asked for', async () => {
    const ids = await addPosts(11)
    await addPosts(1, 'draft')
    expect(idsOf(await list({}, reader))).toEqual(ids.slice(0, 10))
    expect(idsOf(await list({ limit: 100 }, reader))).toEqual(ids)
    expect(outcome(await list({ limit: 101 }, reader))).toBe('400 invalid_parameter (/limit maximum)')
  })

  it.each(STATUSES)('lists %s posts to writers', async (status) => {
    const ids = await addPosts(2, status)
    for (const other of STATUSES) if (other !== status) await addPosts(1, other)
    expect(idsOf(await list({ status }, writer))).toEqual(ids)
    expect(idsOf(await list({ status }, writingKey))).toEqual(ids)
  })

  it.each(['draft', 'scheduled', 'archived'])('lists no %s posts to readers', async (status) => {
    expect(outcome(await list({ status }, reader))).toBe('403 permission_denied')
    expect(outcome(await list({ status }, readingKey))).toBe('403 insufficient_scope')
  })

  it('leads by Link to every post of the filter exactly once, while others come and go', async () => {
    const ids = await addPosts(7, 'draft')
    const pages = await walk(app, '/api/posts?limit=3&status=draft', writer, async () => {
      await addPosts(1, 'draft')
      await addPosts(1, 'published')
      await posts().deleteMany({ where: { id: ids[0] ?? 0 } })
    })
    expect(pages.flatMap(idsOf)).toEqual(ids)
  })

  it('refuses a cursor with another filter than it was made for', async () => {
    await addPosts(3)
    const next = nextPage(await list({ limit: 1 }, writer)) ?? ''
    expect(outcome(await app.request('GET', next, writer))).toBe('200')
    expect(outcome(await app.request('GET', `${next}&status=published`, writer))).toBe('200')
    expect(outcome(await app.request('GET', `${next}&status=draft`, writer))).toBe(
      '400 invalid_cursor (/cursor cursor)',
    )
    const elsewhere = next.replace('/api/posts', '/api/products')
    expect(outcome(await app.request('GET', elsewhere, writer))).toBe('400 invalid_cursor (/cursor cursor)')
  })

  it('answers 304 to who has the list, until it changes', async () => {
    const { etag = '' } = (await list({}, reader)).headers
    const again = await app.request('GET', '/api/posts', { ...reader, headers: { 'if-none-match': etag } })
    expect(again).toMatchObject({ status: 304, text: '' })
    await addPosts(1)
    const changed = await app.request('GET', '/api/posts', { ...reader, headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
  })
})

describe('getPost', () => {
  it.each([...READERS, ...WRITERS])('answers %s with a published post', async (_who, options) => {
    const [id] = await addPosts(1)
    const { json } = await app.request('GET', `/api/posts/${id}`, options())
    expect(json).toMatchObject({ status: 'success', data: { id, status: 'published' } })
  })

  describe.each(['draft', 'scheduled', 'archived'] as const)('that is %s', (status) => {
    it.each(WRITERS)('answers %s with the post', async (_who, options) => {
      const [id] = await addPosts(1, status)
      expect(outcome(await app.request('GET', `/api/posts/${id}`, options()))).toBe('200')
    })

    it.each(READERS)('keeps the post from %s, as if there were none', async (_who, options) => {
      const [id] = await addPosts(1, status)
      const hidden = await app.request('GET', `/api/posts/${id}`, options())
      const missing = await app.request('GET', '/api/posts/2147483647', options())
      expect(outcome(hidden)).toBe('404 not_found')
      const data = { code: 'not_found', requestId: expect.any(String) }
      expect(hidden.json).toEqual({ ...Object(missing.json), data })
    })
  })

  it('answers 304 to who has it', async () => {
    const [id] = await addPosts(1)
    const { etag = '' } = (await app.request('GET', `/api/posts/${id}`, reader)).headers
    const headers = { 'if-none-match': etag }
    expect((await app.request('GET', `/api/posts/${id}`, { ...reader, headers })).status).toBe(304)
  })
})
