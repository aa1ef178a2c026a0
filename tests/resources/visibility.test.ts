import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scope } from '../../generated/operations.ts'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { rowsDuring } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf, type Resource, resourceAt } from './resource.ts'

const app = useApp()
const [admin, editor] = [app.as('admin'), app.as('editor')]

const keyWith = async (...scopes: Scope[]): Promise<RequestOptions> => ({
  apiKey: (await app.issueKey({ scopes })).key,
})

interface Reader {
  readonly who: string
  readonly make: () => Promise<RequestOptions>
  /** How a list of unpublished records is refused; undefined if it is allowed. */
  readonly refusal?: string
  /** The status for a record that does not exist. */
  readonly read?: number
}

const VIEWER = { who: 'a viewer', make: async () => app.as('viewer'), refusal: '403 permission_denied' }
const SCOPE = '403 insufficient_scope'
const TIMES = { createdFrom: '2020-01-01T00:00:00Z' }
const PRODUCTS = {
  path: '/api/products',
  name: 'name',
  secret: { name: 'Secretissimum', price: 1, sku: 'SECRET', description: 'Zweifellos' },
  unpublished: ['draft'],
  readers: [
    { who: 'a client without a credential', make: async () => ({}), refusal: '401 authentication_required' },
    VIEWER,
    {
      who: 'a key that cannot write products',
      make: () => keyWith('products:read', 'posts:write'),
      refusal: SCOPE,
    },
  ],
  fields: ['name', 'id', 'status,description'],
  queries: [{ sku: 'SECRET' }, { currency: 'USD' }, { count: 'true' }, { sort: 'price' }, TIMES],
}
const POSTS = {
  path: '/api/posts',
  name: 'title',
  secret: { title: 'Secretissimum', slug: 'secretissimum', tags: ['unheard'], body: '<p>Zweifellos</p>' },
  unpublished: ['draft', 'scheduled', 'archived'],
  readers: [
    VIEWER,
    { who: 'an author', make: async () => app.as('author') },
    { who: 'a key that can only read', make: () => keyWith('posts:read', 'products:write'), refusal: SCOPE },
    { who: 'a key that can only write', make: () => keyWith('posts:write'), refusal: SCOPE, read: 403 },
  ],
  fields: ['title', 'id', 'status,body'],
  queries: [{ tag: 'unheard' }, { slug: 'secretissimum' }, { publishedTo: '2040-01-01T00:00:00Z' }, TIMES],
}

type Kind = typeof PRODUCTS | typeof POSTS

/** A record with words that occur nowhere else, which readers must not find. */
async function secretRecord({ path, secret }: Kind, status: string): Promise<Resource> {
  const publishAt = status === 'scheduled' && { publishAt: '2030-01-01T00:00:00Z' }
  const json = { ...secret, status: status === 'archived' ? 'published' : status, ...publishAt }
  const record = createdAt(app, await app.request('POST', path, { ...admin, json }), admin)
  if (status === 'archived') await record.patch({ status })
  return record
}

/** A response without the values that differ each time, such as the request id. */
async function told(method: string, path: string, options: RequestOptions) {
  const { status, text, headers } = await app.request(method, path, options)
  const { 'x-request-id': id = '', date: _, 'content-length': length, ...others } = headers
  return { status, text: text.replace(id, 'id'), length, others }
}

/** The same, with the rows that the database returned: a hidden record is not even read. */
async function toldWithRows(method: string, path: string, options: RequestOptions) {
  let answer: Awaited<ReturnType<typeof told>> | undefined
  const [, , table = ''] = path.split('/')
  const rows = await rowsDuring(table, async () => {
    answer = await told(method, path, options)
  })
  return { ...answer, rows }
}

/** The requests; `ETAG` stands for the ETag of the record, `NAME` for the field that holds its name. */
const ASKED: readonly { method: string; headers?: Record<string, string>; json?: object }[] = [
  ...['GET', 'HEAD', 'DELETE'].map((method) => ({ method })),
  ...['ETAG', '*'].map((tag) => ({ method: 'GET', headers: { 'if-none-match': tag } })),
  ...['ETAG', '"0"'].map((tag) => ({ method: 'DELETE', headers: { 'if-match': tag } })),
  { method: 'PATCH', json: { NAME: 'x' } },
  { method: 'PATCH', headers: { 'if-match': 'ETAG' }, json: { NAME: 'x' } },
  { method: 'PATCH', headers: { 'if-match': '"0"' }, json: { NAME: 'x' } },
  { method: 'PATCH', headers: { 'if-match': '*' }, json: {} },
]

