import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { publishDuePosts } from '../../src/resources/posts/schedule.ts'
import { type StartedApp, startApp, testClock } from '../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'

const HOUR = 3600

let database: TestDatabase
let app: StartedApp
const clock = testClock()
const settings = { accessTokenTtl: 24 * HOUR }

beforeAll(async () => {
  database = await createTestDatabase()
  app = await startApp({ database, clock, settings })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString()
const getPost = async (id: number) =>
  (await app.call('getPost', { ...app.as('editor'), params: { postId: id } })).data

async function schedule(publishAt: string, json: object = {}): Promise<number> {
  const post = { title: 'News', body: '', status: 'scheduled', publishAt, ...json }
  return (await app.call('createPost', { ...app.as('editor'), json: post })).data.id
}

/** The post's publications in the audit trail, and its version. */
async function publications(id: number) {
  const where = { resourceType: 'post', resourceId: String(id), action: 'post.publish' }
  const select = { actorType: true, requestId: true }
  const entries = await app.prisma.auditEntry.findMany({ where, select })
  const { version } = await app.prisma.post.findUniqueOrThrow({ where: { id }, select: { version: true } })
  return { entries, version }
}

const ONCE = { entries: [{ actorType: 'system', requestId: null }], version: 2 }

describe('a scheduled post', () => {
  it('is published at its time, and not before', async () => {
    const publishAt = at(HOUR)
    const id = await schedule(publishAt)
    const read = async () => outcome(await app.request('GET', `/api/posts/${id}`, app.as('viewer')))
    clock.advance(HOUR - 0.001)
    await publishDuePosts(app.context)
    expect(await read()).toBe('404 not_found')
    expect((await getPost(id)).status).toBe('scheduled')
    clock.advance(0.001)
    await publishDuePosts(app.context)
    expect(await read()).toBe('200')
    expect(await getPost(id)).toMatchObject({ status: 'published', publishedAt: publishAt, publishAt: null })
    expect((await getPost(id)).updatedAt).toBe(clock.now().toISOString())
  })

  it('is published once by ten concurrent runs of the scheduler', async () => {
    const ids = [await schedule(at(1)), await schedule(at(2)), await schedule(at(3))]
    clock.advance(3)
    await Promise.all(Array.from({ length: 10 }, () => publishDuePosts(app.context)))
    expect(await Promise.all(ids.map(publications))).toEqual([ONCE, ONCE, ONCE])
    expect(await publishDuePosts(app.context)).toBe(0)
  })

  it('is published once, together with thousands of others due at the same time', async () => {
    const lastChange = { action: 'post.create', actorType: 'system', at: at(0) }
    const times = { createdAt: clock.now(), updatedAt: clock.now(), publishAt: new Date(at(HOUR)) }
    const post = {
      title: 'Sale',
      body: '',
      status: 'scheduled',
      searchText: '',
      lastChange,
      ...times,
    } as const
    const data = Array.from({ length: 2_500 }, (_, index) => ({ ...post, slug: `sale-${index}` }))
    await app.prisma.post.createMany({ data })
    clock.advance(HOUR)
    // the service's own scheduler may publish some of them
    await Promise.all([publishDuePosts(app.context), publishDuePosts(app.context)])
    const published = { title: 'Sale', status: 'published', version: 2 } as const
    await expect.poll(() => app.prisma.post.count({ where: published })).toBe(2_500)
  })

  it('has a new ETag, so that an update with the earlier one is refused', async () => {
    const id = await schedule(at(1))
    const { token } = app.users.editor
    const { etag = '' } = (await app.request('GET', `/api/posts/${id}`, { token })).headers
    clock.advance(1)
    await publishDuePosts(app.context)
    const late = { token, headers: { 'if-match': etag }, json: { status: 'draft' } }
    expect(outcome(await app.request('PATCH', `/api/posts/${id}`, late))).toBe('412 precondition_failed')
  })

  it('is not published if it was postponed, made a draft again or deleted', async () => {
    const [later, back, gone] = [await schedule(at(1)), await schedule(at(1)), await schedule(at(1))]
    const options = { ...app.as('editor'), headers: { 'if-match': '*' } }
    const dueLater = { publishAt: at(HOUR) }
    await app.call('updatePost', { ...options, params: { postId: later }, json: dueLater })
    await app.call('updatePost', { ...options, params: { postId: back }, json: { status: 'draft' } })
    await app.call('deletePost', { ...options, params: { postId: gone } })
    clock.advance(2)
    await publishDuePosts(app.context)
    expect(await getPost(later)).toMatchObject({ status: 'scheduled', ...dueLater })
    expect(await getPost(back)).toMatchObject({ status: 'draft', publishAt: null })
  })

  it('keeps the time of its first publication', async () => {
    const json = { title: 'Early', body: '', status: 'published' }
    const { data: early } = await app.call('createPost', { ...app.as('editor'), json })
    const change = { ...app.as('editor'), headers: { 'if-match': '*' }, params: { postId: early.id } }
    await app.call('updatePost', { ...change, json: { status: 'scheduled', publishAt: at(5) } })
    clock.advance(5)
    await publishDuePosts(app.context)
    expect(await getPost(early.id)).toMatchObject({ status: 'published', publishedAt: early.publishedAt })
  })

  it('can be changed until it is published, even when it is due', async () => {
    const id = await schedule(at(1))
    const options = { ...app.as('editor'), headers: { 'if-match': '*' }, params: { postId: id } }
    clock.advance(1)
    await app.call('updatePost', { ...options, json: { title: 'Corrected' } })
    await publishDuePosts(app.context)
    expect(await getPost(id)).toMatchObject({ status: 'published', title: 'Corrected' })
  })

  it('that came due while the service was down is published on start, as of its time', async () => {
    const publishAt = at(HOUR)
    const id = await schedule(publishAt)
    await app.close()
    clock.advance(2 * HOUR)
    app = await startApp({ database, clock, settings })
    await vi.waitFor(async () => expect((await getPost(id)).status).toBe('published'), 10_000)
    expect(await getPost(id)).toMatchObject({ publishedAt: publishAt, publishAt: null })
    expect(await publications(id)).toEqual(ONCE)
  })

  it('is published by only one of several replicas', async () => {
    // the embedded database is for one process
    const others = database.settings.databaseUrl === undefined ? 0 : 2
    const replicas = await Promise.all(
      Array.from({ length: others }, () => startApp({ database, clock, settings })),
    )
    const ids = await Promise.all([1, 2, 3, 4, 5].map((seconds) => schedule(at(seconds))))
    clock.advance(5)
    await Promise.all([app, ...replicas, app, ...replicas].map(({ context }) => publishDuePosts(context)))
    expect(await Promise.all(ids.map(publications))).toEqual(ids.map(() => ONCE))
    for (const replica of replicas) await replica.close()
  })
})
