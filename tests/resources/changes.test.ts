import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ResourceDescription, resources } from '../../generated/resources.ts'
import { surveyFile } from '../../src/bulk/formats/source.ts'
import { importFile } from '../../src/bulk/import.ts'
import { isScope } from '../../src/domain/principal.ts'
import { cleanUp } from '../../src/housekeeping.ts'
import { publishDuePosts } from '../../src/resources/posts/schedule.ts'
import { bulkResource } from '../bulk/world.ts'
import { goodRequest, send } from '../contract/requests.ts'
import type { RequestOptions } from '../support/client.ts'
import { documentedOperation } from '../support/contract-document.ts'
import { createDataDir } from '../support/database.ts'
import { settled } from '../support/feed.ts'
import { outcome } from '../support/outcome.ts'
import { nextPage, recordsOf } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf } from './resource.ts'

const DAY = 24 * 60 * 60

const app = useApp({ settings: { accessTokenTtl: DAY, databasePoolSize: 5 } })
const editor = app.as('editor')
const viewer = app.as('viewer')
const POST = { title: 'News', body: '<p>Nine.</p>' }

/** A page of changes, in short: `product 1 created`. */
async function changes(since: string | undefined, who: RequestOptions = editor, limit = 100) {
  await settled(app)
  const query = { limit, ...(since !== undefined && { since }) }
  const response = await app.request('GET', '/api/changes', { ...who, query })
  expect(outcome(response)).toBe('200')
  const found = recordsOf(response).map((one) => `${one.resourceType} ${one.resourceId} ${one.change}`)
  return { found, cursor: response.headers['x-next-cursor'] ?? '', next: nextPage(response), response }
}
const now = async (who?: RequestOptions) => (await changes(undefined, who)).cursor
const since = async (cursor: string, who?: RequestOptions) => (await changes(cursor, who)).found

async function create(path: string, json: object, who: RequestOptions = editor) {
  const resource = createdAt(app, await app.request('POST', path, { ...who, json }), editor)
  return { ...resource, id: Number(resource.path.split('/').at(-1)) }
}
const mug = () => create('/api/products', { name: 'Mug', price: 1 })
const post = (json: object = {}) => create('/api/posts', { ...POST, ...json })

