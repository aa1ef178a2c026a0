import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { JobRecord } from '../../src/base/work.ts'
import { DeliveryQueue } from '../../src/delivery/queue.ts'
import { newSecret, sealSecret } from '../../src/delivery/secrets.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import { later } from '../../src/domain/clock.ts'
import { accept, type Received, startReceiver } from '../support/receiver.ts'
import { useApp } from '../support/use-app.ts'
import { addWebhook, queueEvents } from '../support/webhooks.ts'

const receiver = await startReceiver()
const app = useApp({ settings: { webhookPrivateHosts: [receiver.host] } })
const POLL = { timeout: 15_000 }
const HOUR = 3600
const NOTHING: Received = { path: '', headers: {}, body: '' }

beforeEach(async () => {
  await app.prisma.webhook.deleteMany()
  receiver.received.length = 0
  receiver.respond(accept)
})
afterAll(() => receiver.close())

const deliveriesOf = (webhookId: number) =>
  app.prisma.webhookDelivery.findMany({
    where: { webhookId },
    include: { log: { orderBy: { id: 'asc' } } },
    orderBy: { id: 'asc' },
  })
const webhook = (id: number) =>
  app.prisma.webhook.findUniqueOrThrow({ where: { id }, include: { state: true } })

async function deliveryOf(webhookId: number) {
  const [delivery] = await deliveriesOf(webhookId)
  if (!delivery) throw new Error('the webhook has no delivery')
  return delivery
}

/** Waits until so many attempts of the only delivery are recorded. */
async function attempted(webhookId: number, count: number) {
  app.context.deliveries.wake()
  await expect.poll(async () => (await deliveryOf(webhookId)).log.length, POLL).toBe(count)
  return deliveryOf(webhookId)
}