function asked(headers = {}, json: object | undefined, etag: string, name: string): RequestOptions {
  const text = JSON.stringify({ headers, ...(json && { json }) })
  return JSON.parse(text.replace('"ETAG"', JSON.stringify(etag)).replace('NAME', name))
}

const cases = [PRODUCTS, POSTS].flatMap((kind) =>
  kind.unpublished.flatMap((status) =>
    kind.readers.map((reader: Reader) => ({ kind, status, path: kind.path, ...reader })),
  ),
)

describe.each(cases)('a record of $path that is $status, for $who', (one) => {
  const { kind, status, path, make, refusal, read = 404 } = one
  const missing = `${path}/2147483647`
  const reads = read === 404
  let record: Resource
  let reader: RequestOptions

  beforeAll(async () => {
    // a record that readers may see, by another author than that of the hidden record
    const json = {
      ...kind.secret,
      [kind.name]: 'Public',
      status: 'published',
      sku: undefined,
      slug: undefined,
    }
    await app.request('POST', path, { ...editor, json: { ...json, body: '', tags: undefined } })
    record = await secretRecord(kind, status)
    reader = await make()
  })
  afterAll(() => record.remove())

  async function expectMissing(method: string, options: RequestOptions): Promise<number | undefined> {
    const hidden = await toldWithRows(method, record.path, options)
    expect(hidden).toEqual(await toldWithRows(method, missing, options))
    return hidden.status
  }

  it.each(ASKED)('looks like a missing record: $method $headers', async ({ method, headers, json }) => {
    const etag = await record.etag()
    const what = asked(headers, json, etag, kind.name)
    const found = await expectMissing(method, { ...reader, ...what })
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead || refusal) expect(found).toBe(isRead ? read : Number(refusal?.slice(0, 3)))
    else expect(found).toBeGreaterThanOrEqual(400)
    expect(await record.etag()).toBe(etag)
  })

  it.runIf(reads).each(kind.fields)('looks like a missing record with fields=%s', async (fields) => {
    const query = { fields }
    expect(await expectMissing('GET', { ...reader, query })).toBe(404)
    expect(dataOf(await app.request('GET', record.path, { ...editor, query }))).toHaveProperty('id')
  })

  it.runIf(reads)('appears in no list, and affects none', async () => {
    const words = ['Secretissimum', 'Zweifellos'].map((q) => ({ q }))
    const sorts = ['id', kind.name, 'createdAt', '-updatedAt'].map((sort) => ({ sort }))
    const more = refusal ? [] : [{ status }, { status: 'all' }]
    const common = [{}, { limit: 1 }, { status: 'published' }, { fields: kind.name }]
    const queries = [...common, ...words, ...kind.queries, ...sorts, ...more]
    const answers = () => Promise.all(queries.map((query) => told('GET', path, { ...reader, query })))
    const withIt = await answers()
    for (const { status, text } of withIt) {
      expect(status).toBe(200)
      expect(text).not.toMatch(/Secretissimum|Zweifellos/)
    }
    await record.remove()
    expect(await answers()).toEqual(withIt)
    record = await secretRecord(kind, status)
  })

  const slugs = kind === POSTS && refusal && reads ? [POSTS.secret.slug, 'free'] : []
  it.runIf(slugs.length).each(slugs)('does not reveal whether the slug %s is taken', async (slug) => {
    const response = await app.request('POST', path, { ...reader, json: { ...kind.secret, slug } })
    expect(outcome(response)).toBe(refusal)
    expect(outcome(await resourceAt(app, record.path, reader).patch({ slug }, '*'))).toBe(refusal)
  })
})

it('a write-only key gets its own first response replayed, whatever the post is now', async () => {
  const json = { title: 'By a machine', body: '<p>One</p>' }
  const options = { ...(await keyWith('posts:write')), json, headers: { 'idempotency-key': 'its-own' } }
  const first = await app.request('POST', '/api/posts', options)
  const post = createdAt(app, first, admin)
  await post.patch(POSTS.secret)
  const again = await app.request('POST', '/api/posts', options)
  expect([again.text, again.headers.etag]).toEqual([first.text, first.headers.etag])
  await post.remove()
})

