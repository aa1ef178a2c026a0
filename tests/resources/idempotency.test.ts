import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { keyedHash } from '../../src/identity/secrets/secrets.ts'
import { type Client, createClient, type RequestOptions } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'
import { createdAt, dataOf } from './resource.ts'

const DAY = 24 * 60 * 60
const REUSED = '422 idempotency_key_reused'
const REPLAYED = { 'idempotency-replayed': 'true' }

const app = useApp()
let machine: RequestOptions

beforeAll(async () => {
  machine = { apiKey: (await app.issueKey({ scopes: ['products:write', 'posts:write'] })).key }
})

const records = () => app.prisma.idempotencyRecord
const recordOf = (key: string) => records().findFirstOrThrow({ where: { key } })
const change = (key: string, data: object) => records().updateMany({ where: { key }, data })
/** Signed in at the current time of the clock, so that the token is valid. */
const newAdmin = (username: string) => app.addUser(username, 'admin')
const named = (name: string) => app.prisma.product.count({ where: { name } })

const send = (path: string, key: string, json: unknown, { headers, ...who }: RequestOptions = machine) =>
  app.request('POST', path, { ...who, json, headers: { ...headers, 'idempotency-key': key } })
const create = (key: string, json: object, who?: RequestOptions) =>
  send('/api/products', key, { price: 1, ...json }, who)
const issue = (key: string, { token }: { token: string }) =>
  send('/api/api-keys', key, { name: 'Shop', scopes: ['posts:read'] }, { token })

const MUG = { name: 'Mug', price: 24.9, sku: 'AGAIN', description: '<p>Blue</p>' }
const NEWS = { title: 'Mug', body: '<p>Blue</p>', status: 'published', tags: ['a', 'b'] }

describe.each([
  { path: '/api/products', json: MUG, changed: { name: 'Another mug' } },
  { path: '/api/posts', json: NEWS, changed: { title: 'Another mug' } },
])('the Idempotency-Key of a record of $path', ({ path, json, changed }) => {
  it('replays the first response, even after the record was changed or deleted', async () => {
    const sendIn = (language: string) =>
      send(path, 'again', json, { ...machine, headers: { 'accept-language': language } })
    const first = await sendIn('de')
    const record = createdAt(app, first, app.as('admin'))
    expect(outcome(await record.patch(changed))).toBe('200')
    const afterChange = await sendIn('de')
    expect(outcome(await record.remove())).toBe('200')
    const { location, etag, 'content-language': language } = first.headers
    for (const again of [afterChange, await sendIn('fr')]) {
      expect(again).toMatchObject({ status: 201, text: first.text })
      expect(again.headers).toMatchObject({ location, etag, 'content-language': language, ...REPLAYED })
    }
  })

  it('replays it for members in another order, also if an earlier version has stored theirs', async () => {
    const sent = path === '/api/products' ? { currency: 'EUR', status: 'draft', ...json, sku: 'ORDER' } : json
    const reversed = Object.fromEntries(Object.entries(sent).reverse())
    const first = await send(path, 'order', sent)
    expect(await send(path, 'order', reversed)).toMatchObject({ status: 201, text: first.text })
    const asSent = JSON.stringify({ params: {}, body: sent })
    const fingerprint = Buffer.from(keyedHash(app.context.secrets.fingerprintKey, asSent))
    expect(await change('order', { fingerprint })).toMatchObject({ count: 1 })
    expect(await send(path, 'order', sent)).toMatchObject({ status: 201, headers: REPLAYED })
    expect(outcome(await send(path, 'order', reversed))).toBe(REUSED)
    await records().deleteMany({ where: { key: 'order' } })
  })

  it('stores no readable content of the record', async () => {
    const hidden = Object.entries(json).map(([name, value]) => {
      const secret = name === 'sku' ? 'PLANS' : 'Plans of nobody else'
      return [name, typeof value === 'string' && name !== 'status' ? secret : value]
    })
    const sendSecret = () => send(path, 'sealed', Object.fromEntries(hidden))
    const data = Object(dataOf(await sendSecret()))
    const where = { key: 'sealed', operationId: path === '/api/posts' ? 'createPost' : 'createProduct' }
    const record = await records().findFirstOrThrow({ where })
    const stored = JSON.stringify(record.createdRow)
    for (const [name, value] of Object.entries(data)) {
      const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
      const isContent = !isEmpty && !['id', 'author', 'version'].includes(name)
      if (isContent) expect(stored, name).not.toContain(JSON.stringify(value))
    }
    expect(stored + record.body).not.toMatch(/plans/i)
    expect((await sendSecret()).headers).toMatchObject(REPLAYED)
    const { body } = await recordOf('again')
    await records().updateMany({ where, data: { body } })
    expect(outcome(await sendSecret())).toBe(REUSED)
  })
})

