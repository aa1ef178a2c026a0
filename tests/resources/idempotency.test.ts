import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { SYSTEM } from '../../src/words/change.ts'
import { type Client, createClient, type RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'

const DAY = 24 * 60 * 60

const app = useApp()
let apiKey: string

beforeAll(async () => {
  apiKey = (await app.issueKey({ scopes: ['products:write', 'posts:write'] })).key
})

const recordOf = (key: string) => app.prisma.idempotencyRecord.findFirstOrThrow({ where: { key } })
/** Signed in now, whatever the clock says. */
const newAdmin = (username: string) => app.addUser(username, 'admin')
const named = (name: string) => app.prisma.product.count({ where: { name } })

function create(key: string, json: unknown, options: RequestOptions = { apiKey }) {
  return app.request('POST', '/api/products', { ...options, json, headers: { 'idempotency-key': key } })
}

const RETRIES: [string, string, object][] = [
  ['a product', '/api/products', { name: 'Mug', price: 24.9, sku: 'AGAIN', description: '<p>Blue</p>' }],
  ['a post', '/api/posts', { title: 'Mug', body: '<p>Blue</p>', status: 'published', tags: ['a', 'b'] }],
]
const CHANGE: Readonly<Record<string, object>> = {
  '/api/products': { name: 'Another mug' },
  '/api/posts': { title: 'Another mug' },
}

describe('an Idempotency-Key', () => {
  it('makes a retry get the first answer, marked, and create nothing', async () => {
    const json = { name: 'Retried', price: 1 }
    const first = await create('retry', json)
    const second = await create('retry', json)
    expect(first.status).toBe(201)
    expect(second).toMatchObject({ status: 201, text: first.text })
    expect(second.headers).toMatchObject({ location: first.headers.location, etag: first.headers.etag })
    expect(first.headers).not.toHaveProperty('idempotency-replayed')
    expect(second.headers).toHaveProperty('idempotency-replayed', 'true')
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(await named('Retried')).toBe(1)
  })

  it.each(RETRIES)('gives the first answer of %s again, whatever became of it', async (_, path, json) => {
    const key = `again${path}`
    const send = (language: string) =>
      app.request('POST', path, {
        apiKey,
        json,
        headers: { 'idempotency-key': key, 'accept-language': language },
      })
    const first = await send('de')
    const id = Number(first.headers.location?.split('/').pop())
    const as = app.as('admin')
    const { etag: tag = '' } = first.headers
    const change = { ...as, json: CHANGE[path], headers: { 'if-match': tag } }
    const changed = await app.request('PATCH', `${path}/${id}`, change)
    expect(outcome(changed)).toBe('200')
    const afterChange = await send('de')
    const headers = { 'if-match': changed.headers.etag ?? '' }
    expect(outcome(await app.request('DELETE', `${path}/${id}`, { ...as, headers }))).toBe('200')
    const afterDelete = await send('fr')
    for (const again of [afterChange, afterDelete]) {
      expect(again).toMatchObject({ status: 201, text: first.text })
      const { location, etag, 'content-language': language } = first.headers
      expect(again.headers).toMatchObject({ location, etag, 'content-language': language })
      expect(again.headers).toHaveProperty('idempotency-replayed', 'true')
    }
  })

  it.each(RETRIES)('leaves nothing of %s behind that can be read', async (_, path, json) => {
    const secret = 'Plans of nobody else'
    const key = `sealed${path}`
    const hidden = Object.entries(json).map(([name, value]) =>
      name === 'sku'
        ? [name, 'PLANS']
        : [name, typeof value === 'string' && name !== 'status' ? secret : value],
    )
    const headers = { 'idempotency-key': key }
    const send = () => app.request('POST', path, { apiKey, headers, json: Object.fromEntries(hidden) })
    const { data } = Object((await send()).json)
    const record = await recordOf(key)
    const stored = JSON.stringify(record.createdRow)
    for (const [name, value] of Object.entries(data)) {
      const isContent = value !== null && !['id', 'author', 'version'].includes(name)
      if (isContent) expect(stored, name).not.toContain(JSON.stringify(value))
    }
    expect(stored).not.toMatch(/plans/i)
    expect(record.body).not.toMatch(/plans/i)
    expect((await send()).headers).toHaveProperty('idempotency-replayed', 'true')
    const other = await app.prisma.idempotencyRecord.findFirst({ where: { key: `again${path}` } })
    const stolen = { body: other?.body ?? '' }
    await app.prisma.idempotencyRecord.updateMany({ where: { key }, data: stolen })
    expect(outcome(await send())).toBe('422 idempotency_key_reused')
  })

  it('creates once for requests to two replicas at once', async () => {
    const replica = await buildApp({ ...app.context })
    const other = createClient(await replica.listen({ host: '127.0.0.1', port: 0 }))
    onTestFinished(async () => {
      other.close()
      await replica.close()
    })
    for (let round = 0; round < 20; round++) {
      const name = `Replicated ${round}`
      const options = {
        apiKey,
        json: { name, price: 1 },
        headers: { 'idempotency-key': `replica-${round}` },
      }
      const send = ({ request }: Pick<Client, 'request'>) => request('POST', '/api/products', options)
      const answers = await Promise.all([app, other, app, other].map(send))
      const outcomes = new Set(answers.map(outcome))
      outcomes.delete('409 in_progress')
      expect([...outcomes]).toEqual(['201'])
      const created = answers.filter(({ status }) => status === 201)
      expect(created.filter(({ headers }) => !('idempotency-replayed' in headers))).toHaveLength(1)
      expect(new Set([...created, await send(other)].map(({ text }) => text)).size).toBe(1)
      expect(await named(name)).toBe(1)
    }
  })

  it('of a post whose words are taken creates one with the next slug, once', async () => {
    const json = { title: 'Taken words', body: '' }
    await app.request('POST', '/api/posts', { apiKey, json })
    const send = () =>
      app.request('POST', '/api/posts', { apiKey, json, headers: { 'idempotency-key': 'words' } })
    const [first, second] = [await send(), await send()]
    expect(first.json).toMatchObject({ data: { slug: 'taken-words-2' } })
    expect(second.text).toBe(first.text)
    expect(await app.prisma.post.count({ where: { title: 'Taken words' } })).toBe(2)
  })

  it('belongs to its principal', async () => {
    const json = { name: 'Everybody’s', price: 1 }
    const { key } = await app.issueKey({ scopes: ['products:write'] })
    for (const principal of [{ apiKey }, { apiKey: key }, app.as('editor'), app.as('admin')]) {
      const response = await create('shared', json, principal)
      expect(response.status).toBe(201)
      expect(response.headers).not.toHaveProperty('idempotency-replayed')
    }
    expect(await named('Everybody’s')).toBe(4)
  })

  it('belongs to its operation', async () => {
    await create('operation', { name: 'Mug', price: 1 })
    const headers = { 'idempotency-key': 'operation' }
    const json = { title: 'Mug', body: '' }
    expect(outcome(await app.request('POST', '/api/posts', { apiKey, headers, json }))).toBe('201')
  })

  it('that failed can be used again', async () => {
    const sku = 'TAKEN'
    await app.prisma.product.create({ data: { name: 'First', price: 1, sku, ...written('First') } })
    expect(outcome(await create('again', { name: 'Again', price: 1, sku }))).toBe(
      '409 already_exists (/sku unique)',
    )
    expect(outcome(await create('again', { name: 'Again', price: 'x' }))).toBe(
      '422 validation_failed (/price pattern)',
    )
    expect(outcome(await create('again', { name: 'Again', price: 1, sku: 'FREE' }))).toBe('201')
    expect(await named('Again')).toBe(1)
  })

  it('is forgotten after 24 hours', async () => {
    const json = { name: 'Late', price: 1 }
    await create('late', json)
    app.clock.advance(DAY - 1)
    expect((await create('late', json)).headers).toHaveProperty('idempotency-replayed')
    app.clock.advance(1)
    const response = await create('late', json)
    expect(response.status).toBe(201)
    expect(response.headers).not.toHaveProperty('idempotency-replayed')
    expect(await named('Late')).toBe(2)
    expect((await create('late', json)).text).toBe(response.text)
  })

  it('replays nothing to a key that was revoked', async () => {
    const { id, key } = await app.issueKey({ scopes: ['products:write'] })
    const json = { name: 'Revoked', price: 1 }
    expect(outcome(await create('revoked', json, { apiKey: key }))).toBe('201')
    await app.context.auth.apiKeys.revoke({ id }, SYSTEM)
    expect(outcome(await create('revoked', json, { apiKey: key }))).toBe('401 api_key_invalid')
  })

  it('leaves nothing behind that passwords could be tried on', async () => {
    const json = { username: 'hashed', password: PASSWORD, role: 'viewer' }
    const headers = { 'idempotency-key': 'secret' }
    const { token } = await newAdmin('keeper')
    expect((await app.request('POST', '/api/users', { token, headers, json })).status).toBe(201)
    const { fingerprint } = await recordOf('secret')
    const contents = [{ params: {}, body: json }, json, json.password]
    const plain = contents.map((content) => createHash('sha256').update(JSON.stringify(content)).digest())
    expect(plain.map((hash) => hash.toString('hex'))).not.toContain(Buffer.from(fingerprint).toString('hex'))
    expect(fingerprint).toHaveLength(32)
  })

  it('answers nothing that was stored for somebody, or something, else', async () => {
    const [one, other] = [await newAdmin('one'), await newAdmin('other')]
    const json = { name: 'Shop', scopes: ['posts:read'] }
    const issue = (key: string, token: string) =>
      app.request('POST', '/api/api-keys', { token, json, headers: { 'idempotency-key': key } })
    for (const [key, token] of [
      ['mine', one.token],
      ['theirs', other.token],
      ['later', other.token],
    ] as const)
      expect((await issue(key, token)).status).toBe(201)
    for (const stored of ['mine', 'later']) {
      const { body } = await recordOf(stored)
      await app.prisma.idempotencyRecord.updateMany({ where: { key: 'theirs' }, data: { body } })
      const response = await issue('theirs', other.token)
      expect(outcome(response)).toBe('422 idempotency_key_reused')
      const lines = app.log.filter(({ requestId, msg }) => msg !== undefined && requestId === undefined)
      expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('cannot be opened'))
    }
    expect((await issue('later', other.token)).headers).toHaveProperty('idempotency-replayed', 'true')
  })

  it.each(['', 'AAAA', Buffer.alloc(64).toString('base64')])(
    'stays taken while what is stored for it is no answer: %j',
    async (body) => {
      const key = `damaged-${body.length}`
      const damage = (data: object) => app.prisma.idempotencyRecord.updateMany({ where: { key }, data })
      const send = async () =>
        app.request('POST', '/api/api-keys', {
          token: (await newAdmin(key)).token,
          json: { name: 'Damaged', scopes: ['posts:read'] },
          headers: { 'idempotency-key': key },
        })
      await send()
      await damage({ body })
      expect(outcome(await send())).toBe('422 idempotency_key_reused')
      await damage({ fingerprint: new Uint8Array(), body: '' })
      expect(outcome(await send())).toBe('422 idempotency_key_reused')
      app.clock.advance(DAY)
      expect(outcome(await send())).toBe('201')
    },
  )

  it('repeats the answer to what would be refused by now', async () => {
    const publishAt = new Date(app.clock.now().getTime() + 60_000).toISOString()
    const json = { title: 'Due soon', body: '', status: 'scheduled', publishAt }
    const send = () =>
      app.request('POST', '/api/posts', { apiKey, json, headers: { 'idempotency-key': 'due' } })
    const first = await send()
    expect(outcome(first)).toBe('201')
    app.clock.advance(120)
    expect(outcome(await app.request('POST', '/api/posts', { apiKey, json }))).toContain('422')
    expect(await send()).toMatchObject({ text: first.text, headers: { 'idempotency-replayed': 'true' } })
  })

  it('stays taken while what its row was stored for is not known', async () => {
    const json = { name: 'Damaged', price: 1 }
    await create('damaged', json)
    const data = { fingerprint: new Uint8Array() }
    await app.prisma.idempotencyRecord.updateMany({ where: { key: 'damaged' }, data })
    expect(outcome(await create('damaged', json))).toBe('422 idempotency_key_reused')
    app.clock.advance(DAY)
    expect(outcome(await create('damaged', json))).toBe('201')
    expect((await create('damaged', json)).headers).toHaveProperty('idempotency-replayed', 'true')
  })

  it.each(['', 'a b', 'x'.repeat(256), 'ü'])('of the form %j is refused', async (key) => {
    const response = await create(key, { name: 'Odd', price: 1 })
    expect(outcome(response)).toMatch(/^400 invalid_parameter \(\/idempotency-key/i)
    expect(await named('Odd')).toBe(0)
  })
})
