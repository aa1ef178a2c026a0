import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { ASKED, MISSING, SECRET, secretPost, told, UNPUBLISHED, withTag } from './hidden-posts.ts'
import { createdAt, type Resource } from './resource.ts'

/** What is sent with a method that changes something. */
const CHANGES: Readonly<Record<string, RequestOptions>> = {
  PATCH: { json: { title: 'x' }, headers: { 'if-match': '*' } },
}

const app = useApp()

async function writingKey(): Promise<RequestOptions> {
  return { apiKey: (await app.issueKey({ scopes: ['posts:write'] })).key }
}

describe.each(UNPUBLISHED)('a post that is %s, to a key that only writes', (status) => {
  let post: Resource
  let writing: RequestOptions
  beforeAll(async () => {
    post = await secretPost(app, status)
    writing = await writingKey()
  })
  afterAll(() => post.remove())

  it.each(ASKED)('is like one that is not there: %s %j', async (method, asked) => {
    const etag = await post.etag()
    const options = { ...writing, ...withTag(asked, etag) }
    const hidden = await told(app, method, post.path, options)
    expect(hidden).toEqual(await told(app, method, MISSING, options))
    expect(hidden.status).toBe(403)
    expect(await post.etag()).toBe(etag)
  })

  it.each([
    ['GET', 'posts:read'],
    ['PATCH', 'posts:read, posts:write'],
    ['DELETE', 'posts:read, posts:write'],
  ])('%s says which scopes it needs, and nothing else', async (method, needed) => {
    const response = await app.request(method, post.path, { ...writing, ...CHANGES[method] })
    const message = `The API key lacks a scope. This operation needs: ${needed}.`
    const data = { code: 'insufficient_scope', requestId: expect.any(String) }
    expect(response.json).toEqual({ status: 'error', message, data })
    expect(response.headers).not.toHaveProperty('etag')
  })
})

it('a key that only writes is told of its own post what it sent, whatever has become of that', async () => {
  const json = { title: 'By a machine', body: '<p>One</p>' }
  const options = { ...(await writingKey()), json, headers: { 'idempotency-key': 'its-own' } }
  const first = await app.request('POST', '/api/posts', options)
  expect(outcome(first)).toBe('201')
  const post = createdAt(app, first, app.as('admin'))
  await post.patch({ title: SECRET.title, body: SECRET.body, tags: SECRET.tags })
  const again = await app.request('POST', '/api/posts', options)
  expect(again.text).toBe(first.text)
  expect(again.headers.etag).toBe(first.headers.etag)
  await post.remove()
})
