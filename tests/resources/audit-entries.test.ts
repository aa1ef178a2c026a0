import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '../support/use-app.ts'
import { createdAt } from './resource.ts'

const HOUR = 3600

const app = useApp({ settings: { accessTokenTtl: 24 * HOUR } })
const admin = app.as('admin')
/** Ids of two products, each created by one caller and changed by another. */
let products: string[]
let key: { readonly id: string; readonly key: string }

beforeAll(async () => {
  key = await app.issueKey({ scopes: ['products:read', 'products:write'] })
  const made = []
  for (const who of [app.as('editor'), { apiKey: key.key }]) {
    app.clock.advance(HOUR)
    const json = { name: 'Mug', price: 1 }
    made.push(createdAt(app, await app.request('POST', '/api/products', { ...who, json }), admin))
  }
  app.clock.advance(HOUR)
  for (const product of made) await product.patch({ price: 2 })
  products = made.map(({ path }) => path.split('/').at(-1) ?? '')
})

const trail = () => app.prisma.auditEntry
type Query = Record<string, string | number>

async function list(query: Query): Promise<string[]> {
  const { data } = await app.call('listAuditEntries', { ...admin, query: { limit: 100, ...query } })
  return data.map(({ action, resourceId }) => `${action} ${products.indexOf(resourceId) + 1}`)
}

describe('listAuditEntries', () => {
  it('returns who did what, newest first', async () => {
    const { data } = await app.call('listAuditEntries', { ...admin, query: { resourceType: 'product' } })
    const { id, sessionId } = app.users.admin
    expect(data[0]).toEqual({
      id: expect.any(Number),
      createdAt: app.clock.now().toISOString(),
      action: 'product.update',
      resourceType: 'product',
      resourceId: products[1],
      actorType: 'user',
      actorId: String(id),
      sessionId,
      requestId: expect.any(String),
      clientRequestId: null,
      address: null,
      count: 1,
      changedFields: [],
    })
    expect(data[2]).toMatchObject({ actorType: 'apiKey', actorId: key.id, sessionId: null })
  })

  it('filters by action, type, resource, actor and time, alone and combined', async () => {
    const updates = ['product.update 2', 'product.update 1']
    const creates = ['product.create 2', 'product.create 1']
    expect(await list({ action: 'product.update' })).toEqual(updates)
    expect(await list({ resourceType: 'product' })).toEqual([...updates, ...creates])
    const one = { resourceType: 'product', resourceId: products[0] ?? '' }
    expect(await list(one)).toEqual(['product.update 1', 'product.create 1'])
    expect(await list({ actorId: key.id })).toEqual(['product.create 2'])
    const { id } = app.users.editor
    expect(await list({ actorId: String(id), resourceType: 'product' })).toEqual(['product.create 1'])
    const createdFrom = app.clock.now().toISOString()
    expect(await list({ createdFrom, resourceType: 'product' })).toEqual(updates)
    expect(await list({ createdTo: createdFrom, resourceType: 'product' })).toEqual(creates)
    const all = { action: 'product.update', ...one, actorId: String(app.users.admin.id), createdFrom }
    expect(await list(all)).toEqual(['product.update 1'])
    expect(await list({ ...all, action: 'product.delete' })).toEqual([])
  })
})

describe('the audit trail', () => {
  it('cannot be changed or deleted', async () => {
    const before = await trail().findMany()
    await expect(trail().updateMany({ data: { actorId: null } })).rejects.toThrow('is not changed')
    await expect(trail().deleteMany()).rejects.toThrow('is not changed')
    await expect(app.prisma.$executeRaw`TRUNCATE audit_entries`).rejects.toThrow('is not changed')
    expect(await trail().findMany()).toEqual(before)
  })

  it.each([
    null,
    '{}',
    '{"action": "product.create"}',
    '{"action": "product.create", "at": "2026-01-01T00:00:00Z"}',
  ])('cannot be bypassed: a row whose last_change is %s is refused', async (change) => {
    const insert = app.prisma.$executeRaw`
      INSERT INTO products (name, price, search_text, updated_at, last_change)
      VALUES ('Secret', 1, '', now(), ${change}::jsonb)`
    await expect(insert).rejects.toThrow()
    expect(await app.prisma.product.count({ where: { name: 'Secret' } })).toBe(0)
  })
})
