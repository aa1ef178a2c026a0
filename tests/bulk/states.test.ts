import { describe, expect, it } from 'vitest'
import { BulkResource } from '../../src/bulk/resource.ts'
import { AnyResource } from '../../src/resources/kit/definition.ts'
import { posts } from '../../src/resources/posts/posts.ts'
import { products } from '../../src/resources/products/products.ts'
import { useBulk } from './world.ts'

const bulk = useBulk()

/** As if only actions set the status. */
function ofActions({ description, rules }: AnyResource, values: readonly string[]): BulkResource {
  const { status: _given, ...create } = description.create
  const { beforeImport: _both, ...others } = rules
  const states = { status: { cell: 'text', required: false, values } } as const
  const actions = { archive: { from: [], set: { status: 'archived' } } }
  return new BulkResource(new AnyResource({ ...description, create, states }, { ...others, actions }))
}

const values = ['draft', 'scheduled', 'published', 'archived']
const resource = ofActions(posts.any, values)

const statuses = async () => {
  const rows = await bulk.database.prisma.post.findMany({ orderBy: { id: 'asc' } })
  return rows.map(({ slug, status }) => `${slug} ${status}`)
}

describe('a field that only actions set', () => {
  it.each(['csv', 'ndjson'] as const)('is in an export as %s, and an import keeps it', async (format) => {
    const rows = ['title,body,status', 'One,x,archived', 'Two,x,published', 'Three,x,']
    expect((await bulk.importText('posts.csv', rows.join('\n'), { resource })).refused).toEqual([])
    const kept = ['one archived', 'two published', 'three draft']
    expect(await statuses()).toEqual(kept)
    const text = await bulk.exportText(resource, format)
    await bulk.clear()
    expect((await bulk.importText(`posts.${format}`, text, { resource })).counts).toMatchObject({
      imported: 3,
    })
    expect(await statuses()).toEqual(kept)
    expect(await bulk.exportText(resource, format)).toBe(text)
  })

  it('is refused with all else that is wrong, and the rules over several fields hold', async () => {
    const row = { title: 'Post', body: 'x' }
    const time = '2027-03-02T00:00:00Z'
    const rows = [
      { ...row, status: 'hidden' },
      { ...row, status: null },
      { ...row, title: '', status: ['draft'] },
      { ...row, status: 'archived', publishAt: time },
      { ...row, status: 'scheduled', publishAt: time },
      { ...row, constructor: 'draft' },
    ]
    const text = rows.map((one) => JSON.stringify(one)).join('\n')
    const { counts, refused } = await bulk.importText('posts.ndjson', text, { resource })
    expect(counts).toMatchObject({ imported: 1, refused: 5 })
    const choice = { field: '/status', rule: 'enum', message: `must be one of: ${values.join(', ')}` }
    expect(refused).toMatchObject([
      { line: 1, errors: [{ ...choice, value: 'hidden' }] },
      { line: 2, errors: [choice] },
      { line: 3, errors: [{ field: '/title' }, choice] },
      { line: 4, errors: [{ field: '/publishAt', rule: 'scheduledOnly' }] },
      { line: 6, errors: [{ field: '/constructor', rule: 'additionalProperties' }] },
    ])
  })

  it('is changed by an update, and kept by a row without it', async () => {
    const update = { resource: ofActions(products.any, ['draft', 'published']), update: true }
    const sku = (name: string) => bulk.database.prisma.product.findFirst({ where: { sku: name } })
    await bulk.importText('products.csv', 'name,price,sku,status\nMug,1,A,draft\nCup,1,B,published', update)
    const text = 'name,price,sku,status\nJug,1,A,\nCup,1,B,draft\nCup,1,B,draft'
    const { counts } = await bulk.importText('products.csv', text, update)
    expect(counts).toEqual({ imported: 0, updated: 2, skipped: 1, refused: 0 })
    expect(await sku('A')).toMatchObject({ name: 'Jug', status: 'draft' })
    expect(await sku('B')).toMatchObject({ name: 'Cup', status: 'draft' })
  })
})
