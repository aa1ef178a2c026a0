import { describe, expect, it } from 'vitest'
import { goodRequest } from '../contract/requests.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const BLOG = 'https://blog.example'
const OTHER = 'https://blog.example.evil.example'
const LIMIT = 5

const app = useApp({
  settings: {
    rateLimit: true,
    trustProxy: ['127.0.0.1'],
    corsOrigins: ['https://admin.example'],
    rateLimitMax: 50,
  },
})
const admin = app.as('admin')

async function issue(json: object = {}) {
  const body = { name: 'Blog', scopes: ['posts:read', 'products:read'], publishable: true, origins: [BLOG] }
  const { data } = await app.call('createApiKey', { ...admin, json: { ...body, ...json } })
  return data
}

const read = (apiKey: string, headers = {}, path = '/api/posts') =>
  app.request('GET', path, { apiKey, headers })

describe('a publishable API key', () => {
  it('has a prefix that secret scanners can tell apart from secret keys', async () => {
    const { key, id } = await issue()
    expect(key).toMatch(/^cms_pk_[0-9A-Za-z]{12}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/)
    expect(key).toContain(`_${id}_`)
  })

  it('reads posts on the pages of its origins, and lets them read the response', async () => {
    const { key } = await issue({ origins: [BLOG, 'http://localhost:5173', 'capacitor://localhost'] })
    for (const origin of [BLOG, 'http://localhost:5173', 'capacitor://localhost']) {
      const response = await read(key, { origin })
      expect(outcome(response)).toBe('200')
      expect(response.headers['access-control-allow-origin']).toBe(origin)
      expect(response.headers.vary).toBe('Origin, Accept-Language')
    }
  })

  it.each(['/api/posts', '/api/products', '/api/changes', '/api/tags'])(
    'is useless on pages of other origins, for %s too',
    async (path) => {
      const { key } = await issue()
      for (const origin of [OTHER, 'null', '', `${BLOG}:8443`, `${BLOG}/`]) {
        const response = await read(key, { origin }, path)
        expect(outcome(response)).toBe('403 origin_not_allowed')
        expect(response.headers).not.toHaveProperty('access-control-allow-origin')
      }
    },
  )

  it('lets its pages read what needs no credential, too, and no other page', async () => {
    const { key } = await issue()
    const secret = await issue({ publishable: false, origins: [] })
    const allowed = async (apiKey: string, origin: string) => {
      const response = await read(apiKey, { origin }, '/api/categories')
      expect(outcome(response)).toBe('200')
      return response.headers['access-control-allow-origin']
    }
    expect(await allowed(key, BLOG)).toBe(BLOG)
    expect(await allowed(key, OTHER)).toBeUndefined()
    expect(await allowed(secret.key, BLOG)).toBeUndefined()
    expect(await allowed(`${key}x`, BLOG)).toBeUndefined()
    const missing = await read(key, { origin: BLOG }, '/api/categories/999999')
    expect(outcome(missing)).toBe('404 not_found')
    expect(missing.headers['access-control-allow-origin']).toBe(BLOG)
  })

  it('takes the default port for what browsers leave out', async () => {
    const origins = [
      `${BLOG}:443`,
      BLOG,
      'http://[::1]:80',
      'http://blog.example:443',
      'https://blog.example:80',
    ]
    const { key, origins: kept } = await issue({ origins })
    expect(kept).toEqual([BLOG, 'http://[::1]', 'http://blog.example:443', 'https://blog.example:80'])
    expect(outcome(await read(key, { origin: BLOG }))).toBe('200')
    expect(outcome(await read(key, { origin: 'http://[::1]' }))).toBe('200')
    expect(outcome(await read(key, { origin: 'http://blog.example' }))).toBe('403 origin_not_allowed')
  })

  it('works without an Origin, as in an app; without origins it works on no page', async () => {
    const { key } = await issue({ origins: [] })
    expect(outcome(await read(key))).toBe('200')
    expect(outcome(await read(key, { origin: BLOG }))).toBe('403 origin_not_allowed')
  })

  it('sees published content only, like every reader', async () => {
    const { key } = await issue()
    const { data: draft } = await app.call('createPost', {
      ...app.as('editor'),
      json: { title: 'Draft', body: 'x', status: 'draft' },
    })
    const { data: product } = await app.call('createProduct', {
      ...app.as('editor'),
      json: { name: 'Hidden', price: '1.00', status: 'draft' },
    })
    expect(outcome(await read(key, {}, `/api/posts/${draft.id}`))).toBe('404 not_found')
    expect(outcome(await read(key, {}, `/api/products/${product.id}`))).toBe('404 not_found')
    expect(outcome(await read(key, {}, '/api/posts?status=draft'))).toBe('403 insufficient_scope')
  })

  it('cannot write, or reach what only people can reach', async () => {
    const { key } = await issue()
    const operations = documentedOperations.filter(
      ({ method, security }) => method !== 'GET' && security.length > 0,
    )
    expect(operations.length).toBeGreaterThan(0)
    for (const operation of operations) {
      const { method, path, options } = await goodRequest(app, operation)
      const response = await app.request(method, path, { ...options, token: undefined, apiKey: key })
      expect([401, 403], operation.id).toContain(response.status)
    }
  })

  it('is not accepted as the secret key with the same id, whatever its prefix', async () => {
    const { key } = await issue()
    const secret = await issue({ publishable: false, origins: [] })
    expect(outcome(await read(key.replace('cms_pk_', 'cms_')))).toBe('401 api_key_invalid')
    expect(outcome(await read(secret.key.replace('cms_', 'cms_pk_')))).toBe('401 api_key_invalid')
  })

  it('is counted per address, so that one visitor cannot use up the requests of others', async () => {
    const { key } = await issue({ requestsPerMinute: LIMIT })
    const from = (address: string) => read(key, { 'x-forwarded-for': address })
    for (let count = 0; count < LIMIT; count++) expect(outcome(await from('192.0.2.1'))).toBe('200')
    expect(outcome(await from('192.0.2.1'))).toBe('429 rate_limited')
    expect(outcome(await from('192.0.2.2'))).toBe('200')
  })

  it('is still publishable after a rotation, for the same origins and with the same limit', async () => {
    const { id } = await issue({ requestsPerMinute: LIMIT })
    const { data } = await app.call('rotateApiKey', { ...admin, params: { apiKeyId: id }, json: {} })
    expect(data).toMatchObject({ publishable: true, origins: [BLOG], requestsPerMinute: LIMIT })
    expect(outcome(await read(data.key, { origin: BLOG }))).toBe('200')
    expect(outcome(await read(data.key, { origin: OTHER }))).toBe('403 origin_not_allowed')
  })

  it('stops working as soon as it is revoked', async () => {
    const { key, id } = await issue()
    expect(outcome(await read(key, { origin: BLOG }))).toBe('200')
    await app.call('revokeApiKey', { ...admin, params: { apiKeyId: id } })
    expect(outcome(await read(key, { origin: BLOG }))).toBe('401 api_key_invalid')
  })
})