describe('listChanges', () => {
  it('starts now, and returns each creation, change and deletion since a cursor once', async () => {
    await mug()
    const start = await changes(undefined)
    expect(start).toMatchObject({ found: [], next: undefined })
    const { cursor } = start
    const { id, patch, remove } = await mug()
    await patch({ price: 2 })
    await remove()
    const expected = [`product ${id} created`, `product ${id} changed`, `product ${id} deleted`]
    const { found, cursor: after, response } = await changes(cursor)
    expect(found).toEqual(expected)
    expect(recordsOf(response)[0]).toEqual({
      resourceType: 'product',
      resourceId: String(id),
      change: 'created',
      changedAt: app.clock.now().toISOString(),
    })
    expect(await changes(after)).toMatchObject({ found: [], cursor: after, next: undefined })
    // a cursor can be used again
    expect(await since(cursor)).toEqual(expected)
  })

  it('pages through many changes by Link header and by cursor', async () => {
    const cursor = await now()
    const made: string[] = []
    for (let count = 0; count < 7; count++) made.push(`product ${(await mug()).id} created`)
    const found: string[] = []
    let page = await changes(cursor, editor, 3)
    for (let count = 0; page.next !== undefined && count < 10; count++) {
      found.push(...page.found)
      expect(new URL(page.next, app.origin).searchParams.get('since')).toBe(page.cursor)
      page = await changes(page.cursor, editor, 3)
    }
    expect([...found, ...page.found]).toEqual(made)
  })

  it('returns no changes of users and API keys, and none of refused writes', async () => {
    const cursor = await now(app.as('admin'))
    await app.addUser('nobody', 'viewer')
    await app.issueKey({ scopes: ['posts:read'] })
    const { patch, id } = await mug()
    await patch({ price: -1 })
    await patch({ price: 3 }, '"0"')
    expect(await since(cursor, app.as('admin'))).toEqual([`product ${id} created`])
  })

  it('requires revalidation, and responds with 304 only while its cursor is the same', async () => {
    const cursor = await now(viewer)
    const first = await changes(cursor, viewer)
    expect(first.response.headers['cache-control']).toBe('private, no-cache')
    const headers = { 'if-none-match': first.response.headers.etag ?? '' }
    const again = () =>
      app.request('GET', '/api/changes', { ...viewer, headers, query: { limit: 100, since: cursor } })
    expect((await again()).status).toBe(304)
    // a viewer does not see the draft, but the cursor moves past it
    await post()
    // an open transaction of another test on the same server holds the feed back
    await expect.poll(async () => (await again()).status).toBe(200)
    expect((await again()).headers['x-next-cursor']).not.toBe(cursor)
  })

  it('returns short pages with a next link to a client that sees few of the changes', async () => {
    const cursor = await now(viewer)
    const [start] = await app.prisma.$queryRaw<{ origin: bigint; xid: bigint }[]>`
      SELECT database_origin() AS origin, pg_current_xact_id()::text::bigint AS xid`
    const { origin, xid } = start ?? { origin: 0n, xid: 0n }
    const draft = {
      resourceType: 'post',
      resourceId: '1',
      statusBefore: 'draft',
      statusAfter: 'draft',
    } as const
    const entry = { ...draft, origin, xid, createdAt: app.clock.now() }
    const drafts = Array.from({ length: 1_500 }, (_, index) => ({ ...entry, id: BigInt(index) }))
    await app.prisma.feedEntry.createMany({ data: drafts })
    const { id } = await mug()
    const first = await changes(cursor, viewer)
    expect(first).toMatchObject({ found: [], next: expect.stringContaining('since=') })
    expect(await changes(first.cursor, viewer)).toMatchObject({
      found: [`product ${id} created`],
      next: undefined,
    })
  })
})

/** Kinds of content, by the names of their schemas. */
const kinds = Object.entries<ResourceDescription>(resources).flatMap(([name, { type, operations }]) => {
  const { list, create, update, remove } = operations
  const isContent = create && documentedOperation(create).security.some((one) => one.scheme === 'apiKeyAuth')
  return isContent && list && update && remove
    ? [{ name, type, list, writes: { created: create, changed: update, deleted: remove } }]
    : []
})

describe.each(kinds)('$name', ({ type, list, writes }) => {
  it.each(Object.entries(writes))('that is %s is reported to writers (%s)', async (change, id) => {
    const request = await goodRequest(app, documentedOperation(id))
    const cursor = await now()
    const written = await send(app, request)
    expect(await since(cursor)).toEqual([`${type} ${Object(dataOf(written)).id} ${change}`])
  })

  it('is reported to keys with the scope to read it', async () => {
    const scope = `${documentedOperation(list).path.replace('/api/', '')}:read`
    if (!isScope(scope)) return
    const { key: apiKey } = await app.issueKey({ scopes: [scope] })
    expect(await since(await now({ apiKey }), { apiKey })).toEqual([])
    const { security } = documentedOperation('listChanges')
    expect(security).toContainEqual({ scheme: 'apiKeyAuth', needs: [scope] })
  })
})

