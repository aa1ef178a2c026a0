import { once } from 'node:events'
import { beforeAll, describe, expect, it } from 'vitest'
import { readMetrics, sampleOf } from '../support/metrics.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { dial, sendLines } from './raw.ts'

const TOKEN = 'only-for-the-tests-of-the-metrics'

const app = useApp({ settings: { metricsToken: TOKEN, rateLimit: true } })

beforeAll(() => app.keepSecret(TOKEN))

const requests = (operation: string, status: number) =>
  sampleOf(app, TOKEN, 'cms_http_request_duration_seconds_count', { operation, status })

describe('without a metrics token', () => {
  const without = useApp()

  it('there is no /metrics endpoint', async () => {
    const response = await without.request('GET', '/metrics', { token: TOKEN })
    expect(outcome(response)).toBe('404 not_found')
  })
})

describe('/metrics', () => {
  it.each([
    ['no token', {}, 'authentication_required'],
    ['another token', { token: `${TOKEN}x` }, 'token_invalid'],
    ['another token of the same length', { token: `${TOKEN.slice(0, -1)}x` }, 'token_invalid'],
    ['a prefix of the token', { token: TOKEN.slice(0, -1) }, 'token_invalid'],
    ['no token at all behind the scheme', { headers: { authorization: 'Bearer ' } }, 'token_invalid'],
    ['another scheme', { headers: { authorization: `Basic ${TOKEN}` } }, 'authentication_required'],
    ['the token as an API key', { apiKey: TOKEN }, 'authentication_required'],
  ])('refuses requests with %s', async (_, options, code) => {
    const response = await app.request('GET', '/metrics', options)
    expect(outcome(response)).toBe(`401 ${code}`)
    expect(response.headers['www-authenticate']).toMatch(/^Bearer/)
    expect(response.text).not.toContain('cms_http')
  })

  it('refuses the access token of an administrator', async () => {
    const response = await app.request('GET', '/metrics', app.as('admin'))
    expect(outcome(response)).toBe('401 token_invalid')
  })

  it('returns uncacheable text in the Prometheus format', async () => {
    const { status, headers } = await app.request('GET', '/metrics', { token: TOKEN })
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each(['process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds', 'cms_response_drift_total'])(
    'has %s and its type',
    async (name) => {
      expect(await readMetrics(app, TOKEN)).toContain(`# TYPE ${name} `)
    },
  )

  it('counts requests and their time by operation and status', async () => {
    await app.request('GET', '/api/products')
    await app.request('GET', '/api/products?nonsense=1')
    await app.request('GET', '/api/posts')
    await expect.poll(() => requests('listPosts', 401)).toBe(1)
    expect(await requests('listProducts', 200)).toBe(1)
    expect(await requests('listProducts', 400)).toBe(1)
    const seconds = await sampleOf(app, TOKEN, 'cms_http_request_duration_seconds_sum', {
      operation: 'listProducts',
      status: 200,
    })
    expect(seconds).toBeGreaterThan(0)
  })

  it('has no series that a client could invent', async () => {
    const unknown = () => requests('none', 404)
    const before = await unknown()
    for (const path of ['/api/sesame', '/api/products/1/sesame', '/sesame?sesame'])
      await app.request('GET', path, { headers: { 'x-request-id': 'sesame' } })
    await expect.poll(unknown).toBe(before + 3)
    expect(await readMetrics(app, TOKEN)).not.toContain('sesame')
  })

  it('counts responses to malformed requests', async () => {
    const refused = (status: number) => sampleOf(app, TOKEN, 'cms_http_requests_refused_total', { status })
    await sendLines(app.port, 'NONSENSE', '', '')
    await sendLines(app.port, 'GET / HTTP/1.1', 'Host: a', `X-A: ${'a'.repeat(20_000)}`, '', '')
    await expect.poll(() => refused(400)).toBe(1)
    expect(await refused(431)).toBe(1)
  })

  it('counts a request that its client aborts as aborted', async () => {
    const socket = await dial(app.port)
    const head = ['POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Type: application/json']
    socket.write([...head, 'Content-Length: 9', 'Expect: 100-continue', '', ''].join('\r\n'))
    await once(socket, 'data')
    socket.destroy()
    await expect.poll(() => requests('login', 499)).toBe(1)
  })

  it('counts rate-limited requests', async () => {
    const login = () =>
      app.request('POST', '/api/auth/login', { json: { username: 'nobody', password: 'wrong' } })
    let refused = 0
    for (let request = 0; request < 70; request++) refused += (await login()).status === 429 ? 1 : 0
    expect(refused).toBeGreaterThan(0)
    const limited = () => sampleOf(app, TOKEN, 'cms_http_requests_rate_limited_total', { operation: 'login' })
    await expect.poll(limited).toBe(refused)
  })
})
