import { describe, expect, it } from 'vitest'
import { resources } from '../../generated/resources.ts'
import { columns } from '../support/csv.ts'
import { useBulk } from './world.ts'

const bulk = useBulk()

const PRODUCTS = [
  { name: 'Mug, "blue"', price: 12.5, sku: 'MUG-1', description: '<p>one\ntwo</p>\r\n<p>three</p>' },
  { name: '=1+1', price: 9999999999.9999, sku: null, description: '' },
  { name: "'日本 & <3", price: 0.0001, sku: 'A', description: null },
]
const POSTS = [
  { title: 'One', body: '', status: 'draft', tags: [], excerpt: '' },
  {
    title: 'Two',
    body: ' <p>"x"</p> ',
    status: 'published',
    tags: ['a|b', 'c\\', '\\|', 'd'],
    excerpt: null,
  },
  { title: 'Three', body: 'x', status: 'scheduled', publishAt: '2026-04-01T08:00:00+02:00', tags: ['news'] },
  { title: 'Four', body: 'x', status: 'archived', excerpt: '- \u00ad\ttab' },
]

const ndjson = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

const columnsOf = (name: 'Product' | 'Post') => Object.keys(resources[name].create).join()

describe('an export', () => {
  it.each(['csv', 'ndjson'] as const)('as %s has references, which an import restores', async (format) => {
    const { prisma } = bulk.database
    await prisma.category.deleteMany()
    await bulk.importText('categories.ndjson', ndjson([{ name: 'Kitchen' }, { name: 'Mugs' }]))
    const ids = (await prisma.category.findMany({ orderBy: { id: 'desc' } })).map(({ id }) => id)
    const below = { name: 'Blue', slug: 'blue', parentId: ids[0] }
    await bulk.importText('categories.ndjson', ndjson([below]))
    expect(await bulk.exportText('categories', 'ndjson')).toContain(JSON.stringify(below))
    const product = { name: 'Mug', price: 1, sku: 'MUG' }
    await bulk.importText(
      'products.ndjson',
      ndjson([
        { ...product, categoryIds: ids },
        { ...product, sku: 'B' },
      ]),
    )
    const text = await bulk.exportText('products', format)
    expect(text).toContain(format === 'csv' ? ids.join('|') : JSON.stringify(ids))
    const again = () => bulk.importText(`products.${format}`, text, { update: true })
    expect((await again()).counts).toMatchObject({ skipped: 2 })
    await bulk.clear()
    expect((await again()).counts).toMatchObject({ imported: 2 })
    const read = () => prisma.product.findFirst({ where: { sku: 'MUG' }, include: { categories: true } })
    expect(await read()).toMatchObject({ categoryIds: ids, categories: [{}, {}] })
    // a file without the column leaves the references as they are
    const renamed = await bulk.importText('products.csv', 'name,price,sku\nCup,1,MUG', { update: true })
    expect(renamed.counts).toMatchObject({ updated: 1 })
    expect(await read()).toMatchObject({ name: 'Cup', categoryIds: ids, categories: [{}, {}] })
    const dangling = `name,price,categoryIds\nPot,1,${ids[0]}|2147483647\nPan,1,x`
    expect((await bulk.importText('products.csv', dangling)).refused).toMatchObject([
      { line: 2, errors: [{ field: '/categoryIds/1', rule: 'exists', value: 2_147_483_647 }] },
      { line: 3, errors: [{ field: '/categoryIds/0', rule: 'type' }] },
    ])
    await bulk.clear()
    await prisma.category.deleteMany()
  })

  it.each(['csv', 'ndjson'] as const)('of products as %s can be imported unchanged', async (format) => {
    await bulk.importText('products.ndjson', ndjson(PRODUCTS))
    const text = await bulk.exportText('products', format)
    await bulk.clear()
    const { counts } = await bulk.importText(`products.${format}`, text)
    expect(counts).toMatchObject({ imported: PRODUCTS.length, refused: 0 })
    const rows = await bulk.database.prisma.product.findMany({ orderBy: { id: 'asc' } })
    const found = rows.map(({ name, price, sku, description }) => [name, Number(price), sku, description])
    const normal = PRODUCTS.map(({ name, price, sku, description }) => [
      name,
      price,
      sku,
      description?.replace('\r\n', '\n') ?? null,
    ])
    expect(found).toEqual(normal)
    expect(await bulk.exportText('products', format)).toBe(text)
  })

  it.each(['csv', 'ndjson'] as const)('of posts as %s can be imported unchanged', async (format) => {
    expect((await bulk.importText('posts.ndjson', ndjson(POSTS))).refused).toEqual([])
    const text = await bulk.exportText('posts', format)
    await bulk.clear()
    const { counts } = await bulk.importText(`posts.${format}`, text)
    expect(counts).toMatchObject({ imported: POSTS.length, refused: 0 })
    expect(await bulk.exportText('posts', format)).toBe(text)
    const rows = await bulk.database.prisma.post.findMany({ orderBy: { id: 'asc' } })
    const statuses = ['one draft', 'two published', 'three scheduled', 'four archived']
    expect(rows.map(({ slug, status }) => `${slug} ${status}`)).toEqual(statuses)
    expect(rows.map(({ tags }) => tags)).toEqual([[], POSTS[1]?.tags, ['news'], []])
    expect(rows[0]).toMatchObject({ body: '', excerpt: '' })
    expect(rows[2]?.publishAt).toEqual(new Date('2026-04-01T06:00:00Z'))
  })

  it('contains every row once, oldest first, over several pages', async () => {
    const names = Array.from({ length: 450 }, (_, index) => `Product ${index}`)
    await bulk.importText('products.csv', ['name,price', ...names.map((name) => `${name},1`)].join('\n'))
    const text = await bulk.exportText('products', 'csv')
    expect(text.split('\r\n')).toHaveLength(names.length + 2)
    expect(text).toMatch(new RegExp(`^${columnsOf('Product')}\r\n[^]*\r\n$`))
    const known = 'name,price,currency,sku,description,status,categoryIds,coverImageId,imageIds'
    const rows = names.map((name) => `${name},1,EUR,,,published,,,`)
    expect(columns(text, known.split(','))).toEqual([known, ...rows])
  })

  it('of an empty table is a file without rows', async () => {
    const text = await bulk.exportText('posts', 'csv')
    expect(text).toBe(`${columnsOf('Post')}\r\n`)
    const known = 'title,slug,excerpt,body,status,publishAt,tags,coverImageId'
    expect(columns(text, known.split(','))).toEqual([known])
    expect(await bulk.exportText('posts', 'ndjson')).toBe('')
  })
})
