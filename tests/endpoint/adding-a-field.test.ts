import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProgram, stop } from '../process/program.ts'
import { columns } from '../support/csv.ts'
import { Clone } from './clone.ts'
import { ask, type Request, Service } from './service.ts'

/** The hand-written part, in the schema of products alone. */
const FIELD = `        weight:
          type: [number, 'null']
          description: In kilograms; null where nobody has weighed it.
          maximum: 9999
          x-sort: true
          x-filter: true
`
/** Compiles only if the types have the field as an optional number. */
const USE = `import type { components } from '../generated/openapi.ts'

type Weight = components['schemas']['Product']['weight']

export const created: components['schemas']['ProductCreate'] = { name: 'Mug', price: 1, weight: 0.25 }
export const changed: components['schemas']['ProductUpdate'] = { weight: null }
export const weight: Weight | undefined = created.weight
// @${'ts'}-expect-error a weight is no text
export const wrong: Weight = 'heavy'
`
const CSV = 'name,price,weight\r\nFeather,1,0.0001\r\nStone,2,12.5\r\nIdea,3,\r\nCloud,4,fluffy\r\n'
const EXPORTED = [
  'name,price,weight',
  ...['Mug,1,', 'Ink,1,', 'Pen,1,0.0123', 'Box,1,9998.9999', 'Feather,1,0.0001', 'Stone,2,12.5', 'Idea,3,'],
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

/** The text of each file that the command writes, and the names of the migrations. */
async function texts(): Promise<readonly unknown[]> {
  const files = ['openapi.yaml', 'prisma/schema.prisma', 'generated/openapi.ts', 'CHANGELOG.md']
  const migrations = await readdir(join(clone.folder, 'prisma/migrations'))
  return [migrations, ...(await Promise.all(files.map((file) => clone.read(file))))]
}

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
  it.each([
    ['the files', 'prisma/schema.prisma'],
    ['the generated code', 'generated/openapi.ts'],
  ])('is taken back by Ctrl-C after %s, except for what its author wrote', async (_, written) => {
    const schema = /^( {4}Product:\n(?: {6}.*\n)*?)(?= {8}sku:)/m
    if (!(await clone.read('openapi.yaml')).includes(FIELD))
      await clone.edit('openapi.yaml', (text) => text.replace(schema, `$1${FIELD}`))
    const before = await texts()
    // a terminal sends the signal to the whole group
    const options = { cwd: clone.folder, detached: true, stdio: 'ignore' } as const
    const command = spawn('npm', ['run', 'contract:sync'], options)
    const ended = once(command, 'close')
    await expect.poll(() => clone.read(written), { timeout: 60_000 }).toContain('weight')
    process.kill(-Number(command.pid), 'SIGINT')
    expect(await ended).not.toEqual([0, null])
    expect(await texts()).toEqual(before)
  })

  it('takes six lines in one place, and one command', async () => {
    await clone.succeeds('npm run contract:sync')
    expect(await clone.succeeds('npm run contract:sync -- --check')).toContain('Nothing is missing.')
  })

  it('appears in the types, and passes the gate', async () => {
    await clone.write('tests/weight.ts', USE)
    await clone.succeeds('npm run check')
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
    const exported = await service.operate('export', 'products')
    expect(columns(exported, ['name', 'price', 'weight'])).toEqual(EXPORTED)
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
