import { describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import type { RequestOptions } from '../support/client.ts'
import { createTestDatabase } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const LIMIT = 3
const HOUR = 60 * 60
const DAY = 24 * HOUR

const app = useApp({ settings: { idempotencyKeysPerClient: LIMIT } })

const newKey = async () => (await app.issueKey({ scopes: ['products:write', 'posts:write'] })).key
const create = (
  key: string,
  options: RequestOptions,
  json: unknown = { name: key, price: 1 },
  to: Pick<TestApp, 'request'> = app,
) => to.request('POST', '/api/products', { ...options, json, headers: { 'idempotency-key': key } })
const outcomes = async (keys: readonly string[], options: RequestOptions) => {
  const answers: string[] = []
  for (const key of keys) answers.push(outcome(await create(key, options)))
  return answers
}

describe('the limit on Idempotency-Keys', () => {
  it('refuses further keys, but still replays those already sent', async () => {
    const client = { apiKey: await newKey() }
    expect(await outcomes(['a', 'b', 'c', 'd'], client)).toEqual(['201', '201', '201', '429 rate_limited'])
    const again = await create('a', client)
    expect(again).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' } })
    expect(await app.prisma.product.count({ where: { name: 'd' } })).toBe(0)
  })

  it('counts the keys of all operations, separately for each client', async () => {
    const client = { apiKey: await newKey() }
    await outcomes(['a', 'b', 'c'], client)
    const post = { ...client, json: { title: 'A', body: '' }, headers: { 'idempotency-key': 'e' } }
    expect(outcome(await app.request('POST', '/api/posts', post))).toBe('429 rate_limited')
    expect(await outcomes(['a'], { apiKey: await newKey() })).toEqual(['201'])
    expect(await outcomes(['a'], app.as('editor'))).toEqual(['201'])
  })

  it('tells a refused client when to retry, and accepts the request without a key', async () => {
    const client = { apiKey: await newKey() }
    await create('a', client)
    app.clock.advance(HOUR)
    await outcomes(['b', 'c'], client)
    const refused = await create('d', client)
    expect(refused.headers['retry-after']).toBe(String(DAY - HOUR))
    expect(refused.text).toContain('Too many requests with an Idempotency-Key in 24 hours.')
    const without = { ...client, json: { name: 'Mug', price: 1 } }
    expect(outcome(await app.request('POST', '/api/products', without))).toBe('201')
    app.clock.advance(DAY - HOUR)
    expect(await outcomes(['d', 'e'], client)).toEqual(['201', '429 rate_limited'])
  })

  it('does not count keys of failed requests', async () => {
    const client = { apiKey: await newKey() }
    for (const key of ['v', 'w', 'x', 'y', 'z'])
      expect(outcome(await create(key, client, { name: '', price: 1 }))).toMatch(/^422/)
    expect(await outcomes(['a', 'b', 'c'], client)).toEqual(['201', '201', '201'])
  })

  it('is checked against a new count after a minute, because other replicas accept keys too', async () => {
    const { id, key } = await app.issueKey({ scopes: ['products:write'] })
    await outcomes(['a', 'b', 'c'], { apiKey: key })
    const { count } = await app.prisma.idempotencyRecord.deleteMany({
      where: { principal: { contains: id }, key: { in: ['a', 'b'] } },
    })
    expect(count).toBe(2)
    expect(await outcomes(['d'], { apiKey: key })).toEqual(['429 rate_limited'])
    app.clock.advance(60)
    expect(await outcomes(['d', 'e', 'f'], { apiKey: key })).toEqual(['201', '201', '429 rate_limited'])
  })
})

it('Idempotency-Keys sent before a restart still count', async () => {
  const database = await createTestDatabase()
  const start = () => startApp({ database, settings: { idempotencyKeysPerClient: LIMIT } })
  const before = await start()
  const { key: apiKey } = await before.issueKey({ scopes: ['products:write'] })
  const send = (to: TestApp, key: string) => create(key, { apiKey }, undefined, to)
  for (const key of ['a', 'b', 'c']) expect(outcome(await send(before, key))).toBe('201')
  await before.close()
  const after = await start()
  expect(outcome(await send(after, 'd'))).toBe('429 rate_limited')
  await after.close()
  await database.drop()
})
