import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations as table } from '../../generated/operations.ts'
import { successMessage } from '../../src/messages/wording.ts'
import { documentedOperations, documentedResponse } from '../support/contract-document.ts'
import { recordsOf, walk } from '../support/pages.ts'
import { exampleRequest, type Mock, startMock } from './mock.ts'

let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

const lists = documentedOperations
  .filter((operation) => documentedResponse(operation, 200)?.headers.some(({ name }) => name === 'link'))
  .map((operation) => ({ id: operation.id, operation }))

/** The feed of changes starts with a cursor, and returns records since that. */
const firstPage = (id: OperationId): string =>
  table[id].cursorParameter === 'since' ? '?since=mock.0&' : '?'

describe('a list', () => {
  it.each(lists)('$id has pages that a loop can follow to the end', async ({ id, operation }) => {
    const [, path, options] = exampleRequest(operation)
    const pages = await walk(mock, `${path}${firstPage(id)}limit=7`, options)
    expect(pages.map((page) => recordsOf(page).length)).toEqual([7, 7, 7, 4])
    const records = pages.flatMap(recordsOf).map((record) => JSON.stringify(record))
    expect(new Set(records).size).toBe(25)
    expect(pages.at(-1)?.headers.link).toBeUndefined()
    if (!operation.parameters.some(({ name }) => name === 'count')) return
    const { headers } = await mock.request('GET', `${path}?count=true`, options)
    expect(headers).toMatchObject({ 'x-total-count': '25', 'x-total-count-relation': 'exact' })
  })

  it.each(lists)(
    '$id has ten records by default, and a message with the same number',
    async ({ id, operation }) => {
      const [method, path, options] = exampleRequest(operation)
      const page = await mock.request(method, `${path}${firstPage(id)}`, options)
      expect(recordsOf(page)).toHaveLength(10)
      expect(page.json).toMatchObject({ message: successMessage('en', operation.id, 10) })
    },
  )

  it('requested by the name of an example is that example', async () => {
    const none = await mock.request('GET', '/api/products', { headers: { prefer: 'example=none' } })
    expect(recordsOf(none)).toEqual([])
    expect(none.headers).not.toHaveProperty('link')
    const asked = { headers: { prefer: 'example=none' } }
    const counted = await mock.request('GET', '/api/products?count=true', asked)
    expect(counted.headers['x-total-count']).toBe('0')
  })

  it('keeps its ETag, so that If-None-Match gets a 304', async () => {
    const first = await mock.request('GET', '/api/products')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await mock.request('GET', '/api/products', { headers })).status).toBe(304)
    expect((await mock.request('GET', '/api/products?limit=3', { headers })).status).toBe(200)
  })
})

describe('the feed of changes', () => {
  const token = 'any'
  const changesSince = async (cursor: unknown) =>
    recordsOf(await mock.request('GET', `/api/changes?since=${cursor}&limit=100`, { token }))

  it('starts like that of the service, with a cursor and no changes', async () => {
    const { json, headers } = await mock.request('GET', '/api/changes?limit=5', { token })
    expect(json).toMatchObject({ data: [] })
    expect(headers.link).toBeUndefined()
    expect(await changesSince(headers['x-next-cursor'])).toHaveLength(25)
    expect(await changesSince('mock.25')).toEqual([])
  })

  it('contains ids of records that can be read', async () => {
    for (const { resourceType, resourceId } of await changesSince('mock.0')) {
      const { json } = await mock.request('GET', `/api/${resourceType}s/${resourceId}`, { token })
      expect(json).toMatchObject({ data: { id: Number(resourceId) } })
    }
  })
})

describe('fields', () => {
  it.each(['/api/products', '/api/posts', '/api/products/7', '/api/posts/7'])(
    'limit %s to themselves and the id',
    async (path) => {
      const asked = { token: 'any' }
      const { json, headers } = await mock.request('GET', `${path}?fields=updatedAt,version`, asked)
      const [record] = [Object(json).data].flat()
      expect(Object.keys(record)).toEqual(['id', 'updatedAt', 'version'])
      expect(headers.etag).not.toBe((await mock.request('GET', path, asked)).headers.etag)
      expect((await mock.request('GET', `${path}?fields=x`, asked)).status).toBe(400)
    },
  )
})