describe('the preflight of a page that is not in CORS_ORIGINS', () => {
  const preflight = (method: string, names: string) =>
    app.request('OPTIONS', '/api/posts', {
      headers: {
        origin: BLOG,
        'access-control-request-method': method,
        'access-control-request-headers': names,
      },
    })

  it.each<[string, string, string | undefined]>([
    ['GET', 'x-api-key', BLOG],
    ['GET', 'accept-language, X-API-Key', BLOG],
    ['GET', 'authorization', undefined],
    ['POST', 'content-type,x-api-key', undefined],
    ['DELETE', 'x-api-key', undefined],
  ])('for %s with %s is allowed: %s', async (method, names, allowed) => {
    const { headers } = await preflight(method, names)
    expect(headers['access-control-allow-origin']).toBe(allowed)
  })

  it('lets no page read a response to a secret key', async () => {
    const { key } = await issue({ publishable: false, origins: [] })
    const response = await read(key, { origin: BLOG })
    expect(outcome(response)).toBe('200')
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('createApiKey', () => {
  it.each<[object, string]>([
    [{ scopes: ['posts:read', 'posts:write'] }, '/scopes/1 readScope'],
    [{ publishable: false }, '/origins publishableOnly'],
    [{ origins: ['https://blog.example/'] }, '/origins/0 pattern'],
    [{ origins: ['https://Blog.example'] }, '/origins/0 pattern'],
    [{ origins: ['*'] }, '/origins/0 pattern'],
    [{ origins: ['null'] }, '/origins/0 pattern'],
    [{ origins: [BLOG, BLOG] }, '/origins uniqueItems'],
    [{ requestsPerMinute: 51 }, '/requestsPerMinute maximum'],
    [{ requestsPerMinute: 0 }, '/requestsPerMinute minimum'],
  ])('refuses %j', async (json, errors) => {
    const body = { name: 'Blog', scopes: ['posts:read'], publishable: true, origins: [BLOG], ...json }
    const response = await app.request('POST', '/api/api-keys', { ...admin, json: body })
    expect(outcome(response)).toBe(`422 validation_failed (${errors})`)
  })
})

describe('the limit of an API key', () => {
  it('replaces the limit of the class read, and no other', async () => {
    const { key } = await issue({ publishable: false, origins: [], requestsPerMinute: LIMIT })
    const first = await read(key)
    expect(first.headers['ratelimit-policy']).toBe(`"read";q=${LIMIT};w=60`)
    for (let count = 1; count < LIMIT; count++) await read(key, { 'x-forwarded-for': `192.0.2.${count}` })
    const last = await read(key)
    expect(outcome(last)).toBe('429 rate_limited')
    expect(last.headers['ratelimit-policy']).toBe(`"read";q=${LIMIT};w=60`)
  })
})
