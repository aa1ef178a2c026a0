import { describe, expect, it } from 'vitest'
import type { ApiResponse } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

const products = () => app.prisma.product
const create = (json: unknown) =>
  app.request('POST', '/api/products', { token: app.users.editor.token, json })

/** Sends what must be refused, and finds out that nothing was created. */
async function refused(send: () => Promise<ApiResponse>): Promise<string> {
  const before = await products().count()
  const response = await send()
  expect(await products().count()).toBe(before)
  return outcome(response)
}

describe('createProduct', () => {
  it('answers with status, message and the created record', async () => {
    const { json, status, headers } = await create({ name: 'Enamel mug', price: 12.5 })
    const row = await products().findFirstOrThrow({ orderBy: { id: 'desc' } })
    const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
    const who = { id: app.users.editor.id, displayName: 'Test editor' }
    const people = { createdBy: who, updatedBy: who }
    expect(json).toEqual({
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
        ...times,
        ...people,
        version: 1,
      },
    })
    expect(status).toBe(201)
    expect(headers.location).toBe(`/api/products/${row.id}`)
  })

  it('accepts a token as well as an API key, and nobody without', async () => {
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

  it('keeps safe HTML in a description, and no script', async () => {
    const description = '<p onclick="steal()">Holds <strong>350 ml</strong><script>steal()</script>.</p>'
    const { json } = await create({ name: 'Mug', price: 1, description })
    expect(json).toMatchObject({ data: { description: '<p>Holds <strong>350 ml</strong>.</p>' } })
  })

  it('refuses a sku that another product has, and names it', async () => {
    const json = { name: 'Mug', price: 1, sku: 'MUG-001' }
    expect(outcome(await create(json))).toBe('201')
    expect(await refused(() => create(json))).toBe('409 already_exists (/sku unique)')
    const same = await Promise.all(Array.from({ length: 10 }, () => create({ ...json, sku: 'MUG-002' })))
    expect(same.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  })
})
