import { beforeAll, describe, expect, it } from 'vitest'
import { Prisma } from '../../generated/prisma/client.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf, nextPage, walk } from '../support/pages.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'

/** Day of May, price, name, sku. The names tie, and so do prices and days. */
const ROWS = [
  [1, '5', 'Tee', 'A-1'],
  [2, '5', 'Tasse', 'A-2'],
  [2, '10.5', 'Tasse', 'B-1'],
  [3, '0.0001', 'Teekanne blau', 'B-2'],
  [3, '10.5', 'Äpfel', null],
  [4, '9999999999.9999', 'Teekanne rot', null],
  [4, '5', '茶壺', null],
] as const

const TOKEN = 'x'.repeat(20)

const app = useApp()
let ids: readonly number[]

beforeAll(async () => {
  const data = ROWS.map(([day, price, name, sku]) => {
    const at = new Date(`2026-05-0${day}T12:00:00Z`)
    return { ...written(name, sku ?? ''), name, price, sku, createdAt: at, updatedAt: at }
  })
  const rows = await app.prisma.product.createManyAndReturn({ data, select: { id: true } })
  ids = rows.map(({ id }) => id)
})

type Query = Record<string, string | number>
const list = (query: Query) => app.request('GET', '/api/products', { query })

/** Which rows are listed, by their number from 1. */
async function numbers(query: Query): Promise<number[]> {
  const response = await list(query)
  expect(outcome(response)).toBe('200')
  return idsOf(response).map((id) => ids.indexOf(Number(id)) + 1)
}

describe('the filters of listProducts', () => {
  it.each<[Query, number[]]>([
    [{}, [7, 6, 5, 4, 3, 2, 1]],
    [{ minPrice: 10.5 }, [6, 5, 3]],
    [{ minPrice: 10.5001 }, [6]],
    [{ maxPrice: 5 }, [7, 4, 2, 1]],
    [{ maxPrice: 0 }, []],
    [{ minPrice: 5, maxPrice: 5 }, [7, 2, 1]],
    [{ minPrice: 6, maxPrice: 5 }, []],
    [{ maxPrice: 9999999999.9999 }, [7, 6, 5, 4, 3, 2, 1]],
    [{ createdFrom: '2026-05-03T12:00:00Z' }, [7, 6, 5, 4]],
    [{ createdTo: '2026-05-03T12:00:00Z' }, [3, 2, 1]],
    [{ createdFrom: '2026-05-03T14:00:00+02:00', createdTo: '2026-05-03T12:00:00.001Z' }, [5, 4]],
    [{ sku: 'B-1' }, [3]],
    [{ sku: 'b-1' }, []],
    [{ sku: 'B-1', maxPrice: 5 }, []],
    [{ updatedFrom: '2026-05-02T12:00:00Z', updatedTo: '2026-05-04T12:00:00Z' }, [5, 4, 3, 2]],
    [{ q: 'tee' }, [6, 4, 1]],
    [{ q: 'B' }, [4, 3]],
    [{ q: 'tasse', minPrice: 6 }, [3]],
    [{ q: 'tee', maxPrice: 5, createdFrom: '2026-05-02T00:00:00Z' }, [4]],
    [{ q: 'tee', createdTo: '2026-05-01T00:00:00Z' }, []],
    [{ minPrice: 5, maxPrice: 11, createdFrom: '2026-05-02T00:00:00Z', sort: 'price', q: 'ta' }, [2, 3]],
  ])('%j', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
  })

  it.each<[Query, string]>([
    [{ minPrice: 'cheap' }, 'minPrice type'],
    [{ minPrice: -1 }, 'minPrice minimum'],
    [{ maxPrice: '0.00001' }, 'maxPrice format'],
    [{ createdFrom: 'yesterday' }, 'createdFrom format'],
    [{ createdTo: '2026-12-31T23:59:60Z' }, 'createdTo format'],
    [{ createdFrom: '0000-01-01T00:00:00Z' }, 'createdFrom format'],
    [{ q: ' ' }, 'q minLength'],
    [{ q: 'x'.repeat(101) }, 'q maxLength'],
    [{ sort: 'description' }, 'sort enum'],
    [{ sort: '+id' }, 'sort enum'],
    [{ sort: 'id; DROP TABLE products' }, 'sort enum'],
  ])('refuse %j', async (query, error) => {
    expect(outcome(await list(query))).toBe(`400 invalid_parameter (/${error})`)
  })

  it('ids, as many as a page has, in the order of the list', async () => {
    const [first, , third] = ids
    expect(await numbers({ ids: `${first},${third},${third},2147483647` })).toEqual([3, 1])
    expect(await numbers({ ids: `${first},${third}`, sort: 'name', minPrice: 6 })).toEqual([3])
  })

  it.each([
    ['', 'ids/0 type'],
    ['1,,2', 'ids/1 type'],
    ['1,two', 'ids/1 type'],
    ['1 , 2', 'ids/0 type'],
    ['0', 'ids/0 minimum'],
    ['1,2,3,4,5,6,7,8,9,10,11', 'ids maxItems'],
  ])('refuse ids=%j', async (text, error) => {
    expect(outcome(await list({ ids: text }))).toContain(`400 invalid_parameter (/${error}`)
  })

  it('refuse what is no filter', async () => {
    expect(outcome(await list({ price: 5 }))).toBe('400 unknown_parameter (/price additionalProperties)')
  })
})

