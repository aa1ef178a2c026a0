import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../src/housekeeping.ts'
import { settled } from '../support/feed.ts'
import { outcome } from '../support/outcome.ts'
import { recordsOf } from '../support/pages.ts'
import { accept, type Receiver, startReceiver } from '../support/receiver.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf, resourceAt } from './resource.ts'

let receiver: Receiver
const hosts: string[] = []
const app = useApp({ settings: { webhookPrivateHosts: hosts, accessTokenTtl: 60 * 24 * 60 * 60 } })
const admin = () => app.as('admin')
const editor = () => app.as('editor')

beforeAll(async () => {
  receiver = await startReceiver()
  hosts.push(receiver.host)
})
afterAll(() => receiver.close())
beforeEach(() => receiver.respond(accept))

let number = 0
/** A webhook at a path of its own. */
async function hook(eventTypes: readonly string[] = [], path = `/${++number}`) {
  const json = { url: `${receiver.origin}${path}`, eventTypes }
  const created = await app.request('POST', '/api/webhooks', { ...admin(), json })
  expect(outcome(created)).toBe('201')
  const { data } = JSON.parse(created.text)
  const at = `/api/webhooks/${data.id}`
  const calls = () => receiver.received.filter((one) => one.path === path)
  const events = () => calls().map(({ body }) => JSON.parse(body))
  return {
    ...resourceAt(app, at, admin()),
    id: Number(data.id),
    secret: String(data.secret),
    calls,
    events,
    deliveries: async () => recordsOf(await app.request('GET', `${at}/deliveries`, admin())),
    post: (action: string, json?: object) =>
      app.request('POST', `${at}/${action}`, { ...admin(), ...(json && { json }) }),
    async got(count: number) {
      await expect.poll(() => events().length, { timeout: 15_000 }).toBe(count)
      return events()
    },
  }
}
const mug = async () =>
  createdAt(
    app,
    await app.request('POST', '/api/products', { ...editor(), json: { name: 'Mug', price: 1 } }),
    editor(),
  )

describe('the days that a receiver has failed', () => {
  it('begin anew with another URL, and with no other change', async () => {
    // a delivery of the changes made here would end the failure, too
    const { id, patch } = await hook(['product.created'])
    const failingSince = app.clock.now()
    await app.prisma.webhookState.create({ data: { webhookId: id, failingSince } })
    const found = async () =>
      (await app.prisma.webhookState.findUniqueOrThrow({ where: { webhookId: id } })).failingSince
    const { url } = await app.prisma.webhook.findUniqueOrThrow({ where: { id } })
    await patch({ url, description: 'Search' })
    expect(await found()).toEqual(failingSince)
    await patch({ url: `${receiver.origin}/another` })
    expect(await found()).toBeNull()
  })
})

