import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiResponse, RequestOptions } from '../support/client.ts'
import { holdConnection } from '../support/hold-connection.ts'
import { sampleOf } from '../support/metrics.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const TOKEN = 'only-for-the-tests-of-the-overload'
const QUEUE = 4
const ORIGIN = 'https://shop.example'

const app = useApp({
  settings: {
    databasePoolSize: 1,
    databaseQueueSize: QUEUE,
    metricsToken: TOKEN,
    corsOrigins: [ORIGIN],
  },
})

beforeAll(() => app.keepSecret(TOKEN))

const waiting = () => app.context.database.connections().waiting
let nextId = 1_000
/** A read that is not cached. */
const read = () => app.request('GET', `/api/products/${nextId++}`)

/** Sends requests until one is refused. @returns the earlier ones, which are still waiting */
async function fillQueue(): Promise<Promise<ApiResponse>[]> {
  const answers: Promise<ApiResponse>[] = []
  for (;;) {
    const before = waiting()
    const answer = read()
    let isAnswered = false
    void answer.finally(() => {
      isAnswered = true
    })
    await expect.poll(() => isAnswered || waiting() > before).toBe(true)
    if (!isAnswered) answers.push(answer)
    // refused for another reason: the event loop was too busy
    else if (waiting() > 0) return answers
  }
}

const KINDS: [string, string, string, RequestOptions][] = [
  ['a read', 'GET', '/api/products/77', {}],
  ['a read in German', 'GET', '/api/products/77', { headers: { 'accept-language': 'de' } }],
  ['a cross-origin read', 'GET', '/api/products/77', { headers: { origin: ORIGIN } }],
  ['a read from another origin', 'GET', '/api/products/77', { headers: { origin: 'https://other.example' } }],
  ['HEAD', 'HEAD', '/api/products/77', {}],
  ['a create', 'POST', '/api/auth/login', { json: { username: 'nobody', password: 'wrong' } }],
]

describe('while too many requests wait for the database', () => {
  it('sheds new requests; queued requests, sign-out, health and metrics go on', async () => {
    const release = await holdConnection(app.prisma)
    const served = await fillQueue()
    const before = await shed('getProduct')
    const refused = await read()
    expect(outcome(refused)).toBe('503 unavailable')
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(refused.json).toMatchObject({ message: 'The service is overloaded at the moment.' })
    const login = { json: { username: 'viewer', password: app.users.viewer.password } }
    expect(outcome(await app.request('POST', '/api/auth/login', login))).toBe('503 unavailable')
    expect(outcome(await app.request('GET', '/api/posts', app.as('viewer')))).toBe('503 unavailable')

    expect((await app.request('GET', '/health/live')).status).toBe(200)
    expect(await shed('getProduct')).toBe(before + 1)
    expect(await shed('login')).toBe(1)
    const queued = waiting()
    const ready = app.request('GET', '/health/ready')
    const logout = app.request('POST', '/api/auth/logout', app.as('editor'))
    // all readiness probes share one query, which waits as well
    await expect.poll(waiting).toBeGreaterThan(queued)
    await release()
    expect((await ready).status).toBe(200)
    expect((await logout).status).toBe(200)
    for (const answer of served) expect((await answer).status).toBe(404)
    await expect.poll(async () => (await read()).status).toBe(404)
  })

  it.each(KINDS)('refuses %s with the same headers each time', async (_, method, path, options) => {
    const release = await holdConnection(app.prisma)
    const served = await fillQueue()
    const send = () => app.request(method, path, options)
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status]).toEqual([503, 503])
    expect(shared(second.headers)).toEqual(shared(first.headers))
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    for (const { headers, json } of [first, second]) {
      const requestId = headers['x-request-id']
      if (method !== 'HEAD') expect(json).toMatchObject({ data: { requestId } })
      const lines = () => app.log.filter((line) => line.requestId === requestId)
      await expect.poll(lines).toMatchObject([{ msg: 'request', status: 503, method }])
    }
    await release()
    await Promise.all(served)
  })

  it('sheds requests while the event loop is too busy, too', async () => {
    const release = await holdConnection(app.prisma)
    const served = await fillQueue()
    let isBusy = true
    const work = () => void (isBusy && setImmediate(work))
    work()
    await release()
    await Promise.all(served)
    await expect.poll(waiting).toBe(0)
    await setTimeout(200)
    expect(outcome(await read())).toBe('503 unavailable')
    isBusy = false
    await expect.poll(async () => (await read()).status).toBe(404)
  })

  it('logs one line when the overload begins and one when it ends', async () => {
    const lines = () => app.log.filter(({ msg }) => String(msg).includes('overload'))
    await expect.poll(() => lines().at(-1)).toMatchObject({ msg: 'the overload is over' })
    const refusals = app.log.filter(({ msg, status }) => msg === 'request' && status === 503)
    // on a slow machine the tests above cause more than one overload
    const begun = lines().filter((_, index) => index % 2 === 0)
    const ended = lines().filter((_, index) => index % 2 === 1)
    for (const { level, msg, waiting } of begun) {
      expect([level, msg]).toEqual([40, 'overload: too much waits for the database, requests are refused'])
      // requests admitted at the same moment wait too
      expect(Number(waiting)).toBeGreaterThanOrEqual(QUEUE)
    }
    for (const { level, msg } of ended) expect([level, msg]).toEqual([30, 'the overload is over'])
    expect(ended.reduce((sum, { refused }) => sum + Number(refused), 0)).toBe(refusals.length)
    expect(app.log.filter(({ msg }) => msg === 'request failed')).toEqual([])
  })
})

/** All headers except those that are specific to one request. */
function shared({ date, 'x-request-id': _id, ratelimit, ...others }: ApiResponse['headers']) {
  return { ...others, isLimited: ratelimit !== undefined, isDated: date !== undefined }
}

const shed = (operation: string) => sampleOf(app, TOKEN, 'cms_http_requests_shed_total', { operation })

describe('a hundred clients at once', () => {
  const crowded = useApp({ settings: { databasePoolSize: 1, answerMemory: 0 } })

  it('do not cause an overload', async () => {
    const browse = async () => {
      const found: string[] = []
      for (let turn = 0; turn < 3; turn++)
        found.push(outcome(await crowded.request('GET', '/api/products?limit=5&q=mug')))
      return found
    }
    const clients = await Promise.all(Array.from({ length: 100 }, browse))
    expect(new Set(clients.flat())).toEqual(new Set(['200']))
  })
})
