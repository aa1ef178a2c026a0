import { METHODS } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { idsOf, nextPage, walk } from '../support/pages.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()
const admin = app.as('admin')

beforeAll(async () => {
  const data = Array.from({ length: 12 }, (_, index) => ({
    name: `Product ${index}`,
    price: index,
    ...written(`Product ${index}`),
  }))
  const cafes = ['One', 'Two'].map((name) => ({ name, price: 1, ...written(`caf e9 c0 ed a0 80 ${name}`) }))
  await app.prisma.product.createMany({ data: [...data, ...cafes] })
})

describe('a path', () => {
  describe.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/products/1/2',
    '/API/products',
    '/api//products',
    '/nothing',
    '/.env',
    '/../openapi.yaml',
    '/api/%2e%2e/health/live',
  ])('that does not exist gets 404: %s', (path) => {
    it.each(['GET', 'POST', 'DELETE', 'PROPFIND', 'OPTIONS'])('for %s', async (method) => {
      const response = await app.request(method, path)
      expect(outcome(response)).toBe('404 not_found')
      expect(response.json).toMatchObject({ status: 'error', message: 'There is nothing here.' })
    })
  })

  describe.each([
    ['/api/products', 'GET, HEAD, POST'],
    ['/api/products/1', 'GET, HEAD, DELETE, PATCH'],
    ['/api/api-keys/abcdefghijkl', 'GET, HEAD, DELETE'],
    ['/api/auth/me', 'GET, HEAD, PATCH'],
    [`/media/${'0'.repeat(64)}/large.webp`, 'GET, HEAD'],
    ['/health/ready', 'GET, HEAD'],
    ['/docs', 'GET, HEAD'],
    ['/', 'GET, HEAD'],
  ])('%s allows %s, and answers 405 to others', (path, allow) => {
    const others = METHODS.filter((method) => method !== 'CONNECT' && !allow.split(', ').includes(method))

    it.each(others)('%s', async (method) => {
      const response = await app.request(method, path)
      expect(response).toMatchObject({ status: 405, code: 'method_not_allowed', headers: { allow } })
    })
  })

  it('may end with a slash', async () => {
    const plain = await app.request('GET', '/api/products/1')
    const slashed = await app.request('GET', '/api/products/1/')
    expect(slashed).toMatchObject({ status: 200, text: plain.text })
    expect(outcome(await app.request('GET', '/api/products/'))).toBe('200')
  })

  it.each(['/api/products/%', '/api/products/%ZZ', '/api/%C3%28', '/%'])(
    'that cannot be decoded is refused: %s',
    async (path) => {
      const response = await app.request('GET', path)
      expect(outcome(response)).toBe('400 malformed_request')
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    },
  )

  it.each([
    [500, /^400 invalid_parameter/],
    [2_001, /^414 uri_too_long$/],
    [17_000, /^431 headers_too_large$/],
  ])('with a parameter of %i characters is refused', async (length, expected) => {
    expect(outcome(await app.request('GET', `/api/products/${'1'.repeat(length)}`))).toMatch(expected)
    expect(outcome(await app.request('GET', `/api/api-keys/${'a'.repeat(length)}`, admin))).toMatch(expected)
  })
})

describe('HEAD', () => {
  it.each([
    '/api/products',
    '/api/products?limit=3',
    '/api/products/1',
    '/api/posts',
    '/api/auth/me',
    '/api/api-keys',
    '/health/live',
  ])('returns what GET does, without the body: %s', async (path) => {
    const get = await app.request('GET', path, admin)
    const head = await app.request('HEAD', path, admin)
    expect(head).toMatchObject({ status: get.status, text: '' })
    const { date: _date, 'x-request-id': _id, ...others } = get.headers
    expect(head.headers).toMatchObject(others)
  })

  it('is refused like GET', async () => {
    expect((await app.request('HEAD', '/api/posts')).status).toBe(401)
    expect((await app.request('HEAD', '/api/products?limit=0')).status).toBe(400)
    expect((await app.request('HEAD', '/api/products/99')).status).toBe(404)
  })

  it('answers 304 like GET', async () => {
    const { etag = '' } = (await app.request('HEAD', '/api/products')).headers
    expect((await app.request('HEAD', '/api/products', { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    )
  })
})

describe('a query', () => {
  it.each([
    ['limit=1&limit=2', '400 invalid_parameter (/limit type)'],
    ['limit=1&limit=1', '400 invalid_parameter (/limit type)'],
    ['limit[]=1', '400 unknown_parameter (/limit[] additionalProperties)'],
    ['Limit=1', '400 unknown_parameter (/Limit additionalProperties)'],
    ['limit=', '400 invalid_parameter (/limit type)'],
    ['limit=ten', '400 invalid_parameter (/limit type)'],
    ['limit=5.5', '400 invalid_parameter (/limit type)'],
    ['limit=1e400', '400 invalid_parameter (/limit type)'],
    ['limit=1e1', '400 invalid_parameter (/limit type)'],
    ['limit=0x5', '400 invalid_parameter (/limit type)'],
    ['limit=05', '400 invalid_parameter (/limit type)'],
    ['limit=true', '400 invalid_parameter (/limit type)'],
    ['limit=NaN', '400 invalid_parameter (/limit type)'],
    ['page=2', '400 unknown_parameter (/page additionalProperties)'],
    ['__proto__=1', '400 unknown_parameter (/__proto__ additionalProperties)'],
    ['constructor=1', '400 unknown_parameter (/constructor additionalProperties)'],
    ['limit=5%00', '200'],
    ['', '200'],
    ['&&', '200'],
  ])('?%s gets %s', async (query, expected) => {
    expect(outcome(await app.request('GET', `/api/products?${query}`))).toBe(expected)
  })

  it.each([
    'q=caf+e9',
    'q=caf%20e9',
    'q=caf%e9',
    'q=caf%C0+e9%',
    'q=caf%ed%a0%80',
    'q=caf#e9',
    'q=caf|{e9}',
    'q=caf%23e9',
    '&&q=caf&',
  ])('?%s has a link that continues it, and is a valid URL', async (query) => {
    const pages = await walk(app, `/api/products?limit=1&${query}`)
    expect(pages.map(outcome)).toEqual(['200', '200'])
    expect(new Set(pages.flatMap(idsOf)).size).toBe(2)
    const [first] = pages
    expect(first && nextPage(first)).toMatch(/^(?:[\w/?&=+.-]|%[\da-f]{2})+$/i)
  })
})
