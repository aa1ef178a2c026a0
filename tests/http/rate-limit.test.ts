import { describe, expect, it } from 'vitest'
import { rateLimits } from '../../generated/operations.ts'
import { formatApiKey, newApiKeyParts } from '../../src/identity/keys/api-key-format.ts'
import type { ApiResponse, RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'
import { sendLines } from './raw.ts'

const METRICS_TOKEN = 'only-for-the-tests-of-the-limits-of-metrics'

const app = useApp({
  settings: { rateLimit: true, trustProxy: ['127.0.0.1'], metricsToken: METRICS_TOKEN },
})

/** A client with its own address, as forwarded by the proxy. */
const from = (address: string, headers = {}): RequestOptions => ({
  headers: { 'x-forwarded-for': address, ...headers },
})

/** Exhausts the limit of the class, then sends the request once more. */
async function exhaust(limit: number, send: () => Promise<ApiResponse>): Promise<ApiResponse[]> {
  const responses: ApiResponse[] = []
  for (let count = 0; count <= limit; count++) responses.push(await send())
  return responses
}

const refresh = (options: RequestOptions) =>
  app.request('POST', '/api/auth/refresh', { ...options, json: { refresh_token: 'nonsense' } })

describe('a rate limit', () => {
  it('is shown in each response; once it is exceeded, the response says when to retry', async () => {
    const { limit, window } = rateLimits.login
    const responses = await exhaust(limit, () => refresh(from('192.0.2.1')))
    const left = responses.map(({ headers }) => Number(/;r=(\d+);/.exec(headers.ratelimit ?? '')?.[1]))
    expect(left).toEqual([...Array(limit).keys(), 0].toSorted((a, b) => b - a))
    expect(new Set(responses.slice(0, -1).map(outcome))).toEqual(new Set(['401 refresh_token_invalid']))
    const last = responses.at(-1)
    expect(last && outcome(last)).toBe('429 rate_limited')
    expect(last?.headers['ratelimit-policy']).toBe(`"login";q=${limit};w=${window}`)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(window)
  })

  it('counts each address and each operation class separately', async () => {
    await exhaust(rateLimits.login.limit, () => refresh(from('192.0.2.31')))
    expect(outcome(await refresh(from('192.0.2.31')))).toBe('429 rate_limited')
    expect(outcome(await refresh(from('192.0.2.2')))).toBe('401 refresh_token_invalid')
    expect(outcome(await app.request('GET', '/api/products', from('192.0.2.31')))).toBe('200')
    expect(outcome(await app.request('GET', '/health/live', from('192.0.2.31')))).toBe('200')
  })

  it('counts an account or a key across all addresses', async () => {
    const { editor, admin } = app.users
    const { key } = await app.issueKey({ scopes: ['products:write'] })
    const create = (who: RequestOptions, address: string) =>
      app.request('POST', '/api/products', { ...from(address), ...who, json: {} })
    let host = 0
    await exhaust(rateLimits.write.limit, () => create({ token: editor.token }, `198.51.100.${host++}`))
    expect(outcome(await create({ token: editor.token }, '192.0.2.9'))).toBe('429 rate_limited')
    for (const who of [{ token: admin.token }, { apiKey: key }])
      expect(outcome(await create(who, '198.51.100.1'))).toMatch(/^422/)
  })

  it('on guessing credentials does not limit other requests of the same address', async () => {
    const { key } = await app.issueKey({ scopes: ['posts:read'] })
    const withKey = () => app.request('GET', '/api/posts', { ...from('192.0.2.3'), apiKey: key })
    expect(outcome(await withKey())).toBe('200')
    // from now on, the key is looked up again
    app.clock.advance(60)
    const guess = () => app.request('GET', '/api/posts', { ...from('192.0.2.3'), apiKey: 'nonsense' })
    const responses = await exhaust(rateLimits.read.limit, guess)
    expect(responses.at(-1)?.code).toBe('rate_limited')
    expect(outcome(await app.request('GET', '/api/products', from('192.0.2.3')))).toBe('200')
    expect(outcome(await app.request('GET', '/api/posts', from('192.0.2.3')))).toBe(
      '401 authentication_required',
    )
    // nor those of the programs and people behind the same address
    expect(outcome(await withKey())).toBe('200')
    const { token } = await app.addUser('somebody.else', 'editor')
    expect(outcome(await app.request('GET', '/api/posts', { ...from('192.0.2.3'), token }))).toBe('200')
  })

  it('on guessing credentials does not hinder pages that read with a key in use', async () => {
    const [page = '', other = ''] = ['https://blog.example', 'https://shop.example']
    const { id, key } = await app.issueKey({ scopes: ['posts:read'], publishable: true, origins: [page] })
    const read = (path: string, address: string, origin: string) =>
      app.request('GET', path, { ...from(address, { origin }), apiKey: key })
    const readable = async () => {
      // the key is looked up again
      app.clock.advance(60)
      const { status, headers } = await read('/api/categories', '192.0.2.5', page)
      return [status, headers['access-control-allow-origin']]
    }
    expect(await readable()).toEqual([200, page])
    const guess = () => app.request('GET', '/api/posts', { ...from('192.0.2.5'), apiKey: 'nonsense' })
    await exhaust(rateLimits.read.limit, guess)
    expect(await readable()).toEqual([200, page])
    expect(outcome(await read('/api/posts', '192.0.2.6', other))).toBe('403 origin_not_allowed')
    expect(await readable()).toEqual([200, page])
    await app.prisma.apiKey.update({ where: { id }, data: { revokedAt: app.clock.now() } })
    const lookups = async () =>
      (await statementsFor(readable)).filter(({ text }) => text.includes('api_keys')).length
    expect([await lookups(), await lookups()]).toEqual([1, 0])
  })

  it('ends the lookups of made-up keys, even of those that a public read ignores', async () => {
    const options = from('192.0.2.4', { origin: 'https://blog.example' })
    const guess = () =>
      app.request('GET', '/api/categories', { ...options, apiKey: formatApiKey(newApiKeyParts(true)) })
    const lookups = async () =>
      (await statementsFor(guess)).filter(({ text }) => text.includes('api_keys')).length
    expect(await lookups()).toBe(1)
    await exhaust(rateLimits.read.limit, guess)
    expect(await lookups()).toBe(0)
    expect(outcome(await guess())).toBe('200')
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['::ffff:192.0.2.50', '192.0.2.50', '192.0.2.51'],
    ['192.0.2.52:49152', '192.0.2.52:49153', '192.0.2.53:49152'],
    ['[2001:db8:1:4::1]:49152', '[2001:db8:1:4::1]:49153', '[2001:db8:1:5::1]:49152'],
    ['192.0.2.54, 127.0.0.1:80', '192.0.2.54:49152', '192.0.2.55, 127.0.0.1:80'],
    ['unknown', '_made-up', '192.0.2.56'],
  ])('treats %s and %s as one client, and %s as another', async (first, same, other) => {
    await exhaust(rateLimits.login.limit, () => refresh(from(first)))
    expect(outcome(await refresh(from(same)))).toBe('429 rate_limited')
    expect(outcome(await refresh(from(other)))).toBe('401 refresh_token_invalid')
  })

  it('cannot be evaded by inventing addresses before the proxy’s', async () => {
    let host = 0
    const responses = await exhaust(rateLimits.login.limit, () =>
      refresh(from(`203.0.113.${host++}, 192.0.2.60`)),
    )
    expect(responses.at(-1)?.code).toBe('rate_limited')
  })

  it('identifies a client by the proxy’s header even after a thousand other headers', async () => {
    const body = JSON.stringify({ username: app.users.author.username, password: 'wrong' })
    let host = 0
    const guess = async () => {
      const made = ['Host: a', `X-Forwarded-For: 203.0.113.${host++}`, ...Array(1_000).fill('a: 1')]
      const type = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close']
      const proxy = 'X-Forwarded-For: 192.0.2.61'
      const lines = ['POST /api/auth/login HTTP/1.1', ...type, ...made, proxy, '', body]
      const [answer] = await sendLines(app.port, ...lines)
      return answer?.code
    }
    const answers: unknown[] = []
    // the delay of the account and the address begins before the limit of the class is reached
    while (answers.length < rateLimits.login.limit) answers.push(await guess())
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('invalid_credentials'))
    expect(answers).toContain('rate_limited')
    expect(outcome(await refresh(from('192.0.2.61')))).toBe('429 rate_limited')
    const clients = app.log.filter(({ path }) => path === '/api/auth/login').map(({ client }) => client)
    expect(new Set(clients.slice(-answers.length))).toEqual(new Set(['ip:192.0.2.61']))
  })
})

