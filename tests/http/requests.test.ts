import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { RequestOptions } from '../support/client.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()
const admin = app.as('admin')

const JSON_TYPE = { 'content-type': 'application/json' }
const products = () => app.prisma.product
const post = (options: RequestOptions) => app.request('POST', '/api/products', { ...admin, ...options })

describe('cookies and CSRF tokens', () => {
  it('are not needed: a page on another origin can write with a bearer token alone', async () => {
    const headers = {
      origin: 'https://elsewhere.example',
      referer: 'https://elsewhere.example/',
      'sec-fetch-site': 'cross-site',
    }
    const response = await post({ json: { name: 'Mug', price: 1 }, headers })
    expect(response).toMatchObject({ status: 201, headers: { 'access-control-allow-origin': '*' } })
  })

  it.each(['token', 'accessToken', 'session', 'Authorization', 'X-API-Key'])(
    'are never read: the service ignores a credential in the cookie %s',
    async (name) => {
      const headers = { cookie: `${name}=${admin.token}` }
      const response = await app.request('GET', '/api/posts', { headers })
      expect(outcome(response)).toBe('401 authentication_required')
    },
  )

  it.each(documentedOperations)('are never set: $id', async ({ method, path }) => {
    const target = path.replace(/\{\w+\}/, '1')
    for (const options of [{}, admin, { json: { username: 'admin', password: app.users.admin.password } }]) {
      if (path.endsWith('/logout') && options === admin) continue
      expect((await app.request(method, target, options)).headers).not.toHaveProperty('set-cookie')
    }
  })
})

describe('a body', () => {
  const hex = (bytes: string) => Buffer.from(bytes, 'hex')
  it.each<[string, string | Buffer, string?]>([
    ['of no bytes', ''],
    ['of spaces', '  '],
    ['cut short', '{"name":"Mug","price":1'],
    ['with trailing data', '{"name":"Mug","price":1}{}'],
    ['with comments', '{"name":"Mug",/**/"price":1}'],
    ['in JavaScript syntax', "{'name':'Mug'}"],
    ['with a key __proto__', '{"name":"Mug","price":1,"__proto__":{"role":"admin"}}'],
    ['with a key __proto__ inside', '{"name":{"__proto__":{}},"price":1}'],
    ['with an escaped key __proto__', '{"name":"Mug","price":1,"\\u005f_proto__":{}}'],
    ['with constructor.prototype', '{"constructor":{"prototype":{"x":1}}}'],
    ['10,000 levels deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, '422 validation_failed ( depth)'],
    ['with bytes that are not UTF-8', hex('7b226e616d65223a22ff222c227072696365223a317d')],
    ['with a truncated last character', Buffer.from('{"name":"Mug","price":1}\u00e9').subarray(0, -1)],
    ['in UTF-16', Buffer.from('\ufeff{"name":"Mug","price":1}', 'utf16le')],
    ['in Latin-1', Buffer.from('{"name":"Caf\u00e9","price":1}', 'latin1')],
    ['with a surrogate in UTF-8', hex('7b226e616d65223a22eda080222c227072696365223a317d')],
    ['with a byte order mark', '\ufeff{"name":"Mug","price":1}', '201'],
  ])('%s gets the right status', async (_title, body, expected = '400 malformed_json') => {
    expect(outcome(await post({ headers: JSON_TYPE, body }))).toBe(expected)
    expect(Object.prototype).not.toHaveProperty('role')
  })

  it('is refused as missing where one is required', async () => {
    expect(outcome(await post({}))).toBe('422 validation_failed ( required)')
  })

  it.each([
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json;charset="utf-8"',
    'application/json; charset=UTF8;x=y',
  ])('is accepted as %s', async (type) => {
    const body = '{"name":"Mug","price":1}'
    expect(outcome(await post({ headers: { 'content-type': type }, body }))).toBe('201')
  })

  it.each(['application/merge-patch+json', 'Application/Merge-Patch+JSON; charset=utf-8'])(
    'of a PATCH is accepted as %s (RFC 7396)',
    async (type) => {
      const created = await app.call('createProduct', { ...admin, json: { name: 'Mug', price: 1 } })
      const options = { ...admin, headers: { 'content-type': type, 'if-match': '*' } }
      const response = await app.request('PATCH', `/api/products/${created.data.id}`, {
        ...options,
        body: '{"price":2}',
      })
      expect(response).toMatchObject({ status: 200, json: { data: { price: 2 } } })
    },
  )

  it.each([
    'application/merge-patch+json',
    'text/json',
    'application/jsonp',
    'application/x-json',
    'json',
    '*/*',
    '',
  ])('is refused as %j', async (type) => {
    const count = await products().count()
    const body = '{"name":"Mug","price":1}'
    expect(outcome(await post({ headers: { 'content-type': type }, body }))).toBe(
      '415 unsupported_media_type',
    )
    expect(await products().count()).toBe(count)
  })

  it.each([
    'application/json; charset=iso-8859-1',
    'application/json;charset=utf-16',
    'application/json; charset="UTF-16LE"',
    'application/json; CHARSET = us-ascii',
    'application/json; charset=utf-8; charset=utf-7',
    'application/json; charset=utf-8x',
    'application/json; charset=',
  ])('is refused in any charset but UTF-8: %s', async (type) => {
    const response = await post({ headers: { 'content-type': type }, body: '{"name":"Mug","price":1}' })
    expect(outcome(response)).toBe('415 unsupported_media_type')
    expect(response.text).toContain('Send the request body in UTF-8.')
  })

  it('is refused with a reason when it is not UTF-8', async () => {
    const response = await post({ headers: JSON_TYPE, body: Buffer.from([0x22, 0xff, 0x22]) })
    expect(response.text).toContain('The request body is not valid UTF-8.')
  })

  it('is refused when compressed, so that it cannot expand', async () => {
    const body = gzipSync(JSON.stringify({ name: 'x'.repeat(10_000_000), price: 1 }))
    const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' }
    expect(outcome(await post({ headers, body }))).toBe('415 unsupported_media_type')
  })

  it.each<[string, string]>([
    ['', '201'],
    ['identity', '201'],
    ['Identity ,, identity', '201'],
    ['identity, gzip', '415 unsupported_media_type'],
    ['identityx', '415 unsupported_media_type'],
  ])('is read if its Content-Encoding names no compression: %j', async (coding, expected) => {
    const headers = { ...JSON_TYPE, 'content-encoding': coding }
    expect(outcome(await post({ headers, body: '{"name":"Mug","price":1}' }))).toBe(expected)
  })

  it.each([
    ['application/json', '{"nonsense'],
    ['text/xml', '<a/>'],
    ['nonsense', '?'],
  ])('is ignored by an operation that takes none: %s %s', async (type, body) => {
    const options = { ...admin, headers: { 'content-type': type }, body }
    expect(outcome(await app.request('GET', '/api/products', options))).toBe('200')
    const { id } = await app.issueKey({ scopes: ['posts:read'] })
    expect(outcome(await app.request('DELETE', `/api/api-keys/${id}`, options))).toBe('200')
  })
})
