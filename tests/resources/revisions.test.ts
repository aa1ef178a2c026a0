import { beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../src/housekeeping.ts'
import { publishDuePosts } from '../../src/resources/posts/schedule.ts'
import { sanitizeRequestValue } from '../../src/sanitize/sanitize.ts'
import { outcome } from '../support/outcome.ts'
import { SLOW_HTML } from '../support/slow-html.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf, idOf, type Resource } from './resource.ts'

const DAY = 24 * 60 * 60

const app = useApp()
const editor = app.as('editor')

const add = async (path: string, json: object, who = editor) =>
  createdAt(app, await app.request('POST', path, { ...who, json }), who)
const list = async ({ path }: Resource, who = editor) => app.request('GET', `${path}/revisions`, who)
const read = ({ path }: Resource, version: number, who = editor) =>
  app.request('GET', `${path}/revisions/${version}`, who)
const restore = ({ path }: Resource, version: number, ifMatch = '*', who = editor) =>
  app.request('POST', `${path}/revisions/${version}/restore`, { ...who, headers: { 'if-match': ifMatch } })
const ok = async (response: Promise<{ status: number }>) => expect((await response).status).toBe(200)

let count = 0
let post: Resource

beforeEach(async () => {
  const json = { title: `First ${++count}`, body: '<p>One</p>', status: 'published', tags: ['a'] }
  post = await add('/api/posts', json)
})

describe('the revisions of a record', () => {
  it('are listed newest first, each with its author, its time and the changed fields', async () => {
    const created = app.clock.now().toISOString()
    app.clock.advance(60)
    await ok(post.patch({ title: 'Second', tags: ['a', 'b'], status: 'published' }))
    const { key } = await app.issueKey({ scopes: ['posts:read', 'posts:write'] })
    const byKey = { apiKey: key, json: { body: '<p>Two</p>' }, headers: { 'if-match': '*' } }
    await ok(app.request('PATCH', post.path, byKey))
    const { id } = app.users.editor
    const now = app.clock.now().toISOString()
    const changedBy = { id, displayName: expect.any(String) }
    expect(dataOf(await list(post))).toEqual([
      { version: 3, action: 'post.update', changedAt: now, changedBy: null, changedFields: ['body'] },
      { version: 2, action: 'post.update', changedAt: now, changedBy, changedFields: ['title', 'tags'] },
      { version: 1, action: 'post.create', changedAt: created, changedBy, changedFields: [] },
    ])
    const page = await app.request('GET', `${post.path}/revisions?limit=2&count=true`, editor)
    expect(page.headers['x-total-count']).toBe('3')
    const next = /<([^>]+)>/.exec(page.headers.link ?? '')?.[1] ?? ''
    const { pathname, search } = new URL(next, app.origin)
    expect(dataOf(await app.request('GET', pathname + search, editor))).toMatchObject([{ version: 1 }])
  })

  it('show the record as it was, including changes made by the service', async () => {
    const before = dataOf(await post.read())
    await ok(post.patch({ title: 'Second', body: '<p>Two</p>', slug: `second-${count}` }))
    expect(dataOf(await read(post, 1))).toEqual(before)
    expect(dataOf(await read(post, 2))).toEqual(dataOf(await post.read()))
    const publishAt = new Date(app.clock.now().getTime() + 1000).toISOString()
    const due = await add('/api/posts', { title: 'Due', body: 'x', status: 'scheduled', publishAt })
    app.clock.advance(1)
    expect(await publishDuePosts(app.context)).toBe(1)
    expect(dataOf(await read(due, 1))).toMatchObject({ status: 'scheduled', publishAt, version: 1 })
    expect(dataOf(await list(due))).toMatchObject([
      { action: 'post.publish', changedBy: null, changedFields: ['status', 'publishAt', 'publishedAt'] },
      { action: 'post.create' },
    ])
  })

  it('from before a field have what existing records got: null, or an empty list', async () => {
    const category = await add('/api/categories', { name: 'Any' })
    const values = { price: 2, sku: `SKU-${count}`, categoryIds: [idOf(category)] }
    const product = await add('/api/products', { name: 'Mug', price: 1 })
    await ok(product.patch(values))
    await app.prisma.$executeRaw`UPDATE revisions SET record = record - 'sku' - 'category_ids'
      WHERE resource_type = 'product' AND resource_id = ${String(idOf(product))}`
    expect(dataOf(await read(product, 1))).toMatchObject({ price: 1, sku: null, categories: [] })
    expect(dataOf(await restore(product, 1))).toMatchObject({ price: 1, sku: null, categories: [] })
    // the version that follows one without the field was written before the field was there
    expect(dataOf(await list(product))).toMatchObject([
      { changedFields: ['price', 'sku', 'categoryIds'] },
      { changedFields: ['price'] },
      { changedFields: [] },
    ])
  })

  it('show references as records, with their current names', async () => {
    const category = await add('/api/categories', { name: 'Old' })
    const product = await add('/api/products', { name: 'Mug', price: 1.25, categoryIds: [idOf(category)] })
    await ok(product.patch({ price: 2, categoryIds: [] }))
    await ok(category.patch({ name: 'New' }))
    expect(dataOf(await read(product, 1))).toMatchObject({
      price: 1.25,
      categories: [{ id: idOf(category), name: 'New' }],
    })
    expect(dataOf(await list(product))).toMatchObject([{ changedFields: ['price', 'categoryIds'] }, {}])
  })

  it('can be read only by clients that may write the record', async () => {
    const author = app.as('author')
    const own = await add('/api/posts', { title: 'Own', body: 'x' }, author)
    await ok(own.patch({ status: 'published' }))
    const key = await app.issueKey({ scopes: ['posts:read', 'products:read', 'products:write'] })
    for (const ask of [list, (one: Resource, who: object) => read(one, 1, { ...editor, ...who })])
      for (const [who, expected] of [
        [app.as('viewer'), '403 permission_denied'],
        [{ token: undefined, apiKey: key.key }, '403 insufficient_scope'],
        [{ token: undefined }, '401 authentication_required'],
        [author, '200'],
        [editor, '200'],
      ] as const)
        expect(outcome(await ask(own, { ...editor, ...who }))).toBe(expected)
    expect(outcome(await list(post, author))).toBe('403 permission_denied')
    expect(outcome(await restore(post, 1, '*', author))).toBe('403 permission_denied')
    const draft = await add('/api/posts', { title: 'Draft', body: 'x' })
    for (const ask of [list, (one: Resource) => read(one, 1, author)])
      expect(outcome(await ask(draft, author))).toBe('404 not_found')
  })

  it('are deleted with the record', async () => {
    await ok(post.patch({ title: 'Second' }))
    const where = { resourceType: 'post', resourceId: String(idOf(post)) }
    expect(await app.prisma.recordRevision.count({ where })).toBe(1)
    await ok(post.remove())
    expect(outcome(await list(post))).toBe('404 not_found')
    expect(await app.prisma.recordRevision.count({ where })).toBe(0)
  })

  it('are deleted when they are older than the retention, and kept forever without one', async () => {
    await ok(post.patch({ title: 'Second' }))
    app.clock.advance(60)
    await ok(post.patch({ title: 'Third' }))
    const cleanUpAfter = (revisionsRetention: number) =>
      cleanUp({ ...app.context, settings: { ...app.settings, revisionsRetention } })
    expect(await cleanUpAfter(0)).toMatchObject({ revisions: 0 })
    expect((await cleanUpAfter(30)).revisions).toBeGreaterThan(0)
    expect(dataOf(await list(post))).toMatchObject([
      { version: 3, changedFields: ['title'] },
      { version: 2, changedFields: [] },
    ])
    expect(outcome(await read(post, 1))).toBe('404 not_found')
    expect(outcome(await restore(post, 1))).toBe('404 not_found')
  })
})

describe('a restore', () => {
  it('is an update with the old values: a new version, an audit entry and a new revision', async () => {
    const before = Object(dataOf(await post.read()))
    await ok(post.patch({ title: 'Second', body: '<p>Two</p>', excerpt: 'x', tags: [] }))
    const etag = await post.etag()
    const restored = await restore(post, 1, etag)
    expect(outcome(restored)).toBe('200')
    expect(dataOf(restored)).toEqual({ ...before, version: 3, updatedAt: expect.any(String) })
    expect(restored.headers.etag).toBe(await post.etag())
    expect(dataOf(await list(post))).toMatchObject([
      { version: 3, action: 'post.restore', changedFields: ['title', 'excerpt', 'body', 'tags'] },
      { version: 2 },
      { version: 1 },
    ])
    const query = { action: 'post.restore', resourceId: String(idOf(post)) }
    const entries = await app.request('GET', '/api/audit-entries', { ...app.as('admin'), query })
    expect(dataOf(entries)).toHaveLength(1)
    const found = await app.request('GET', '/api/posts', { ...editor, query: { q: `First ${count}` } })
    expect(dataOf(found)).toMatchObject([{ id: idOf(post) }])
  })

  it('neither publishes nor hides the record', async () => {
    const draft = await add('/api/posts', { title: 'Draft', body: 'x' })
    await ok(draft.patch({ title: 'Published', status: 'published' }))
    expect(dataOf(await restore(draft, 1))).toMatchObject({ title: 'Draft', status: 'published' })
    const publishAt = new Date(app.clock.now().getTime() + DAY * 1000).toISOString()
    await ok(draft.patch({ status: 'scheduled', publishAt }))
    expect(dataOf(await restore(draft, 2))).toMatchObject({
      title: 'Published',
      status: 'scheduled',
      publishAt,
    })
    const product = await add('/api/products', { name: 'Mug', price: 1, status: 'draft' })
    await ok(product.patch({ name: 'Cup', status: 'published' }))
    expect(dataOf(await restore(product, 1))).toMatchObject({ name: 'Mug', status: 'published' })
  })

  it('needs the current If-Match, and never overwrites a concurrent change', async () => {
    await ok(post.patch({ title: 'Second' }))
    const unconditional = await app.request('POST', `${post.path}/revisions/1/restore`, editor)
    expect(outcome(unconditional)).toBe('428 precondition_required')
    expect(outcome(await restore(post, 1, '"1"'))).toBe('412 precondition_failed')
    for (let round = 0; round < 10; round++) {
      const etag = await post.etag()
      const outcomes = await Promise.all([restore(post, 1, etag), post.patch({ title: `R ${round}` }, etag)])
      expect(outcomes.map(outcome).sort()).toEqual(['200', '412 precondition_failed'])
    }
  })

  it('is refused with 409 if values of the revision are no longer valid', async () => {
    await ok(post.patch({ slug: `other-${count}` }))
    await add('/api/posts', { title: 'New', body: 'x', slug: `first-${count}` })
    expect(outcome(await restore(post, 1))).toBe('409 already_exists (/slug unique)')
    const first = await add('/api/products', { name: 'Mug', price: 1, sku: `SKU-${count}` })
    await ok(first.patch({ sku: null }))
    await add('/api/products', { name: 'Cup', price: 1, sku: `SKU-${count}` })
    expect(outcome(await restore(first, 1))).toBe('409 already_exists (/sku unique)')
    const category = await add('/api/categories', { name: 'Gone' })
    const product = await add('/api/products', { name: 'Mug', price: 1, categoryIds: [idOf(category)] })
    await ok(product.patch({ categoryIds: [] }))
    await ok(category.remove())
    expect(outcome(await restore(product, 1))).toBe('409 not_restorable (/categoryIds/0 exists)')
    await app.prisma.$executeRaw`UPDATE revisions SET record = jsonb_set(record, '{name}', '""')
      WHERE resource_type = 'product' AND resource_id = ${String(idOf(product))}`
    expect(outcome(await restore(product, 1))).toBe('409 not_restorable (/name minLength)')
    await app.prisma.$executeRaw`UPDATE revisions SET record = jsonb_set(record, '{title}', '""')
      WHERE resource_type = 'post' AND resource_id = ${String(idOf(post))}`
    expect(outcome(await restore(post, 1))).toBe('409 not_restorable (/title minLength)')
    const deep = JSON.stringify('<div>'.repeat(1_000))
    await app.prisma.$executeRaw`UPDATE revisions SET record = jsonb_set(record, '{body}', ${deep}::jsonb)
      WHERE resource_type = 'post' AND resource_id = ${String(idOf(post))}`
    expect(outcome(await restore(post, 1))).toBe('409 not_restorable (/body markup)')
    expect(dataOf(await product.read())).toMatchObject({ version: 2 })
  })

  it('has to wait if rich text of the same person took too long, not if that of others did', async () => {
    const author = app.as('author')
    const own = await add('/api/posts', { title: 'Own', body: '<p id="a">One</p>' }, author)
    const other = await add('/api/posts', { title: 'Other', body: '<p id="a">One</p>' })
    for (const one of [own, other]) await ok(one.patch({ body: 'Two' }))
    const client = `user:${app.users.author.id}`
    const sanitizing = async () => sanitizeRequestValue(SLOW_HTML, 'html', 'body', client)
    await expect(sanitizing()).rejects.toMatchObject({ code: 'validation_failed' })
    expect(outcome(await restore(own, 1, '*', author))).toBe('429 rate_limited')
    expect(outcome(await restore(other, 1))).toBe('200')
  }, 30_000)

  it('keeps the current values of columns that were added later', async () => {
    const product = await add('/api/products', { name: 'Mug', price: 1, currency: 'EUR' })
    await ok(product.patch({ name: 'Cup', currency: 'CHF' }))
    await app.prisma.$executeRaw`UPDATE revisions SET record = record - 'currency'
      WHERE resource_type = 'product' AND resource_id = ${String(idOf(product))}`
    expect(dataOf(await restore(product, 1))).toMatchObject({ name: 'Mug', currency: 'CHF' })
  })
})
