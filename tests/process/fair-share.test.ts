import { Agent } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../src/database/database.ts'
import { dial } from '../http/raw.ts'
import { type Client, createClient } from '../support/client.ts'
import { exchange, type WireRequest } from '../support/client-wire.ts'
import { environmentOf } from '../support/database.ts'
import { useDatabase } from '../support/use-database.ts'
import { end, type Served, SIGN_IN, serve } from './operator.ts'

const PRODUCTS = 20_000
const OTHERS = 50
/** Milliseconds by which another client's wait may grow. */
const LONGER = 1_000

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const database = await useDatabase()
let served: Served
let origin: string
let token: string
let serial = 0

beforeAll(async () => {
  const { prisma, close } = await openDatabase({ ...database.settings, databasePoolSize: 1 }, quiet)
  await prisma.$executeRaw`ALTER TABLE products DISABLE TRIGGER USER`
  await prisma.$executeRaw`
    INSERT INTO products (name, price, search_text, last_change, created_at, updated_at)
    SELECT 'Product ' || n, n % 100, 'product ' || n || chr(10), '{}', now(), now()
    FROM generate_series(1, ${PRODUCTS}) n`
  await prisma.$executeRaw`ALTER TABLE products ENABLE TRIGGER USER`
  await close()
  const settings = { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' }
  served = await serve({ ...environmentOf(database), ...settings })
  origin = await served.program.origin
  token = (await served.client.call('login', { json: SIGN_IN })).data.accessToken
})
afterAll(async () => {
  await end(served)
})

type Send = (method: string, path: string, options?: WireRequest) => Promise<unknown>

/** One client with its own address and key, and unlimited concurrent requests. */
async function newClient() {
  const scopes = ['products:write', 'posts:write', 'posts:read'] as const
  const json = { name: 'Busy', scopes: [...scopes] }
  const { key } = (await served.client.call('createApiKey', { token, json })).data
  const agent = new Agent({ keepAlive: true })
  const headers = { 'x-forwarded-for': `198.51.100.${++serial}` }
  const send: Send = (method, path, options) =>
    exchange(agent, origin, method, path, { apiKey: key, headers, ...options })
  return { send, close: () => agent.destroy() }
}

const many = <Result>(count: number, work: () => Promise<Result>) => Array.from({ length: count }, work)
const LONG = '<p><a href="https://a.example">A link</a> and <b>more</b></p>'.repeat(330)

const WORST: [string, (send: Send) => Promise<unknown>[]][] = [
  [
    '600 searches',
    (send) => many(600, () => send('GET', `/api/products?q=p&count=true&sort=price&minPrice=0.${++serial}`)),
  ],
  [
    '600 pages sorted by price with counts',
    (send) => many(600, () => send('GET', `/api/products?count=true&sort=price&minPrice=0.${++serial}`)),
  ],
  [
    '120 writes of 20 kB',
    (send) =>
      many(120, () => send('POST', '/api/posts', { json: { title: `Post ${++serial}`, body: LONG } })),
  ],
]

/** The longest time, in milliseconds, that fifty clients wait for an uncached read. */
async function slowestOf(clients: readonly Client[]): Promise<number> {
  const times = await Promise.all(
    clients.map(async (client, host) => {
      const startedAt = performance.now()
      const headers = { 'x-forwarded-for': `192.0.2.${host}` }
      const { status } = await client.request('GET', `/api/products?minPrice=1.${++serial}`, { headers })
      expect(status).toBe(200)
      return performance.now() - startedAt
    }),
  )
  return Math.max(...times)
}

async function undisturbed(work: () => Promise<() => Promise<void>>): Promise<void> {
  const clients = Array.from({ length: OTHERS }, () => createClient(origin))
  try {
    await slowestOf(clients)
    const before = await slowestOf(clients)
    const finish = await work()
    for (let turn = 0; turn < 3; turn++) expect(await slowestOf(clients)).toBeLessThan(before + LONGER)
    await finish()
  } finally {
    for (const client of clients) client.close()
  }
}

// being too slow in all of three runs is more than noise
it.each(WORST)('%s of one client do not delay others', { retry: 2, timeout: 60_000 }, async (_, work) => {
  const one = await newClient()
  await undisturbed(async () => {
    const answers = work(one.send)
    await Promise.race(answers)
    return async () => {
      await Promise.all(answers)
      one.close()
    }
  })
})

it('100 unread responses of one client do not delay others', { retry: 2, timeout: 60_000 }, async () => {
  const head = ['GET /api/products HTTP/1.1', 'Host: a', `X-Forwarded-For: 198.51.100.${++serial}`]
  const request = [...head, '', ''].join('\r\n')
  await undisturbed(async () => {
    const sockets = await Promise.all(many(100, () => dial(Number(new URL(origin).port))))
    for (const socket of sockets) socket.pause().write(request.repeat(5))
    return async () => {
      for (const socket of sockets) socket.destroy()
    }
  })
})