describe('an Idempotency-Key', () => {
  it('creates one record for concurrent requests to two replicas', async () => {
    const replica = await buildApp({ ...app.context })
    const other = createClient(await replica.listen({ host: '127.0.0.1', port: 0 }))
    onTestFinished(async () => {
      other.close()
      await replica.close()
    })
    for (let round = 0; round < 20; round++) {
      const json = { name: `Replicated ${round}`, price: 1 }
      const options = { ...machine, json, headers: { 'idempotency-key': `replica-${round}` } }
      const sendTo = ({ request }: Pick<Client, 'request'>) => request('POST', '/api/products', options)
      const answers = await Promise.all([app, other, app, other].map(sendTo))
      expect(new Set([...answers.map(outcome), '409 in_progress'])).toEqual(
        new Set(['201', '409 in_progress']),
      )
      const created = answers.filter(({ status }) => status === 201)
      expect(created.filter(({ headers }) => !('idempotency-replayed' in headers))).toHaveLength(1)
      expect(new Set([...created, await sendTo(other)].map(({ text }) => text)).size).toBe(1)
      expect(await named(json.name)).toBe(1)
    }
  })

  it('of a post whose slug is taken creates one post, with the next slug', async () => {
    const json = { title: 'Taken words', body: '' }
    await app.request('POST', '/api/posts', { ...machine, json })
    const [first, second] = [await send('/api/posts', 'words', json), await send('/api/posts', 'words', json)]
    expect(first.json).toMatchObject({ data: { slug: 'taken-words-2' } })
    expect(second.text).toBe(first.text)
    expect(await app.prisma.post.count({ where: { title: 'Taken words' } })).toBe(2)
  })

  it('belongs to its principal and its operation', async () => {
    const { key } = await app.issueKey({ scopes: ['products:write'] })
    for (const who of [machine, { apiKey: key }, app.as('editor'), app.as('admin')]) {
      const response = await create('shared', { name: 'Everybody’s' }, who)
      expect(response.status).toBe(201)
      expect(response.headers).not.toHaveProperty('idempotency-replayed')
    }
    expect(await named('Everybody’s')).toBe(4)
    expect(outcome(await send('/api/posts', 'shared', { title: 'Mug', body: '' }))).toBe('201')
  })

  it('can be used again after a request that failed', async () => {
    const data = { name: 'First', price: 1, sku: 'TAKEN', ...written('First') }
    await app.prisma.product.create({ data })
    for (const [json, expected] of [
      [{ sku: 'TAKEN' }, '409 already_exists (/sku unique)'],
      [{ price: 'x' }, '422 validation_failed (/price pattern)'],
      [{ sku: 'FREE' }, '201'],
    ] as const)
      expect(outcome(await create('failed', { name: 'Again', ...json }))).toBe(expected)
    expect(await named('Again')).toBe(1)
  })

  it('expires after 24 hours', async () => {
    const json = { name: 'Late' }
    await create('late', json)
    app.clock.advance(DAY - 1)
    expect((await create('late', json)).headers).toMatchObject(REPLAYED)
    app.clock.advance(1)
    const response = await create('late', json)
    expect(response.status).toBe(201)
    expect(response.headers).not.toHaveProperty('idempotency-replayed')
    expect(await named('Late')).toBe(2)
    expect((await create('late', json)).text).toBe(response.text)
  })

  it('stores no fingerprint that could be used to guess a password', async () => {
    const json = { username: 'hashed', password: PASSWORD, role: 'viewer' }
    const { token } = await newAdmin('keeper')
    expect(outcome(await send('/api/users', 'secret', json, { token }))).toBe('201')
    const { fingerprint } = await recordOf('secret')
    const contents = [{ params: {}, body: json }, json, json.password]
    const plain = contents.map((content) =>
      createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    )
    expect(plain).not.toContain(Buffer.from(fingerprint).toString('hex'))
    expect(fingerprint).toHaveLength(32)
  })

  it('never replays a response that was stored for another user or key', async () => {
    const [one, other] = [await newAdmin('one'), await newAdmin('other')]
    for (const [key, who] of [
      ['mine', one],
      ['theirs', other],
      ['later', other],
    ] as const)
      expect(outcome(await issue(key, who))).toBe('201')
    for (const stored of ['mine', 'later']) {
      const { body } = await recordOf(stored)
      await change('theirs', { body })
      expect(outcome(await issue('theirs', other))).toBe(REUSED)
      const lines = app.log.filter(({ requestId, msg }) => msg !== undefined && requestId === undefined)
      expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('cannot be opened'))
    }
    expect((await issue('later', other)).headers).toMatchObject(REPLAYED)
  })

  it.each(['', 'AAAA', Buffer.alloc(64).toString('base64')])(
    'stays taken until it expires if the stored response is damaged: %j',
    async (body) => {
      const key = `damaged-${body.length}`
      const attempt = async () => outcome(await issue(key, await newAdmin(key)))
      expect(await attempt()).toBe('201')
      for (const damage of [{ body }, { fingerprint: new Uint8Array(), body: '' }]) {
        await change(key, damage)
        expect(await attempt()).toBe(REUSED)
      }
      app.clock.advance(DAY)
      expect(await attempt()).toBe('201')
    },
  )

  it('stays taken until it expires if the stored fingerprint is damaged', async () => {
    const json = { name: 'Damaged' }
    await create('damaged', json)
    await change('damaged', { fingerprint: new Uint8Array() })
    expect(outcome(await create('damaged', json))).toBe(REUSED)
    app.clock.advance(DAY)
    expect(outcome(await create('damaged', json))).toBe('201')
    expect((await create('damaged', json)).headers).toMatchObject(REPLAYED)
  })

  it('replays the response to a request that would be refused by now', async () => {
    const publishAt = new Date(app.clock.now().getTime() + 60_000).toISOString()
    const json = { title: 'Due soon', body: '', status: 'scheduled', publishAt }
    const first = await send('/api/posts', 'due', json)
    expect(outcome(first)).toBe('201')
    app.clock.advance(120)
    expect(outcome(await app.request('POST', '/api/posts', { ...machine, json }))).toContain('422')
    expect(await send('/api/posts', 'due', json)).toMatchObject({ text: first.text, headers: REPLAYED })
  })

  it.each(['', 'a b', 'x'.repeat(256), 'ü'])('of the form %j is refused', async (key) => {
    const response = await create(key, { name: 'Odd' })
    expect(outcome(response)).toMatch(/^400 invalid_parameter \(\/idempotency-key/i)
    expect(await named('Odd')).toBe(0)
  })
})
