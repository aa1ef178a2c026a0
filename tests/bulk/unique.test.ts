import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resources } from '../../generated/resources.ts'
import { BulkResource } from '../../src/bulk/resource.ts'
import { AnyResource } from '../../src/resources/kit/definition.ts'
import { type Bulk, useBulk } from './world.ts'

const { Product } = resources
/** Products whose names are unique, too. */
const definition = new AnyResource(
  { ...Product, unique: { ...Product.unique, name: { taken: 'productSkuTaken', constraint: 'one_name' } } },
  {},
)
const resource = new BulkResource(definition)
const none = { imported: 0, updated: 0, skipped: 0, refused: 0 }
const HEADER = 'name,price,sku'

const bulk = useBulk()

beforeAll(async () => {
  await bulk.database.prisma.$executeRaw`CREATE UNIQUE INDEX one_name ON products (name)`
})
beforeEach(() => bulk.importText('products.csv', `${HEADER}\nMug,1,A\nCup,2,B\nJar,3,`))

const importRows = (rows: string[], options: Parameters<Bulk['importText']>[2] = {}) =>
  bulk.importText('products.csv', [HEADER, ...rows].join('\n'), { resource, ...options })
const products = () => bulk.database.prisma.product.findMany({ orderBy: { id: 'asc' } })

describe('an import of a resource with two unique fields', () => {
  it.each(['start', 'dry-run'] as const)('(%s) reports the fields whose values are taken', async (mode) => {
    const rows = ['Mug,4,C', 'Can,5,B', 'Cup,6,A', 'Jar,7,', 'Pot,8,D', 'Pot,9,E', 'Pan,1,D', 'Pan,2,F']
    const { counts, refused } = await importRows(rows, { mode })
    expect(counts).toEqual({ ...none, imported: 2, refused: 6 })
    expect(
      refused.map(({ line, errors }) => [line, ...errors.map(({ field, value }) => `${field} ${value}`)]),
    ).toEqual([
      [2, '/name Mug'],
      [3, '/sku B'],
      [4, '/sku A', '/name Cup'],
      [5, '/name Jar'],
      [7, '/name Pot'],
      [8, '/sku D'],
    ])
    expect(refused.flatMap(({ errors }) => errors.map(({ rule }) => rule))).toEqual(Array(7).fill('unique'))
  })

  it('updates rows by the first one, and refuses values of the second that are taken', async () => {
    const rows = ['Mug,4,A', 'Cup,5,A', 'Tin,6,B', 'Cup,7,A', 'Jar,8,C', 'Bowl,9,C']
    const { counts, refused } = await importRows(rows, { update: true })
    expect(counts).toEqual({ imported: 1, updated: 3, skipped: 0, refused: 2 })
    expect(refused).toMatchObject([
      { line: 3, errors: [{ field: '/name', rule: 'unique', value: 'Cup' }] },
      { line: 6, errors: [{ field: '/name', rule: 'unique', value: 'Jar' }] },
    ])
    expect((await products()).map(({ name, sku }) => `${name} ${sku}`)).toEqual([
      'Cup A',
      'Tin B',
      'Jar null',
      'Bowl C',
    ])
  })

  it('refuses a row whose value is taken by a request while its batch is written', async () => {
    let looks = 0
    class Overtaken extends BulkResource {
      override async find(...args: Parameters<BulkResource['find']>) {
        return looks++ === 0 ? [] : super.find(...args)
      }
    }
    const { counts, refused } = await importRows(['Can,5,B', 'Pot,8,D'], {
      resource: new Overtaken(definition),
    })
    expect(counts).toEqual({ ...none, imported: 1, refused: 1 })
    expect(refused).toMatchObject([{ line: 2, errors: [{ field: '/sku', value: 'B' }] }])
    expect(looks).toBe(4)
  })
})

it('an import stores defaults for the columns that a row omits', async () => {
  const rows = ['"status":"draft"', '"currency":"EUR"', '"sku":"D"', '"status":"draft","currency":"CHF"']
  const text = rows.map((rest, index) => `{"name":"New ${index}","price":1,${rest}}`).join('\n')
  const { counts } = await bulk.importText('products.ndjson', text, { resource })
  expect(counts).toEqual({ ...none, imported: 4 })
  const stored = (await products()).slice(3).map((row) => `${row.name} ${row.status} ${row.currency}`)
  expect(stored.sort()).toEqual([
    'New 0 draft USD',
    'New 1 published EUR',
    'New 2 published USD',
    'New 3 draft CHF',
  ])
})