describe('readers of changes', () => {
  it('only see changes of posts that they may see', async () => {
    const [reader, writer] = [await now(viewer), await now()]
    const { id, patch, remove } = await post()
    await patch({ title: 'Draft' })
    expect(await since(reader, viewer)).toEqual([])
    await patch({ status: 'published' })
    await patch({ title: 'Other news' })
    await patch({ status: 'archived' })
    await patch({ title: 'Old news' })
    await remove()
    const [created, changed, deleted] = ['created', 'changed', 'deleted'].map((one) => `post ${id} ${one}`)
    expect(await since(reader, viewer)).toEqual([created, changed, deleted])
    expect(await since(writer)).toEqual([created, changed, changed, changed, changed, changed, deleted])
  })

  it('are authors, too, for the posts that they wrote themselves', async () => {
    const author = app.as('author')
    const cursor = await now(author)
    const created = await app.request('POST', '/api/posts', { ...author, json: POST })
    const { path, patch } = createdAt(app, created, author)
    const id = Number(path.split('/').at(-1))
    expect(await since(cursor, author)).toEqual([])
    await patch({ status: 'published' })
    await patch({ status: 'archived' })
    expect(await since(cursor, author)).toEqual([`post ${id} created`, `post ${id} deleted`])
    const found = async (query: object) =>
      recordsOf(await app.request('GET', '/api/posts', { ...author, query: { ids: id, ...query } })).length
    expect([await found({}), await found({ statuses: 'all' })]).toEqual([0, 1])
  })

  it('see that a published post was deleted', async () => {
    const { id, remove } = await post({ status: 'published' })
    const cursor = await now(viewer)
    await remove()
    expect(await since(cursor, viewer)).toEqual([`post ${id} deleted`])
  })

  it('see an unpublished post as deleted, and as created when it is published again', async () => {
    const cursor = await now(viewer)
    const { id, patch } = await post({ status: 'published' })
    const first = await changes(cursor, viewer)
    await patch({ status: 'draft' })
    const second = await changes(first.cursor, viewer)
    await patch({ status: 'published' })
    const third = await changes(second.cursor, viewer)
    expect([first, second, third].map(({ found }) => found)).toEqual([
      [`post ${id} created`],
      [`post ${id} deleted`],
      [`post ${id} created`],
    ])
  })

  it('keep a post that was published again by a request whose transaction had begun before', async () => {
    const cursor = await now(viewer)
    const { id, patch } = await post({ status: 'published' })
    await patch({ status: 'archived' })
    await patch({ status: 'published' })
    const deleted = [`post ${id} created`, `post ${id} deleted`]
    expect(await since(cursor, viewer)).toEqual([...deleted, `post ${id} created`])
    await swapLastTransactions(id)
    expect(await since(cursor, viewer)).toEqual([
      `post ${id} created`,
      `post ${id} created`,
      `post ${id} changed`,
    ])
    await patch({ status: 'archived' })
    expect((await since(cursor, viewer)).at(-1)).toBe(`post ${id} deleted`)
  })

  /** As if the last change of a post had waited for the one before: its transaction has a lower number. */
  async function swapLastTransactions(id: number) {
    await app.prisma.$executeRaw`
      WITH last AS (
        SELECT xid, id FROM feed_entries WHERE resource_type = 'post' AND resource_id = ${String(id)}
        ORDER BY xid DESC LIMIT 2
      )
      UPDATE feed_entries SET xid = (SELECT other.xid FROM last AS other WHERE other.id <> last.id)
      FROM last WHERE feed_entries.xid = last.xid AND feed_entries.id = last.id`
  }

  it('see a scheduled post as created once it is published', async () => {
    const cursor = await now(viewer)
    const publishAt = new Date(app.clock.now().getTime() + 60_000).toISOString()
    const { id } = await post({ status: 'scheduled', publishAt })
    expect(await since(cursor, viewer)).toEqual([])
    app.clock.advance(61)
    await publishDuePosts(app.context)
    expect(await since(cursor, viewer)).toEqual([`post ${id} created`])
  })

  it.each([
    [['products:read'], ['product']],
    [['posts:read'], []],
    [['posts:read', 'posts:write'], ['post']],
    [
      ['products:read', 'posts:read', 'posts:write'],
      ['product', 'post'],
    ],
  ] as const)('with the scopes %j see drafts and products according to them: %j', async (scopes, kinds) => {
    const { key: apiKey } = await app.issueKey({ scopes })
    const cursor = await now({ apiKey })
    const ids = { product: (await mug()).id, post: (await post()).id }
    expect(await since(cursor, { apiKey })).toEqual(kinds.map((kind) => `${kind} ${ids[kind]} created`))
  })

  it('must start again when their role changes', async () => {
    const { id, token } = await app.addUser('demoted', 'editor')
    const cursor = await now({ token })
    const options = { ...app.as('admin'), headers: { 'if-match': '*' }, json: { role: 'viewer' } }
    await app.call('updateUser', { ...options, params: { userId: id } })
    const response = await app.request('GET', '/api/changes', { token, query: { since: cursor } })
    expect(outcome(response)).toBe('410 cursor_expired')
  })
})

