import { beforeEach, describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { idsOf } from '../support/pages.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf, idOf, type Resource } from './resource.ts'

const app = useApp()
const editor = app.as('editor')
const MISSING = 2_147_483_647

const post = (path: string, json: object) => app.request('POST', path, { ...editor, json })
const addCategory = async (json: object) => createdAt(app, await post('/api/categories', json), editor)
const addProduct = async (categoryIds: number[]) =>
  createdAt(app, await post('/api/products', { name: 'Mug', price: 1, categoryIds }), editor)
const categoriesOf = async (product: Resource) => Object(dataOf(await product.read())).categories
/** The foreign keys in the database. */
const keysOf = async (product: Resource) =>
  (await app.prisma.productCategory.findMany({ where: { productId: idOf(product) } })).map(
    ({ categoryId }) => categoryId,
  )

let count = 0
let kitchen: Resource
let mugs: Resource
let [kitchenId, mugsId] = [0, 0]

beforeEach(async () => {
  count++
  kitchen = await addCategory({ name: `Kitchen ${count}` })
  kitchenId = idOf(kitchen)
  mugs = await addCategory({ name: `Mugs ${count}`, parentId: kitchenId })
  mugsId = idOf(mugs)
})

describe('a category', () => {
  it('gets a unique slug from its name, and shows its parent', async () => {
    expect(dataOf(await mugs.read())).toMatchObject({
      name: `Mugs ${count}`,
      slug: `mugs-${count}`,
      parent: { id: kitchenId, name: `Kitchen ${count}`, slug: `kitchen-${count}` },
    })
    const again = await addCategory({ name: `Mugs ${count}` })
    expect(dataOf(await again.read())).toMatchObject({ slug: `mugs-${count}-2`, parent: null })
    const taken = await post('/api/categories', { name: 'Other', slug: `mugs-${count}` })
    expect(outcome(taken)).toBe('409 already_exists (/slug unique)')
  })

  it('is listed below its parent', async () => {
    const list = await app.request('GET', `/api/categories?parentId=${kitchenId}`)
    expect(idsOf(list)).toEqual([mugsId])
    expect(idsOf(await app.request('GET', `/api/categories?slug=kitchen-${count}`))).toEqual([kitchenId])
  })

  it('cannot be placed below a missing category', async () => {
    const lacking = '422 validation_failed (/parentId exists)'
    expect(outcome(await post('/api/categories', { name: 'A', parentId: MISSING }))).toBe(lacking)
    expect(outcome(await mugs.patch({ parentId: MISSING }))).toBe(lacking)
  })

  it('cannot be placed below itself or one of its descendants', async () => {
    const cycle = '422 validation_failed (/parentId cycle)'
    expect(outcome(await kitchen.patch({ parentId: kitchenId }))).toBe(cycle)
    expect(outcome(await kitchen.patch({ parentId: mugsId }))).toBe(cycle)
    const blue = await addCategory({ name: 'Blue mugs', parentId: mugsId })
    expect(outcome(await kitchen.patch({ parentId: idOf(blue) }))).toBe(cycle)
    expect(outcome(await mugs.patch({ parentId: null }))).toBe('200')
    expect(outcome(await kitchen.patch({ parentId: idOf(blue) }))).toBe('200')
  })

  it('is in no cycle after concurrent moves, each of which would be allowed alone', async () => {
    const [a, b, c] = [
      await addCategory({ name: 'A' }),
      await addCategory({ name: 'B' }),
      await addCategory({ name: 'C' }),
    ]
    for (let round = 0; round < 10; round++) {
      for (const one of [a, b, c]) expect(outcome(await one.patch({ parentId: null }))).toBe('200')
      const moves = [
        [a, b],
        [b, c],
        [c, a],
      ] as const
      const moved = moves.map(([one, parent]) => one.patch({ parentId: idOf(parent) }, '*'))
      const outcomes = (await Promise.all(moved)).map(outcome).sort()
      expect(outcomes).toEqual(['200', '200', '422 validation_failed (/parentId cycle)'])
    }
  })

  it('cannot be deleted while a category or a product refers to it', async () => {
    expect(outcome(await kitchen.remove())).toBe('409 in_use')
    const product = await addProduct([mugsId])
    expect(outcome(await mugs.remove())).toBe('409 in_use')
    expect(outcome(await product.patch({ categoryIds: [] }))).toBe('200')
    expect(outcome(await mugs.remove())).toBe('200')
    expect(outcome(await kitchen.remove())).toBe('200')
  })
})

describe('the categories of a product', () => {
  it('are shown in the order in which they were sent, and replaced by an update', async () => {
    const product = await addProduct([mugsId, kitchenId])
    expect(await categoriesOf(product)).toEqual([
      { id: mugsId, name: `Mugs ${count}`, slug: `mugs-${count}` },
      { id: kitchenId, name: `Kitchen ${count}`, slug: `kitchen-${count}` },
    ])
    const reversed = await product.patch({ categoryIds: [kitchenId, mugsId] })
    expect(dataOf(reversed)).toMatchObject({ categories: [{ id: kitchenId }, { id: mugsId }], version: 2 })
    expect(outcome(await product.patch({ name: 'Cup' }))).toBe('200')
    expect((await keysOf(product)).sort()).toEqual([kitchenId, mugsId].sort())
    expect(dataOf(await product.patch({ categoryIds: [mugsId] }))).toMatchObject({
      categories: [{ id: mugsId }],
    })
    expect(await keysOf(product)).toEqual([mugsId])
    expect(outcome(await product.remove())).toBe('200')
    expect(await keysOf(product)).toEqual([])
  })

  it('are empty by default, and contain each category once', async () => {
    const product = createdAt(app, await post('/api/products', { name: 'Mug', price: 1 }), editor)
    expect(await categoriesOf(product)).toEqual([])
    const twice = await product.patch({ categoryIds: [mugsId, mugsId] })
    expect(outcome(twice)).toBe('422 validation_failed (/categoryIds uniqueItems)')
    const none = await product.patch({ categoryIds: null })
    expect(outcome(none)).toBe('422 validation_failed (/categoryIds type)')
  })

  it('must exist: the response names the missing one, and nothing is written', async () => {
    const categoryIds = [mugsId, MISSING, kitchenId]
    const lacking = '422 validation_failed (/categoryIds/1 exists)'
    expect(outcome(await post('/api/products', { name: 'Mug', price: 1, categoryIds }))).toBe(lacking)
    const product = await addProduct([mugsId])
    const etag = await product.etag()
    expect(outcome(await product.patch({ categoryIds }, etag))).toBe(lacking)
    expect(await product.etag()).toBe(etag)
  })

  it('are written by the statement that creates or updates the product', async () => {
    const written = await statementsFor(async () => {
      const product = await addProduct([mugsId])
      await product.patch({ categoryIds: [kitchenId] }, '*')
    })
    expect(written.filter(({ text }) => /^\s*(BEGIN|WITH|INSERT|UPDATE)/.test(text))).toHaveLength(2)
  })

  it('filter products, also together with other filters, without another statement', async () => {
    const [one, two] = [await addProduct([kitchenId, mugsId]), await addProduct([mugsId])]
    const list = (query: string) => app.request('GET', `/api/products?${query}`, editor)
    expect(idsOf(await list(`categoryId=${mugsId}`))).toEqual([idOf(two), idOf(one)])
    expect(idsOf(await list(`categoryId=${kitchenId}&sort=name&q=mug&count=true`))).toEqual([idOf(one)])
    expect(idsOf(await list(`categoryId=${MISSING}`))).toEqual([])
    const both = [idOf(two), idOf(one)]
    for (const query of ['categoryId=', 'categoryIds=', `categoryId=${MISSING}&categoryIds=`])
      expect(idsOf(await list(`${query}${kitchenId},${mugsId}`))).toEqual(both)
    expect(idsOf(await list(`categoryId=${kitchenId}&categoryIds=${MISSING}`))).toEqual([idOf(one)])
    expect(dataOf(await list(`categoryId=${kitchenId}&fields=categories`))).toEqual([
      { id: idOf(one), categories: expect.any(Array) },
    ])
    const statements = await statementsFor(async () => {
      await app.request('GET', '/api/products', { ...editor, headers: { 'cache-control': 'no-cache' } })
    })
    expect(statements.filter(({ text }) => /categories/.test(text))).toHaveLength(1)
  })

  it('are up to date in a cached response after a category is renamed', async () => {
    const product = await addProduct([mugsId])
    const list = `/api/products?ids=${idOf(product)}&fields=categories`
    const read = async () => [await app.request('GET', product.path), await app.request('GET', list)]
    for (let times = 0; times < 3; times++) await read()
    expect(outcome(await mugs.patch({ name: 'Cups' }))).toBe('200')
    for (const { json } of await read()) expect(JSON.stringify(json)).toContain('"Cups"')
  })

  it('exist after a concurrent deletion, or the write is refused', async () => {
    for (let round = 0; round < 10; round++) {
      const [first, second] = [await addCategory({ name: 'Gone' }), await addCategory({ name: 'Gone' })]
      const product = await addProduct([])
      const [created, updated, one, two] = await Promise.all([
        post('/api/products', { name: 'Race', price: 1, categoryIds: [mugsId, idOf(first)] }),
        product.patch({ categoryIds: [idOf(second)] }, '*'),
        first.remove(),
        second.remove(),
      ])
      const [isFirstGone, isSecondGone] = [one, two].map((deleted) => outcome(deleted) === '200')
      expect(outcome(created)).toMatch(isFirstGone ? /^422 \w+ \(\/categoryIds(\/1)? exists\)$/ : /^201$/)
      expect(outcome(updated)).toMatch(isSecondGone ? /^422 \w+ \(\/categoryIds(\/0)? exists\)$/ : /^200$/)
      expect(await categoriesOf(product)).toHaveLength(isSecondGone ? 0 : 1)
    }
  })
})
