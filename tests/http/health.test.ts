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
  it('publishes only the public members of the keys', async () => {
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

  it('lets third parties verify the tokens that a login returns', async () => {
    const { id, username, password } = app.users.editor
    const { data } = await app.call('login', { json: { username, password } })
    const { payload, protectedHeader } = await verify(data.accessToken)
    expect(payload).toMatchObject({ sub: String(id), iss: 'cms-api', aud: 'cms-api', client_id: 'cms' })
    expect(Number(payload.exp) - Number(payload.iat)).toBe(data.expiresIn)
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' })
    expect(JSON.stringify(payload)).not.toContain(password)
  })

  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const NO_SIGNATURE = ''

  it.each<[string, (header: string, payload: string, signature: string) => string[]]>([
    ['another user', (h, p, s) => [h, encode({ ...decode(p), sub: String(app.users.admin.id) }), s]],
    ['the algorithm none', (_, p) => [encode({ alg: 'none', typ: 'at+jwt' }), p, NO_SIGNATURE]],
    ['another algorithm', (_, p, s) => [encode({ alg: 'HS256', typ: 'at+jwt' }), p, s]],
    ['no signature', (h, p) => [h, p, NO_SIGNATURE]],
  ])('does not verify a token with %s', async (_what, forge) => {
    const [header = '', payload = '', signature = ''] = app.users.viewer.token.split('.')
    const token = forge(header, payload, signature).join('.')
    await expect(verify(token)).rejects.toThrow()
    expect(outcome(await app.request('GET', '/api/posts', { token }))).toBe('401 token_invalid')
  })
})

describe('health', () => {
  it.each([
    ['/health/live', 'The process is alive.'],
    ['/health/ready', 'The service is ready.'],
  ])('%s: %s', async (path, message) => {
    const { status, headers, json } = await app.request('GET', path)
    expect(status).toBe(200)
    expect(json).toEqual({ status: 'success', message })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('reports a process without a database as alive but not ready', async () => {
    const { token } = app.users.editor
    await app.context.database.close()
    expect((await app.request('GET', '/health/live')).status).toBe(200)
    const ready = await app.request('GET', '/health/ready')
    expect(ready).toMatchObject({ status: 503, code: 'unavailable', headers: { 'retry-after': '5' } })
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
      expect(response).toMatchObject({ status: 503, code: 'unavailable', headers: { 'retry-after': '5' } })
      expect(response.text).not.toMatch(/pool|prisma|postgres|database/i)
    }
  })
})
