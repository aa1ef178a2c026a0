import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProgram, stop } from '../process/program.ts'
import { Clone } from './clone.ts'
import { ask, type Request, Service } from './service.ts'

/** The hand-written parts: one line per schema in the contract, and the sorting and filtering of a list. */
const FIELD =
  "        weight: { type: [number, 'null'], format: double, minimum: 0, maximum: 9999, x-max-decimals: 4, " +
  'description: In kilograms; null where nobody has weighed it. }\n'
const SORTS = ['weight', '-weight']
const SORT_NAMES = '        - PRODUCT_WEIGHT_ASC\n        - PRODUCT_WEIGHT_DESC\n'
const FILTER = `        - name: minWeight
          in: query
          description: In kilograms; lighter products, and those that nobody has weighed, are left out.
          schema: { type: number, format: double, minimum: 0, maximum: 9999 }
          example: 0.5
`
const COLUMN = '  weight      Decimal? @db.Decimal(8, 4)\n'
const INDEX = '  @@index([status, weight, id])\n'
const MIGRATION = `ALTER TABLE "products" ADD COLUMN "weight" DECIMAL(8,4);
CREATE INDEX "products_status_weight_id_idx" ON "products"("status", "weight", "id");
`
/** Compiles only if the types have the field as an optional number. */
const USE = `import type { components } from '../generated/openapi.ts'

type Weight = components['schemas']['Product']['weight']

export const created: components['schemas']['ProductCreate'] = { name: 'Mug', price: 1, weight: 0.25 }
export const changed: components['schemas']['ProductUpdate'] = { weight: null }
export const weight: Weight = created.weight
// @${'ts'}-expect-error a weight is no text
export const wrong: Weight = 'heavy'
`
const CSV = 'name,price,weight\r\nFeather,1,0.0001\r\nStone,2,12.5\r\nIdea,3,\r\nCloud,4,fluffy\r\n'
const EXPORTED = [
  ...['Mug,1,USD,', 'Ink,1,USD,', 'Pen,1,USD,0.0123', 'Box,1,USD,9998.9999'],
  ...['Feather,1,USD,0.0001', 'Stone,2,USD,12.5', 'Idea,3,USD,'],
]

const BEARER = { authorization: 'Bearer any' }

let clone: Clone
let service: Service

beforeAll(async () => {
  clone = await Clone.create()
  service = await Service.of(clone)
})
afterAll(async () => {
  await service.remove()
  await clone.remove()
})

/** The names of all products, page by page. */
async function namesOf(request: Request, query: string): Promise<string[]> {
  const names: string[] = []
  for (let path: string | undefined = `/api/products?limit=1&${query}`; path !== undefined; ) {
    const { data, link } = await request('GET', path)
    names.push(...[data].flat().map((product) => Object(product).name))
    const next = /^<([^>]+)>/.exec(link ?? '')?.[1]
    path = next && new URL(next).pathname + new URL(next).search
  }
  return names
}

describe('a field added to a resource', () => {
  it('takes one line each in contract, model and migration, and none in the sources', async () => {
    await clone.edit('openapi.yaml', (text) =>
      text
        .replace(/^( {4}Product(?:Create|Update)?:\n(?: {6}.*\n)*?)(?= {8}sku:)/gm, `$1${FIELD}`)
        .replace('updatedAt, -updatedAt]\n      x-enum-varnames:\n        - PRODUCT', (sorts) =>
          sorts.replace(']', `, ${SORTS.join(', ')}]`),
        )
        .replace('        - PRODUCT_UPDATED_AT_DESC\n', (line) => line + SORT_NAMES)
        .replace('        - name: maxPrice\n', (line) => FILTER + line),
    )
    expect((await clone.read('openapi.yaml')).split(FIELD)).toHaveLength(4)
    await clone.edit('prisma/schema.prisma', (text) =>
      text
        .replace(/^model Product \{\n/m, (line) => line + COLUMN)
        .replace('  @@index([status, price, id])\n', (line) => line + INDEX),
    )
    await clone.write('prisma/migrations/29990101000000_weight/migration.sql', MIGRATION)
    await clone.succeeds('npm run contract:complete')
    await clone.succeeds('npm run generate')
    await clone.succeeds('npm run lint:contract')
    await clone.succeeds('npm run db:check')
  })

  it('appears in the types', async () => {
    await clone.write('tests/weight.ts', USE)
    await clone.succeeds('npx tsc')
  })

  it('can be created, changed, listed, sorted and filtered by', async () => {
    await service.serving(async (request) => {
      const ids: number[] = []
      for (const [name, weight] of [['Mug', 0.25], ['Ink'], ['Pen', 0.0123], ['Box', null]] as const) {
        const { status, data } = await request('POST', '/api/products', { name, price: 1, weight })
        expect({ status, data }).toMatchObject({ status: 201, data: { name, weight: weight ?? null } })
        ids.push(Object(data).id)
      }
      const changed = await request('PATCH', `/api/products/${ids[3]}`, { weight: 9998.9999 })
      expect(changed).toMatchObject({ status: 200, data: { name: 'Box', weight: 9998.9999 } })
      const emptied = await request('PATCH', `/api/products/${ids[0]}`, { weight: null })
      expect(emptied).toMatchObject({ status: 200, data: { name: 'Mug', weight: null } })
      const refused = await request('POST', '/api/products', { name: 'Ton', price: 1, weight: 'heavy' })
      expect(refused.status).toBe(422)

      expect(await namesOf(request, 'sort=weight')).toEqual(['Pen', 'Box', 'Mug', 'Ink'])
      expect(await namesOf(request, 'sort=-weight')).toEqual(['Ink', 'Mug', 'Box', 'Pen'])
      expect(await namesOf(request, 'minWeight=0.0124')).toEqual(['Box'])
      const part = await request('GET', '/api/products?minWeight=0.0124&fields=weight')
      expect(part).toMatchObject({ status: 200, data: [{ id: ids[3], weight: 9998.9999 }] })
    })
  })

  it('can be imported and exported', async () => {
    await clone.write('products.csv', CSV)
    const imported = await service.operate('import', 'products.csv', '--report', 'refused.ndjson')
    expect(imported).toMatch(/^2\n/)
    expect(await clone.read('refused.ndjson')).toContain('"/weight"')
    expect(await service.operate('export', 'products')).toContain(
      [
        'name,price,currency,weight,sku,description,status',
        ...EXPORTED.map((row) => `${row},,,published`),
      ].join('\r\n'),
    )
    expect(await service.operate('export', 'products', '--format', 'ndjson')).toContain('"weight":0.0123')
  })

  it('is included by the mock', async () => {
    const mock = startProgram({}, ['scripts/cms.mjs', 'mock', '--port', '0'], process.execPath, clone.folder)
    const origin = await mock.origin
    const created = { name: 'Mug', price: 1, weight: 0.25 }
    expect(await ask(origin, 'POST', '/api/products', created, BEARER)).toMatchObject({ status: 201 })
    const wrong = { ...created, weight: -1 }
    expect(await ask(origin, 'POST', '/api/products', wrong, BEARER)).toMatchObject({ status: 422 })
    expect(await ask(origin, 'GET', '/api/products?sort=-weight')).toMatchObject({ status: 200 })
    await stop(mock)
  })
})
