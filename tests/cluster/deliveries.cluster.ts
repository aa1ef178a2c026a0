import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createClient } from '../support/client.ts'
import { startHostileReceiver } from '../support/hostile-receiver.ts'
import { ADMIN_PASSWORD, startCluster } from './support/cluster.ts'
import { untilReady } from './support/replicas.ts'

/** How many products are created; a third of them is changed afterwards, and a tenth is deleted. */
const EVENTS = Number(process.env.DELIVERY_EVENTS ?? 1_000)
/** Clients that write at a time. */
const WRITERS = 8
const MINUTES = 60_000
const TIMEOUT = 5 * MINUTES + EVENTS * 120

it('delivers every event through faults of all kinds', { timeout: TIMEOUT }, async () => {
  const receiver = await startHostileReceiver()
  const cluster = await startCluster(async () => ({
    WEBHOOK_PRIVATE_HOSTS: receiver.host,
    RATE_LIMIT: 'off',
    REDIS_URL: '',
  }))
  const { postgres, replicas } = cluster
  const client = createClient(cluster.origin)
  const { data } = await client.call('login', { json: { username: 'admin', password: ADMIN_PASSWORD } })
  const token = data.accessToken
  const types = ['product.created', 'product.updated', 'product.deleted']
  const json = { url: receiver.origin, eventTypes: types }
  receiver.secret = (await client.call('createWebhook', { token, json })).data.secret

  let isOver = false
  async function breakThings(): Promise<void> {
    for (let fault = 1; !isOver; fault++) {
      await wait(6_000)
      const replica = replicas[fault % replicas.length]
      if (fault % 4 === 0) await postgres.restart()
      else if (replica) {
        replica.signal('SIGKILL')
        await replica.ended
        await replica.start()
      }
      await Promise.all(replicas.map(untilReady))
    }
  }
  /** Retries are due after up to a day: this puts their time forward. */
  async function hurry(): Promise<void> {
    while (!isOver) {
      const sooner = `UPDATE webhook_deliveries SET due_at = now()
        WHERE status = 'pending' AND due_at > now()`
      await postgres.query(sooner).catch(() => {})
      await wait(1_000)
    }
  }
  /** Repeats a request until a replica answers it; a product that is deleted twice is gone. */
  async function persist(method: string, path: string, body?: object): Promise<string> {
    for (;;) {
      const options = { token, ...(body && { json: body }), headers: { 'if-match': '*' } }
      const answer = await client.request(method, path, options).catch(() => undefined)
      if (answer && answer.status < 500) return answer.text
      await wait(200)
    }
  }
  async function write(index: number): Promise<void> {
    const { data: product } = JSON.parse(
      await persist('POST', '/api/products', { name: `Mug ${index}`, price: 1 }),
    )
    if (index % 3 === 0) await persist('PATCH', `/api/products/${product.id}`, { price: 2 })
    if (index % 10 === 0) await persist('DELETE', `/api/products/${product.id}`)
  }

  const began = performance.now()
  const breaking = Promise.all([breakThings(), hurry()])
  let next = 0
  const writers = Array.from({ length: WRITERS }, async () => {
    while (next < EVENTS) await write(next++)
  })
  await Promise.all(writers)
  process.stdout.write(`${next} products written in ${Math.round((performance.now() - began) / 1000)} s\n`)

  const events = async () => {
    const rows = await postgres.query<{ id: string }>(
      `SELECT event_id AS id FROM feed_entries WHERE resource_type = 'product' AND event_id IS NOT NULL`,
    )
    return rows.map(({ id }) => id)
  }
  const missing = async () => (await events()).filter((id) => !receiver.accepted.has(id)).length
  const settle = async () => missing().catch(() => -1)
  await expect.poll(settle, { timeout: TIMEOUT - MINUTES, interval: 2_000 }).toBe(0)
  isOver = true
  await breaking

  // what has been delivered is delivered rightly, and the copy is what the service has
  expect(receiver.rejected).toEqual([])
  const known = new Set(await events())
  expect([...receiver.accepted.keys()].filter((id) => !known.has(id))).toEqual([])
  const products = await postgres.query<{ id: string; version: number }>(
    'SELECT id::text, version FROM products',
  )
  const kept = [...receiver.copy].filter(([, version]) => version !== null)
  expect(kept.toSorted()).toEqual(products.map(({ id, version }) => [id, version]).toSorted())
  const twice = [...receiver.accepted.values()].filter((count) => count > 1).length
  process.stdout.write(
    `${known.size} events arrived after ${Math.round((performance.now() - began) / 1000)} s, ` +
      `${receiver.failures()} calls failed, ${twice} events arrived more than once\n`,
  )
  client.close()
  await receiver.close()
})