it('listProducts answers with an empty array where there is none', async () => {
  const message = '0 products on this page.'
  expect((await list({ maxPrice: 0 })).json).toEqual({ status: 'success', message, data: [] })
})

describe('the sorts of listProducts', () => {
  it.each(['id', 'price', 'createdAt', 'updatedAt', 'name'])(
    '%s, both ways, page by page and with ties',
    async (sort) => {
      const order = await ordered(sort)
      for (const limit of [1, 2, 3, 10]) {
        const up = await walk(app, `/api/products?limit=${limit}&sort=${sort}`)
        const down = await walk(app, `/api/products?limit=${limit}&sort=-${sort}`)
        expect(up.flatMap(idsOf)).toEqual(order)
        expect(down.flatMap(idsOf)).toEqual(order.toReversed())
        expect(up.map((page) => idsOf(page).length).every((length) => length <= limit)).toBe(true)
      }
    },
  )

  /** The ids by price and by name, which a setting of the database orders; all others go up with the id. */
  async function ordered(sort: string): Promise<number[]> {
    const by = Prisma.raw(['price', 'name'].includes(sort) ? `${sort}, id` : 'id')
    const rows = await app.prisma.$queryRaw<{ id: number }[]>`SELECT id FROM products ORDER BY ${by}`
    return rows.map(({ id }) => id)
  }

  it('go on behind the longest names there can be', async () => {
    const longest = ['漢', '𝒜', '"', 'ü'].map((character) => character.repeat(255))
    const data = longest.flatMap((name) => [1, 2].map((price) => ({ name, price, ...written(TOKEN) })))
    await app.prisma.product.createMany({ data })
    const pages = await walk(app, `/api/products?limit=1&sort=name&q=${TOKEN}`)
    expect(pages.map(outcome)).toEqual(Array(8).fill('200'))
    expect(new Set(pages.flatMap(idsOf)).size).toBe(8)
    await app.prisma.product.deleteMany({ where: { name: { in: longest } } })
  })
})

describe('a cursor of listProducts', () => {
  const narrow = { limit: 1, sort: 'price', minPrice: 1, createdFrom: '2026-05-01T00:00:00Z' }
  const same = { ...narrow, q: 'te' }
  let cursor: string

  beforeAll(async () => {
    const next = new URLSearchParams(nextPage(await list(same))?.split('?')[1])
    cursor = next.get('cursor') ?? ''
  })

  it('is good for any limit of the same list', async () => {
    expect(outcome(await list({ ...same, limit: 5, cursor }))).toBe('200')
  })

  it.each<[string, (payload: string, signature: string) => string]>([
    ['for another place', (_, signature) => `${Buffer.from('["999"]').toString('base64url')}.${signature}`],
    ['without a signature', (payload) => payload],
    ['with an empty signature', (payload) => `${payload}.`],
    ['of a signature alone', (_, signature) => `.${signature}`],
    ['of other parts', () => 'x.y.z'],
    ['of dots', () => '...'],
  ])('is refused where the service has not made it: one %s', async (_title, forge) => {
    const [payload = '', signature = ''] = cursor.split('.')
    const response = await list({ ...same, cursor: forge(payload, signature) })
    expect(outcome(response)).toBe('400 invalid_cursor (/cursor cursor)')
  })

  it.each<Query>([
    { ...same, sort: '-price' },
    { ...same, sort: 'id' },
    { ...same, q: 'tee' },
    { ...same, minPrice: 2 },
    { ...same, maxPrice: 9 },
    { ...same, createdFrom: '2026-05-02T00:00:00Z' },
    { ...same, createdTo: '2026-05-09T00:00:00Z' },
    narrow,
  ])('is not good for another list: %j', async (other) => {
    expect(outcome(await list({ ...other, cursor }))).toBe('400 invalid_cursor (/cursor cursor)')
  })

  it('ends with the last page', async () => {
    expect(nextPage(await list({ limit: 7 }))).toBeUndefined()
    expect(nextPage(await list({ limit: 6 }))).toBeDefined()
    expect(nextPage(await list({ limit: 2, q: 'tasse' }))).toBeUndefined()
  })
})