it('a rate limit never stops an administrator from revoking access', async () => {
  const { admin } = app.users
  const leaver = await app.addUser('leaver', 'viewer')
  const { id } = await app.issueKey({ scopes: ['products:write'] })
  const other = await app.signIn(admin.id)
  const ask = (method: string, path: string, headers = {}) =>
    app.request(method, path, { ...from('192.0.2.95', headers), token: admin.token, json: {} })
  for (const [name, path] of [
    ['write', '/api/products'],
    ['login', '/api/auth/password'],
  ] as const) {
    await exhaust(rateLimits[name].limit, () => ask('POST', path))
    expect(outcome(await ask('POST', path)), path).toBe('429 rate_limited')
  }
  const endings = [
    ['DELETE', `/api/api-keys/${id}`],
    ['DELETE', `/api/users/${leaver.id}`],
    ['DELETE', `/api/auth/sessions/${other.sessionId}`],
    ['POST', '/api/auth/logout'],
  ] as const
  for (const [method, path] of endings) {
    const response = await ask(method, path, { 'if-match': '*' })
    expect(response.status, path).toBe(200)
    expect(response.headers.ratelimit, path).toMatch(/^"revoke";/)
  }
})

describe('probes', () => {
  it('are allowed once a second from many balancers at one address, and no more often', async () => {
    const ask = (path: string, address = '192.0.2.90') => app.request('GET', path, from(address))
    const responses = await exhaust(rateLimits.probe.limit, () => ask('/health/live'))
    expect(new Set(responses.slice(0, -1).map(({ status }) => status))).toEqual(new Set([200]))
    for (const path of ['/health/live', '/health/ready', '/metrics']) {
      const { headers, ...answer } = await ask(path)
      expect(answer, path).toMatchObject({ status: 429, code: 'rate_limited' })
      expect(headers.ratelimit).toMatch(/^"probe";r=0;t=\d+$/)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(rateLimits.probe.window)
      expect((await ask(path, '192.0.2.91')).status).not.toBe(429)
    }
    expect(outcome(await ask('/api/products'))).toBe('200')
  })
})

