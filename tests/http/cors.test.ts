import { describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { corsOptions } from '../../src/config/cors.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { useApp } from '../support/use-app.ts'
import { sendLines } from './raw.ts'

const ALLOWED = 'https://app.example'
const OTHER = 'https://app.example.evil.example'

const app = useApp({ settings: { corsOrigins: [ALLOWED, 'http://localhost:5173'] } })

const preflight = (path: string, method: string, origin = ALLOWED) =>
  app.request('OPTIONS', path, {
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key,x-api-key',
    },
  })

const words = (header = '') => header.split(', ').sort()

describe('an app on an allowed origin', () => {
  it.each(Object.values(operations))(
    'may send $method $path with its request headers',
    async ({ method, path }) => {
      const { status, text, headers } = await preflight(path.replace(/\{\w+\}/, '1'), method)
      expect({ status, text }).toEqual({ status: 204, text: '' })
      expect(headers['access-control-allow-origin']).toBe(ALLOWED)
      expect(words(headers['access-control-allow-methods'])).toContain(method)
      expect(headers['access-control-allow-headers']).toBe(
        'authorization,content-type,idempotency-key,x-api-key',
      )
      expect(headers.vary).toContain('Origin')
    },
  )

  it.each(['/api/products', '/api/posts', '/api/nothing', '/api/products/x'])(
    'can read the response of %s, including errors',
    async (path) => {
      for (const origin of [ALLOWED, 'http://localhost:5173']) {
        const { headers } = await app.request('GET', path, { headers: { origin } })
        expect(headers).toMatchObject({
          'access-control-allow-origin': origin,
          vary: 'Origin, Accept-Language',
        })
      }
    },
  )

  it.each([
    ['a path that cannot be decoded', 'GET', '/api/products/%', 400],
    ['a path that is too long', 'GET', `/api/api-keys/${'a'.repeat(2_001)}`, 414],
    ['OPTIONS without a preflight', 'OPTIONS', '/api/products', 405],
  ])('can read the response to %s', async (_title, method, path, expected) => {
    const { status, headers } = await app.request(method, path, { headers: { origin: ALLOWED } })
    expect(status).toBe(expected)
    expect(headers).toMatchObject({
      'access-control-allow-origin': ALLOWED,
      'access-control-expose-headers': expect.stringContaining('x-request-id'),
      vary: 'Origin, Accept-Language',
    })
    const other = await app.request(method, path, { headers: { origin: OTHER } })
    expect(other.headers).not.toHaveProperty('access-control-allow-origin')
    expect(other.headers.vary).toBe('Origin, Accept-Language')
  })

  it('can read the response to two hosts', async () => {
    const lines = (origin: string) => [
      'GET /api/products HTTP/1.1',
      'Host: a',
      'Host: b',
      `Origin: ${origin}`,
    ]
    const [response] = await sendLines(app.port, ...lines(ALLOWED), '', '')
    expect(response).toMatchObject({ status: 400, headers: { 'access-control-allow-origin': ALLOWED } })
    const [other] = await sendLines(app.port, ...lines(OTHER), '', '')
    expect(other?.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('can read every response header in the contract', async () => {
    const { headers } = await app.request('GET', '/api/products', { headers: { origin: ALLOWED } })
    const documented = documentedOperations.flatMap(({ responses }) =>
      responses.flatMap((response) => response.headers),
    )
    const names = new Set([...documented.map(({ name }) => name), 'allow'])
    expect(words(headers['access-control-expose-headers'])).toEqual([...names].sort())
  })
})

describe('an app on another origin', () => {
  it.each([OTHER, 'http://app.example', 'https://app.example:8443', 'null', 'https://APP.example.'])(
    'gets no CORS headers: %s',
    async (origin) => {
      const asked = await preflight('/api/products', 'POST', origin)
      const answered = await app.request('GET', '/api/products', { headers: { origin } })
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
      expect(answered.headers).not.toHaveProperty('access-control-allow-origin')
      expect(answered.headers.vary).toBe('Origin, Accept-Language')
    },
  )
})

describe('an app on any origin, if all are allowed', () => {
  const open = useApp({ settings: { corsOrigins: '*', rateLimit: true } })

  it.each([
    ['headers that are too large', `/api/products?q=${'a'.repeat(17_000)}`, 431],
    ['a path that cannot be decoded', '/api/products/%', 400],
  ])('can read the response to %s', async (_title, path, expected) => {
    const { status, headers } = await open.request('GET', path, { headers: { origin: OTHER } })
    expect(status).toBe(expected)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('x-request-id'),
    })
  })

  it('can read that it asks for unknown paths too often', async () => {
    const ask = () => open.request('GET', '/api/nothing', { headers: { origin: OTHER } })
    let response = await ask()
    while (response.status === 404) response = await ask()
    expect(response).toMatchObject({ status: 429, headers: { 'access-control-allow-origin': '*' } })
  })
})

it('no app may send cookies', async () => {
  const responses = [
    await preflight('/api/products', 'POST'),
    await app.request('GET', '/api/products', { headers: { origin: ALLOWED } }),
    await app.request('GET', '/api/products'),
  ]
  for (const { headers } of responses) expect(headers).not.toHaveProperty('access-control-allow-credentials')
  expect(corsOptions({ corsOrigins: '*' })).toMatchObject({ origin: '*', credentials: false })
})

it.each([{}, { origin: ALLOWED }, { 'access-control-request-method': 'GET' }])(
  'treats OPTIONS without a preflight as an unsupported method: %j',
  async (headers) => {
    const response = await app.request('OPTIONS', '/api/products', { headers })
    const allow = 'GET, HEAD, POST'
    expect(response).toMatchObject({ status: 405, code: 'method_not_allowed', headers: { allow } })
  },
)
