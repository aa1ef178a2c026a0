import { describe, expect, it } from 'vitest'
import type { Scope } from '../../generated/operations.ts'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf, type Resource, resourceAt } from './resource.ts'

const app = useApp()
const editor = app.as('editor')

interface Kind {
  readonly what: string
  readonly path: string
  /** The scopes to read it, to write it, and to write another kind. */
  readonly scopes: readonly [Scope, Scope, Scope]
  /** The record that tests create by default, and the fields of the records that they delete. */
  readonly json: object
  readonly deleted: readonly object[]
  readonly name: string
  /** The body of each update, and the fields that it changes. */
  readonly changes: readonly (readonly [object, object])[]
}

const MUG = { name: 'Enamel mug', price: 12.5, sku: null, description: '<p>Holds 350 ml.</p>' }
const PRODUCTS: Kind = {
  what: 'product',
  path: '/api/products',
  scopes: ['products:read', 'products:write', 'posts:write'],
  json: MUG,
  deleted: [{ sku: 'GONE' }, { status: 'draft' }],
  name: 'name',
  changes: [
    [{ name: 'Tin mug' }, { name: 'Tin mug' }],
    [{ price: '0.0001' }, { price: 0.0001 }],
    [{ price: 9999999999.9999 }, { price: 9999999999.9999 }],
    [{ sku: 'MUG-2' }, { sku: 'MUG-2' }],
    [{ description: null }, { description: null }],
    [{ description: '<p>New<script>x</script></p>' }, { description: '<p>New</p>' }],
    [
      { name: '<b>Tin</b> mug ', sku: null, price: 0 },
      { name: 'Tin mug', sku: null, price: 0 },
    ],
  ],
}
const POSTS: Kind = {
  what: 'post',
  path: '/api/posts',
  scopes: ['posts:read', 'posts:write', 'products:write'],
  json: { title: 'News', body: '<p>New</p>', excerpt: 'Short', tags: ['a'], status: 'published' },
  deleted: [
    { status: 'draft' },
    { status: 'published' },
    { status: 'scheduled', publishAt: '2030-01-01T00:00:00.000Z' },
  ],
  name: 'title',
  changes: [
    [{ title: ' <i>Other</i> news' }, { title: 'Other news' }],
    [{ slug: 'of-my-own' }, { slug: 'of-my-own' }],
    [{ excerpt: null }, { excerpt: null }],
    [{ body: '<h2>Hi</h2><script>x</script>' }, { body: '<h2>Hi</h2>' }],
    [{ tags: ['b', 'a', 'ü'] }, { tags: ['b', 'a', 'ü'] }],
    [{ tags: [] }, { tags: [] }],
    [{ publishAt: null }, {}],
  ],
}

async function create({ path, json }: Kind, more: object = {}): Promise<Resource> {
  const options = { ...editor, json: { ...json, ...more } }
  return createdAt(app, await app.request('POST', path, options), editor)
}

const found = async (q: string) => idsOf(await app.request('GET', '/api/products', { query: { q } }))

