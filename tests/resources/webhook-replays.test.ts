import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Database, openDatabase } from '../../src/database/database.ts'
import { changeOf, SYSTEM } from '../../src/domain/change.ts'
import { continueReplays } from '../../src/resources/events/replays.ts'
import { silent } from '../bulk/world.ts'
import { settled } from '../support/feed.ts'
import { written } from '../support/rows.ts'
import { useDatabase } from '../support/use-database.ts'

// without the service, which would continue the replays, too
const { settings } = await useDatabase()
const SINCE = new Date(0)
let database: Database
let webhookId: number

beforeAll(async () => {
  database = await openDatabase({ ...settings, databasePoolSize: 5 }, silent)
})
afterAll(() => database.close())
beforeEach(async () => {
  const { prisma } = database
  await prisma.webhook.deleteMany()
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  const start = { startOrigin: 0n, startXid: 0n, lastChange: changeOf(SYSTEM, 'webhook.create', now) }
  const data = { url: 'https://example.com', eventTypes: ['product.created'], secret: '', ...start, ...times }
  webhookId = (await prisma.webhook.create({ data })).id
})

/** As an administrator asks for it. */
async function request(onlyFailed: boolean, since = SINCE): Promise<void> {
  const start = { since, onlyFailed, origin: 0n, xid: 0n, id: 0n }
  const upsert = { where: { webhookId }, create: { webhookId, ...start }, update: start }
  await database.prisma.webhookReplay.upsert(upsert)
}

/** Makes an event. @returns its id */
async function happen(): Promise<string> {
  const { prisma } = database
  const { id } = await prisma.product.create({ data: { name: 'Mug', price: 1, ...written('Mug') } })
  const where = { resourceType: 'product', resourceId: String(id) }
  const { eventId } = await prisma.feedEntry.findFirstOrThrow({ where })
  return eventId ?? ''
}

/** Continues the replay, while `meanwhile` happens between its reading and its writing. */
async function continueWhile(meanwhile: () => Promise<unknown>): Promise<void> {
  await settled(database)
  const overtaken = database.prisma.$extends({
    query: {
      async $executeRaw({ args, query }) {
        await meanwhile()
        return query(args)
      },
    },
  })
  await continueReplays(overtaken, new Date(), 100)
}

async function finish(): Promise<void> {
  await settled(database)
  while ((await continueReplays(database.prisma, new Date(), 100)) > 0);
}

const statusOf = async (eventId: string) =>
  (await database.prisma.webhookDelivery.findFirst({ where: { webhookId, eventId } }))?.status

describe('a replay that is requested again', () => {
  it('sends what had succeeded, too, although the one before was sending what had failed', async () => {
    const eventId = await happen()
    const now = new Date()
    const about = { webhookId, eventId, eventType: 'product.created', event: '{}' }
    await database.prisma.webhookDelivery.create({
      data: { ...about, status: 'succeeded', dueAt: now, createdAt: now },
    })
    await request(true)
    await continueWhile(() => request(false))
    await finish()
    expect(await statusOf(eventId)).toBe('pending')
  })

  it('is not ended by the one before, which had found nothing', async () => {
    let eventId: string = randomUUID()
    const since = new Date(Date.now() + 1)
    await request(true, since)
    await continueWhile(async () => {
      await expect.poll(() => Date.now(), { timeout: 4_000 }).toBeGreaterThan(since.getTime())
      eventId = await happen()
      await request(true, since)
    })
    await finish()
    expect(await statusOf(eventId)).toBe('pending')
  })

  it.runIf(inject('testDatabase').kind === 'postgresql')('never deadlocks with it', async () => {
    await happen()
    await settled(database)
    await request(true)
    let continued: Promise<number> | undefined
    await database.prisma.$transaction(async (tx) => {
      await tx.webhook.update({ where: { id: webhookId }, data: { description: 'Search' } })
      continued = continueReplays(database.prisma, new Date(), 100)
      continued.catch(() => {})
      const waiting = () => tx.$queryRaw`SELECT FROM pg_locks WHERE NOT granted`
      await expect.poll(waiting, { timeout: 4_000 }).toHaveLength(1)
      await tx.webhookReplay.update({ where: { webhookId }, data: { onlyFailed: false } })
    })
    expect(await continued).toBeGreaterThan(0)
    await finish()
  })
})
