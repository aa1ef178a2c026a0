import { describe, expect, it } from 'vitest'
import { resources } from '../../generated/resources.ts'
import type { ApiResponse } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

const products = () => app.prisma.product
const create = (json: unknown) =>
  app.request('POST', '/api/products', { token: app.users.editor.token, json })

/** Sends JSON verbatim, for numbers that JavaScript would serialize differently. */
const createRaw = (body: string) =>
  app.request('POST', '/api/products', {
    token: app.users.editor.token,
    headers: { 'content-type': 'application/json' },
    body,
  })

/** Sends a request that must be refused, and checks that nothing was created. */
async function refused(send: () => Promise<ApiResponse>): Promise<string> {
  const before = await products().count()
  const response = await send()
  expect(await products().count()).toBe(before)
  return outcome(response)
}

describe('createProduct', () => {
  it('responds with status, message and the created record', async () => {
    const { json, status, headers } = await create({ name: 'Enamel mug', price: 12.5 })
    const row = await products().findFirstOrThrow({ orderBy: { id: 'desc' } })
    const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
    const who = { id: app.users.editor.id, displayName: 'Test editor' }
    const people = { createdBy: who, updatedBy: who }
    const known = {
      status: 'success',
      message: 'The product was created.',
      data: {
        id: row.id,
        name: 'Enamel mug',
        price: 12.5,
        currency: 'USD',
        sku: null,
        description: null,
        status: 'published',
        categories: [],
        coverImage: null,
        images: [],
        ...times,
        ...people,
        version: 1,
      },
    }
    expect(json).toMatchObject(known)
    expect(Object.keys(Object(json)).toSorted()).toEqual(Object.keys(known).toSorted())
    expect(Object.keys(Object(json).data).toSorted()).toEqual(
      Object.keys(resources.Product.fields).toSorted(),
    )
    expect(status).toBe(201)
    expect(headers.location).toBe(`/api/products/${row.id}`)
  })

  it('accepts a token or an API key, and refuses requests without either', async () => {
    const { key } = await app.issueKey({ scopes: ['products:write'] })
    const json = { name: 'Mug', price: 1 }
    expect(outcome(await app.request('POST', '/api/products', { apiKey: key, json }))).toBe('201')
    expect(outcome(await app.request('POST', '/api/products', { token: app.users.admin.token, json }))).toBe(
      '201',
    )
    expect(await refused(() => app.request('POST', '/api/products', { json }))).toBe(
      '401 authentication_required',
    )
    const { token } = app.users.viewer
    expect(await refused(() => app.request('POST', '/api/products', { token, json }))).toBe(
      '403 permission_denied',
    )
  })

  it.each([
    ['<script>alert(1)</script>Enamel mug', 'Enamel mug'],
    ['Enamel<script src=//evil.example></script> mug', 'Enamel mug'],
    ['<img src=x onerror=alert(1)>Mug', 'Mug'],
    ["Robert'); DROP TABLE products;--", "Robert'); DROP TABLE products;--"],
    ["' OR '1'='1", "' OR '1'='1"],
    ['Fish & Chips, 1 < 2, I <3 you', 'Fish & Chips, 1 < 2, I <3 you'],
  ])('stores the name %j as %j', async (name, stored) => {
    expect((await create({ name, price: 1 })).json).toMatchObject({ data: { name: stored } })
    expect(await products().findFirst({ orderBy: { id: 'desc' } })).toMatchObject({ name: stored })
  })

  it('keeps safe HTML in a description, and removes scripts', async () => {
    const description = '<p onclick="steal()">Holds <strong>350 ml</strong><script>steal()</script>.</p>'
    const { json } = await create({ name: 'Mug', price: 1, description })
    expect(json).toMatchObject({ data: { description: '<p>Holds <strong>350 ml</strong>.</p>' } })
  })

  it.each([
    [19.99, '19.99'],
    ['19.99', '19.99'],
    [0, '0'],
    ['0', '0'],
    ['007', '7'],
    [' 5 ', '5'],
    [0.1, '0.1'],
    [0.0001, '0.0001'],
    ['1.2500', '1.25'],
    [1234567890.1234, '1234567890.1234'],
    [1234567.8912, '1234567.8912'],
    ['1234567.8912', '1234567.8912'],
    [9999999999.9999, '9999999999.9999'],
    ['9999999999.9999', '9999999999.9999'],
    [8388608.3337, '8388608.3337'],
  ])('stores the price %j exactly, and accepts it back in filters and updates', async (price, stored) => {
    const { json, headers } = await create({ name: 'Mug', price })
    const row = await products().findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(row.price.toString()).toBe(stored)
    const read = Number(stored)
    const query = { minPrice: read, maxPrice: read, limit: 1 }
    const change = { ...app.as('editor'), headers: { 'if-match': '*' }, json: { price: read } }
    const found = await app.request('GET', '/api/products', { query })
    const changed = await app.request('PATCH', headers.location ?? '', change)
    for (const shown of [json, found.json, changed.json])
      expect([Object(shown).data].flat()).toMatchObject([{ price: read }])
  })

  it.each([
    ['abc', 'pattern'],
    ['', 'pattern'],
    ['  ', 'pattern'],
    [null, 'type'],
    [true, 'type'],
    [[1], 'type'],
    [{}, 'type'],
    [-1, 'minimum'],
    ['-1', 'pattern'],
    [19.99999, 'format'],
    ['19.99999', 'pattern'],
    [0.1 + 0.2, 'format'],
    [10_000_000_000, 'maximum'],
    ['10000000000', 'pattern'],
    ['1e3', 'pattern'],
    ['0x10', 'pattern'],
    ['1,5', 'pattern'],
    ['.5', 'pattern'],
    ['NaN', 'pattern'],
    ['Infinity', 'pattern'],
    ['٥', 'pattern'],
  ])('refuses the price %j, and creates nothing', async (price, rule) => {
    expect(await refused(() => create({ name: 'Mug', price }))).toBe(`422 validation_failed (/price ${rule})`)
  })

  it.each([
    ['1e400', '422 validation_failed (/price type)'],
    ['0.00001', '422 validation_failed (/price format)'],
    ['NaN', '400 malformed_json'],
    ['1.', '400 malformed_json'],
  ])('refuses the number %s', async (number, expected) => {
    expect(await refused(() => createRaw(`{"name":"Mug","price":${number}}`))).toBe(expected)
  })

  it.each<[string, string]>([
    ['255 letters', 'x'.repeat(255)],
    ['255 characters outside the BMP', '🍵'.repeat(255)],
    ['255 letters with combining accents', 'e\u0301'.repeat(255)],
    ['255 letters among spaces', `  ${'x'.repeat(255)}  `],
    ['one letter', 'x'],
  ])('accepts a name of %s', async (_title, name) => {
    const { status, json } = await create({ name, price: 1 })
    expect(status).toBe(201)
    expect(json).toMatchObject({ data: { name: name.trim().normalize('NFC') } })
  })

  it.each([
    [{ name: 'x'.repeat(256), price: 1 }, '/name maxLength'],
    [{ name: '🍵'.repeat(256), price: 1 }, '/name maxLength'],
    [{ name: ' \t\n ', price: 1 }, '/name minLength'],
    [{ name: '\u0000\u0007\u001b', price: 1 }, '/name minLength'],
    [{ name: '<script>alert(1)</script>', price: 1 }, '/name minLength'],
    [{}, '/name required, /price required'],
    [{ name: '', price: 'abc', sku: 'a b' }, '/name minLength, /price pattern, /sku pattern'],
    [{ name: 'Mug', price: 1, id: 7 }, '/id additionalProperties'],
    [{ name: 'Mug', price: 1, 'a/b~c': 7 }, '/a~1b~0c additionalProperties'],
    [[], ' type'],
    ['Mug', ' type'],
  ])('names every rule that %j breaks', async (json, errors) => {
    expect(await refused(() => create(json))).toBe(`422 validation_failed (${errors})`)
  })
})

it('a response lists the first hundred invalid fields, and shortens their names', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `${index}/${'x'.repeat(300)}`)
  const { code, text } = await create(Object.fromEntries(names.map((name) => [name, 1])))
  expect(code).toBe('validation_failed')
  const named = [...text.matchAll(/"field":"([^"]*)"/g)].map(([, field = '']) => field)
  expect(named).toHaveLength(100)
  expect(named[99]).toBe(`/97~1${'x'.repeat(197)}…`)
})