describe('an import', () => {
  it('adds each of its rows to the feed', async () => {
    const folder = await createDataDir()
    const [path, report] = [join(folder, 'products.csv'), join(folder, 'report.ndjson')]
    const resource = bulkResource('products')
    const imported = async (rows: string) => {
      const cursor = await now()
      await writeFile(path, `name,price,sku\n${rows}`)
      const source = await surveyFile({ path, format: 'csv' }, resource.columns)
      const { database } = app.context
      const defaults = { defaultCurrency: 'EUR' }
      const job = { database, clock: app.clock, resource, source, report, defaults, update: true }
      await importFile(job, 'start')
      return (await since(cursor)).map((found) => found.replace(/\d+ /, ''))
    }
    expect(await imported('Cup,1,C-1\nJug,2,J-1\n')).toEqual(['product created', 'product created'])
    expect(await imported('Cup,1,C-1\nJug,3,J-1\nPot,4,P-1\n')).toEqual([
      'product created',
      'product changed',
    ])
  })
})

describe('a cursor of changes', () => {
  const refusal = async (cursor: string, who: RequestOptions = editor) =>
    outcome(await app.request('GET', '/api/changes', { ...who, query: { since: cursor } }))

  it('is refused unless the service issued it for this list', async () => {
    const [payload = '', signature = ''] = (await now()).split('.')
    const forged = Buffer.from(JSON.stringify(['', 'editor', '1', '1', ''])).toString('base64url')
    for (const cursor of ['x', 'x.y', `${forged}.${signature}`, `${payload}.${signature.slice(1)}`])
      expect(await refusal(cursor)).toBe('400 invalid_cursor (/since cursor)')
    const list = await app.request('GET', '/api/products?limit=1')
    expect(await refusal(list.headers['x-next-cursor'] ?? '')).toBe('400 invalid_cursor (/since cursor)')
  })

  it('has expired for a user who sees more', async () => {
    expect(await refusal(await now(viewer))).toBe('410 cursor_expired')
  })

  it('expires when changes after it are deleted, and not before, however old it is', async () => {
    const settings = { ...app.settings, changesRetention: 30 * DAY }
    const clean = async () => (await cleanUp({ ...app.context, settings })).changes
    await mug()
    const old = await now()
    await mug()
    const { key: apiKey } = await app.issueKey({ scopes: ['products:read', 'posts:read', 'posts:write'] })
    const [first, quiet] = [await now({ apiKey }), await now({ apiKey })]
    expect(first).toBe(quiet)
    app.clock.advance(30 * DAY + 1)
    expect(await clean()).toBeGreaterThan(0)
    const login = await app.signIn(app.users.editor.id)
    expect(await refusal(old, login)).toBe('410 cursor_expired')
    const { id } = await mug2(login)
    expect(await since(quiet, { apiKey })).toEqual([`product ${id} created`])
    expect(await clean()).toBe(1)
    expect(await refusal(quiet, { apiKey })).toBe('410 cursor_expired')
  })
  const mug2 = (who: RequestOptions) => create('/api/products', { name: 'Mug', price: 1 }, who)
})
