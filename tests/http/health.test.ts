import { createRemoteJWKSet, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

const verify = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL('/.well-known/jwks.json', app.origin)), {
    issuer: app.settings.jwtIssuer,
    audience: app.settings.jwtAudience,
    typ: 'at+jwt',
    algorithms: ['EdDSA'],
    currentDate: app.clock.now(),
  })

describe('/.well-known/jwks.json', () => {
  it('publishes keys with their public members only', async () => {
    const { status, json, headers } = await app.request('GET', '/.well-known/jwks.json')
    expect(status).toBe(200)
    expect(json).toEqual({
      keys: [
        {
          kty: 'OKP',
          crv: 'Ed25519',
          alg: 'EdDSA',
          use: 'sig',
          kid: expect.stringMatching(/^[\w-]{43}$/),
          x: expect.stringMatching(/^[\w-]{43}$/),
        },
      ],
    })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    })
  })

  it('lets others verify the tokens that a login gives', async () => {
    const { id, username, password } = app.users.editor
    const { data } = await app.call('login', { json: { username, password } })
    const { payload, protectedHeader } = await verify(data.accessToken)
    expect(payload).toMatchObject({ sub: String(id), iss: 'cms-api', aud: 'cms-api', client_id: 'cms' })
    expect(Number(payload.exp) - Number(payload.iat)).toBe(data.expiresIn)
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' })
    expect(JSON.stringify(payload)).not.toContain(password)
  })

  it('does not let a token be changed', async () => {
    const [header = '', payload = '', signature = ''] = app.users.viewer.token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = [
      [header, encode({ ...claims, sub: String(app.users.admin.id) }), signature],
      [encode({ alg: 'none', typ: 'at+jwt' }), payload, ''],
      [encode({ alg: 'HS256', typ: 'at+jwt' }), payload, signature],
      [header, payload, ''],
    ].map((parts) => parts.join('.'))
    for (const token of forged) {
      await expect(verify(token)).rejects.toThrow()
      expect(outcome(await app.request('GET', '/api/posts', { token }))).toBe('401 token_invalid')
    }
  })
})

describe('health', () => {
  it('is the process alive, and can it serve?', async () => {
    const live = await app.request('GET', '/health/live')
    const ready = await app.request('GET', '/health/ready')
    expect([live.status, ready.status]).toEqual([200, 200])
    expect(live.json).toEqual({ status: 'success', message: 'The process is alive.' })
    expect(ready.json).toEqual({ status: 'success', message: 'The service is ready.' })
    expect([live, ready].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store'])
  })

  it('without its database the process is alive and says that it cannot serve', async () => {
    const { token } = app.users.editor
    await app.context.database.close()
    expect((await app.request('GET', '/health/live')).status).toBe(200)
    const ready = await app.request('GET', '/health/ready')
    expect([outcome(ready), ready.headers['retry-after']]).toEqual(['503 unavailable', '5'])
    const requests = [
      app.request('GET', '/api/products'),
      app.request('GET', '/api/products/1'),
      app.request('GET', '/api/posts', { token }),
      app.request('POST', '/api/products', { token, json: { name: 'Mug', price: 1 } }),
      app.request('POST', '/api/products', {
        token,
        json: { name: 'Mug', price: 1 },
        headers: { 'idempotency-key': 'k' },
      }),
      app.request('POST', '/api/auth/login', { json: { username: 'viewer', password: 'x' } }),
      app.request('POST', '/api/auth/refresh', { json: { refresh_token: app.users.viewer.refreshToken } }),
    ]
    for (const response of await Promise.all(requests)) {
      expect([outcome(response), response.headers['retry-after']]).toEqual(['503 unavailable', '5'])
      expect(response.text).not.toMatch(/pool|prisma|postgres|database/i)
    }
  })
})
