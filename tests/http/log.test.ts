import { once } from 'node:events'
import { beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../../src/resources/index.ts'
import type { RequestOptions } from '../support/client.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'
import { dial, sendLines } from './raw.ts'

/** What a handler might throw by mistake, by the requested product id. */
const FAULTS: Readonly<Record<number, unknown>> = {
  1: new Error('the password of /srv/cms/data is hunter2'),
  2: Object.assign(new Error('insert failed'), { code: 'P2002', statusCode: 418, status: 418 }),
  3: 'a text',
  4: null,
  5: undefined,
  6: { statusCode: 200 },
}

const app = useApp({
  handlers: {
    ...handlers,
    async getProduct({ params: { productId }, db }) {
      if (productId in FAULTS) return Promise.reject(FAULTS[productId])
      await db.product.findUniqueOrThrow({ where: { id: productId } })
      return { data: Object.assign(Object.create(null), { id: 1n }) }
    },
  },
})

/** The lines that a request logs, and its response. */
async function logged(method: string, path: string, options: RequestOptions = {}) {
  const before = app.log.length
  const response = await app.request(method, path, options)
  const id = response.headers['x-request-id']
  await expect
    .poll(() => app.log.slice(before).some(({ requestId, status }) => requestId === id && status))
    .toBe(true)
  return { response, lines: app.log.slice(before) }
}

describe('a request', () => {
  it('writes one log line with everything an operator needs', async () => {
    const headers = { 'user-agent': 'curl', 'x-forwarded-for': '203.0.113.7', referer: 'https://a.example' }
    const { response, lines } = await logged('GET', '/api/products?limit=3', { headers })
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.anything(),
        requestId: response.headers['x-request-id'],
        method: 'GET',
        path: '/api/products',
        operationId: 'listProducts',
        status: 200,
        milliseconds: expect.any(Number),
        client: 'ip:127.0.0.1',
        msg: 'request',
      },
    ])
  })

  it('that its client aborts is not logged as a failure', async () => {
    const socket = await dial(app.port)
    const head = ['POST /api/auth/login HTTP/1.1', 'Host: a', 'Content-Type: application/json']
    socket.write([...head, 'Content-Length: 9', 'Expect: 100-continue', '', ''].join('\r\n'))
    await once(socket, 'data')
    const before = app.log.length
    socket.write('{')
    socket.destroy()
    await expect
      .poll(() => app.log.slice(before))
      .toMatchObject([
        { level: 30, operationId: 'login', status: 499, msg: 'request broken off by the client' },
      ])
  })

  it('that is not valid HTTP has a log line too', async () => {
    const before = app.log.length
    const [answer] = await sendLines(app.port, 'NONSENSE', '', '')
    expect(answer).toMatchObject({ status: 400, code: 'malformed_request' })
    const requestId = answer?.headers['x-request-id']
    await expect
      .poll(() => app.log.slice(before))
      .toMatchObject([{ level: 30, requestId, status: 400, msg: 'request refused' }])
  })

  it('has the same id in the log, the response and the error, besides the client’s own id', async () => {
    const headers = { 'x-request-id': 'trace-7' }
    const ids = new Set<string>()
    for (let count = 0; count < 3; count++) {
      const { response, lines } = await logged('GET', '/api/nothing', { headers })
      const requestId = response.headers['x-request-id'] ?? ''
      expect(requestId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
      expect(response.json).toMatchObject({ data: { requestId } })
      expect(lines).toMatchObject([{ requestId, clientRequestId: 'trace-7' }])
      ids.add(requestId)
    }
    expect(ids.size).toBe(3)
  })

  it('has no client request id if the client sends none or an invalid one', async () => {
    for (const headers of [{}, { 'x-request-id': 'a b' }]) {
      const { lines } = await logged('GET', '/api/nothing', { headers })
      expect(lines[0]).not.toHaveProperty('clientRequestId')
    }
  })

  it('is logged with the user or API key that sent it', async () => {
    const { id, token } = app.users.viewer
    const { id: keyId, key } = await app.issueKey({ scopes: ['posts:read'] })
    expect((await logged('GET', '/api/posts', { token })).lines).toMatchObject([{ client: `user:${id}` }])
    expect((await logged('GET', '/api/posts', { apiKey: key })).lines).toMatchObject([
      { client: `key:${keyId}` },
    ])
    expect((await logged('GET', '/api/posts', { token: 'x' })).lines).toMatchObject([
      { client: 'refused:127.0.0.1' },
    ])
  })

  it.each<[string, string, RequestOptions, number]>([
    ['GET', '/api/nothing', {}, 404],
    ['PUT', '/api/products', {}, 405],
    ['GET', '/api/products/%ZZ', {}, 400],
    ['GET', `/api/products/${'1'.repeat(3_000)}`, {}, 414],
    ['POST', '/api/auth/login', { json: { username: 'x', password: 'y' } }, 401],
    ['POST', '/api/auth/login', { body: '{', headers: { 'content-type': 'application/json' } }, 400],
    [
      'OPTIONS',
      '/api/products',
      { headers: { origin: 'https://a.example', 'access-control-request-method': 'GET' } },
      204,
    ],
    ['GET', '/health/live', {}, 200],
  ])('that reaches no handler has a log line too: %s %.30s', async (method, path, options, status) => {
    const { lines } = await logged(method, path, options)
    expect(lines).toMatchObject([{ method, path: path.slice(0, 200), status, msg: 'request' }])
  })

  it('leaves no body, query or headers in the log, whatever the outcome', async () => {
    const secrets = ['sesame-body', 'sesame-query', 'sesame-header', 'sesame-token', 'cms_sesame_key']
    const [body = '', query = '', header = '', token, apiKey] = secrets
    app.keepSecret(...secrets)
    const headers = { cookie: header, 'idempotency-key': header, authorization: `Basic ${header}` }
    const json = { username: body, password: body, name: body, refresh_token: body }
    const malformed = { body: `{"a":"${body}"`, headers: { 'content-type': 'application/json' } }
    for (const path of ['auth/login', 'auth/refresh', 'products', 'products/1', 'nothing']) {
      for (const options of [{ token, json }, { apiKey, json }, { headers, json }, malformed])
        await app.request('POST', `/api/${path}`, options)
      await app.request('GET', `/api/${path}?cursor=${query}`, { token })
    }
    expect(JSON.stringify(app.log)).not.toContain('sesame')
  })
})