describe('a delivery', () => {
  it('is sent, signed for this moment, and recorded with the answer', async () => {
    receiver.respond((response) => response.writeHead(202).end('thanks'))
    const { id, secret } = await addWebhook(app, `${receiver.origin}/in`)
    const [eventId = ''] = await queueEvents(app, id)
    const delivery = await attempted(id, 1)
    const now = app.clock.now()
    expect(delivery).toMatchObject({ status: 'succeeded', attempts: 1, leasedUntil: null })
    expect(delivery.finishedAt).toBeInstanceOf(Date)
    expect(delivery.log).toMatchObject([{ status: 202, error: null, answer: 'thanks', attemptedAt: now }])
    expect((await webhook(id)).state).toMatchObject({ lastSuccessAt: now, failingSince: null })
    const [{ headers, body, path } = NOTHING] = receiver.received
    expect(path).toBe('/in')
    expect(body).toBe(delivery.event)
    expect(headers['webhook-id']).toBe(eventId)
    expect(headers['webhook-timestamp']).toBe(String(now.getTime() / 1000))
    // its library rejects the time of this test, so the signature is made again with it
    const [signature] = [new Webhook(secret).sign(eventId, now, body)]
    expect(headers['webhook-signature']).toBe(signature)
    const line = app.log.find(({ msg, eventId: logged }) => msg === 'webhook called' && logged === eventId)
    expect(line).toMatchObject({ webhookId: id, deliveryId: String(delivery.id), status: 202, error: null })
  })

  it('has two signatures until the previous secret ends', async () => {
    const previous = newSecret()
    const { id, secret } = await addWebhook(app, receiver.origin, {
      previousSecret: sealSecret(app.context.secrets.webhookKey, previous),
      previousSecretUntil: later(app.clock.now(), HOUR),
    })
    const signaturesWith = async (...secrets: string[]) => {
      const now = app.clock.now()
      receiver.received.length = 0
      const [eventId = ''] = await queueEvents(app, id)
      await expect.poll(() => receiver.received.length, POLL).toBe(1)
      const [{ headers, body } = NOTHING] = receiver.received
      const expected = secrets.map((each) => new Webhook(each).sign(eventId, now, body)).join(' ')
      expect(headers['webhook-signature']).toBe(expected)
    }
    await signaturesWith(secret, previous)
    app.clock.advance(HOUR)
    await signaturesWith(secret)
  })

  it('is attempted ten times in three days, and then its webhook is disabled', async () => {
    receiver.respond((response) => response.writeHead(500).end('<b>broken</b>'))
    const { id } = await addWebhook(app, receiver.origin)
    await queueEvents(app, id)
    const began = app.clock.now()
    for (const [index, delay] of [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].entries()) {
      const { dueAt, status, leasedUntil } = await attempted(id, index + 1)
      expect({ status, leasedUntil }).toEqual({ status: 'pending', leasedUntil: null })
      const seconds = (dueAt.getTime() - app.clock.now().getTime()) / 1000
      expect(seconds).toBeGreaterThanOrEqual(delay * 0.9)
      expect(seconds).toBeLessThanOrEqual(delay * 1.1)
      expect((await webhook(id)).state?.failingSince).toEqual(began)
      app.clock.advance(delay * 1.1)
    }
    const last = await attempted(id, 10)
    expect(last).toMatchObject({ status: 'failed', attempts: 10 })
    expect(last.log.at(-1)).toMatchObject({ status: 500, error: 'status', answer: 'broken' })
    await expect
      .poll(() => webhook(id), POLL)
      .toMatchObject({ status: 'disabled', disabledReason: 'failing' })
    const entries = await app.prisma.auditEntry.findMany({ where: { action: 'webhook.disable' } })
    expect(entries).toMatchObject([{ resourceType: 'webhook', resourceId: String(id), actorType: 'system' }])
    expect(app.log.filter(({ msg }) => msg === 'webhook disabled')).toHaveLength(1)
  })

  it.each([
    ['in seconds', () => '120', 120],
    ['as a date', () => later(app.clock.now(), 180).toUTCString(), 179],
    ['of less than the usual delay', () => '1', 4.5],
    ['of more than a day', () => '999999', 24 * HOUR],
    ['that is neither', () => 'soon', 4.5],
  ])('waits for the Retry-After of the receiver: %s', async (_, header, atLeast) => {
    receiver.respond((response) => response.writeHead(503, { 'retry-after': header() }).end())
    const { id } = await addWebhook(app, receiver.origin)
    await queueEvents(app, id)
    const { dueAt } = await attempted(id, 1)
    const seconds = (dueAt.getTime() - app.clock.now().getTime()) / 1000
    expect(seconds).toBeGreaterThanOrEqual(atLeast)
    expect(seconds).toBeLessThanOrEqual(Math.max(atLeast + 1, 5.5))
  })

  it('is not signed, and fails, if the key of the secrets has changed', async () => {
    const { id } = await addWebhook(app, receiver.origin, {
      secret: sealSecret(Buffer.alloc(32), newSecret()),
    })
    await queueEvents(app, id)
    expect((await attempted(id, 1)).log).toMatchObject([{ status: null, error: 'secret' }])
    expect(receiver.received).toEqual([])
  })

  it('is refused at each attempt if the URL leads to a private address', async () => {
    const { id } = await addWebhook(app, 'https://127.0.0.1/in')
    await queueEvents(app, id)
    expect((await attempted(id, 1)).log).toMatchObject([{ status: null, error: 'refused_address' }])
  })

  it('stays queued while its webhook is paused, and is sent afterwards', async () => {
    const { id } = await addWebhook(app, receiver.origin, { status: 'paused' })
    const other = await addWebhook(app, receiver.origin)
    await queueEvents(app, id)
    await queueEvents(app, other.id)
    await attempted(other.id, 1)
    expect(await deliveryOf(id)).toMatchObject({ status: 'pending', leasedUntil: null, log: [] })
    await app.prisma.webhook.update({ where: { id }, data: { status: 'active' } })
    expect(await attempted(id, 1)).toMatchObject({ status: 'succeeded' })
  })

  it('belongs to one worker until its lease ends', async () => {
    const { id } = await addWebhook(app, receiver.origin, { status: 'paused' })
    await queueEvents(app, id, 2)
    const leases = [app.clock.now(), later(app.clock.now(), 30)]
    for (const [index, delivery] of (await deliveriesOf(id)).entries())
      await app.prisma.webhookDelivery.update({
        where: { id: delivery.id },
        data: { leasedUntil: leases[index] ?? null },
      })
    await app.prisma.webhook.update({ where: { id }, data: { status: 'active' } })
    app.context.deliveries.wake()
    const statuses = async () => (await deliveriesOf(id)).map(({ status }) => status)
    await expect.poll(statuses, POLL).toEqual(['succeeded', 'pending'])
    app.clock.advance(31)
    await expect.poll(statuses, POLL).toEqual(['succeeded', 'succeeded'])
  })
})

