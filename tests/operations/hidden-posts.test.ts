import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, type Resource, resourceAt } from './resource.ts'

const UNPUBLISHED = ['draft', 'scheduled', 'archived'] as const
const MISSING = '/api/posts/2147483647'
const SECRET = { title: 'Secretissimum', slug: 'secretissimum', tags: ['unheard'], body: '<p>Zweifellos</p>' }

const app = useApp()
const writer = app.as('admin')

beforeAll(async () => {
  // what readers may see, by somebody else than the author of what they may not
  const json = { title: 'Public', body: '', status: 'published' }
  await app.call('createPost', { token: app.users.editor.token, json })
})

async function readers(): Promise<RequestOptions[]> {
  const { key } = await app.issueKey({ scopes: ['posts:read', 'products:read', 'products:write'] })
  return [app.as('viewer'), { apiKey: key }]
}

async function secretPost(status: (typeof UNPUBLISHED)[number]): Promise<Resource> {
  const schedule = status === 'scheduled' && { status, publishAt: '2030-01-01T00:00:00Z' }
  const json = { ...SECRET, ...schedule }
  const post = createdAt(app, await app.request('POST', '/api/posts', { ...writer, json }), writer)
  if (status === 'archived') await post.patch({ status: 'published' })
  if (status === 'archived') await post.patch({ status })
  return post
}

describe.each(UNPUBLISHED)('a post that is %s', (status) => {
  let post: Resource
  beforeAll(async () => {
    post = await secretPost(status)
  })
  afterAll(() => post.remove())

  /** An answer without what is new in each: the id of the request. */
  async function told(method: string, path: string, options: RequestOptions) {
    const { status, text, headers } = await app.request(method, path, options)
    const { 'x-request-id': id = '', date: _, 'content-length': length, ...others } = headers
    return { status, text: text.replace(id, 'id'), length, others }
  }

  it('is answered to a reader like one that is not there, whatever is asked of it', async () => {
    const etag = await post.etag()
    const asked: [string, RequestOptions][] = [
      ['GET', {}],
      ['HEAD', {}],
      ['GET', { headers: { 'if-none-match': etag } }],
      ['GET', { headers: { 'if-none-match': '*' } }],
      ['DELETE', {}],
      ['DELETE', { headers: { 'if-match': etag } }],
      ['DELETE', { headers: { 'if-match': '"0"' } }],
      ['PATCH', { json: { title: 'x' } }],
      ['PATCH', { json: { title: 'x' }, headers: { 'if-match': etag } }],
      ['PATCH', { json: { title: 'x' }, headers: { 'if-match': '"0"' } }],
      ['PATCH', { json: {}, headers: { 'if-match': '*' } }],
    ]
    for (const who of await readers()) {
      for (const [method, options] of asked) {
        const answers = [post.path, MISSING].map((path) => told(method, path, { ...who, ...options }))
        const [hidden, missing] = await Promise.all(answers)
        expect(hidden).toEqual(missing)
        expect(hidden?.status).toBe(method === 'GET' || method === 'HEAD' ? 404 : 403)
      }
    }
    expect(outcome(await post.read())).toBe('200')
  })

  it('is in no list that a reader can ask for, nor does it change one', async () => {
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
    const everybody = await readers()
    const asked = everybody.flatMap((who) => queries.map((query) => ({ ...who, query })))
    for (const options of asked) {
      expect(idsOf(await app.request('GET', '/api/posts', options))).not.toContain(id)
    }
    const answers = () => Promise.all(asked.map((options) => told('GET', '/api/posts', options)))
    const withIt = await answers()
    await post.remove()
    expect(await answers()).toEqual(withIt)
    post = await secretPost(status)
  })

  it.each(UNPUBLISHED)('is not told of by a list of those that are %s', async (asked) => {
    for (const who of await readers()) {
      for (const query of [{ status: asked }, { status: asked, q: 'nothing at all' }]) {
        const response = await app.request('GET', '/api/posts', { ...who, query })
        expect(outcome(response)).toMatch(/^403 (permission_denied|insufficient_scope)$/)
      }
    }
  })

  it('does not stand in the way of a reader, who can take no slug', async () => {
    const { token } = app.users.viewer
    for (const slug of [SECRET.slug, 'free']) {
      const response = await app.request('POST', '/api/posts', { token, json: { ...SECRET, slug } })
      expect(outcome(response)).toBe('403 permission_denied')
    }
    const reader = resourceAt(app, post.path, { token })
    expect(outcome(await reader.patch({ slug: 'free' }, '*'))).toBe('403 permission_denied')
  })
})
