import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { RequestOptions } from '../support/client.ts'
import { createGate } from '../support/gate.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf, walk } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import type { TestUser } from '../support/users.ts'
import { createdAt, dataOf, idOf, type Resource, resourceAt } from './resource.ts'

const STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
type Status = (typeof STATUSES)[number]

const app = useApp()
const author = app.as('author')

beforeAll(async () => {
  if (inject('testDatabase').kind === 'embedded') return
  // simulates a replica that has not heard of a change yet
  await app.prisma.$executeRaw`
    CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN RETURN NULL; END'`
})

async function postOf(who: RequestOptions, status: Status, title = 'Post'): Promise<Resource> {
  const first = status === 'archived' ? 'draft' : status
  const publishAt = status === 'scheduled' ? '2030-01-01T00:00:00Z' : null
  const json = { title, body: 'unheard', status: first, publishAt }
  const post = createdAt(app, await app.request('POST', '/api/posts', { ...who, json }), who)
  if (status === 'archived') expect(outcome(await post.patch({ status }))).toBe('200')
  return post
}

describe('an author', () => {
  it.each(STATUSES)('creates, reads, updates and deletes their own posts that are %s', async (status) => {
    const post = await postOf(author, status)
    expect(dataOf(await post.read())).toMatchObject({ status, author: { id: app.users.author.id } })
    expect(outcome(await post.patch({ title: 'Better' }))).toBe('200')
    expect(outcome(await post.patch({ status: 'published' }))).toBe('200')
    expect(outcome(await app.request('GET', post.path, app.as('viewer')))).toBe('200')
    expect(outcome(await post.remove())).toBe('200')
  })

  it('can read posts that others published, but cannot change them', async () => {
    const post = await postOf(app.as('editor'), 'published')
    const seen = resourceAt(app, post.path, author)
    const etag = await post.etag()
    expect(await seen.etag()).toBe(etag)
    for (const tag of [etag, '"0"', '*']) {
      expect(outcome(await seen.patch({ title: 'Mine' }, tag))).toBe('403 permission_denied')
      expect(outcome(await seen.remove(tag))).toBe('403 permission_denied')
    }
    expect(outcome(await seen.patch({ status: 'draft' }, '*'))).toBe('403 permission_denied')
    expect(await post.etag()).toBe(etag)
  })

  it('lists their own posts of any status, and the published posts of others', async () => {
    await app.prisma.post.deleteMany()
    const ids = new Map<string, number>()
    for (const who of ['author', 'editor'] as const)
      for (const status of STATUSES) ids.set(`${who} ${status}`, idOf(await postOf(app.as(who), status)))
    const of = (...names: string[]) => names.map((name) => ids.get(name)).toReversed()
    const own = STATUSES.map((status) => `author ${status}`)
    const cases: [object, (number | undefined)[]][] = [
      [{}, of('author published', 'editor published')],
      [{ status: 'published' }, of('author published', 'editor published')],
      [{ status: 'draft' }, of('author draft')],
      [{ status: 'draft,archived' }, of('author draft', 'author archived')],
      [{ status: 'draft,draft' }, of('author draft')],
      [{ status: 'all' }, of(...own, 'editor published')],
      [{ status: 'published,all' }, of(...own, 'editor published')],
      [{ status: 'all', q: 'unheard' }, of(...own, 'editor published')],
      [{ status: 'all', author: app.users.author.id }, of(...own)],
      [{ status: 'all', author: app.users.editor.id }, of('editor published')],
      [{ status: 'all', ids: [...ids.values()].join() }, of(...own, 'editor published')],
    ]
    for (const [query, expected] of cases) {
      const path = `/api/posts?${new URLSearchParams({ ...query, limit: '1', count: 'true' })}`
      const pages = await walk(app, path, author)
      expect(pages.flatMap(idsOf), path).toEqual(expected)
      expect(pages[0]?.headers['x-total-count'], path).toBe(String(expected.length))
    }
    const editorSees = await walk(app, '/api/posts?status=all&limit=3', app.as('editor'))
    expect(editorSees.flatMap(idsOf)).toEqual([...ids.values()].toReversed())
  })

  it('is never served a response cached for another author', async () => {
    const other = await app.addUser('other-author', 'author')
    const post = await postOf(author, 'draft', 'Kept')
    const paths = [post.path, '/api/posts?status=draft', '/api/posts?status=all&q=kept']
    for (let round = 0; round < 3; round++) {
      for (const path of paths) expect((await app.request('GET', path, author)).text).toContain('Kept')
      for (const who of [other, app.as('viewer')])
        for (const path of paths)
          expect((await app.request('GET', path, { token: who.token })).text).not.toContain('Kept')
    }
  })
})

describe('a write checks the current author and role', () => {
  const give = (post: Resource, { id }: TestUser) =>
    app.prisma.post.update({ where: { id: idOf(post) }, data: { authorId: id } })

  it('an author cannot change a post that was given to somebody else', async () => {
    const [draft, shown] = [await postOf(author, 'draft'), await postOf(author, 'published')]
    for (const post of [draft, shown]) await post.read()
    for (const post of [draft, shown]) await give(post, app.users.editor)
    expect(outcome(await draft.patch({ title: 'x' }, '*'))).toBe('404 not_found')
    expect(outcome(await shown.patch({ title: 'x' }, '*'))).toBe('403 permission_denied')
    expect(outcome(await draft.remove())).toBe('404 not_found')
    expect(outcome(await shown.remove())).toBe('403 permission_denied')
  })

  it('an editor demoted to author on another replica cannot change posts of others', async () => {
    const post = await postOf(app.as('admin'), 'draft')
    const { id, token } = await app.addUser('demoted', 'editor')
    const own = resourceAt(app, post.path, { token })
    expect(outcome(await own.read())).toBe('200')
    await app.prisma.user.update({ where: { id }, data: { role: 'author' } })
    // 404 as soon as the service has heard of the demotion, which may be before the first request
    const denied = /^(?:403 permission_denied|404 not_found)$/
    expect(outcome(await own.patch({ title: 'x' }, '*'))).toMatch(denied)
    expect(outcome(await own.remove())).toMatch(denied)
    await expect.poll(async () => outcome(await own.read())).toBe('404 not_found')
    expect(dataOf(await post.read())).toMatchObject({ title: 'Post' })
  })
})

// Needs a server with several connections.
if (inject('testDatabase').kind === 'postgresql') {
  it('a write that waits for a change of the post’s author is refused', async () => {
    const posts = [await postOf(author, 'draft'), await postOf(author, 'published')]
    const where = { id: { in: posts.map(idOf) } }
    const [taken, committing] = [createGate(), createGate()]
    const takesAway = app.prisma.$transaction(async (tx) => {
      await tx.post.updateMany({ where, data: { authorId: app.users.editor.id } })
      taken.open()
      await committing.opened
    })
    await taken.opened
    const writes = posts.flatMap((post) => [post.patch({ title: 'x' }, '*'), post.remove()])
    await Promise.race([Promise.all(writes), new Promise((resolve) => setTimeout(resolve, 300))])
    committing.open()
    await takesAway
    const [hidden, forbidden] = ['404 not_found', '403 permission_denied']
    expect((await Promise.all(writes)).map(outcome)).toEqual([hidden, hidden, forbidden, forbidden])
  })
}
