import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()
const admin = app.as('admin')

const issue = (json: object, headers = {}) =>
  app.request('POST', '/api/api-keys', { ...admin, json, headers })
const use = async (apiKey: string) => outcome(await app.request('GET', '/api/posts', { apiKey }))

async function issued(json: object) {
  const { data } = await app.call('createApiKey', {
    ...admin,
    json: { name: 'Test', scopes: ['posts:read'], ...json },
  })
  return data
}

describe('createApiKey', () => {
  it('returns a key that works for its scopes only', async () => {
    const response = await issue({ name: 'Shop import', scopes: ['posts:read'] })
    expect(response.json).toEqual({
      status: 'success',
      message: 'The API key was issued. Store it now; it is not shown again.',
      data: {
        id: expect.stringMatching(/^[0-9A-Za-z]{12}$/),
        name: 'Shop import',
        key: expect.stringMatching(/^cms_[0-9A-Za-z]{12}_[0-9A-Za-z]+_[0-9A-Za-z]{6}$/),
        scopes: ['posts:read'],
        createdAt: app.clock.now().toISOString(),
        createdBy: { id: app.users.admin.id, displayName: 'admin' },
        expiresAt: null,
        lastUsedAt: null,
        revokedAt: null,
        publishable: false,
        origins: [],
        requestsPerMinute: null,
      },
    })
    const { data } = await app.call('createApiKey', {
      ...admin,
      json: { name: 'Other', scopes: ['products:read'] },
    })
    expect(await use(data.key)).toBe('403 insufficient_scope')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('never stores the key in plain text, yet returns the same key to a retry', async () => {
    const json = { name: 'Retried', scopes: ['posts:read'] }
    const [first, second] = [
      await issue(json, { 'idempotency-key': 'k' }),
      await issue(json, { 'idempotency-key': 'k' }),
    ]
    expect(second.text).toBe(first.text)
    expect(await app.prisma.apiKey.count({ where: { name: 'Retried' } })).toBe(1)
    const key = /"key":"([^"]+)"/.exec(first.text)?.[1] ?? ''
    const secret = key.split('_')[2] ?? ''
    const stored = await app.prisma.idempotencyRecord.findMany()
    const bytes = stored.flatMap(({ body, fingerprint }) => [
      Buffer.from(body, 'base64'),
      Buffer.from(fingerprint),
    ])
    const rows = JSON.stringify([stored, await app.prisma.apiKey.findMany()])
    expect(secret.length).toBeGreaterThan(30)
    expect(stored).toHaveLength(1)
    expect(rows + Buffer.concat(bytes).toString('latin1')).not.toContain(secret)
    expect(await use(key)).toBe('200')
  })

  it('issues a key that stops working when it expires', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 60_000).toISOString()
    const { key } = await issued({ expiresAt })
    app.clock.advance(59.9)
    expect(await use(key)).toBe('200')
    app.clock.advance(0.1)
    expect(await use(key)).toBe('401 api_key_invalid')
  })

  it.each<[object, string]>([
    [{ expiresAt: '2026-01-01T00:00:00Z' }, '/expiresAt future'],
    [{ expiresAt: '2027-02-30T00:00:00Z' }, '/expiresAt format'],
  ])('refuses %j', async (json, errors) => {
    const count = await app.prisma.apiKey.count()
    expect(outcome(await issue({ name: 'Odd', scopes: ['posts:read'], ...json }))).toBe(
      `422 validation_failed (${errors})`,
    )
    expect(await app.prisma.apiKey.count()).toBe(count)
  })
})

describe('getApiKey', () => {
  it('returns when the key was last used, to the minute', async () => {
    const { id, key } = await issued({})
    const params = { apiKeyId: id }
    await use(key)
    await app.context.auth.apiKeys.settled()
    const usedAt = app.clock.now().toISOString()
    app.clock.advance(59)
    await use(key)
    await app.context.auth.apiKeys.settled()
    const { data } = await app.call('getApiKey', { ...admin, params })
    expect(data).toMatchObject({ id, name: 'Test', lastUsedAt: usedAt, revokedAt: null })
  })
})

describe('revokeApiKey', () => {
  it('revokes a key at once and permanently, and can be repeated', async () => {
    const { id, key } = await issued({})
    const params = { apiKeyId: id }
    expect(await use(key)).toBe('200')
    const lastUse = async () => (await app.call('getApiKey', { ...admin, params })).data.lastUsedAt
    // the use is noted after the response
    await expect.poll(lastUse).not.toBeNull()
    const { data } = await app.call('revokeApiKey', { ...admin, params })
    expect(data).toMatchObject({ id, revokedAt: app.clock.now().toISOString() })
    expect(await use(key)).toBe('401 api_key_invalid')
    app.clock.advance(60)
    expect((await app.call('revokeApiKey', { ...admin, params })).data).toEqual(data)
    expect((await app.call('getApiKey', { ...admin, params })).data).toEqual(data)
  })
})