describe('a fault of the service', () => {
  it.each([...Object.keys(FAULTS), '7', '2147483647'])(
    'is described to the operator, not to the client: %s',
    async (id) => {
      if (id === '7')
        await app.prisma.product.create({
          data: { id: 7, name: 'Mug', price: 1, ...written('Mug') },
        })
      const { response, lines } = await logged('GET', `/api/products/${id}`)
      const requestId = response.headers['x-request-id']
      expect(response.json).toEqual({
        status: 'error',
        message: 'Something went wrong on our side.',
        data: { code: 'internal_error', requestId },
      })
      expect(lines).toMatchObject([
        { level: 50, requestId, msg: 'request failed' },
        { level: 30, requestId, status: 500, msg: 'request' },
      ])
    },
  )
})

describe('a request that is answered 503', () => {
  beforeAll(async () => {
    await app.prisma.$executeRaw`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN RAISE EXCEPTION USING ERRCODE = NEW.sku; END'`
    await app.prisma.$executeRaw`
      CREATE TRIGGER fail BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION fail()`
  })

  it.each([
    ['53100', 'disk_full'],
    ['53300', 'too_many_connections'],
    ['53200', 'sqlstate_53'],
    ['55P03', 'lock_timeout'],
    ['57014', 'statement_timeout'],
    ['25006', 'read_only'],
    ['40001', 'conflict'],
    ['58030', 'sqlstate_58'],
  ])('logs the cause: SQLSTATE %s, %s', async (sku, cause) => {
    const json = { name: 'Mug', price: 1, sku }
    const { response, lines } = await logged('POST', '/api/products', { ...app.as('editor'), json })
    expect(response).toMatchObject({ status: 503, code: 'unavailable' })
    const own = lines.filter(({ msg }) => msg === 'request')
    expect(own).toMatchObject([{ status: 503, reason: 'unavailable', cause, sqlState: sku }])
  })
})
