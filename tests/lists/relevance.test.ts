import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resources } from '../../generated/resources.ts'
import { outdatesWords } from '../../scripts/sync/field-changes.ts'
import { cleanUp } from '../../src/housekeeping.ts'
import { outcome } from '../support/outcome.ts'
import { recordsOf, walk } from '../support/pages.ts'
import { written } from '../support/rows.ts'
import { statementsDuring } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

// rows that a test writes to PostgreSQL itself are not in cached responses at once
const app = useApp({ settings: { answerMemory: 0 } })
const products = () => app.prisma.product

interface Words {
  readonly name: string
  readonly sku?: string
  readonly description?: string
}

/** Creates products in this order: a later one is newer. */
async function create(...all: readonly Words[]): Promise<void> {
  for (const json of all)
    await app.request('POST', '/api/products', { ...app.as('editor'), json: { price: 1, ...json } })
}

async function found(q: string, sort = 'relevance'): Promise<unknown[]> {
  return recordsOf(await app.request('GET', '/api/products', { query: { q, sort } })).map(({ name }) => name)
}

describe('sort=relevance', () => {
  beforeEach(() => products().deleteMany())

  it('puts matches in the name first, then those in the SKU, then those in the description', async () => {
    await create(
      { name: 'Copper jug' },
      { name: 'Plate', sku: 'COPPER-1' },
      { name: 'Bowl', description: '<p>Made of copper.</p>' },
    )
    expect(await found('copper')).toEqual(['Copper jug', 'Plate', 'Bowl'])
    expect(await found('copper', '-id')).toEqual(['Bowl', 'Plate', 'Copper jug'])
  })

  it('puts whole words before beginnings, and words that are close before those that are not', async () => {
    await create(
      { name: 'Cup' },
      { name: 'Cupboard' },
      { name: 'Tea, cake and a pot' },
      { name: 'Tea pot' },
      { name: 'Pot of gold', description: 'For tea' },
    )
    expect(await found('cup')).toEqual(['Cup', 'Cupboard'])
    expect(await found('tea pot')).toEqual(['Tea pot', 'Tea, cake and a pot', 'Pot of gold'])
  })

  it('puts newer records first among equal ones, page by page', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `Mug ${index}`)
    await products().createMany({ data: names.map((name) => ({ name, price: 1, ...written(name, '', '') })) })
    const pages = await walk(app, '/api/products?q=mug&sort=relevance')
    expect(pages.flatMap(recordsOf).map(({ name }) => name)).toEqual(names.toReversed())
  })

  it('shows no record twice, and none that is created while pages are read', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `Mug ${index}`)
    await products().createMany({ data: names.map((name) => ({ name, price: 1, ...written(name, '', '') })) })
    const query = { q: 'mug', sort: 'relevance' }
    const first = await app.request('GET', '/api/products', { query })
    await create({ name: 'Mug' })
    const cursor = String(first.headers['x-next-cursor'])
    const second = await app.request('GET', '/api/products', { query: { ...query, cursor } })
    const shown = [first, second].flatMap(recordsOf)
    expect(shown.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 20))
    const other = await app.request('GET', '/api/products', { query: { ...query, q: 'cup', cursor } })
    expect(outcome(other)).toMatch('400 invalid_cursor')
  })

  it.each([
    ['Zubehör für Küchen', 'zubehor kuchen'],
    ['Straße', 'strasse'],
    ['Crème brûlée à l’œuf', 'creme brulee oeuf'],
    ['Señor y niña', 'senor nina'],
    ['Naïve café', 'NAIVE caf'],
  ])('finds %s in a description without accents', async (words, q) => {
    await create({ name: 'Book', description: `<p>${words}</p>` }, { name: 'Other' })
    expect(await found(q)).toEqual(['Book'])
  })

  it('shows readers no drafts, whatever matches better', async () => {
    await app.request('POST', '/api/products', {
      ...app.as('editor'),
      json: { name: 'Vase', price: 1, status: 'draft' },
    })
    await create({ name: 'Bowl', description: 'Looks like a vase' })
    expect(await found('vase')).toEqual(['Bowl'])
  })

  it('combines with filters, fields and a count', async () => {
    await create({ name: 'Red mug', sku: 'A' }, { name: 'Mug', sku: 'B' }, { name: 'Mug', sku: 'C' })
    const query = { q: 'mug', sort: 'relevance', minPrice: 1, fields: 'sku', count: 'true', limit: 2 }
    const page = await app.request('GET', '/api/products', { query })
    expect(recordsOf(page)).toMatchObject([{ sku: 'C' }, { sku: 'B' }])
    expect(page.headers['x-total-count']).toBe('3')
  })

  it('ranks and lists the newest 1,000 matches', async () => {
    const data = Array.from({ length: 1_005 }, (_, index) => ({
      ...written(index < 5 ? 'lamp' : 'old lamp', '', ''),
      name: index < 5 ? 'Lamp' : 'Old lamp',
      price: 1,
    }))
    await products().createMany({ data })
    expect(await found('lamp')).toEqual(Array(10).fill('Old lamp'))
    const pages = await walk(app, '/api/products?q=lamp&sort=relevance')
    expect(pages.flatMap(recordsOf)).toHaveLength(1_000)
  })

  it('is the default order without words to search for, page by page', async () => {
    await create(...Array.from({ length: 12 }, (_, index) => ({ name: `Mug ${index}` })))
    const [byRelevance, newest] = await Promise.all(
      ['/api/products?sort=relevance', '/api/products'].map((path) => walk(app, path)),
    )
    expect(byRelevance?.flatMap(recordsOf)).toHaveLength(12)
    expect(byRelevance?.flatMap(recordsOf)).toEqual(newest?.flatMap(recordsOf))
  })

  it('finds nothing by a search without a word', async () => {
    await create({ name: 'Mug' })
    expect(await found('!')).toEqual([])
  })
})

