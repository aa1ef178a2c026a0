import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { components } from '../../generated/openapi.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { outcome } from '../support/outcome.ts'
import { recordsOf } from '../support/pages.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

type Operation = components['schemas']['ProductBatchOperation']

const mug = (value: Operation['value'] = {}): Operation => ({
  op: 'create',
  value: { name: 'Mug', price: 12.5, ...value },
})

/** Sends a batch as an editor. */
const batch = (operations: readonly Operation[], atomic = false, options: object = {}) =>
  app.request('POST', '/api/products/batch', {
    ...app.as('editor'),
    ...options,
    json: { atomic, operations },
  })

const create = async (value: Operation['value'] = {}) => {
  const json = { name: 'Mug', price: 12.5, ...value }
  return (await app.call('createProduct', { ...app.as('editor'), json })).data
}

const get = (id: number) => app.request('GET', `/api/products/${id}`, app.as('editor'))

let count = 0
const newSku = () => `BATCH-${++count}`

describe('batchProducts', () => {
  it('creates, changes and deletes in the order of the operations', async () => {
    const [changed, gone] = [await create(), await create()]
    const sku = newSku()
    const response = await batch([
      mug({ sku, price: 19.9 }),
      mug({ name: ' <b>Cup</b> ' }),
      { op: 'update', id: changed.id, version: 1, value: { price: 3 } },
      { op: 'update', id: changed.id, version: 2, value: { description: '<p onclick="x()">Thin</p>' } },
      { op: 'delete', id: gone.id, version: 1 },
    ])
    expect(response.status).toBe(200)
    const results = recordsOf(response)
    expect(results).toMatchObject([
      {
        status: 201,
        message: 'The product was created.',
        data: { sku, price: 19.9, version: 1 },
        error: null,
      },
      { status: 201, data: { name: 'Cup', currency: 'USD', status: 'published' } },
      { status: 200, data: { id: changed.id, price: 3, version: 2 } },
      { status: 200, data: { id: changed.id, description: '<p>Thin</p>', version: 3 } },
      { status: 200, message: 'The product was deleted.', data: { id: gone.id } },
    ])
    // each result is what reading the record gives
    for (const { data } of [results[0], results[1], results[3]].map(Object))
      expect(Object((await get(data.id)).json).data).toEqual(data)
    expect(outcome(await get(gone.id))).toBe('404 not_found')
  })

  it('returns each created record in the place of its operation', async () => {
    const file = {
      contentType: 'image/png',
      size: 1,
      sha256: '0'.repeat(64),
      kind: 'image',
      url: '/',
    } as const
    const data = Array(1_000).fill({ ...file, filename: 'mug.png', variants: [], ...written('mug.png') })
    await app.prisma.media.createMany({ data })
    await app.prisma.$executeRaw`ANALYZE media`
    const newest = await app.prisma.media.findMany({
      orderBy: { id: 'desc' },
      take: 20,
      select: { id: true },
    })
    const created = recordsOf(await batch(newest.map(({ id }) => mug({ coverImageId: id }))))
    expect(created).toMatchObject(newest.map((coverImage) => ({ data: { coverImage } })))
  })

  it('refuses single operations as they would be refused alone, and does the others', async () => {
    const category = (
      await app.call('createCategory', { ...app.as('editor'), json: { name: `Used ${newSku()}` } })
    ).data
    const [taken, stale] = [newSku(), await create()]
    await create({ sku: taken })
    const response = await batch(
      [
        mug({ categoryIds: [category.id] }),
        mug({ sku: taken }),
        { op: 'create', value: { name: 'No price' } },
        mug({ categoryIds: [2_000_000_000] }),
        mug({ coverImageId: 2_000_000_000 }),
        { op: 'update', id: stale.id, version: 7, value: { price: 1 } },
        { op: 'update', id: 2_000_000_000, version: 1, value: { price: 1 } },
        { op: 'update', value: { price: 1 } },
        { op: 'delete', id: stale.id, version: 1 },
        mug(),
      ],
      false,
      { headers: { 'accept-language': 'de' } },
    )
    const errors = (field: string, rule: string) => ({ errors: [{ location: 'body', field, rule }] })
    expect(recordsOf(response)).toMatchObject([
      { status: 201, data: { categories: [{ id: category.id }] } },
      { status: 409, data: null, error: { reason: 'already_exists', ...errors('/value/sku', 'unique') } },
      { status: 422, error: { code: 'validation_failed', ...errors('/value/price', 'required') } },
      { status: 422, error: errors('/value/categoryIds/0', 'exists') },
      { status: 422, error: errors('/value/coverImageId', 'exists') },
      { status: 412, error: { code: 'precondition_failed' } },
      { status: 404, message: 'Dieses Produkt gibt es nicht.', error: { code: 'not_found' } },
      { status: 422, error: { errors: [{ field: '/id' }, { field: '/version' }] } },
      { status: 200, data: { id: stale.id } },
      { status: 201, error: null },
    ])
  })

  it('does all or nothing if it is atomic', async () => {
    const { id } = await create({ name: 'Jug' })
    const sku = newSku()
    const refused = await batch(
      [
        mug({ sku }),
        { op: 'update', id, version: 9, value: { price: 1 } },
        mug({ sku }),
        { op: 'delete', id, version: 1 },
      ],
      true,
    )
    expect(outcome(refused)).toBe(
      '422 validation_failed (/operations/1/version current, /operations/2/value/sku unique)',
    )
    expect(Object((await get(id)).json).data).toMatchObject({ name: 'Jug', version: 1 })
    const list = () => app.request('GET', `/api/products?q=${sku}&status=all`, app.as('editor'))
    expect(recordsOf(await list())).toEqual([])
    const done = await batch([mug({ sku }), { op: 'delete', id, version: 1 }], true)
    expect(recordsOf(done)).toMatchObject([{ status: 201 }, { status: 200 }])
  })

  it('rejects a body that does not fit the schema, and writes nothing', async () => {
    const sku = newSku()
    const refused = await batch([mug({ sku }), mug({ price: -1 })])
    expect(outcome(refused)).toBe('422 validation_failed (/operations/1/value/price minimum)')
    expect(outcome(await batch([]))).toBe('422 validation_failed (/operations minItems)')
    expect(outcome(await batch(Array(101).fill(mug())))).toBe('422 validation_failed (/operations maxItems)')
    expect(recordsOf(await batch([mug({ sku })]))).toMatchObject([{ status: 201 }])
  })

  it('takes the longest body, however much markup its texts have', async () => {
    const description = '<p>Some text with a <b>bold</b> word and more.</p>'.repeat(190)
    const response = await batch(Array.from({ length: 100 }, () => mug({ description })))
    expect(outcome(response)).toBe('200')
    expect(recordsOf(response).at(-1)).toMatchObject({ status: 201, data: { description } })
  })

  it('writes nothing twice with an Idempotency-Key', async () => {
    const options = { headers: { 'idempotency-key': newSku() } }
    const operations = [mug({ sku: newSku() }), mug()]
    const first = await batch(operations, false, options)
    const second = await batch(operations, false, options)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.json).toEqual(first.json)
  })

  it('records each change in the audit trail and in the feed', async () => {
    const [first, second] = recordsOf(await batch([mug(), mug({ status: 'draft' })])).map(
      (one) => Object(one).data.id,
    )
    for (const id of [first, second]) {
      const entries = await app.request(
        'GET',
        `/api/audit-entries?resourceType=product&resourceId=${id}`,
        app.as('admin'),
      )
      expect(recordsOf(entries)).toMatchObject([{ action: 'product.create' }])
    }
  })

  it('does batches that want the same records and values at the same time, one after the other', async () => {
    const [one, other] = [await create(), await create()]
    const [a, b] = [newSku(), newSku()]
    const change = ({ id }: { id: number }): Operation => ({
      op: 'update',
      id,
      version: 1,
      value: { price: 7 },
    })
    const responses = await Promise.all([
      batch([mug({ sku: a }), mug({ name: 'Cup', sku: b }), change(one), change(other)]),
      batch([change(other), change(one), mug({ sku: b }), mug({ sku: a })]),
    ])
    const statuses = responses.flatMap((response) =>
      recordsOf(response).map((result) => Object(result).status),
    )
    expect(statuses.toSorted()).toEqual([200, 200, 201, 201, 409, 409, 412, 412])
  })

  it('sees what others commit while it waits for a record', async () => {
    const { id } = await create()
    const commit = await new Promise<() => void>((resolve, reject) => {
      const change = async (tx: Prisma.TransactionClient) => {
        await tx.product.update({ where: { id }, data: { version: 2, name: 'Changed' } })
        await new Promise<void>((end) => resolve(end))
      }
      app.prisma.$transaction(change).catch(reject)
    })
    const waiting = batch([mug({ name: 'Beside' }), { op: 'update', id, version: 1, value: { price: 1 } }])
    await setTimeout(100)
    commit()
    expect(recordsOf(await waiting)).toMatchObject([{ status: 201 }, { status: 412 }])
    expect(Object((await get(id)).json).data).toMatchObject({ name: 'Changed', price: 12.5 })
  })

  it('is for those who may write products', async () => {
    const sent = batch([mug()], false, app.as('viewer'))
    expect(outcome(await sent)).toBe('403 permission_denied')
  })
})

describe('the rate limit', () => {
  const limited = useApp({ settings: { rateLimit: true } })

  it('counts each operation', async () => {
    const json = { operations: Array(50).fill(mug()) }
    const send = () => limited.request('POST', '/api/products/batch', { ...limited.as('editor'), json })
    expect((await send()).headers.ratelimit).toMatch(/^"write";r=70;/)
    expect((await send()).headers.ratelimit).toMatch(/^"write";r=20;/)
    expect(outcome(await send())).toBe('429 rate_limited')
  })

  it('counts each operation of a batch that is refused, and says so', async () => {
    const operations = Array(50).fill({ op: 'delete', id: 999, version: 1 })
    const json = { operations, atomic: true }
    const refused = await limited.request('POST', '/api/products/batch', { ...limited.as('admin'), json })
    expect(refused.status).toBe(422)
    expect(refused.headers.ratelimit).toMatch(/^"write";r=70;/)
  })
})
