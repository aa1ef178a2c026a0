import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scope } from '../../generated/operations.ts'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import {
  ASKED,
  MISSING,
  SECRET,
  secretPost,
  told,
  toldWithRows,
  UNPUBLISHED,
  withTag,
} from './hidden-posts.ts'
import { createdAt, dataOf, type Resource, resourceAt } from './resource.ts'

const NOT_ALLOWED = /^403 (permission_denied|insufficient_scope)$/
const app = useApp()

beforeAll(async () => {
  // what readers may see, by somebody else than the author of what they may not
  const json = { title: 'Public', body: '', status: 'published' }
  await app.call('createPost', { token: app.users.editor.token, json })
})

/** Who sees what is published or nothing at all, and what a read of anything else is answered with. */
const CLIENTS: readonly (readonly [who: string, make: () => Promise<RequestOptions>, read: number])[] = [
  ['a viewer', async () => app.as('viewer'), 404],
  ['a key that reads', () => keyWith('posts:read', 'products:read', 'products:write'), 404],
  ['a key that only writes', () => keyWith('posts:write'), 403],
]

async function keyWith(...scopes: Scope[]): Promise<RequestOptions> {
  return { apiKey: (await app.issueKey({ scopes })).key }
}

const cases = UNPUBLISHED.flatMap((status) =>
  CLIENTS.map(([who, make, read]) => ({ status, who, make, read })),
)

describe.each(cases)('a post that is $status, to $who', ({ status, make, read }) => {
  let post: Resource
  let reader: RequestOptions
  beforeAll(async () => {
    post = await secretPost(app, status)
    reader = await make()
  })
  afterAll(() => post.remove())

  it.each(ASKED)('is like one that is not there: %s %j', async (method, asked) => {
    const etag = await post.etag()
    const options = { ...reader, ...withTag(asked, etag) }
    const hidden = await toldWithRows(app, method, post.path, options)
    expect(hidden).toEqual(await toldWithRows(app, method, MISSING, options))
    expect(hidden.status).toBe(method === 'GET' || method === 'HEAD' ? read : 403)
    expect(await post.etag()).toBe(etag)
  })

  if (read === 403) {
    it.each([
      ['GET', 'posts:read'],
      ['PATCH', 'posts:read, posts:write'],
      ['DELETE', 'posts:read, posts:write'],
    ])('is refused with the scopes that are needed, and nothing else: %s', async (method, needed) => {
      const change = method === 'PATCH' && { json: { title: 'x' }, headers: { 'if-match': '*' } }
      const response = await app.request(method, post.path, { ...reader, ...change })
      const message = `The API key lacks a scope. This operation needs: ${needed}.`
      const data = { code: 'insufficient_scope', requestId: expect.any(String) }
      expect(response.json).toEqual({ status: 'error', message, data })
      expect(response.headers).not.toHaveProperty('etag')
    })
    return
  }

  it.each(['title', 'id', 'status,body'])(
    'is not there with fields=%s, as one that is not',
    async (fields) => {
      const query = { fields }
      const hidden = await toldWithRows(app, 'GET', post.path, { ...reader, query })
      expect(hidden).toEqual(await toldWithRows(app, 'GET', MISSING, { ...reader, query }))
      expect(hidden.status).toBe(404)
      expect(dataOf(await app.request('GET', post.path, { ...app.as('editor'), query }))).toHaveProperty('id')
    },
  )

  it('is in no list, nor does it change one', async () => {
    const queries = [
      {},
      { limit: 1 },
      { fields: 'title' },
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
    const answers = () =>
      Promise.all(queries.map((query) => told(app, 'GET', '/api/posts', { ...reader, query })))
    const withIt = await answers()
    await post.remove()
    expect(await answers()).toEqual(withIt)
    post = await secretPost(app, status)
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

it('a key that only writes is told of its own post what it sent, whatever has become of that', async () => {
  const json = { title: 'By a machine', body: '<p>One</p>' }
  const options = { ...(await keyWith('posts:write')), json, headers: { 'idempotency-key': 'its-own' } }
  const first = await app.request('POST', '/api/posts', options)
  expect(outcome(first)).toBe('201')
  const post = createdAt(app, first, app.as('admin'))
  await post.patch({ title: SECRET.title, body: SECRET.body, tags: SECRET.tags })
  const again = await app.request('POST', '/api/posts', options)
  expect(again.text).toBe(first.text)
  expect(again.headers.etag).toBe(first.headers.etag)
  await post.remove()
})
