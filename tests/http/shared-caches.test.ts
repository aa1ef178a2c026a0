import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const STORED = 'public, max-age=0, s-maxage=600, stale-while-revalidate=600, stale-if-error=86400'
const NOT_STORED = /^(private, )?no-cache$/

const app = useApp({ settings: { cdnSeconds: 600, rateLimit: true } })
const off = useApp()

const publishable = { scopes: ['posts:read', 'products:read'], publishable: true } as const

async function createdPost() {
  const json = { title: 'News', body: '<p>x</p>', status: 'published' }
  return (await app.call('createPost', { ...app.as('editor'), json })).data
}

async function createdProduct() {
  const json = { name: 'Lamp', price: '1.00' }
  return (await app.call('createProduct', { ...app.as('editor'), json })).data
}

describe('a response that shows what every reader sees', () => {
  it('may be stored by shared caches, with the tags of its lists, or of its record', async () => {
    const { id } = await createdProduct()
    const list = await app.request('GET', '/api/products?limit=1')
    const one = await app.request('GET', `/api/products/${id}`)
    expect(list.headers['cache-control']).toBe(STORED)
    expect(list.headers['cache-tag']).toBe('categories,media,products,users')
    expect(one.headers['cache-tag']).toBe(`categories,media,users,product-${id}`)
    for (const { headers } of [list, one]) {
      expect(headers.vary).toBe('Authorization, X-API-Key, Accept-Language')
      expect(headers).not.toHaveProperty('ratelimit')
      expect(headers).not.toHaveProperty('ratelimit-policy')
    }
  })

  it('may be stored for a publishable key, also after a secret key with the same scopes', async () => {
    const { id } = await createdPost()
    const secret = await app.issueKey({ scopes: [...publishable.scopes] })
    const { key } = await app.issueKey(publishable)
    for (const path of ['/api/posts', `/api/posts/${id}`, '/api/products', '/api/tags', '/api/authors']) {
      for (let count = 0; count < 2; count++) {
        const bySecret = await app.request('GET', path, { apiKey: secret.key })
        const byPublishable = await app.request('GET', path, { apiKey: key })
        expect(bySecret.headers['cache-control'], path).toMatch(NOT_STORED)
        expect(bySecret.headers).not.toHaveProperty('cache-tag')
        expect(byPublishable.headers['cache-control'], path).toBe(STORED)
        expect(byPublishable.text).toBe(bySecret.text)
      }
    }
  })

  it('keeps its headers when it has not changed', async () => {
    const { headers } = await app.request('GET', '/api/products')
    const again = await app.request('GET', '/api/products', {
      headers: { 'if-none-match': headers.etag ?? '' },
    })
    expect(again.status).toBe(304)
    expect(again.headers).toMatchObject({
      'cache-control': STORED,
      'cache-tag': headers['cache-tag'],
      vary: headers.vary,
    })
  })
})

describe('a response that depends on who asks', () => {
  it.each(['/api/products', '/api/posts', '/api/tags'])(
    'is never stored by shared caches, and names the credential in Vary: %s',
    async (path) => {
      for (const role of ['viewer', 'author', 'editor', 'admin'] as const) {
        const { headers } = await app.request('GET', path, app.as(role))
        expect(headers['cache-control']).toMatch(NOT_STORED)
        expect(headers.vary).toBe('Authorization, X-API-Key, Accept-Language')
      }
    },
  )

  it.each(['/api/users', '/api/api-keys', '/api/auth/me', '/api/auth/sessions', '/api/audit-entries'])(
    'has no tags: %s',
    async (path) => {
      const { headers } = await app.request('GET', path, app.as('admin'))
      expect(headers['cache-control']).toMatch(NOT_STORED)
      expect(headers).not.toHaveProperty('cache-tag')
    },
  )

  it('is not stored if it is a preview, also for a publishable key that may read no posts', async () => {
    const json = { title: 'Secret', body: '<p>x</p>' }
    const { id } = (await app.call('createPost', { ...app.as('author'), json })).data
    const made = await app.call('createPostPreview', {
      ...app.as('author'),
      params: { postId: id },
      json: {},
    })
    app.keepSecret(made.data.token)
    const { key } = await app.issueKey({ scopes: ['products:read'], publishable: true })
    for (const sent of [{}, { apiKey: key }]) {
      const { status, headers } = await app.request('GET', made.data.url, sent)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers).not.toHaveProperty('cache-tag')
    }
  })

  it('is not stored if it is an error or the response to a revoked credential', async () => {
    const { key } = await app.issueKey(publishable)
    const missing = await app.request('GET', '/api/products/2147483647')
    const refused = await app.request('GET', '/api/posts', {
      apiKey: key,
      headers: { origin: 'https://a.example' },
    })
    const invalid = await app.request('GET', '/api/products', { token: 'nonsense' })
    expect(missing.headers['cache-control']).toBe('no-store')
    expect(outcome(refused)).toBe('403 origin_not_allowed')
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(invalid.headers['cache-control']).toMatch(NOT_STORED)
  })
})

describe('behind a proxy', () => {
  const settings = { cdnSeconds: 600, trustProxy: 1 }
  const proxied = useApp({ settings })
  const named = useApp({ settings: { ...settings, publicUrl: 'https://cms.example' } })

  it('a list varies by the forwarded host that its links name, unless PUBLIC_URL is set', async () => {
    const forwarded = 'Authorization, X-API-Key, X-Forwarded-Host, X-Forwarded-Proto, Accept-Language'
    const varyOf = async (one: typeof app, path: string) => (await one.request('GET', path)).headers.vary
    expect(await varyOf(proxied, '/api/products')).toBe(forwarded)
    expect(await varyOf(named, '/api/products')).toBe('Authorization, X-API-Key, Accept-Language')
    const { id } = (
      await proxied.call('createProduct', {
        ...proxied.as('editor'),
        json: { name: 'Lamp', price: '1.00' },
      })
    ).data
    expect(await varyOf(proxied, `/api/products/${id}`)).toBe('Authorization, X-API-Key, Accept-Language')
  })
})

it('without CDN_SECONDS, no response is for shared caches', async () => {
  const { headers } = await off.request('GET', '/api/products')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers.vary).toBe('Accept-Language')
  expect(headers).not.toHaveProperty('cache-tag')
})
