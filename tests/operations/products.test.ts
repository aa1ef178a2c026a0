import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { idsOf, nextPage, walk } from '../support/pages.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

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
    expect(response.json).toEqual({ status: 'success', message: '0 products.', data: [] })
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
          sku: null,
          description: null,
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
      ],
    })
  })

  it('never answers with more than 10', async () => {
    expect(outcome(await app.request('GET', '/api/products?limit=11'))).toBe(
      '400 invalid_parameter (limit maximum)',
    )
    expect(outcome(await app.request('GET', '/api/products?limit=0'))).toBe(
      '400 invalid_parameter (limit minimum)',
    )
    expect(idsOf(await app.request('GET', '/api/products?limit=3'))).toHaveLength(3)
  })

  it('needs no credential and minds none', async () => {
    const anonymous = await app.request('GET', '/api/products')
    for (const options of [{ token: 'nonsense' }, { apiKey: 'nonsense' }, app.as('viewer')]) {
      const response = await app.request('GET', '/api/products', options)
      expect([response.status, response.text]).toEqual([200, anonymous.text])
    }
  })

  it('leads by Link through every product exactly once, while others are added', async () => {
    const there = await products().findMany({ orderBy: { id: 'desc' }, select: { id: true } })
    const pages = await walk(app, '/api/products?limit=4', {}, () => addProducts(1))
    expect(pages.flatMap(idsOf)).toEqual(there.map(({ id }) => id))
    expect(pages.map((page) => idsOf(page).length)).toEqual([4, 4, 4, 4, 4, 3])
  })

  it('refuses a cursor that it did not make for this list', async () => {
    const own = nextPage(await app.request('GET', '/api/products')) ?? ''
    const [payload = '', signature = ''] = (new URLSearchParams(own.split('?')[1]).get('cursor') ?? '').split(
      '.',
    )
    const forged = Buffer.from('["999"]').toString('base64url')
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
    expect(outcome(await app.request('GET', own))).toBe('200')
    for (const cursor of [
      `${forged}.${signature}`,
      payload,
      `${payload}.`,
      `.${signature}`,
      'x.y.z',
      '...',
    ]) {
      const response = await app.request('GET', '/api/products', { query: { cursor } })
      expect([cursor, outcome(response)]).toEqual([cursor, '400 invalid_cursor (cursor cursor)'])
    }
    expect(outcome(await app.request('GET', foreign))).toBe('400 invalid_cursor (cursor cursor)')
  })

  it('answers 304 to who has the list, until it changes', async () => {
    const { etag = '' } = (await app.request('GET', '/api/products')).headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await app.request('GET', '/api/products', { headers: { 'if-none-match': known } })
      expect([known, response.status, response.text, response.headers.etag]).toEqual([known, 304, '', etag])
    }
    await addProducts(1)
    const changed = await app.request('GET', '/api/products', { headers: { 'if-none-match': etag } })
    expect([changed.status, changed.headers.etag]).toEqual([200, expect.not.stringMatching(etag)])
  })
})

describe('getProduct', () => {
  it('answers with what createProduct has answered, at its Location', async () => {
    const json = { name: 'Enamel mug', price: 12.5, sku: 'MUG-001', description: '<p>Holds 350 ml.</p>' }
    const created = await app.request('POST', '/api/products', { token: app.users.editor.token, json })
    const got = await app.request('GET', created.headers.location ?? '')
    expect(got.json).toMatchObject({ data: json })
    expect(got.json).toEqual({ ...Object(created.json), message: 'The product.' })
    expect(got.headers.etag).toBe(created.headers.etag)
    const again = await app.request('GET', created.headers.location ?? '', {
      headers: { 'if-none-match': got.headers.etag ?? '' },
    })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it.each(['0', '-1', '1.5', '2147483648', '1e99', 'one', '%00', '1%2F2', "1'%20OR%20'1'='1"])(
    'refuses the id %s',
    async (id) => {
      expect(outcome(await app.request('GET', `/api/products/${id}`))).toMatch(
        /^400 invalid_parameter \(productId/,
      )
    },
  )
})
