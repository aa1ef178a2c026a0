import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { idsOf } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf, type Resource } from './resource.ts'

const app = useApp({ settings: { defaultCurrency: 'CHF' } })
const editor = app.as('editor')

async function newProduct(json: object = {}): Promise<Resource> {
  const product = { name: 'Mug', price: 12.5, ...json }
  return createdAt(app, await app.request('POST', '/api/products', { ...editor, json: product }), editor)
}

describe('the currency of a product', () => {
  it('defaults to the one in the settings', async () => {
    expect(dataOf(await (await newProduct()).read())).toMatchObject({ currency: 'CHF' })
  })

  it('can be set on creation, and changed later', async () => {
    const product = await newProduct({ currency: 'JPY' })
    expect(dataOf(await product.read())).toMatchObject({ currency: 'JPY' })
    expect(dataOf(await product.patch({ currency: 'EUR' }))).toMatchObject({ currency: 'EUR', price: 12.5 })
    expect(dataOf(await product.patch({ price: 1 }))).toMatchObject({ currency: 'EUR', price: 1 })
  })

  it.each([
    ['eur', '/currency format'],
    ['ABC', '/currency format'],
    ['', '/currency format'],
    ['EURO', '/currency maxLength, /currency format'],
    [null, '/currency type'],
    [978, '/currency type'],
  ])('must be an ISO 4217 code: %j is refused', async (currency, errors) => {
    const json = { name: 'Mug', price: 1, currency }
    const response = await app.request('POST', '/api/products', { ...editor, json })
    expect(outcome(response)).toBe(`422 validation_failed (${errors})`)
    const query = { currency: String(currency) }
    expect((await app.request('GET', '/api/products', { query })).status).toBe(400)
  })

  it('filters the list, which sorts prices as numbers', async () => {
    const [dear, cheap] = [
      await newProduct({ currency: 'SEK', price: 100 }),
      await newProduct({ currency: 'SEK', price: 20 }),
    ]
    const other = await newProduct({ currency: 'NOK', price: 50 })
    const idOf = ({ path }: Resource) => Number(path.split('/').at(-1))
    const list = async (query: Record<string, string>) =>
      idsOf(await app.request('GET', '/api/products', { query }))
    expect(await list({ currency: 'SEK' })).toEqual([idOf(cheap), idOf(dear)])
    const both = [idOf(other), idOf(cheap), idOf(dear)]
    expect(await list({ currency: 'SEK,NOK' })).toEqual(both)
    expect(await list({ currencies: 'NOK,SEK' })).toEqual(both)
    expect(await list({ currency: 'NOK', currencies: 'SEK', sort: '-price' })).toEqual([
      idOf(dear),
      idOf(other),
      idOf(cheap),
    ])
    expect(await list({ currency: 'SEK', sort: 'price' })).toEqual([idOf(cheap), idOf(dear)])
    const all = await list({ sort: 'price', minPrice: '20' })
    expect(all).toEqual([idOf(cheap), idOf(other), idOf(dear)])
  })
})