describe('a record', () => {
  const token = 'any'

  it.each([
    ['GET', '/api/products/42', 42],
    ['GET', '/api/posts/2147483647', 2_147_483_647],
    ['DELETE', '/api/users/7', 7],
    ['GET', '/api/api-keys/0123456789ab', '0123456789ab'],
    [
      'DELETE',
      '/api/auth/sessions/00000000-0000-4000-8000-00000000002a',
      '00000000-0000-4000-8000-00000000002a',
    ],
  ])('has the requested id: %s %s', async (method, path, id) => {
    const { json } = await mock.request(method, path, { token })
    expect(json).toMatchObject({ data: { id } })
  })

  it('has the fields that were sent, if the response may contain them', async () => {
    const json = { name: 'Cup', price: '4.50', sku: 'CUP-1', description: null }
    const created = await mock.request('POST', '/api/products', { token, json })
    expect(created.json).toMatchObject({ data: { ...json, price: 4.5 } })
    expect(created.headers.location).toBe('/api/products/2')
    const changed = await mock.request('PATCH', '/api/products/42', {
      token,
      json: { name: 'Bowl' },
      headers: { 'if-match': '*' },
    })
    expect(changed.json).toMatchObject({ data: { id: 42, name: 'Bowl', sku: 'MUG-001' } })
  })

  it.each([
    ['2030-01-01T00:00:00.123456+02:00', '2029-12-31T22:00:00.123Z'],
    ['2030-01-01 00:00:00Z', '2030-01-01T00:00:00.000Z'],
  ])('has a sent time as the service returns it: %s', async (publishAt, returned) => {
    const json = { title: '2030-01-01T00:00:00Z', body: 'a', status: 'scheduled', publishAt }
    const { json: created } = await mock.request('POST', '/api/posts', { token, json })
    expect(created).toMatchObject({ data: { title: json.title, publishAt: returned } })
    const replay = { token, json: { since: publishAt } }
    expect((await mock.request('POST', '/api/webhooks/1/replay', replay)).json).toMatchObject({
      data: { since: returned },
    })
  })

  it('contains no secret that was sent', async () => {
    const json = {
      username: 'sesame-user',
      displayName: 'S',
      role: 'viewer',
      password: 'sesame sesame sesame',
    }
    const created = await mock.request('POST', '/api/users', { token, json })
    expect(created.json).toMatchObject({ data: { username: 'sesame-user', role: 'viewer' } })
    expect(created.text).not.toContain('sesame sesame')
  })

  it.each(['/api/media', '/api/media/12'])('of a file has the address of the original: %s', async (path) => {
    const { json } = await mock.request('GET', path, { token })
    const [{ originalUrl }] = [Object(json).data].flat()
    expect(originalUrl).toMatch(/^\/media\/[0-9a-f]{64}\/original\?expires=\d+&signature=[\w-]{43}$/)
  })

  it('is not stored', async () => {
    await mock.request('POST', '/api/products', { token, json: { name: 'Cup', price: 1 } })
    expect((await mock.request('GET', '/api/products')).text).not.toContain('Cup')
  })
})

describe('a batch', () => {
  it('has a result for each operation that was sent, in the same order', async () => {
    const operations = [
      { op: 'delete', id: 7, version: 1 },
      { op: 'create', value: { name: 'Cup', price: 1.5 } },
      { op: 'update', id: 8, version: 2, value: { name: 'Bowl' } },
      { op: 'create', value: { name: 'Jug', price: 2 } },
    ]
    const { json } = await mock.request('POST', '/api/products/batch', { token: 'any', json: { operations } })
    expect(json).toMatchObject({
      message: '4 operations were handled.',
      data: [
        { status: 200, message: 'The product was deleted.', data: { id: 7 }, error: null },
        { status: 201, message: 'The product was created.', data: { name: 'Cup', price: 1.5 }, error: null },
        { status: 200, message: 'The product was changed.', data: { id: 8, name: 'Bowl' }, error: null },
        { status: 201, message: 'The product was created.', data: { name: 'Jug', price: 2 }, error: null },
      ],
    })
  })
})
