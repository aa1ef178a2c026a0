import { describe, expect, it } from 'vitest'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { compileHandlers } from '../tooling/compile-handlers.ts'
import { createdAt, dataOf, type Resource } from './resource.ts'

const app = useApp()
const later = () => new Date(app.clock.now().getTime() + 3_600_000).toISOString()

async function postThatIs(status: string, who: RequestOptions = app.as('editor')): Promise<Resource> {
  const first = status === 'archived' ? 'draft' : status
  const json = {
    title: 'News',
    body: '',
    status: first,
    ...(first === 'scheduled' && { publishAt: later() }),
  }
  const post = createdAt(app, await app.request('POST', '/api/posts', { ...who, json }), who)
  if (status !== first) await post.patch({ status })
  return post
}

const act = async (post: Resource, verb: string, who = app.as('editor'), tag = '*') =>
  app.request('POST', `${post.path}/${verb}`, { ...who, headers: { 'if-match': tag } })

describe('publishPost', () => {
  it.each(['draft', 'scheduled', 'archived'])('publishes a post that is %s, at once', async (status) => {
    const post = await postThatIs(status)
    app.clock.advance(1)
    const published = await act(post, 'publish', app.as('editor'), await post.etag())
    const now = app.clock.now().toISOString()
    const expected = { status: 'published', publishAt: null, publishedAt: now, version: expect.any(Number) }
    expect(dataOf(published)).toMatchObject(expected)
    const { data } = Object((await app.request('GET', post.path, app.as('viewer'))).json)
    expect(data).toMatchObject({ status: 'published', publishedAt: now })
  })

  it('keeps the time of the first publication', async () => {
    const post = await postThatIs('published')
    const { publishedAt } = Object(dataOf(await post.read()))
    app.clock.advance(60)
    expect(dataOf(await act(post, 'archive'))).toMatchObject({ status: 'archived', publishedAt })
    expect(dataOf(await act(post, 'publish'))).toMatchObject({ status: 'published', publishedAt })
  })

  it('names the state of the post, and the states in which it can be published', async () => {
    const refused = await act(await postThatIs('published'), 'publish')
    expect(refused.json).toMatchObject({
      message: 'This is possible only while status is draft, scheduled, or archived. It is published.',
      data: { code: 'conflict', reason: 'wrong_state' },
    })
  })

  it('is open to authors for their own posts only', async () => {
    const author = app.as('author')
    const own = await postThatIs('draft', author)
    expect((await act(own, 'publish', author)).status).toBe(200)
    expect(outcome(await act(await postThatIs('draft'), 'publish', author))).toBe('404 not_found')
    const shown = await postThatIs('published')
    expect(outcome(await act(shown, 'archive', author))).toBe('403 permission_denied')
    expect(outcome(await act(shown, 'archive', app.as('viewer')))).toBe('403 permission_denied')
  })

  it('does not reveal the state of the post to a client with an outdated version', async () => {
    const post = await postThatIs('published')
    expect(outcome(await act(post, 'publish', app.as('editor'), '"9"'))).toBe('412 precondition_failed')
  })

  it('and a concurrent update leave a valid post', async () => {
    for (let round = 0; round < 10; round++) {
      const post = await postThatIs('scheduled')
      const [published, moved] = await Promise.all([
        act(post, 'publish'),
        post.patch({ publishAt: later() }, '*'),
      ])
      expect(published.status).toBe(200)
      expect(['200', '422 validation_failed (/publishAt scheduledOnly)']).toContain(outcome(moved))
      expect(dataOf(await post.read())).toMatchObject({ status: 'published', publishAt: null })
    }
  })
})

describe('a definition', { timeout: 120_000 }, () => {
  const define = (actions: string) => `import { defineResource } from './kit/resource.ts'
    const check = { scheduledOnly: () => true, 'required.scheduledPost': () => true, future: () => true }
    export const one = defineResource('Post', { check${actions} })`
  const publish = "publish: { from: ['draft'], set: { status: 'published' } }"
  const archive = "archive: { from: ['draft'], set: { status: 'archived' }, run: async () => ({}) }"

  it('compiles only with exactly the actions of the contract, and existing states', () => {
    const found = compileHandlers({
      right: define(`, actions: { ${publish}, ${archive} }`),
      none: define(''),
      lacking: define(`, actions: { ${publish} }`),
      further: define(`, actions: { ${publish}, ${archive}, print: { from: [], set: { status: 'draft' } } }`),
      misspelt: define(`, actions: { ${publish.replace('draft', 'drafts')}, ${archive} }`),
    })
    expect(Object.fromEntries(found)).toEqual({
      right: [],
      none: [expect.stringContaining("'actions' is missing")],
      lacking: [expect.stringContaining("'archive' is missing")],
      further: [expect.stringContaining("'print' does not exist")],
      misspelt: [expect.stringContaining('drafts')],
    })
  })
})
