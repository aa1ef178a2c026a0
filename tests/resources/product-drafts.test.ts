import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf, nextPage } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import { ASKED, told, toldWithRows, withTag } from './hidden-posts.ts'
import { createdAt, dataOf, type Resource, resourceAt } from './resource.ts'

const MISSING = '/api/products/2147483647'
const SECRET = { name: 'Secretissimum', price: 1, sku: 'SECRET', description: 'Zweifellos', status: 'draft' }

const app = useApp()
const editor = app.as('editor')

async function newProduct(json: object): Promise<Resource> {
  return createdAt(app, await app.request('POST', '/api/products', { ...editor, json }), editor)
}

const keyWith = async (...scopes: Parameters<typeof app.issueKey>[0]['scopes']) => ({
  apiKey: (await app.issueKey({ scopes })).key,
})
const idOf = ({ path }: Resource) => Number(path.split('/').at(-1))

/** Who sees what is published, and what they are told when they ask for more. */
const READERS: readonly (readonly [who: string, make: () => Promise<RequestOptions>, refusal: string])[] = [
  ['somebody without a credential', async () => ({}), '401 authentication_required'],
  ['a viewer', async () => app.as('viewer'), '403 permission_denied'],
  [
    'a key that does not write products',
    () => keyWith('products:read', 'posts:write'),
    '403 insufficient_scope',
  ],
]

/** Who is treated as nobody is, as long as the answer does not depend on it. */
const INVALID: readonly (readonly [who: string, make: () => Promise<RequestOptions>, refusal: string])[] = [
  ['a token that is none', async () => ({ token: 'nonsense' }), '401 token_invalid'],
  ['a key that is none', async () => ({ apiKey: 'nonsense' }), '401 api_key_invalid'],
  ['an editor who has signed out', signedOut, '401 token_invalid'],
]

async function signedOut(): Promise<RequestOptions> {
  const { token } = await app.signIn(app.users.editor.id)
  await app.call('logout', { token })
  return { token }
}

const WRITERS: readonly (readonly [who: string, make: () => Promise<RequestOptions>])[] = [
  ['an editor', async () => editor],
  ['an administrator', async () => app.as('admin')],
  ['a key that writes products, and need not read them', () => keyWith('products:write')],
]

let draft: Resource
let published: Resource

beforeAll(async () => {
  published = await newProduct({ name: 'Public', price: 2, currency: 'EUR' })
  draft = await newProduct(SECRET)
})

describe.each(READERS)('a product that is a draft, to %s', (_who, make, refusal) => {
  it.each(ASKED)('is like one that is not there: %s %j', async (method, asked) => {
    const etag = await draft.etag()
    const json = asked.json === undefined ? {} : { json: { name: 'x' } }
    const options = { ...(await make()), ...withTag({ ...asked, ...json }, etag) }
    const hidden = await toldWithRows(app, method, draft.path, options)
    expect(hidden).toEqual(await toldWithRows(app, method, MISSING, options))
    expect(hidden.status).toBe(method === 'GET' || method === 'HEAD' ? 404 : Number(refusal.slice(0, 3)))
    expect(await draft.etag()).toBe(etag)
  })

  it.each([
    {},
    { q: 'Secretissimum' },
    { sku: 'SECRET' },
    { currency: 'USD' },
    { count: 'true' },
    { sort: 'price' },
    { status: 'published' },
  ])('is not in the list %j, nor is it counted', async (query) => {
    const reader = await make()
    const ask = () => told(app, 'GET', '/api/products', { ...reader, query })
    const withIt = await ask()
    expect(withIt.status).toBe(200)
    expect(withIt.text).not.toContain('Secretissimum')
    await draft.remove()
    expect(await ask()).toEqual(withIt)
    draft = await newProduct(SECRET)
  })

  it('is not listed: drafts are for writers', async () => {
    const options = { ...(await make()), query: { status: 'draft' } }
    const response = await app.request('GET', '/api/products', options)
    expect(outcome(response)).toBe(refusal)
  })
})

describe.each(INVALID)('a public read with %s', (_who, make, refusal) => {
  it('is answered as if without a credential', async () => {
    for (const path of ['/api/products', published.path]) {
      const expected = await told(app, 'GET', path, {})
      expect(await told(app, 'GET', path, await make())).toEqual(expected)
    }
  })

  it('is refused where the answer depends on the credential', async () => {
    const credential = await make()
    const drafts = { ...credential, query: { status: 'draft' } }
    expect(outcome(await app.request('GET', '/api/products', drafts))).toBe(refusal)
    for (const path of [draft.path, MISSING])
      expect(outcome(await app.request('GET', path, credential))).toBe(refusal)
  })
})

it('an expired access token is told apart, so that the app refreshes it', async () => {
  const { token } = await app.signIn(app.users.editor.id)
  app.clock.advance(app.settings.accessTokenTtl + 1)
  expect(outcome(await app.request('GET', published.path, { token }))).toBe('200')
  expect(outcome(await app.request('GET', draft.path, { token }))).toBe('401 token_expired')
  const drafts = await app.request('GET', '/api/products', { token, query: { status: 'all' } })
  expect(outcome(drafts)).toBe('401 token_expired')
  app.clock.advance(-app.settings.accessTokenTtl - 1)
})

