import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { BulkResource } from '../../src/bulk/resource.ts'
import { requestOf, SYSTEM } from '../../src/domain/change.ts'
import { cleanUp } from '../../src/housekeeping.ts'
import { products } from '../../src/resources/products/products.ts'
import { upload } from '../media/use-media.ts'
import { outcome } from '../support/outcome.ts'
import { picture } from '../support/pictures.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'
import { addWebhook } from '../support/webhooks.ts'
import { dataOf } from './resource.ts'

const YEARS = 5 * 365 * 24 * 60 * 60
const NEW = 'staple battery horse correct'
const POLL = { timeout: 5_000, interval: 20 }

const app = useApp({ settings: { sessionsPerUser: 1 } })
const editor = app.as('editor')
const admin = app.as('admin')
const any = { 'if-match': '*' }

// Needs a server with several connections.
describe.runIf(inject('testDatabase').kind === 'postgresql')('two writes of the same rows', () => {
  let operator: pg.Client

  beforeAll(async () => {
    app.keepSecret(NEW)
    operator = new pg.Client({ connectionString: app.settings.databaseUrl })
    await operator.connect()
  })
  afterAll(() => operator.end())

  /** Waits until so many sessions are blocked. */
  const blocked = (count: number) =>
    expect
      .poll(async () => {
        const { rows } = await operator.query(`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`)
        return rows.length
      }, POLL)
      .toBe(count)

  /** Begins two writes while the operator locks what stops them; they go on once both are blocked. */
  async function both<A, B>(lock: string, values: unknown[], one: () => Promise<A>, two: () => Promise<B>) {
    await operator.query('BEGIN')
    await operator.query(lock, values)
    const first = one()
    await blocked(1)
    const second = two()
    await blocked(2)
    await operator.query('ROLLBACK')
    return Promise.all([first, second])
  }

  const create = async (path: string, json: object, who = editor) => {
    const { id } = Object(dataOf(await app.request('POST', path, { ...who, json })))
    return Number(id)
  }
  const patch = (path: string, json: object) => app.request('PATCH', path, { ...editor, headers: any, json })
  const remove = (path: string) => app.request('DELETE', path, { ...admin, headers: any })
  const batch = (operations: readonly object[]) =>
    app.request('POST', '/api/products/batch', { ...editor, json: { operations } })
  const change = (id: number, value: object) => ({ op: 'update', id, version: 1, value })
  const product = (value: object = {}) => create('/api/products', { name: 'Mug', price: 1, ...value })

  /** A file whose bytes another record has, too: so its own record can be deleted although it is in use. */
  async function file(seed: number) {
    const bytes = await picture({ seed })
    const uploaded = await Promise.all([upload(app, bytes), upload(app, bytes)])
    const { id, sha256 } = Object(dataOf(uploaded[0]))
    return { id: Number(id), sha256: String(sha256) }
  }

  const ADVISORY = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))'
  const ROW = 'SELECT FROM products WHERE id = $1 FOR UPDATE'

  it('do not deadlock: a batch that assigns a file, and the deletion of the file', async () => {
    const { id } = await file(1)
    const [user, other] = [await product({ coverImageId: id }), await product()]
    const [changed, deleted] = await both(
      ROW,
      [other],
      () => batch([change(user, { name: 'Cup' }), change(other, { coverImageId: id })]),
      () => remove(`/api/media/${id}`),
    )
    expect(Object(changed.json).data).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(outcome(deleted)).toBe('409 in_use')
  })

  it('do not deadlock: an update that assigns a file again, and the deletion of the file', async () => {
    const { id, sha256 } = await file(2)
    const user = await product({ coverImageId: id })
    const [deleted, changed] = await both(
      ADVISORY,
      [`media ${sha256}`],
      () => remove(`/api/media/${id}`),
      () => patch(`/api/products/${user}`, { sku: 'AGAIN', imageIds: [id] }),
    )
    expect([outcome(deleted), outcome(changed)]).toEqual(['409 in_use', '200'])
  })

  it('do not deadlock: an update locks its user before the file that it assigns', async () => {
    const { id } = await file(3)
    const { id: userId, token } = await app.addUser('assigning', 'editor')
    const one = await product()
    const responses = await both(
      'SELECT FROM media WHERE id = $1 FOR UPDATE',
      [id],
      () => app.request('PATCH', `/api/products/${one}`, { token, headers: any, json: { coverImageId: id } }),
      () =>
        app.request('PATCH', `/api/users/${userId}`, { ...admin, headers: any, json: { displayName: 'A' } }),
    )
    expect(responses.map(outcome)).toEqual(['200', '200'])
  })

  it('do not deadlock: two moves of categories below each other', async () => {
    const [one, two] = [
      await create('/api/categories', { name: 'One' }),
      await create('/api/categories', { name: 'Two' }),
    ]
    const [first, second] = await both(
      `INSERT INTO categories (name, slug, search_text, last_change, created_at, updated_at)
       SELECT name, unnest($1::text[]), search_text, last_change, created_at, updated_at
       FROM categories LIMIT 2`,
      [['taken-1', 'taken-2']],
      () => patch(`/api/categories/${one}`, { slug: 'taken-1', parentId: two }),
      () => patch(`/api/categories/${two}`, { slug: 'taken-2', parentId: one }),
    )
    expect([outcome(first), outcome(second)]).toEqual(['200', '422 validation_failed (/parentId cycle)'])
  })

  it('do not deadlock: a batch, and the deletion of the user who has created its records', async () => {
    const leaver = await app.addUser('leaver', 'editor')
    const own = () => create('/api/products', { name: 'Mug', price: 1 }, leaver)
    const [one, two] = [await own(), await own()]
    // a deletion changes the second one first
    await app.prisma.$executeRaw`UPDATE products SET price = 2 WHERE id = ${one}`
    const [changed, deleted] = await both(
      ROW,
      [one],
      () => batch([change(one, { name: 'Cup' }), change(two, { name: 'Cup' })]),
      () => remove(`/api/users/${leaver.id}`),
    )
    expect(Object(changed.json).data).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(outcome(deleted)).toBe('200')
  })

  it('do not deadlock: a batch and an import that create the same values in different orders', async () => {
    const given = (sku: string) => ({ name: 'Mug', price: 1, sku })
    const bulk = new BulkResource(products.any)
    const rows = ['LAST', 'FIRST'].map((sku) => ({ given: given(sku), now: app.clock.now(), broken: [] }))
    const defaults = { defaultCurrency: 'EUR' }
    const [created, imported] = await both(
      `INSERT INTO products (name, price, sku, search_text, last_change, created_at, updated_at)
       SELECT name, price, $1, search_text, last_change, created_at, updated_at FROM products LIMIT 1`,
      ['MIDDLE'],
      () => batch(['FIRST', 'MIDDLE', 'LAST'].map((sku) => ({ op: 'create', value: given(sku) }))),
      () => app.prisma.$transaction((tx) => bulk.write(tx, rows, defaults, false)),
    )
    expect(Object(created.json).data).toMatchObject(Array(3).fill({ status: 201 }))
    expect(imported).toMatchObject(Array(2).fill({ errors: [{ field: '/sku', rule: 'unique' }] }))
  })

  it.each([0, 1])(
    'do not deadlock: a login that ends two others, and a new password in login %i',
    async (own) => {
      const user = await app.addUser(`several-${own}`, 'editor')
      const logins = [user, await app.signIn(user.id)]
      const { token, sessionId } = { ...user, ...logins[own] }
      app.clock.advance(1)
      await app.signIn(user.id)
      const json = { currentPassword: PASSWORD, newPassword: NEW }
      const [changed, ended] = await both(
        'SELECT FROM sessions WHERE id = $1 FOR UPDATE',
        [sessionId],
        () => app.request('POST', '/api/auth/password', { token, json }),
        () => app.context.auth.sessions.endOldest(user.id, requestOf(SYSTEM)),
      )
      expect([outcome(changed), ended]).toEqual(['200', undefined])
    },
  )

  it('do not deadlock: housekeeping waits for no row that others have locked', async () => {
    const post = await create('/api/posts', { title: 'Old', body: '' })
    await patch(`/api/posts/${post}`, { title: 'New' })
    await app.request('POST', `/api/posts/${post}/preview`, { ...editor, json: { expiresInMinutes: 5 } })
    const { id: webhookId } = await addWebhook(app, 'https://example.com', { status: 'paused' })
    const [now, eventId] = [app.clock.now(), randomUUID()]
    const about = { webhookId, eventId, eventType: 'post.updated', event: '{}' }
    await app.prisma.webhookDelivery.create({ data: { ...about, dueAt: now, createdAt: now } })
    app.clock.advance(YEARS)
    const tables = ['sessions', 'refresh_tokens', 'previews', 'revisions', 'webhook_deliveries']
    await operator.query('BEGIN')
    for (const table of tables) await operator.query(`SELECT FROM ${table} FOR UPDATE`)
    const none = { logins: 0, previews: 0, revisions: 0, deliveries: 0 }
    expect(await cleanUp(app.context)).toMatchObject(none)
    await operator.query('COMMIT')
    const { logins, previews, revisions, deliveries } = await cleanUp(app.context)
    expect(Math.min(logins, previews, revisions, deliveries)).toBeGreaterThan(0)
  })
})
