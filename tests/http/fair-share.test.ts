import { beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM } from '../../src/domain/change.ts'
import { formatApiKey, newApiKeyParts } from '../../src/identity/keys/api-key-format.ts'
import type { ApiResponse, RequestOptions } from '../support/client.ts'
import { holdConnection } from '../support/hold-connection.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

/** One client's share: a tenth of the queue, plus the requests that are using the database. */
const [QUEUE, SHARE, AT_ONCE] = [200, 20, 2]
const SERVED = AT_ONCE + SHARE
const OTHERS = 50
/** The queries that the service itself may run in the meantime, such as those of its scheduler. */
const BACKGROUND = 6

const app = useApp({
  settings: {
    rateLimit: true,
    trustProxy: ['127.0.0.1'],
    databasePoolSize: 1,
    databaseQueueSize: QUEUE,
    principalCacheTtl: 60,
  },
})

const from = (address: string, options: RequestOptions = {}): RequestOptions => ({
  ...options,
  headers: { 'x-forwarded-for': address },
})
const waiting = () => app.context.database.connections().waiting
let nextId = 1_000
/** A read that is not cached. */
const read = (options: RequestOptions) => app.request('GET', `/api/products/${nextId++}`, options)
const many = (count: number, send: (index: number) => Promise<ApiResponse>) =>
  Array.from({ length: count }, (_, index) => send(index))

/** Counts responses by outcome as they arrive. */
function tallied(answers: readonly Promise<ApiResponse>[]): Map<string, number> {
  const tally = new Map<string, number>()
  for (const answer of answers)
    void answer.then((one) => tally.set(outcome(one), (tally.get(outcome(one)) ?? 0) + 1))
  return tally
}

// caches the caller's identity, so that the tests query the database only when they intend to
beforeAll(() => app.request('GET', '/api/auth/me', app.as('editor')))

describe('one client with too many requests at once', () => {
  it('is the only one refused: fifty others are answered before its queued requests', async () => {
    const release = await holdConnection(app.prisma)
    const greedy = many(100, () => read(from('198.51.100.1')))
    const ofGreedy = tallied(greedy)
    await expect.poll(() => ofGreedy.get('429 rate_limited')).toBe(100 - SERVED)
    expect(waiting()).toBeLessThanOrEqual(AT_ONCE + BACKGROUND)

    const others = many(OTHERS, (host) => read(from(`192.0.2.${host}`)))
    await expect.poll(waiting).toBeGreaterThanOrEqual(AT_ONCE + OTHERS)
    await release()
    expect(new Set((await Promise.all(others)).map(outcome))).toEqual(new Set(['404 not_found']))
    // it had a turn before they arrived, and may get one while they are being answered
    expect(ofGreedy.get('404 not_found')).toBeLessThanOrEqual(2 * AT_ONCE)
    await Promise.all(greedy)
    expect(ofGreedy.get('404 not_found')).toBe(SERVED)
  })

  it('is told when to retry, and the log says why in one line', async () => {
    const { token } = await app.signIn(app.users.editor.id)
    const release = await holdConnection(app.prisma)
    const greedy = many(SERVED + 5, (id) => app.request('GET', `/api/posts/${1_000 + id}`, app.as('editor')))
    const refused = await Promise.race(greedy)
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited', headers: { 'retry-after': '1' } })
    expect(refused.headers.ratelimit).toMatch(/^"read";r=\d+;t=\d+$/)
    expect(refused.json).toMatchObject({
      message: 'Too many of your requests are in progress. Wait until some of them are answered.',
    })
    const signOut = app.request('POST', '/api/auth/logout', { token })
    await release()
    expect((await signOut).status).toBe(200)
    await Promise.all(greedy)
    const requestId = refused.headers['x-request-id']
    expect(app.log.filter((line) => line.requestId === requestId)).toMatchObject([
      { level: 30, msg: 'request', status: 429, reason: 'tooManyAtOnce' },
    ])
    const client = `user:${app.users.editor.id}`
    const lines = app.log.filter((line) => line.client === client && line.msg !== 'request')
    expect(lines).toMatchObject([
      { level: 30, refused: 5, msg: 'requests of a client were refused: too many at once' },
    ])
  })

  it('may send twenty different requests at once, or the same one a hundred times', async () => {
    const release = await holdConnection(app.prisma)
    const burst = many(20, () => read(from('198.51.100.2')))
    const list = () => app.request('GET', '/api/products', from('198.51.100.3'))
    const first = list()
    await expect
      .poll(async () => (await app.request('GET', '/health/live')).status && waiting())
      .toBeGreaterThan(AT_ONCE)
    const same = [first, ...many(100, list)]
    for (let turn = 0; turn < 10; turn++) await app.request('GET', '/health/live')
    expect(waiting()).toBeLessThanOrEqual(AT_ONCE + 1 + BACKGROUND)
    await release()
    expect(new Set((await Promise.all(burst)).map(outcome))).toEqual(new Set(['404 not_found']))
    expect(new Set((await Promise.all(same)).map(outcome))).toEqual(new Set(['200']))
  })

  it('gets nothing from its queue once its access has ended', async () => {
    const { id, key: apiKey } = await app.issueKey({ scopes: ['posts:read'] })
    await app.request('GET', '/api/posts', { apiKey })
    const release = await holdConnection(app.prisma)
    const reads = many(10, (index) => app.request('GET', `/api/posts/${2_000 + index}`, { apiKey }))
    await expect.poll(waiting).toBeGreaterThanOrEqual(AT_ONCE)
    const revoked = app.context.auth.apiKeys.revoke({ id }, SYSTEM)
    // longer than reads may rely on the access that they had
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await release()
    await revoked
    expect((await Promise.all(reads)).map(outcome).at(-1)).toBe('401 api_key_invalid')
  })

  it('cannot raise its share with made-up API keys', async () => {
    const release = await holdConnection(app.prisma)
    const guess = () => {
      const apiKey = formatApiKey(newApiKeyParts())
      return app.request('GET', '/api/posts', from('198.51.100.4', { apiKey }))
    }
    const guesses = many(100, guess)
    const ofGuesses = tallied(guesses)
    await expect.poll(() => ofGuesses.get('429 rate_limited')).toBe(100 - SERVED)
    expect(waiting()).toBeLessThanOrEqual(AT_ONCE + BACKGROUND)
    await release()
    await Promise.all(guesses)
    expect(ofGuesses.get('401 api_key_invalid')).toBe(SERVED)
  })
})