describe.each(WRITERS)('a product that is a draft, to %s', (_who, make) => {
  it('is there, in the list of drafts and alone, and in no other list', async () => {
    const writer = await make()
    const list = async (query = {}) => idsOf(await app.request('GET', '/api/products', { ...writer, query }))
    expect(await list({ status: 'draft' })).toEqual([idOf(draft)])
    expect(await list()).toEqual([idOf(published)])
    expect(outcome(await app.request('GET', draft.path, writer))).toBe('200')
  })

  it('is published, and taken back', async () => {
    const own = resourceAt(app, draft.path, await make())
    const isPublic = async () => outcome(await app.request('GET', draft.path)) === '200'
    for (const status of ['published', 'draft']) {
      expect(dataOf(await own.patch({ status }))).toMatchObject({ status })
      expect(await isPublic()).toBe(status === 'published')
    }
  })
})

describe('what only those who may write products see', () => {
  it.each(READERS)('is neither in the list nor in the product, for %s', async (_who, make) => {
    for (const path of ['/api/products', published.path]) {
      const { text } = await app.request('GET', path, await make())
      expect(text).toContain('Public')
      expect(text).not.toMatch(/createdBy|updatedBy|displayName/)
    }
  })

  it.each(WRITERS)('is who created and changed it, for %s', async (_who, make) => {
    const who = { id: app.users.editor.id, displayName: 'Test editor' }
    const shown = { createdBy: who, updatedBy: who }
    const list = await app.request('GET', '/api/products', await make())
    expect(dataOf(list)).toMatchObject([shown])
    const response = await app.request('GET', published.path, await make())
    expect(dataOf(response)).toMatchObject(shown)
    expect(response.headers['cache-control']).toBe('private, no-cache')
  })

  it('follows the changes of people, keys and accounts', async () => {
    const person = await app.addUser('temp', 'editor')
    const { token } = person
    const product = createdAt(
      app,
      await app.request('POST', '/api/products', { token, json: { name: 'Kept', price: 1 } }),
      editor,
    )
    const who = { id: person.id, displayName: 'Test temp' }
    const people = async () => Object(dataOf(await product.read()))
    expect(await people()).toMatchObject({ createdBy: who, updatedBy: who })
    await resourceAt(app, product.path, await keyWith('products:write')).patch({ price: 2 })
    expect(await people()).toMatchObject({ createdBy: who, updatedBy: null })
    const rename = { ...app.as('admin'), headers: { 'if-match': '*' }, json: { displayName: 'New name' } }
    await app.call('updateUser', { ...rename, params: { userId: person.id } })
    expect(await people()).toMatchObject({ createdBy: { ...who, displayName: 'New name' } })
    await app.call('deleteUser', { ...app.as('admin'), params: { userId: person.id } })
    expect(await people()).toMatchObject({ name: 'Kept', createdBy: null, updatedBy: null })
    await product.remove()
  })

  it('may be changed with the ETag that was read without a credential, as version 8.0.0 did', async () => {
    const { etag = '' } = (await app.request('GET', published.path)).headers
    expect(etag).not.toBe(await published.etag())
    expect(outcome(await published.patch({ price: 3 }, etag))).toBe('200')
    expect(outcome(await published.patch({ price: 4 }, etag))).toBe('412 precondition_failed')
  })
})

it('a change of a draft by a client whose access has ended shows and changes nothing', async () => {
  const { id, key } = await app.issueKey({ scopes: ['products:write'] })
  const apiKey = key
  const before = await draft.read()
  const { etag = '' } = (await app.request('GET', draft.path, { apiKey })).headers
  await app.prisma.apiKey.update({ where: { id }, data: { scopes: ['products:read'] } })
  for (const method of ['PATCH', 'DELETE']) {
    const json = method === 'PATCH' ? { json: { name: 'x' } } : {}
    const response = await app.request(method, draft.path, { apiKey, headers: { 'if-match': etag }, ...json })
    expect(outcome(response)).toBe('403 insufficient_scope')
    expect(response.text).not.toContain('Secretissimum')
  }
  expect(dataOf(await draft.read())).toEqual(dataOf(before))
  expect(outcome(await app.request('GET', draft.path, { apiKey }))).toBe('404 not_found')
})

it('pages of drafts are walked as those of published products are', async () => {
  const more = await Promise.all(
    ['a', 'b', 'c'].map((name) => newProduct({ name, price: 1, status: 'draft' })),
  )
  const ids: unknown[] = []
  let next: string | undefined = '/api/products?status=draft&limit=2'
  while (next !== undefined) {
    const page = await app.request('GET', next, editor)
    ids.push(...idsOf(page))
    next = nextPage(page)
  }
  expect(ids).toEqual([...more.map(idOf), idOf(draft)].sort((a, b) => b - a))
  await Promise.all(more.map((one) => one.remove()))
})