describe('the words of rows that an earlier version wrote', () => {
  beforeAll(() => products().deleteMany())

  it('are renewed by housekeeping, and the records stay the same', async () => {
    const row = { ...written(), searchText: 'jug j 1', price: 1 }
    await products().createMany({
      data: Array.from({ length: 250 }, (_, index) => ({
        ...row,
        name: 'Jug',
        sku: `J-${index}`,
        description: '<p>Zinc</p>',
      })),
    })
    expect(await found('zinc')).toEqual([])
    const before = await app.prisma.auditEntry.count()
    expect((await cleanUp(app.context)).searchTexts).toBe(250)
    expect(await found('zinc')).toHaveLength(10)
    expect(await products().count({ where: { version: 1 } })).toBe(250)
    expect(await app.prisma.auditEntry.count()).toBe(before)
    const looks = await statementsDuring(async () => expect((await cleanUp(app.context)).searchTexts).toBe(0))
    // each reads a part of the table: the embedded database serves requests in between
    const ofProducts = looks.filter(({ text }) => /search_text NOT LIKE/.test(text) && /products/.test(text))
    expect(ofProducts.length).toBeGreaterThan(2)
  })

  it('include those of a text that a migration of contract:sync removes', async () => {
    await products().deleteMany()
    await create({ name: 'Jug', description: '<p>Zinc</p>' }, { name: 'Pot' })
    await products().updateMany({ data: { description: null } })
    const { fields } = resources.Product
    const [statement = ''] = outdatesWords('"products"', { ...fields.description, values: [] })
    expect(await app.prisma.$executeRawUnsafe(statement)).toBe(2)
    expect(await found('zinc jug')).toEqual(['Jug'])
    expect((await cleanUp(app.context)).searchTexts).toBe(2)
    expect([await found('zinc'), await found('jug')]).toEqual([[], ['Jug']])
  })
})
