import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'
import { createdAt, dataOf, type Resource } from './resource.ts'

const app = useApp()
const admin = app.as('admin')

let made = 0

/** The body that creates a resource of each kind, and its field that the tests change. */
const KINDS = {
  products: { name: 'name', json: () => ({ name: 'Mug', price: 1 }) },
  posts: { name: 'title', json: () => ({ title: 'News', body: '' }) },
  users: {
    name: 'displayName',
    json: () => ({
      username: `user${++made}`,
      displayName: 'Somebody',
      password: PASSWORD,
      role: 'viewer',
    }),
  },
} as const
type Kind = keyof typeof KINDS

async function create(kind: Kind): Promise<Resource> {
  const json = KINDS[kind].json()
  return createdAt(app, await app.request('POST', `/api/${kind}`, { ...admin, json }), admin)
}

describe.each(['products', 'posts', 'users'] as const)('an update of one of the %s', (kind) => {
  const { name } = KINDS[kind]

  it.each([
    ['that is outdated', 'FIRST'],
    ['that is an outdated version number alone', '"1"'],
    ['that is an outdated weak version number', 'W/"1"'],
    ['that is the version and a dash', '"2-"'],
    ['that is a star in quotes', '"*"'],
    ['in a list of outdated ones', 'FIRST, W/FIRST'],
  ])('is refused with an ETag %s', async (_title, tag) => {
    const one = await create(kind)
    const first = await one.etag()
    expect(first).toMatch(/^"1-[\w-]{27}"$/)
    const { etag: now } = (await one.patch({ [name]: 'Second' }, first)).headers
    const refused = await one.patch({ [name]: 'Third' }, tag.replaceAll('FIRST', first))
    expect(outcome(refused)).toBe('412 precondition_failed')
    expect(await one.etag()).toBe(now)
  })

  it('accepts the quoted version from a list as its ETag, and returns the next version', async () => {
    const one = await create(kind)
    const query = kind === 'posts' ? 'limit=1&status=draft' : 'limit=1'
    const listed = Object(await app.request('GET', `/api/${kind}?${query}`, admin)).json.data
    expect(listed).toMatchObject([{ version: 1 }])
    const changed = await one.patch({ [name]: 'Second' }, `"${listed[0].version}"`)
    expect(dataOf(changed)).toEqual({
      ...listed[0],
      [name]: 'Second',
      updatedAt: expect.any(String),
      version: 2,
    })
    expect(outcome(await one.patch({ [name]: 'Third' }, '"1"'))).toBe('412 precondition_failed')
    expect(outcome(await one.remove('"1"'))).toBe('412 precondition_failed')
    expect(dataOf(await one.remove('"2"'))).toEqual(dataOf(changed))
  })

  it('refuses the ETag of a partial response, but accepts the version in it', async () => {
    const one = await create(kind)
    if (kind === 'users') return
    const part = await app.request('GET', `${one.path}?fields=version`, admin)
    expect(outcome(await one.patch({ [name]: 'Second' }, part.headers.etag))).toBe('412 precondition_failed')
    const version = `"${Object(dataOf(part)).version}"`
    expect(outcome(await one.patch({ [name]: 'Second' }, version))).toBe('200')
  })

  it('refuses a version in the body', async () => {
    const one = await create(kind)
    const json = { ...KINDS[kind].json(), version: 7 }
    const unknown = '422 validation_failed (/version additionalProperties)'
    expect(outcome(await app.request('POST', `/api/${kind}`, { ...admin, json }))).toBe(unknown)
    expect(outcome(await one.patch({ [name]: 'Second', version: 7 }))).toBe(unknown)
  })

  it('succeeds once for ten concurrent requests with the same ETag', async () => {
    const one = await create(kind)
    const etag = await one.etag()
    const names = Array.from({ length: 10 }, (_, index) => `Writer ${index}`)
    const responses = await Promise.all(names.map((writer) => one.patch({ [name]: writer }, etag)))
    const outcomes = responses.map(outcome)
    expect(outcomes.toSorted()).toEqual(['200', ...Array(9).fill('412 precondition_failed')])
    const winner = names[outcomes.indexOf('200')]
    expect(dataOf(await one.read())).toMatchObject({ [name]: winner })
  })

  it('with * is never refused and never lost', async () => {
    const one = await create(kind)
    const writers = Array.from({ length: 10 }, (_, index) => one.patch({ [name]: `Writer ${index}` }, '*'))
    expect((await Promise.all(writers)).map(outcome)).toEqual(Array(10).fill('200'))
    expect(await one.etag()).toMatch(/^"11-/)
  })

  it('and a concurrent deletion never both succeed', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await create(kind)
      const etag = await one.etag()
      const race = await Promise.all([one.patch({ [name]: 'Second' }, etag), one.remove(etag)])
      expect([
        ['200', '412 precondition_failed'],
        ['404 not_found', '200'],
      ]).toContainEqual(race.map(outcome))
    }
  })
})

describe('two concurrent updates with *', () => {
  it('leave a product that can be found by all of its words', async () => {
    for (let round = 0; round < 10; round++) {
      const one = await create('products')
      const [word, sku] = [`wort${round}`, `sku${round}`]
      await Promise.all([one.patch({ name: word }, '*'), one.patch({ sku }, '*')])
      const { data } = await app.call('listProducts', { query: { q: `${word} ${sku}` } })
      expect(data.map(({ name, sku }) => [name, sku])).toEqual([[word, sku]])
    }
  })
})

describe('the ETag of a post', () => {
  it('changes with everything in the response, including the name of its author', async () => {
    const post = await create('posts')
    const etag = await post.etag()
    const { id } = app.users.admin
    const rename = { ...admin, params: { userId: id }, headers: { 'if-match': '*' } }
    await app.call('updateUser', { ...rename, json: { displayName: 'Chief' } })
    expect(await post.etag()).not.toBe(etag)
    expect(outcome(await post.patch({ title: 'Other' }, etag))).toBe('412 precondition_failed')
  })
})
