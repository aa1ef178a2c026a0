import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { ApiResponse } from '../support/client.ts'
import { createGate } from '../support/gate.ts'
import { sampleOf } from '../support/metrics.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const TOKEN = 'only-for-the-tests-of-the-overload'
const QUEUE = 4

const app = useApp({ settings: { databasePoolSize: 1, databaseQueueSize: QUEUE, metricsToken: TOKEN } })

beforeAll(() => app.keepSecret(TOKEN))

const waiting = () => app.context.database.connections().waiting
let nextId = 1_000
/** Something that is not in memory. */
const read = () => app.request('GET', `/api/products/${nextId++}`)

/** Takes the only connection, until the test has ended at the latest. @returns gives it back */
async function holdConnection(): Promise<() => Promise<void>> {
  const [held, freed] = [createGate(), createGate()]
  onTestFinished(freed.open)
  const transaction = app.prisma.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1`
      held.open()
      await freed.opened
    },
    { timeout: 60_000 },
  )
  await Promise.race([held.opened, transaction])
  return async () => {
    freed.open()
    await transaction
  }
}

/** Sends requests until no more may wait for the connection. The service itself may wait for it too. */
async function fillQueue(): Promise<Promise<ApiResponse>[]> {
  const answers: Promise<ApiResponse>[] = []
  while (waiting() < QUEUE) {
    const before = waiting()
    answers.push(read())
    await expect.poll(waiting).toBeGreaterThan(before)
  }
  return answers
}

describe('while too much waits for the database', () => {
  it('requests are refused at once; what waits, sign-out, health and metrics go on', async () => {
    const release = await holdConnection()
    const served = await fillQueue()
    const refused = await read()
    expect(outcome(refused)).toBe('503 unavailable')
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(refused.json).toMatchObject({ message: 'The service has too much to do at the moment.' })
    const login = { json: { username: 'viewer', password: app.users.viewer.password } }
    expect(outcome(await app.request('POST', '/api/auth/login', login))).toBe('503 unavailable')
    expect(outcome(await app.request('GET', '/api/posts', app.as('viewer')))).toBe('503 unavailable')

    expect((await app.request('GET', '/health/live')).status).toBe(200)
    expect(await shed('getProduct')).toBe(1)
    expect(await shed('login')).toBe(1)
    const before = waiting()
    const ready = app.request('GET', '/health/ready')
    const logout = app.request('POST', '/api/auth/logout', app.as('editor'))
    await expect.poll(waiting).toBeGreaterThanOrEqual(before + 2)
    await release()
    expect((await ready).status).toBe(200)
    expect((await logout).status).toBe(200)
    for (const answer of served) expect((await answer).status).toBe(404)
    await expect.poll(async () => (await read()).status).toBe(404)
  })

  it('the log has one line when that begins, and one when it is over', async () => {
    await expect
      .poll(() => app.log.filter(({ msg }) => String(msg).includes('overload')))
      .toMatchObject([
        { level: 40, msg: 'overload: too much waits for the database, requests are refused' },
        { level: 30, msg: 'the overload is over', refused: expect.any(Number) },
      ])
    expect(app.log.filter(({ msg }) => msg === 'request failed')).toEqual([])
  })
})

const shed = (operation: string) => sampleOf(app, TOKEN, 'cms_http_requests_shed_total', { operation })

describe('a hundred clients at once', () => {
  const crowded = useApp({ settings: { databasePoolSize: 1, answerMemory: 0 } })

  it('are no overload', async () => {
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
