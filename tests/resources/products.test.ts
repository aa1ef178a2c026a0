import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { idsOf, nextPage, walk } from '../support/pages.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'

// rows are written past the service here, which memory would not notice
const app = useApp({ settings: { answerMemory: 0 } })

const products = () => app.prisma.product

async function addProducts(count: number): Promise<void> {
  const data = Array.from({ length: count }, (_, index) => ({
    name: `Product ${index}`,
    price: index,
    ...written(`Product ${index}`),
  }))
  await products().createMany({ data })
}

describe('listProducts', () => {
  it('answers with an empty array while there is none', async () => {
    const response = await app.request('GET', '/api/products')
    expect(response.json).toEqual({ status: 'success', message: '0 products on this page.', data: [] })
    expect(nextPage(response)).toBeUndefined()
  })

  it('answers with the 10 newest by id descending, to anybody', async () => {
    await addProducts(23)
    const newest = await products().findMany({ orderBy: { id: 'desc' }, take: 10, select: { id: true } })
    const response = await app.request('GET', '/api/products')
    expect(idsOf(response)).toEqual(newest.map(({ id }) => id))
    expect(idsOf(response)).toHaveLength(10)
  })

  it('has exactly status, message and data, and of a product only what the document names', async () => {
    const { json } = await app.request('GET', '/api/products', { query: { limit: 1 } })
    expect(json).toEqual({
      status: 'success',
      message: expect.any(String),
      data: [
        {
          id: expect.any(Number),
          name: 'Product 22',
          price: 22,
          currency: 'USD',
          sku: null,
          description: null,
          status: 'published',
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
          version: 1,
        },
      ],
    })
  })

  it.each([
    [11, '400 invalid_parameter (/limit maximum)'],
    [0, '400 invalid_parameter (/limit minimum)'],
    [3, '200'],
  ])('answers with 10 at the most: limit=%i is answered with %s', async (limit, expected) => {
    const response = await app.request('GET', '/api/products', { query: { limit } })
    expect(outcome(response)).toBe(expected)
    if (response.status === 200) expect(idsOf(response)).toHaveLength(limit)
  })

  it.each([
    ['a token that is none', { token: 'nonsense' }],
    ['a key that is none', { apiKey: 'nonsense' }],
    ['a viewer', app.as('viewer')],
  ])('needs no credential and minds none: %s', async (_who, options) => {
    const { text } = await app.request('GET', '/api/products')
    expect(await app.request('GET', '/api/products', options)).toMatchObject({ status: 200, text })
  })

  it('leads by Link through every product exactly once, while others are added', async () => {
    const there = await products().findMany({ orderBy: { id: 'desc' }, select: { id: true } })
    const pages = await walk(app, '/api/products?limit=4', {}, () => addProducts(1))
    expect(pages.flatMap(idsOf)).toEqual(there.map(({ id }) => id))
    expect(pages.map((page) => idsOf(page).length)).toEqual([4, 4, 4, 4, 4, 3])
  })

  it.each<[string, (payload: string, signature: string) => string]>([
    ['for another place', (_, signature) => `${Buffer.from('["999"]').toString('base64url')}.${signature}`],
    ['without a signature', (payload) => payload],
    ['with an empty signature', (payload) => `${payload}.`],
    ['of a signature alone', (_, signature) => `.${signature}`],
    ['of other parts', () => 'x.y.z'],
    ['of dots', () => '...'],
  ])('refuses a cursor that it did not make: one %s', async (_title, forge) => {
    const own = nextPage(await app.request('GET', '/api/products')) ?? ''
    expect(outcome(await app.request('GET', own))).toBe('200')
    const [payload = '', signature] = new URLSearchParams(own.split('?')[1]).get('cursor')?.split('.') ?? []
    const cursor = forge(payload, signature ?? '')
    const response = await app.request('GET', '/api/products', { query: { cursor } })
    expect(outcome(response)).toBe('400 invalid_cursor (/cursor cursor)')
  })

  it('refuses a cursor of another list', async () => {
    await app.prisma.post.createMany({
      data: ['a', 'b'].map((slug) => ({
        ...written(slug),
        title: slug,
        slug,
        body: '',
        status: 'published' as const,
      })),
    })
    const posts = await app.request('GET', '/api/posts?limit=1', app.as('viewer'))
    const foreign = (nextPage(posts) ?? '').replace('/api/posts', '/api/products')
    expect(outcome(await app.request('GET', foreign))).toBe('400 invalid_cursor (/cursor cursor)')
  })

  it.each(['ETAG', 'W/ETAG', '"other", ETAG', '*'])('answers 304 to whoever has %s', async (known) => {
    const { etag = '' } = (await app.request('GET', '/api/products')).headers
    const headers = { 'if-none-match': known.replace('ETAG', etag) }
    const response = await app.request('GET', '/api/products', { headers })
    expect(response).toMatchObject({ status: 304, text: '', headers: { etag } })
  })

  it('answers with the list again when it has changed', async () => {
    const { etag = '' } = (await app.request('GET', '/api/products')).headers
    await addProducts(1)
    const changed = await app.request('GET', '/api/products', { headers: { 'if-none-match': etag } })
    expect(changed).toMatchObject({ status: 200, headers: { etag: expect.not.stringMatching(etag) } })
  })
})

describe('getProduct', () => {
  it('answers with what createProduct has answered, at its Location', async () => {
    const json = { name: 'Enamel mug', price: 12.5, sku: 'MUG-001', description: '<p>Holds 350 ml.</p>' }
    const created = await app.request('POST', '/api/products', { token: app.users.editor.token, json })
    const got = await app.request('GET', created.headers.location ?? '', app.as('editor'))
    expect(got.json).toMatchObject({ data: json })
    expect(got.json).toEqual({ ...Object(created.json), message: 'The product.' })
    expect(got.headers.etag).toBe(created.headers.etag)
    const again = await app.request('GET', created.headers.location ?? '', {
      ...app.as('editor'),
      headers: { 'if-none-match': got.headers.etag ?? '' },
    })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  it.each(['0', '-1', '1.5', '2147483648', '1e99', 'one', '%00', '1%2F2', "1'%20OR%20'1'='1"])(
    'refuses the id %s',
    async (id) => {
      expect(outcome(await app.request('GET', `/api/products/${id}`))).toMatch(
        /^400 invalid_parameter \(\/productId/,
      )
    },
  )
})