async function newProduct(json: object, who = editor): Promise<Resource> {
  return createdAt(app, await app.request('POST', '/api/products', { ...who, json }), editor)
}

let draft: Resource
let published: Resource
beforeAll(async () => {
  draft = await newProduct({ name: 'Hidden', price: 1, status: 'draft' })
  published = await newProduct({ name: 'Public', price: 2 })
})

describe('a public read', () => {
  async function signedOut(): Promise<RequestOptions> {
    const { token } = await app.signIn(app.users.editor.id)
    await app.call('logout', { token })
    return { token }
  }

  it.each<[who: string, make: () => Promise<RequestOptions>, refusal: string]>([
    ['an invalid token', async () => ({ token: 'nonsense' }), '401 token_invalid'],
    ['an invalid key', async () => ({ apiKey: 'nonsense' }), '401 api_key_invalid'],
    ['an editor who has signed out', signedOut, '401 token_invalid'],
  ])('ignores an invalid credential, unless the response depends on it: %s', async (_who, make, refusal) => {
    const credential = await make()
    for (const path of ['/api/products', published.path])
      expect(await told('GET', path, credential)).toEqual(await told('GET', path, {}))
    for (const path of ['/api/products?status=draft', draft.path, '/api/products/2147483647'])
      expect(outcome(await app.request('GET', path, credential))).toBe(refusal)
  })

  it('refuses an expired access token with a code of its own, so that apps refresh it', async () => {
    const { token } = await app.signIn(app.users.editor.id)
    const ask = async (path: string) => outcome(await app.request('GET', path, { token }))
    app.clock.advance(app.settings.accessTokenTtl + 1)
    expect(await ask(published.path)).toBe('200')
    for (const path of [draft.path, '/api/products?status=all'])
      expect(await ask(path)).toBe('401 token_expired')
    app.clock.advance(-app.settings.accessTokenTtl - 1)
  })
})

describe('a product that only its writers fully see', () => {
  it('shows who created and last changed it', async () => {
    const { id, token } = await app.addUser('temp', 'editor')
    const product = await newProduct({ name: 'Kept', price: 1 }, { token })
    const who = { id, displayName: 'Test temp' }
    const people = async () => Object(dataOf(await product.read()))
    expect(await people()).toMatchObject({ createdBy: who, updatedBy: who })
    await resourceAt(app, product.path, await keyWith('products:write')).patch({ price: 2 })
    expect(await people()).toMatchObject({ createdBy: who, updatedBy: null })
    const account = resourceAt(app, `/api/users/${id}`, admin)
    await account.patch({ displayName: 'New name' })
    expect(await people()).toMatchObject({ createdBy: { ...who, displayName: 'New name' } })
    await account.remove()
    expect(await people()).toMatchObject({ name: 'Kept', createdBy: null, updatedBy: null })
    await product.remove()
  })

  it('can be changed with an ETag read without a credential, as in version 8.0.0', async () => {
    const { etag = '' } = (await app.request('GET', published.path)).headers
    expect(etag).not.toBe(await published.etag())
    expect(outcome(await published.patch({ price: 3 }, etag))).toBe('200')
    expect(outcome(await published.patch({ price: 4 }, etag))).toBe('412 precondition_failed')
  })

  it('can be neither read nor changed by a client whose access has ended', async () => {
    const { id, key: apiKey } = await app.issueKey({ scopes: ['products:write'] })
    const own = resourceAt(app, draft.path, { apiKey })
    const [etag, before] = [await own.etag(), await draft.read()]
    await app.prisma.apiKey.update({ where: { id }, data: { scopes: ['products:read'] } })
    for (const response of [await own.patch({ name: 'x' }, etag), await own.remove(etag)]) {
      expect(outcome(response)).toBe(SCOPE)
      expect(response.text).not.toContain('Hidden')
    }
    expect(dataOf(await draft.read())).toEqual(dataOf(before))
    expect(outcome(await own.read())).toBe('404 not_found')
  })
})
