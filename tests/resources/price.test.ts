import { beforeAll, describe, expect, it } from 'vitest'
import { recordsOf } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

/** As they are sent, and as they are read. */
const PRICES: readonly (readonly [string | number, number])[] = [
  [0, 0],
  [12.5, 12.5],
  ['12.50', 12.5],
  ['19.9900', 19.99],
  [0.0001, 0.0001],
  ['0.1', 0.1],
  [1234567.8912, 1234567.8912],
  ['9999999999.9999', 9999999999.9999],
  [9999999999.9999, 9999999999.9999],
  [8388608.3337, 8388608.3337],
]

describe.each(PRICES)('a price that is sent as %j', (sent, read) => {
  let path = ''

  beforeAll(async () => {
    const json = { name: 'Mug', price: sent }
    const created = await app.request('POST', '/api/products', { ...app.as('editor'), json })
    expect(created.json).toMatchObject({ data: { price: read } })
    path = created.headers.location ?? ''
  })

  it('reads back as it was stored', async () => {
    const [row] = await app.prisma.$queryRaw<{ price: string }[]>`
      SELECT price::text FROM products ORDER BY id DESC LIMIT 1`
    expect(Number(row?.price)).toBe(read)
    expect((await app.request('GET', path)).json).toMatchObject({ data: { price: read } })
    expect(recordsOf(await app.request('GET', '/api/products'))[0]).toMatchObject({ price: read })
  })

  it('is found by the number that was read', async () => {
    const query = { minPrice: read, maxPrice: read, limit: 1 }
    expect(recordsOf(await app.request('GET', '/api/products', { query }))).toMatchObject([{ price: read }])
  })

  it('stays the same when it is written back as it was read', async () => {
    const headers = { 'if-match': '*' }
    const json = { price: read }
    const changed = await app.request('PATCH', path, { ...app.as('editor'), headers, json })
    expect(changed.json).toMatchObject({ data: { price: read } })
  })
})