describe('while a call is in flight', () => {
  it('a redelivery begins anew: the old result is dropped', async () => {
    const { id } = await addWebhook(app, receiver.origin)
    let calls = 0
    receiver.respond(async (response) => {
      calls++
      const anew = { attempts: 0, leasedUntil: null }
      if (calls === 1) await app.prisma.webhookDelivery.updateMany({ where: { webhookId: id }, data: anew })
      response.writeHead(calls === 1 ? 500 : 200).end()
    })
    const [eventId] = await queueEvents(app, id)
    await expect.poll(() => deliveryOf(id), POLL).toMatchObject({ status: 'succeeded', attempts: 1 })
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId])
    expect((await webhook(id)).state?.failingSince).toBeNull()
  })

  it('its webhook can be deleted', async () => {
    const { id } = await addWebhook(app, receiver.origin)
    receiver.respond(async (response) => {
      await app.prisma.webhook.delete({ where: { id } })
      response.writeHead(500).end()
    })
    const [eventId] = await queueEvents(app, id)
    const logged = () => app.log.filter((line) => line.eventId === eventId)
    await expect.poll(logged, POLL).toHaveLength(1)
    expect(await app.prisma.webhookState.count({ where: { webhookId: id } })).toBe(0)
    expect(app.log.filter(({ msg }) => String(msg).includes('could not be stored'))).toEqual([])
  })

  it.each([
    ['disables its webhook', receiver.origin, 'disabled', 'gone', 'failed'],
    ['does not disable it if the URL has changed since', `${receiver.origin}/new`, 'active', null, 'pending'],
  ])('410 %s', async (_, url, status, disabledReason, ofDelivery) => {
    const { id } = await addWebhook(app, receiver.origin)
    receiver.respond(async (response, { path }) => {
      await app.prisma.webhook.update({ where: { id }, data: { url } })
      response.writeHead(path === '/' ? 410 : 204).end()
    })
    const [first] = await queueEvents(app, id)
    await attempted(id, 1)
    await expect.poll(() => webhook(id), POLL).toMatchObject({ status, disabledReason })
    expect(await deliveryOf(id)).toMatchObject({ eventId: first, status: ofDelivery })
  })
})

it('deliveries of all webhooks get their turn, although the queues of some are long', async () => {
  const now = app.clock.now()
  const ids: number[] = []
  for (let index = 0; index < 8; index++) ids.push((await addWebhook(app, receiver.origin)).id)
  // not due for the worker of the app
  const about = { eventType: 'product.updated', event: '{}', dueAt: later(now, HOUR), createdAt: now }
  const data = ids.flatMap((webhookId) =>
    Array.from({ length: 10 }, () => ({ ...about, webhookId, eventId: randomUUID() })),
  )
  await app.prisma.webhookDelivery.createMany({ data })
  const queue = new DeliveryQueue(app.prisma)
  const lease = async (most: number, sent: number[]) => {
    const inFlight = new Map(ids.map((id, index) => [id, sent[index] ?? 0]))
    const leased = await queue.lease(later(now, 2 * HOUR), most, inFlight)
    return ids.map((id) => leased.filter(({ webhookId }) => webhookId === id).length)
  }
  expect(await lease(32, [])).toEqual([4, 4, 4, 4, 4, 4, 4, 4])
  expect(await lease(2, [3, 4, 4, 4, 4, 4, 4, 3])).toEqual([1, 0, 0, 0, 0, 0, 0, 1])
})