describe.each([PRODUCTS, POSTS])('a $what', (kind) => {
  const { what, path, scopes, name, changes, deleted } = kind
  const [read, write, writeOther] = scopes

  it.each(changes)('updated with %j has the new values, and keeps the rest', async (change, changed) => {
    const record = await create(kind, what === 'post' ? { status: 'draft' } : {})
    const before = await record.read()
    const response = await record.patch(change)
    expect(outcome(response)).toBe('200')
    const common = { updatedAt: expect.any(String), version: 2 }
    expect(dataOf(response)).toEqual({ ...Object(dataOf(before)), ...changed, ...common })
    const after = await record.read()
    expect(dataOf(after)).toEqual(dataOf(response))
    expect(after.headers.etag).toBe(response.headers.etag)
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('can only be changed and deleted by writers, while it exists', async () => {
    const record = await create(kind)
    const { key } = await app.issueKey({ scopes: [read, write] })
    const { key: readOnly } = await app.issueKey({ scopes: [read, writeOther] })
    const { key: writeOnly } = await app.issueKey({ scopes: [write] })
    const as = async (who: RequestOptions, at = record.path) =>
      outcome(await resourceAt(app, at, who).patch({ [name]: 'Mine' }, '*'))
    expect(await as({ apiKey: key })).toBe('200')
    expect(await as({ apiKey: writeOnly })).toBe(what === 'post' ? '403 insufficient_scope' : '200')
    expect(await as(app.as('viewer'))).toBe('403 permission_denied')
    expect(await as({ apiKey: readOnly })).toBe('403 insufficient_scope')
    expect(await as({})).toBe('401 authentication_required')
    expect(await as(editor, `${path}/2147483647`)).toBe('404 not_found')
    const reader = resourceAt(app, record.path, app.as('viewer'))
    expect(outcome(await reader.remove())).toBe('403 permission_denied')
    expect(outcome(await reader.read())).toBe('200')
  })

  it.each(deleted)('is returned by its deletion, and no longer exists after it: %j', async (json) => {
    const record = await create(kind, { ...json, [name]: 'Vergissmeinnicht' })
    const before = await record.read()
    const response = await record.remove()
    expect(response.json).toEqual({ ...Object(before.json), message: `The ${what} was deleted.` })
    for (const again of [
      await record.read(),
      await record.remove(),
      await record.patch({ [name]: 'x' }, '*'),
    ])
      expect(outcome(again)).toBe('404 not_found')
    expect(await found('Vergissmeinnicht')).toEqual([])
    expect(outcome(await (await create(kind, json)).read())).toBe('200')
  })

  it('is deleted by only one of several concurrent requests', async () => {
    const record = await create(kind)
    const outcomes = await Promise.all(Array.from({ length: 8 }, async () => outcome(await record.remove())))
    expect(outcomes.toSorted()).toEqual(['200', ...Array(7).fill('404 not_found')])
  })
})

describe('a unique field', () => {
  it.each([
    [PRODUCTS, { sku: 'ONE' }, { sku: 'TWO' }, '/sku'],
    [POSTS, { slug: 'one' }, { slug: 'two' }, '/slug'],
  ] as const)('is refused to another $what until the first is deleted', async (kind, mine, theirs, field) => {
    const [first, second] = [await create(kind, mine), await create(kind, theirs)]
    expect(outcome(await second.patch(mine))).toBe(`409 already_exists (${field} unique)`)
    expect(outcome(await second.patch(theirs))).toBe('200')
    await first.remove()
    for (const _again of [1, 2]) expect(outcome(await second.patch(mine))).toBe('200')
  })

  it('is free again once it is set to null', async () => {
    const [first, second] = [await create(PRODUCTS, { sku: 'FREE' }), await create(PRODUCTS)]
    expect(outcome(await second.patch({ sku: 'FREE' }))).toBe('409 already_exists (/sku unique)')
    expect(dataOf(await first.patch({ sku: null }))).toMatchObject({ sku: null })
    expect(outcome(await second.patch({ sku: 'FREE' }))).toBe('200')
  })
})

it('the search finds a product by its new name and SKU, and no longer by the old ones', async () => {
  const product = await create(PRODUCTS, { name: 'Zweiflerbecher', sku: 'ZWB' })
  const id = Number(product.path.split('/').at(-1))
  await product.patch({ name: 'Yttriumkelch' })
  expect(await found('yttrium')).toEqual([id])
  expect(await found('zweifler')).toEqual([])
  expect(await found('zwb')).toEqual([id])
  await product.patch({ sku: 'YTK-9' })
  expect(await found('yttrium ytk')).toEqual([id])
  expect(await found('zwb')).toEqual([])
})

it('a post keeps its slug when its title changes', async () => {
  const post = await create(POSTS, { title: 'Opening hours' })
  expect(dataOf(await post.patch({ title: 'Closing hours' }))).toMatchObject({ slug: 'opening-hours' })
  const other = await create(POSTS, { title: 'Opening hours' })
  expect(dataOf(await other.read())).toMatchObject({ slug: 'opening-hours-2' })
})

it('a post keeps its author when others change it', async () => {
  const post = await create(POSTS)
  expect(outcome(await resourceAt(app, post.path, app.as('admin')).patch({ title: 'Mine' }))).toBe('200')
  expect(dataOf(await post.read())).toMatchObject({ author: { id: app.users.editor.id } })
})