describe('createWebhook', () => {
  it('delivers each change of the types that it asks for, without contents', async () => {
    const { got } = await hook(['product.created', 'product.updated', 'product.deleted'])
    const { path, patch, remove } = await mug()
    await patch({ price: 2 })
    await app.request('POST', '/api/posts', { ...editor(), json: { title: 'News', body: '<p>Nine.</p>' } })
    await remove()
    const id = path.split('/').at(-1)
    const actor = { type: 'user', id: String(app.users.editor.id) }
    const about = (version: number) => ({ type: 'product', id, version, url: path })
    const events = await got(3)
    const byType = (type: string) => events.find((event) => event.type === type)?.data
    expect(byType('product.created')).toEqual({ resource: about(1), changedFields: [], actor })
    expect(byType('product.updated')).toEqual({ resource: about(2), changedFields: ['price'], actor })
    expect(byType('product.deleted')).toEqual({ resource: about(3), changedFields: [], actor })
  })

  it('delivers nothing of a change that is rolled back', async () => {
    const { got, events } = await hook(['product.created'])
    await app.prisma
      .$transaction(async (tx) => {
        const lastChange = {
          action: 'product.create',
          at: app.clock.now().toISOString(),
          actorType: 'system',
        }
        const times = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
        await tx.product.create({ data: { name: 'Cup', price: 1, searchText: '', lastChange, ...times } })
        throw new Error('rolled back')
      })
      .catch(() => {})
    const { path } = await mug()
    await got(1)
    expect(events()[0].data.resource.url).toBe(path)
  })

  it('shows its secret once', async () => {
    const { secret, read, path } = await hook()
    expect(secret).toMatch(/^whsec_/)
    expect((await read()).text).not.toContain(secret)
    expect((await app.request('GET', '/api/webhooks', admin())).text).not.toContain(secret)
    const [row] = await app.prisma.$queryRaw<object[]>`SELECT * FROM webhooks ORDER BY id DESC LIMIT 1`
    expect(JSON.stringify(row, (_, value) => String(value) && value?.toString())).not.toContain(secret)
    expect(path).toMatch(/^\/api\/webhooks\/\d+$/)
  })

  it.each([
    ['http://shop.example/', 'webhookScheme'],
    ['https://user:word@shop.example/', 'webhookCredentials'],
    ['https://10.0.0.1/', 'webhookAddress'],
    ['https://shop.invalid/', 'webhookHost'],
    ['https://[shop]/', 'webhookHost'],
  ])('refuses %s (%s)', async (url, rule) => {
    const response = await app.request('POST', '/api/webhooks', { ...admin(), json: { url } })
    expect(outcome(response)).toBe(`422 validation_failed (/url ${rule})`)
  })

  it('is for administrators and keys with the scope', async () => {
    const json = { url: `${receiver.origin}/key` }
    const none = await app.issueKey({ scopes: ['products:read', 'products:write'] })
    expect(outcome(await app.request('POST', '/api/webhooks', { apiKey: none.key, json }))).toBe(
      '403 insufficient_scope',
    )
    const { key } = await app.issueKey({ scopes: ['webhooks:manage'] })
    expect(outcome(await app.request('POST', '/api/webhooks', { apiKey: key, json }))).toBe('201')
  })
})

describe('updateWebhook', () => {
  it('holds events back while it is paused', async () => {
    const { patch, got, events, deliveries, read } = await hook(['product.created'])
    expect(outcome(await patch({ status: 'paused' }))).toBe('200')
    await mug()
    await expect.poll(async () => (await deliveries()).length).toBe(1)
    expect(dataOf(await read())).toMatchObject({ status: 'paused', pendingCount: 1 })
    expect(events()).toEqual([])
    await patch({ status: 'active' })
    await got(1)
    await expect.poll(async () => dataOf(await read())).toMatchObject({ pendingCount: 0 })
    expect(dataOf(await read())).toMatchObject({ lastSuccessAt: expect.any(String) })
  })

  it('records nothing while it is disabled, and replays it', async () => {
    const { patch, post, got, deliveries, read } = await hook(['product.created'])
    app.clock.advance(60)
    const since = app.clock.now().toISOString()
    await patch({ status: 'disabled' })
    expect(dataOf(await read())).toMatchObject({ status: 'disabled', disabledReason: 'manual' })
    for (const action of ['test', 'replay']) {
      const json = action === 'replay' ? { since } : undefined
      expect(outcome(await post(action, json))).toBe('409 webhook_disabled')
    }
    await mug()
    await mug()
    await settled(app)
    expect(await deliveries()).toEqual([])
    await patch({ status: 'active' })
    expect(dataOf(await read())).toMatchObject({ disabledReason: null })
    expect(outcome(await post('replay', { since }))).toBe('200')
    const events = await got(2)
    await expect
      .poll(async () => (await deliveries()).map(({ status }) => status))
      .toEqual(['succeeded', 'succeeded'])
    // what has arrived is left out
    await post('replay', { since })
    await expect.poll(async () => app.prisma.webhookReplay.count()).toBe(0)
    expect((await got(2)).map(({ id }) => id)).toEqual(events.map(({ id }) => id))
    await post('replay', { since, onlyFailed: false })
    const all = await got(4)
    expect(new Set(all.map(({ id }) => id)).size).toBe(2)
  })

  it('delivers nothing from the time while it was disabled, also if it is the only webhook', async () => {
    await app.prisma.webhook.deleteMany()
    const { id, patch } = await hook(['product.created'])
    await patch({ status: 'disabled' })
    await mug()
    await settled(app)
    await patch({ status: 'active' })
    const { path } = await mug()
    const recorded = async () => {
      const deliveries = await app.prisma.webhookDelivery.findMany({ where: { webhookId: id } })
      return deliveries.map(({ event }) => String(JSON.parse(event).data.resource.url))
    }
    await expect.poll(recorded, { timeout: 15_000 }).toContain(path)
    expect(await recorded()).toEqual([path])
  })

  it('accepts the ETag of a read, however many events are pending by now', async () => {
    const { patch, etag, deliveries } = await hook(['product.created'])
    await patch({ status: 'paused' })
    const before = await etag()
    await mug()
    await expect.poll(async () => (await deliveries()).length).toBe(1)
    expect(outcome(await patch({ description: 'Search' }, before))).toBe('200')
  })
})