// needs a server with several connections
if (inject('testDatabase').kind === 'postgresql') {
  describe('while another session has locked the webhook', () => {
    /** A delivery that the worker of the app does not take. */
    async function queueLater(webhookId: number): Promise<void> {
      const now = app.clock.now()
      const about = { webhookId, eventId: randomUUID(), eventType: 'product.updated', event: '{}' }
      await app.prisma.webhookDelivery.create({ data: { ...about, dueAt: later(now, HOUR), createdAt: now } })
    }

    async function lease(queue: DeliveryQueue) {
      const [leased] = await queue.lease(later(app.clock.now(), 2 * HOUR), 1, new Map())
      if (!leased) throw new Error('nothing was leased')
      return leased
    }

    /** Waits until a statement of the queue is blocked; the fan-out may be, too. */
    const untilBlocked = () =>
      expect
        .poll(
          () => app.prisma.$queryRaw`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
            AND query LIKE '%webhooks%' AND query NOT LIKE '%receivers%'`,
          POLL,
        )
        .toHaveLength(1)

    it('deliveries are added to it, and none of them is left when it is disabled then', async () => {
      const queue = new DeliveryQueue(app.prisma)
      const { id } = await addWebhook(app, receiver.origin)
      await queueLater(id)
      const leased = await lease(queue)
      let disabled: Promise<boolean> | undefined
      await app.prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT FROM webhooks WHERE id = ${id} FOR SHARE`
        disabled = queue.disable(leased, true, app.clock.now())
        await untilBlocked()
        const { id: _id, ...other } = await tx.webhookDelivery.findFirstOrThrow({ where: { webhookId: id } })
        await tx.webhookDelivery.create({ data: { ...other, eventId: randomUUID(), leasedUntil: null } })
      })
      expect(await disabled).toBe(true)
      expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['failed', 'failed'])
    })

    it('and its days of failure begin anew, it is not disabled', async () => {
      const queue = new DeliveryQueue(app.prisma)
      const { id } = await addWebhook(app, receiver.origin)
      await queueLater(id)
      const leased = await lease(queue)
      const failingSince = later(app.clock.now(), -100 * HOUR)
      await app.prisma.webhookState.create({ data: { webhookId: id, failingSince } })
      let disabled: Promise<boolean> | undefined
      await app.prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT FROM webhooks WHERE id = ${id} FOR UPDATE`
        disabled = queue.disable(leased, false, app.clock.now())
        await untilBlocked()
        await tx.webhookState.update({ where: { webhookId: id }, data: { failingSince: null } })
        await tx.webhook.update({ where: { id }, data: { version: 2 } })
      })
      expect(await disabled).toBe(false)
      expect(await webhook(id)).toMatchObject({ status: 'active' })
    })

    it('and changes a delivery, recording an attempt of it causes no deadlock', async () => {
      const queue = new DeliveryQueue(app.prisma)
      const { id } = await addWebhook(app, receiver.origin)
      await queueLater(id)
      const leased = await lease(queue)
      const [at, dueAt] = [app.clock.now(), later(app.clock.now(), HOUR)]
      const attempt = { status: 500, error: 'status', answer: '', at, duration: 1, dueAt } as const
      let recorded: Promise<number> | undefined
      await app.prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT FROM webhooks WHERE id = ${id} FOR UPDATE`
        recorded = queue.record(leased, attempt)
        recorded.catch(() => {})
        await untilBlocked()
        const failed = { status: 'failed', leasedUntil: null } as const
        await tx.webhookDelivery.updateMany({ where: { webhookId: id }, data: failed })
      })
      expect(await recorded).toBe(0)
    })
  })
}

describe('the state of the queue', () => {
  it('tells how late deliveries to working receivers are, and how many webhooks are disabled', async () => {
    const queue = new DeliveryQueue(app.prisma)
    const state = () => queue.state(later(app.clock.now(), 90))
    expect(await state()).toEqual({ disabled: 0, delay: 0 })
    const { id } = await addWebhook(app, receiver.origin, { status: 'paused' })
    await addWebhook(app, receiver.origin, { status: 'disabled', disabledReason: 'gone' })
    await addWebhook(app, receiver.origin, { status: 'disabled', disabledReason: 'manual' })
    await queueEvents(app, id)
    expect(await state()).toEqual({ disabled: 1, delay: 0 })
    // not due for the worker of the app
    await app.prisma.webhookDelivery.updateMany({ data: { dueAt: later(app.clock.now(), 30) } })
    await app.prisma.webhook.update({ where: { id }, data: { status: 'active' } })
    expect(await state()).toEqual({ disabled: 1, delay: 60 })
    await app.prisma.webhookState.create({ data: { webhookId: id, failingSince: app.clock.now() } })
    expect(await state()).toEqual({ disabled: 1, delay: 0 })
  })
})

describe('the worker', () => {
  it('serves other receivers while one does not respond', async () => {
    const dead = await addWebhook(app, `${receiver.origin}/dead`)
    const living = await addWebhook(app, `${receiver.origin}/living`)
    receiver.respond((response, { path }) => path === '/living' && response.writeHead(200).end())
    await queueEvents(app, dead.id, 200)
    await queueEvents(app, living.id, 100)
    const succeeded = () =>
      app.prisma.webhookDelivery.count({ where: { webhookId: living.id, status: 'succeeded' } })
    await expect.poll(succeeded, POLL).toBe(100)
    const toDead = () => receiver.received.filter(({ path }) => path === '/dead')
    await expect.poll(toDead, POLL).toHaveLength(5)
  })

  it('shares the queue with those of other replicas', async () => {
    const { clock, context, prisma, settings } = app
    const other = new DeliveryWorker({
      ...{ prisma, clock, log: context.log, load: { isBusy: false }, job: new JobRecord() },
      ...{ key: context.secrets.webhookKey, privateHosts: settings.webhookPrivateHosts, isOnly: false },
    })
    const webhooks = await Promise.all([1, 2, 3].map(() => addWebhook(app, receiver.origin)))
    const sent = (await Promise.all(webhooks.map(({ id }) => queueEvents(app, id, 100)))).flat()
    const pending = () => prisma.webhookDelivery.count({ where: { status: 'pending' } })
    await expect.poll(pending, POLL).toBe(0)
    const received = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(received.toSorted()).toEqual(sent.toSorted())
    expect(other.attempts.get('success')).toBeGreaterThan(0)
    await other.close()
  })

  it('gives back what is still in flight when it closes, and takes nothing more', async () => {
    const { clock, context, prisma, settings } = app
    const { id } = await addWebhook(app, receiver.origin, { status: 'paused' })
    await queueEvents(app, id, 2)
    receiver.respond(() => {})
    // the worker of the app must not be the one that takes them
    const job = new JobRecord()
    const other = new DeliveryWorker({
      ...{
        prisma,
        clock: { now: () => later(clock.now(), 10) },
        log: context.log,
        load: { isBusy: false },
        job,
      },
      ...{ key: context.secrets.webhookKey, privateHosts: settings.webhookPrivateHosts, isOnly: false },
    })
    await prisma.webhookDelivery.updateMany({ data: { dueAt: later(clock.now(), 5) } })
    await prisma.webhook.update({ where: { id }, data: { status: 'active' } })
    other.wake()
    await expect.poll(() => receiver.received.length, POLL).toBe(2)
    await queueEvents(app, id)
    await prisma.webhook.update({ where: { id }, data: { status: 'paused' } })
    await other.close()
    for (const delivery of (await deliveriesOf(id)).slice(0, 2))
      expect(delivery).toMatchObject({ status: 'pending', leasedUntil: null, attempts: 0, log: [] })
  })
})
