import { describe, expect, it } from 'vitest'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf, type Resource, resourceAt } from './resource.ts'

const app = useApp()
const editor = app.as('editor')

async function newPost(json: object = {}): Promise<Resource> {
  const post = { title: 'News', body: '<p>New</p>', ...json }
  return createdAt(app, await app.request('POST', '/api/posts', { ...editor, json: post }), editor)
}

describe('updatePost', () => {
  it.each<[object, object]>([
    [{ title: ' <i>Other</i> news' }, { title: 'Other news' }],
    [{ slug: 'of-my-own' }, { slug: 'of-my-own' }],
    [{ excerpt: null }, { excerpt: null }],
    [{ body: '<h2>Hi</h2><script>x</script>' }, { body: '<h2>Hi</h2>' }],
    [{ tags: ['b', 'a', 'ü'] }, { tags: ['b', 'a', 'ü'] }],
    [{ tags: [] }, { tags: [] }],
    [{ publishAt: null }, {}],
  ])('with %j changes that and leaves the rest', async (change, changed) => {
    const post = await newPost({ excerpt: 'Short', tags: ['a'] })
    const before = await post.read()
    const response = await post.patch(change)
    expect(outcome(response)).toBe('200')
    expect(dataOf(response)).toEqual({
      ...Object(dataOf(before)),
      ...changed,
      updatedAt: expect.any(String),
      version: 2,
    })
    expect(dataOf(await post.read())).toEqual(dataOf(response))
    expect((await post.read()).headers.etag).toBe(response.headers.etag)
    expect(response.headers.etag).not.toBe(before.headers.etag)
  })

  it.each<[unknown, string]>([
    [{}, ' minProperties'],
    [[], ' type'],
    [{ title: null }, '/title type'],
    [{ slug: null }, '/slug type'],
    [{ slug: 'Two Words' }, '/slug pattern'],
    [{ body: null }, '/body type'],
    [{ tags: null }, '/tags type'],
    [{ tags: ['a', 'a'] }, '/tags uniqueItems'],
    [{ status: 'deleted' }, '/status enum'],
    [{ author: 1 }, '/author additionalProperties'],
    [{ publishedAt: null }, '/publishedAt additionalProperties'],
    [{ publishAt: 'tomorrow' }, '/publishAt format'],
    [{ status: 'scheduled', publishAt: '2026-12-31T23:59:60Z' }, '/publishAt format'],
  ])('refuses %j', async (json, errors) => {
    const post = await newPost()
    const { etag } = (await post.read()).headers
    expect(outcome(await post.patch(json))).toBe(`422 validation_failed (${errors})`)
    expect((await post.read()).headers.etag).toBe(etag)
  })

  it('refuses the slug of another post, and takes its own', async () => {
    const [one, two] = [await newPost({ slug: 'one' }), await newPost({ slug: 'two' })]
    expect(outcome(await two.patch({ slug: 'one' }))).toBe('409 already_exists (/slug unique)')
    expect(outcome(await two.patch({ slug: 'two' }))).toBe('200')
    await one.remove()
    expect(outcome(await two.patch({ slug: 'one' }))).toBe('200')
  })

  it('is for writers, and of posts that are there', async () => {
    const post = await newPost({ status: 'published' })
    const { key } = await app.issueKey({ scopes: ['posts:read', 'posts:write'] })
    const { key: writeOnly } = await app.issueKey({ scopes: ['posts:write'] })
    const { key: readOnly } = await app.issueKey({ scopes: ['posts:read'] })
    const as = async (who: RequestOptions, path = post.path) =>
      outcome(await resourceAt(app, path, who).patch({ title: 'Mine' }, '*'))
    expect(await as({ apiKey: key })).toBe('200')
    expect(await as(app.as('viewer'))).toBe('403 permission_denied')
    expect(await as({ apiKey: readOnly })).toBe('403 insufficient_scope')
    expect(await as({ apiKey: writeOnly })).toBe('403 insufficient_scope')
    expect(await as(editor, '/api/posts/2147483647')).toBe('404 not_found')
    expect(dataOf(await post.read())).toMatchObject({ author: { id: app.users.editor.id } })
  })
})

describe('deletePost', () => {
  it.each([
    { status: 'draft' },
    { status: 'published' },
    { status: 'scheduled', publishAt: '2030-01-01T00:00:00.000Z' },
  ])('answers with what the post was, and it is gone: %j', async (json) => {
    const post = await newPost({ ...json, tags: ['a'] })
    const before = await post.read()
    const response = await post.remove()
    expect(response.json).toEqual({ ...Object(before.json), message: 'The post was deleted.' })
    for (const again of [await post.read(), await post.remove(), await post.patch({ title: 'x' }, '*')]) {
      expect(outcome(again)).toBe('404 not_found')
    }
  })

  it('is for writers', async () => {
    const post = await newPost({ status: 'published' })
    const reader = resourceAt(app, post.path, app.as('viewer'))
    expect(outcome(await reader.remove())).toBe('403 permission_denied')
    expect(outcome(await reader.read())).toBe('200')
  })
})

describe('a slug', () => {
  it('stays when the title changes', async () => {
    const post = await newPost({ title: 'Opening hours' })
    expect(dataOf(await post.patch({ title: 'Closing hours' }))).toMatchObject({ slug: 'opening-hours' })
    expect(dataOf(await newPost({ title: 'Opening hours' }).then((other) => other.read()))).toMatchObject({
      slug: 'opening-hours-2',
    })
  })
})