describe('testWebhook', () => {
  it('sends an event to this webhook alone, whatever its types', async () => {
    const one = await hook(['product.created'])
    const other = await hook()
    const response = await one.post('test')
    expect(dataOf(response)).toMatchObject({ eventType: 'webhook.test', status: 'pending', attempts: [] })
    const [event] = await one.got(1)
    expect(event).toMatchObject({ type: 'webhook.test', data: { resource: { id: String(one.id) } } })
    await expect
      .poll(async () => (await one.deliveries())[0])
      .toMatchObject({
        eventId: event.id,
        status: 'succeeded',
        nextAttemptAt: null,
        attempts: [{ status: 204, error: null, duration: expect.any(Number) }],
      })
    await mug()
    await expect.poll(() => other.events().map(({ type }) => type)).toContain('product.created')
    expect(other.events().map(({ type }) => type)).not.toContain('webhook.test')
  })
})

describe('redeliverWebhookDelivery', () => {
  it('sends the same event once more', async () => {
    const { got, deliveries, post } = await hook(['product.created'])
    await mug()
    const [first] = await got(1)
    const [delivery] = await deliveries()
    await expect.poll(async () => (await deliveries())[0]).toMatchObject({ status: 'succeeded' })
    expect(outcome(await post(`deliveries/${delivery?.id}/redeliver`))).toBe('200')
    const [, second] = await got(2)
    expect(second).toEqual(first)
    await expect.poll(async () => (await deliveries())[0]).toMatchObject({ attempts: [{}, {}] })
    const other = await hook()
    expect(outcome(await other.post(`deliveries/${delivery?.id}/redeliver`))).toBe('404 not_found')
  })
})

describe('rotateWebhookSecret', () => {
  it('signs with both secrets for some hours', async () => {
    const { secret, post, got, path, calls } = await hook(['product.created'])
    const rotated = await post('rotate-secret', { overlapHours: 1 })
    expect(outcome(rotated)).toBe('201')
    expect(dataOf(rotated)).not.toMatchObject({ secret })
    await mug()
    await got(1)
    const signatures = () => calls().at(-1)?.headers['webhook-signature']?.split(' ').length
    expect(signatures()).toBe(2)
    app.clock.advance(2 * 60 * 60)
    await app.request('POST', `${path}/test`, admin())
    await got(2)
    expect(signatures()).toBe(1)
  })
})

describe('housekeeping', () => {
  it('deletes old deliveries, also of a webhook that never got them', async () => {
    const { patch, deliveries } = await hook(['product.created'])
    await patch({ status: 'paused' })
    await mug()
    await expect.poll(async () => (await deliveries()).length).toBe(1)
    app.clock.advance(app.settings.changesRetention + 1)
    const { deliveries: count } = await cleanUp(app.context)
    expect(count).toBeGreaterThan(0)
    expect(await app.prisma.webhookDelivery.count()).toBe(0)
  })
})
