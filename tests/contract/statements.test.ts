import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { chapters } from '../../scripts/docs/guide.ts'
import { root } from '../../src/base/root.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { entriesAt, flattened, listAt, objectAt } from '../support/contract-source.ts'
import { idsOf, walk } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()
const source = readFileSync(join(root, 'openapi.yaml'), 'utf8')
const guide = chapters()
  .map(({ text }) => text)
  .join('\n')
  .replaceAll(/\s+/g, ' ')

/** The description of a parameter of an operation; undefined where the operation has none of this name. */
function told(path: string, name: string): string | undefined {
  const item = objectAt(objectAt(flattened(parse(source)).paths, 'paths')[path], path)
  const found = listAt(objectAt(item.get, path).parameters).find((one) => one.name === name)
  return found && String(found.description)
}

describe('what is said of a search', () => {
  const listed = documentedOperations
    .filter(({ method, parameters }) => method === 'GET' && parameters.some(({ name }) => name === 'q'))
    .map(({ path }) => path)

  it('is said for each resource', () => {
    expect(listed).toEqual(['/api/products', '/api/posts', '/api/users'])
  })

  it.each([
    ['/api/products', { name: 'aone', sku: 'atwo', description: '<p>athree</p>' }, { price: 1 }],
    [
      '/api/posts',
      { title: 'bone', slug: 'btwo', excerpt: 'bthree', body: '<p>bfour</p>', tags: ['bfive'] },
      { status: 'published' },
    ],
    [
      '/api/users',
      { username: 'cone', displayName: 'ctwo' },
      { role: 'viewer', password: 'a quiet harbour at dusk' },
    ],
  ])('names the fields of %s that are searched, and no others', async (path, texts, others) => {
    const admin = app.as('admin')
    const created = await app.request('POST', path, { ...admin, json: { ...texts, ...others } })
    expect(created.status).toBe(201)
    const found = await Promise.all(
      Object.entries(texts).map(async ([field, text]) => {
        const [q = ''] = /\w+(?=<|$)/.exec(String(text)) ?? []
        return idsOf(await app.request('GET', path, { ...admin, query: { q } })).length > 0 ? field : ''
      }),
    )
    const [fields = ''] = /whose (`.+`) contains/.exec(told(path, 'q') ?? '') ?? []
    const named = [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field)
    expect(found.filter((field) => field !== '')).toEqual(named)
  })
})

describe('what is said of the size of a page', () => {
  it.each(documentedOperations.filter(({ parameters }) => parameters.some(({ name }) => name === 'limit')))(
    'is what $id returns',
    ({ path, parameters }) => {
      const { maximum } = parameters.find(({ name }) => name === 'limit')?.schema ?? {}
      expect(/\bten\b/.test(told(path, 'limit') ?? '')).toBe(maximum === 10)
    },
  )
})

describe('what is said of reading all pages', () => {
  const reprice = async (id: number, price: number) =>
    void (await app.request('PATCH', `/api/products/${id}`, {
      ...app.as('admin'),
      headers: { 'if-match': '*' },
      json: { price },
    }))

  it('holds: once each, but for a record whose value of the sort changes meanwhile', async () => {
    expect(guide).toContain(
      'returned exactly once, as long as the value that the list is sorted by stays the same',
    )
    await app.prisma.product.deleteMany()
    const ids: number[] = []
    for (const price of [1, 2, 3, 4, 5, 6]) {
      const json = { name: 'Mug', price }
      ids.push((await app.call('createProduct', { ...app.as('admin'), json })).data.id)
    }
    const [first = 0] = ids
    const byPrice = await walk(app, '/api/products?limit=2&sort=price', {}, () => reprice(first, 10))
    expect(byPrice.flatMap(idsOf)).toEqual([...ids, first])
    let price = 20
    const byId = await walk(app, '/api/products?limit=2&sort=id', {}, () => reprice(first, price++))
    expect(byId.flatMap(idsOf)).toEqual(ids)
  })
})

it('the methods that a 405 names are answered otherwise', async () => {
  const { headers } = await app.request('OPTIONS', '/api/products')
  for (const method of headers.allow?.split(', ') ?? ['none'])
    expect((await app.request(method, '/api/products', app.as('admin'))).status).not.toBe(405)
})

it('nothing is said of an access that ends later than it does', () => {
  expect(source).not.toContain('within seconds')
})

it('no address is given that nobody reads, and no place that is only true of one service', () => {
  const { info, servers } = parse(source)
  expect(JSON.stringify(info.contact)).not.toMatch(/example\.(?:com|org|net)/)
  expect(JSON.stringify(servers)).not.toMatch(/"description":"[^"]*\blocal\b/i)
  expect(guide).not.toContain('Insomnia')
})

it('each media type that a body is documented with is taken', async () => {
  const paths = entriesAt(parse(source).paths)
  const patches = paths.flatMap(([, item]) => entriesAt(item).filter(([method]) => method === 'patch'))
  expect(patches).toHaveLength(3)
  for (const [, operation] of patches) {
    const types = Object.keys(objectAt(objectAt(operation.requestBody, 'body').content, 'content'))
    expect(types).toEqual(['application/json', 'application/merge-patch+json'])
  }
})
