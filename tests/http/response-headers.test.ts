import { describe, expect, it } from 'vitest'
import { documentedOperations } from '../support/contract-document.ts'
import { useApp } from '../support/use-app.ts'
import { sendLines } from './raw.ts'

const DATA_ONLY = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const app = useApp()

describe('JSON cannot be framed, loads nothing and sends no referrer', () => {
  it.each(documentedOperations)('in every response of $id', async ({ method, path }) => {
    for (const options of [{}, app.as('admin'), { headers: { origin: 'https://a.example' } }]) {
      const response = await app.request(method, path.replace(/\{\w+\}/, '1'), options)
      expect(response.headers).toMatchObject(DATA_ONLY)
    }
  })

  it.each([
    '/api/nowhere',
    '/nowhere',
    '/health/live',
    '/health/ready',
    '/.well-known/jwks.json',
    '/openapi.json',
    '/%',
  ])('also outside /api: %s', async (path) => {
    expect((await app.request('GET', path)).headers).toMatchObject(DATA_ONLY)
  })

  it('in a 304, and in the response to malformed HTTP', async () => {
    const first = await app.request('GET', '/api/products')
    const headers = { 'if-none-match': first.headers.etag ?? '' }
    const again = await app.request('GET', '/api/products', { headers })
    expect(again).toMatchObject({ status: 304, headers: DATA_ONLY })
    const [broken] = await sendLines(app.port, 'nonsense', '', '')
    expect(broken?.headers).toMatchObject(DATA_ONLY)
  })
})
