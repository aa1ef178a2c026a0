import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, type Resource, resourceAt } from './resource.ts'

const UNPUBLISHED = ['draft', 'scheduled', 'archived'] as const
const MISSING = '/api/posts/2147483647'
const NOT_ALLOWED = /^403 (permission_denied|insufficient_scope)$/
/** Each with the ETag of the post where it says so. */
const ASKED: readonly (readonly [string, RequestOptions])[] = [
  ['GET', {}],
  ['HEAD', {}],
  ['GET', { headers: { 'if-none-match': 'ETAG' } }],
  ['GET', { headers: { 'if-none-match': '*' } }],
  ['DELETE', {}],
  ['DELETE', { headers: { 'if-match': 'ETAG' } }],
  ['DELETE', { headers: { 'if-match': '"0"' } }],
  ['PATCH', { json: { title: 'x' } }],
  ['PATCH', { json: { title: 'x' }, headers: { 'if-match': 'ETAG' } }],
  ['PATCH', { json: { title: 'x' }, headers: { 'if-match': '"0"' } }],
  ['PATCH', { json: {}, headers: { 'if-match': '*' } }],
]
const SECRET = { title: 'Secretissimum', slug: 'secretissimum', tags: ['unheard'], body: '<p>Zweifellos</p>' }

const app = useApp()
const writer = app.as('admin')

beforeAll(async () => {
  // what readers may see, by somebody else than the author of what they may not
  const json = { title: 'Public', body: '', status: 'published' }
  await app.call('createPost', { token: app.users.editor.token, json })
})

const READERS: readonly (readonly [string, () => Promise<RequestOptions>])[] = [
  ['a viewer', async () => app.as('viewer')],
  ['a key that reads', readingKey],
]

async function readingKey(): Promise<RequestOptions> {
  return { apiKey: (await app.issueKey({ scopes: ['posts:read', 'products:read', 'products:write'] })).key }
}

async function secretPost(status: (typeof UNPUBLISHED)[number]): Promise<Resource> {
  const schedule = status === 'scheduled' && { status, publishAt: '2030-01-01T00:00:00Z' }
  const json = { ...SECRET, ...schedule }
  const post = createdAt(app, await app.request('POST', '/api/posts', { ...writer, json }), writer)
  if (status === 'archived') await post.patch({ status: 'published' })
  if (status === 'archived') await post.patch({ status })
  return post
}

/** An answer without what is new in each: the id of the request. */
async function told(method: string, path: string, options: RequestOptions) {
  const { status, text, headers } = await app.request(method, path, options)
  const { 'x-request-id': id = '', date: _, 'content-length': length, ...others } = headers
  return { status, text: text.replace(id, 'id'), length, others }
}

const cases = UNPUBLISHED.flatMap((status) => READERS.map(([who, make]) => ({ status, who, make })))

describe.each(cases)('a post that is $status, to $who', ({ status, make }) => {
  let post: Resource
  let reader: RequestOptions
  beforeAll(async () => {
    post = await secretPost(status)
    reader = await make()
  })
  afterAll(() => post.remove())

  it.each(ASKED)('is like one that is not there: %s %j', async (method, { headers, json }) => {
    const etag = await post.etag()
    const sent = Object.entries(headers ?? {}).map(([name, value]) => [name, value.replace('ETAG', etag)])
    const options = { ...reader, json, headers: Object.fromEntries(sent) }
    const hidden = await told(method, post.path, options)
    expect(hidden).toEqual(await told(method, MISSING, options))
    expect(hidden.status).toBe(method === 'GET' || method === 'HEAD' ? 404 : 403)
    expect(await post.etag()).toBe(etag)
  })

  it('is in no list, nor does it change one', async () => {
    const queries = [
      {},
      { limit: 1 },
      { q: 'Secretissimum' },
      { q: 'Zweifellos' },
      { tag: 'unheard' },
      { author: app.users.admin.id },
      { createdFrom: '2020-01-01T00:00:00Z' },
      { publishedTo: '2040-01-01T00:00:00Z' },
      ...['id', 'title', 'createdAt', '-updatedAt'].map((sort) => ({ sort })),
    ]
    const id = Number(post.path.split('/').at(-1))
    for (const query of queries) {
      expect(idsOf(await app.request('GET', '/api/posts', { ...reader, query }))).not.toContain(id)
    }
    const answers = () => Promise.all(queries.map((query) => told('GET', '/api/posts', { ...reader, query })))
    const withIt = await answers()
    await post.remove()
    expect(await answers()).toEqual(withIt)
    post = await secretPost(status)
  })

  it.each(UNPUBLISHED.flatMap((asked) => [{ status: asked }, { status: asked, q: 'nothing at all' }]))(
    'is not told of by the list %j',
    async (query) => {
      const response = await app.request('GET', '/api/posts', { ...reader, query })
      expect(outcome(response)).toMatch(NOT_ALLOWED)
    },
  )

  it.each([SECRET.slug, 'free'])('does not stand in the way: no slug can be taken, %s', async (slug) => {
    const response = await app.request('POST', '/api/posts', { ...reader, json: { ...SECRET, slug } })
    expect(outcome(response)).toMatch(NOT_ALLOWED)
    expect(outcome(await resourceAt(app, post.path, reader).patch({ slug }, '*'))).toMatch(NOT_ALLOWED)
  })
})
