import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { cleanUp } from '../../src/housekeeping.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const DAY = 24 * 60 * 60
/** More than one batch. */
const MANY = 2_500

const app = useApp({ settings: { auditRetention: 30 * DAY } })

const trail = () => app.prisma.auditEntry

/** Creates products now, each with its entry in the audit trail. */
async function makeProducts(count: number): Promise<void> {
  const lastChange = { action: 'product.create', actorType: 'system', at: app.clock.now().toISOString() }
  const row = { name: 'Mug', price: 1, searchText: 'mug', lastChange }
  const times = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
  await app.prisma.product.createMany({ data: Array(count).fill({ ...row, ...times }) })
}

describe('entries of the audit trail', () => {
  it('are all deleted once they are older than the retention, and not before', async () => {
    await makeProducts(MANY)
    app.clock.advance(30 * DAY)
    await makeProducts(1)
    expect((await cleanUp(app.context)).auditEntries).toBe(0)
    app.clock.advance(1)
    const keptSince = new Date(app.clock.now().getTime() - 30 * DAY * 1000)
    const old = await trail().count({ where: { createdAt: { lt: keptSince } } })
    const young = await trail().count({ where: { createdAt: { gte: keptSince } } })
    expect(old).toBeGreaterThan(MANY)
    expect((await cleanUp(app.context)).auditEntries).toBe(old)
    expect(await trail().count()).toBe(young)
  })

  it('cannot be deleted by other statements, or before the time that the transaction sets', async () => {
    await makeProducts(1)
    await expect(trail().deleteMany()).rejects.toThrow('is not changed')
    const early = app.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT set_config('cms.audit_kept_since', ${app.clock.now().toISOString()}, true)`
      return tx.auditEntry.deleteMany()
    })
    await expect(early).rejects.toThrow('is not changed')
    // the setting of one transaction does not carry over to the next on its connection
    await expect(trail().deleteMany()).rejects.toThrow('is not changed')
    expect(await trail().count()).toBeGreaterThan(0)
  })

  it('are kept forever when no retention is set', async () => {
    const settings = { ...app.settings, auditRetention: 0 }
    await makeProducts(1)
    app.clock.advance(3650 * DAY)
    const before = await trail().count()
    expect((await cleanUp({ ...app.context, settings })).auditEntries).toBe(0)
    expect(await trail().count()).toBe(before)
  })
})

it('logins are all deleted once they can no longer be refreshed, and no others', async () => {
  const createdAt = app.clock.now()
  const lastChange = { action: 'session.create', actorType: 'system', at: createdAt.toISOString() }
  const expiresAt = new Date(createdAt.getTime() + DAY * 1000)
  const ids = Array.from({ length: MANY }, () => randomUUID())
  const userId = app.users.viewer.id
  const times = { createdAt, expiresAt }
  const sessions = ids.map((id) => ({ id, userId, ...times, lastUsedAt: createdAt, lastChange }))
  await app.prisma.session.createMany({ data: sessions })
  const tokens = ids.map((sessionId) => ({ sessionId, ...times, hash: randomBytes(32) }))
  await app.prisma.refreshToken.createMany({ data: tokens })
  const left = () => app.prisma.session.count({ where: { id: { in: ids } } })
  app.clock.advance(DAY)
  await cleanUp(app.context)
  expect(await left()).toBe(MANY)
  app.clock.advance(app.settings.refreshIdleTtl + 1)
  await app.addUser('present', 'viewer')
  expect((await cleanUp(app.context)).logins).toBeGreaterThanOrEqual(2 * MANY)
  expect(await left()).toBe(0)
  expect(await app.prisma.refreshToken.count({ where: { sessionId: { in: ids } } })).toBe(0)
})

it('one run deletes everything old, unless the service stops meanwhile', { timeout: 120_000 }, async () => {
  const rows = 51_000
  await app.prisma.$executeRaw`
    INSERT INTO idempotency_records
      (principal, operation_id, key, fingerprint, status, headers, body, created_at, expires_at)
    SELECT 'p', 'createProduct', n::text, '', 201, '{}', '', now(), 'epoch'
    FROM generate_series(1, ${rows}) AS n`
  const ending = new AbortController()
  const run = cleanUp(app.context, ending.signal)
  await expect.poll(() => app.prisma.idempotencyRecord.count()).toBeLessThan(rows)
  ending.abort()
  const { answers } = await run
  expect(answers).toBeLessThan(rows)
  expect((await cleanUp(app.context)).answers).toBe(rows - answers)
})

it.runIf(inject('testDatabase').kind === 'postgresql')(
  'a response that a request stores under an expired key meanwhile is not deleted',
  async () => {
    const key = { principal: 'p', operationId: 'createProduct', key: 'expired' }
    const answer = { fingerprint: new Uint8Array(32), status: 201, headers: {}, body: '' }
    const times = { createdAt: new Date(0), expiresAt: new Date(0) }
    await app.prisma.idempotencyRecord.create({ data: { ...key, ...answer, ...times } })
    let isDone = false
    let cleaning: Promise<void> | undefined
    await app.prisma.$transaction(
      async (tx) => {
        const expiresAt = new Date(app.clock.now().getTime() + DAY * 1000)
        await tx.idempotencyRecord.updateMany({ where: key, data: { expiresAt } })
        cleaning = cleanUp(app.context).then(() => {
          isDone = true
        })
        const waiting = () => tx.$queryRaw<unknown[]>`SELECT FROM pg_locks WHERE NOT granted`
        await expect.poll(async () => isDone || (await waiting()).length > 0, { timeout: 10_000 }).toBe(true)
      },
      { timeout: 20_000 },
    )
    await cleaning
    expect((await app.prisma.idempotencyRecord.deleteMany({ where: key })).count).toBe(1)
  },
)

it('responses stored for Idempotency-Keys are all deleted when they expire, and no others', async () => {
  const record = { principal: 'p', operationId: 'createProduct', fingerprint: new Uint8Array(32) }
  const answer = { status: 201, headers: {}, body: '', createdAt: app.clock.now() }
  const expiresAt = new Date(app.clock.now().getTime() + DAY * 1000)
  const data = Array.from({ length: MANY }, (_, key) => ({ ...record, ...answer, expiresAt, key: `${key}` }))
  await app.prisma.idempotencyRecord.createMany({ data })
  app.clock.advance(DAY - 1)
  expect((await cleanUp(app.context)).answers).toBe(0)
  app.clock.advance(1)
  const { key: apiKey } = await app.issueKey({ scopes: ['products:write'] })
  const headers = { 'idempotency-key': 'fresh' }
  const json = { name: 'Mug', price: 1 }
  const made = await app.request('POST', '/api/products', { apiKey, headers, json })
  expect(outcome(made)).toBe('201')
  expect((await cleanUp(app.context)).answers).toBe(MANY)
  expect(await app.prisma.idempotencyRecord.count()).toBe(1)
})