describe('a request that matches no operation', () => {
  it.each([
    // 503 until its page is built
    ['GET', '/docs', '203.0.113.200', [200, 503]],
    ['GET', '/openapi.yaml', '203.0.113.201', [200]],
    ['GET', '/openapi.json', '203.0.113.202', [200]],
    ['GET', '/.well-known/jwks.json', '203.0.113.203', [200]],
    ['GET', '/api/nowhere', '203.0.113.204', [404]],
    ['PUT', '/api/products', '203.0.113.205', [405]],
    ['OPTIONS', '/api/products', '203.0.113.206', [405]],
  ])('is limited per address: %s %s', async (method, path, address, expected) => {
    const ask = (from_ = address) => app.request(method, path, from(from_, { 'if-none-match': '*' }))
    const responses = await exhaust(rateLimits.other.limit, () => ask())
    const { headers, ...last } = responses.pop() ?? {}
    const statuses = new Set(responses.map((one) => (one.status === 304 ? 200 : one.status)))
    expect(expected).toEqual(expect.arrayContaining([...statuses]))
    expect(last).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(headers?.ratelimit).toMatch(/^"other";r=0;t=\d+$/)
    expect(Number(headers?.['retry-after'])).toBeLessThanOrEqual(rateLimits.other.window)
    expect((await ask('203.0.113.250')).status).not.toBe(429)
    for (const other of ['/api/products', '/health/live'])
      expect((await app.request('GET', other, from(address))).status).toBe(200)
  })
})

describe('a password', () => {
  it.each([
    ['192.0.2.72:49', '192.0.2.73'],
    ['nobody-', '192.0.2.74'],
  ])('cannot be guessed by a client that keeps changing its address: %s', async (name, other) => {
    const { username, password } = app.users.editor
    const logIn = (word: string, address: string) =>
      app.request('POST', '/api/auth/login', { ...from(address), json: { username, password: word } })
    const answers: string[] = []
    for (let count = 100; count < 115; count++) answers.push(outcome(await logIn('wrong', `${name}${count}`)))
    expect(answers.filter((answer) => answer !== '429 rate_limited').length).toBeLessThan(8)
    expect(outcome(await logIn(password, other))).toBe('200')
  })

  it('is throttled: after five failures even the right one gets 429 for a while', async () => {
    const { username, password } = app.users.viewer
    const logIn = (word: string, address: string) =>
      app.request('POST', '/api/auth/login', { ...from(address), json: { username, password: word } })
    const answers: string[] = []
    for (let count = 0; count < 10; count++) answers.push(outcome(await logIn('wrong', '192.0.2.70')))
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('401 invalid_credentials'))
    expect(answers).toContain('429 rate_limited')
    expect((await logIn('wrong', '192.0.2.70')).headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expect(outcome(await logIn(password, '192.0.2.71'))).toBe('200')
  })
})

it('a proxy that sends no client address is logged once', async () => {
  for (const name of ['unknown', '_made-up', 'nobody']) await app.request('GET', '/api/products', from(name))
  const lines = app.log.filter(({ msg }) => String(msg).startsWith('X-Forwarded-For has no address'))
  expect(lines).toMatchObject([{ level: 40 }])
})
