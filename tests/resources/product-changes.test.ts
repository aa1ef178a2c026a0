import { describe, expect, it } from 'vitest'
import type { RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { idsOf } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf, type Resource, resourceAt } from './resource.ts'

const MUG = { name: 'Enamel mug', price: 12.5, sku: null, description: '<p>Holds 350 ml.</p>' }

const app = useApp()
const editor = app.as('editor')

async function newProduct(json: object = MUG): Promise<Resource> {
  return createdAt(app, await app.request('POST', '/api/products', { ...editor, json }), editor)
}

const found = async (q: string) => idsOf(await app.request('GET', '/api/products', { query: { q } }))

describe('updateProduct', () => {
  it.each<[object, object]>([
    [{ name: 'Tin mug' }, { name: 'Tin mug' }],
    [{ price: '0.0001' }, { price: 0.0001 }],
    [{ price: 9999999999.9999 }, { price: 9999999999.9999 }],
    [{ sku: 'MUG-2' }, { sku: 'MUG-2' }],
    [{ description: null }, { description: null }],
    [{ description: '<p>New<script>x</script></p>' }, { description: '<p>New</p>' }],
    [
      { name: '<b>Tin</b> mug ', sku: null, price: 0 },
      { name: 'Tin mug', sku: null, price: 0 },
    ],
  ])('with %j changes that and leaves the rest', async (change, changed) => {
    const product = await newProduct()
    const before = await product.read()
    const response = await product.patch(change)
    expect(outcome(response)).toBe('200')
    expect(dataOf(response)).toEqual({
      ...Object(dataOf(before)),
      ...changed,
      updatedAt: expect.any(String),
      version: 2,
    })
    const after = await product.read()
    expect(dataOf(after)).toEqual(dataOf(response))
    expect(after.headers.etag).toBe(response.headers.etag)
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('clears a sku with null, for others to take', async () => {
    const [first, second] = [await newProduct({ ...MUG, sku: 'ONE' }), await newProduct()]
    expect(outcome(await second.patch({ sku: 'ONE' }))).toBe('409 already_exists (/sku unique)')
    expect(dataOf(await first.patch({ sku: null }))).toMatchObject({ sku: null })
    expect(outcome(await second.patch({ sku: 'ONE' }))).toBe('200')
    expect(outcome(await second.patch({ sku: 'ONE' }))).toBe('200')
  })

  it.each<[unknown, string]>([
    [{}, ' minProperties'],
    [[], ' type'],
    [null, ' type'],
    [{ name: null }, '/name type'],
    [{ name: ' <i></i> ' }, '/name minLength'],
    [{ price: null }, '/price type'],
    [{ price: 0.00001 }, '/price format'],
    [{ sku: '' }, '/sku minLength, /sku pattern'],
    [{ id: 5 }, '/id additionalProperties'],
    [{ version: 5 }, '/version additionalProperties'],
    [{ name: 'Odd', lastChange: {} }, '/lastChange additionalProperties'],
  ])('refuses %j', async (json, errors) => {
    const product = await newProduct()
    const before = await product.read()
    expect(outcome(await product.patch(json))).toBe(`422 validation_failed (${errors})`)
    expect((await product.read()).headers.etag).toBe(before.headers.etag)
  })

  it('lets the search find what a product is called now, and no longer what it was called', async () => {
    const product = await newProduct({ ...MUG, name: 'Zweiflerbecher', sku: 'ZWB' })
    const id = Number(product.path.split('/').at(-1))
    await product.patch({ name: 'Yttriumkelch' })
    expect(await found('yttrium')).toEqual([id])
    expect(await found('zweifler')).toEqual([])
    expect(await found('zwb')).toEqual([id])
    await product.patch({ sku: 'YTK-9' })
    expect(await found('yttrium ytk')).toEqual([id])
    expect(await found('zwb')).toEqual([])
  })

  it('is for writers, and of products that are there', async () => {
    const product = await newProduct()
    const { key } = await app.issueKey({ scopes: ['products:write'] })
    const { key: readOnly } = await app.issueKey({ scopes: ['products:read', 'posts:write'] })
    const as = async (who: RequestOptions, path = product.path) =>
      outcome(await resourceAt(app, path, who).patch({ name: 'Mug' }, '*'))
    expect(await as({ apiKey: key })).toBe('200')
    expect(await as(app.as('viewer'))).toBe('403 permission_denied')
    expect(await as({ apiKey: readOnly })).toBe('403 insufficient_scope')
    expect(await as({})).toBe('401 authentication_required')
    expect(await as(editor, '/api/products/2147483647')).toBe('404 not_found')
  })
})

describe('deleteProduct', () => {
  it('answers with what the product was, and it is gone', async () => {
    const product = await newProduct({ ...MUG, name: 'Vergissmeinnicht', sku: 'GONE' })
    const before = await product.read()
    const response = await product.remove()
    expect(response.json).toEqual({ ...Object(before.json), message: 'The product was deleted.' })
    expect(outcome(await product.read())).toBe('404 not_found')
    expect(outcome(await product.remove())).toBe('404 not_found')
    expect(outcome(await product.patch({ name: 'Back' }, '*'))).toBe('404 not_found')
    expect(await found('Vergissmeinnicht')).toEqual([])
    expect(outcome(await (await newProduct({ ...MUG, sku: 'GONE' })).read())).toBe('200')
  })

  it('is for writers', async () => {
    const product = await newProduct()
    const viewer = resourceAt(app, product.path, app.as('viewer'))
    expect(outcome(await viewer.remove())).toBe('403 permission_denied')
    expect(outcome(await product.read())).toBe('200')
  })

  it('happens once, however many ask for it at once', async () => {
    const product = await newProduct()
    const outcomes = await Promise.all(Array.from({ length: 8 }, async () => outcome(await product.remove())))
    expect(outcomes.toSorted()).toEqual(['200', ...Array(7).fill('404 not_found')])
  })
})
