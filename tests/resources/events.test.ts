import { describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { cleanUp } from '../../src/housekeeping.ts'
import { upload } from '../media/use-media.ts'
import { startApp } from '../support/app.ts'
import type { RequestOptions } from '../support/client.ts'
import { settled } from '../support/feed.ts'
import { pixel } from '../support/form.ts'
import { outcome } from '../support/outcome.ts'
import { recordsOf } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt } from './resource.ts'

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

const app = useApp({ settings: { accessTokenTtl: 60 * 60 } })
const editor = () => app.as('editor')

async function poll(query: Record<string, string | number>, who: RequestOptions = app.as('admin')) {
  const response = await app.request('GET', '/api/events', { ...who, query })
  return { response, cursor: response.headers['x-next-cursor'] ?? '' }
}
async function start() {
  await settled(app)
  return (await poll({})).cursor
}
const typesOf = (response: Parameters<typeof recordsOf>[0]) => recordsOf(response).map(({ type }) => type)
const mug = async () =>
  createdAt(
    app,
    await app.request('POST', '/api/products', { ...editor(), json: { name: 'Mug', price: 1 } }),
    editor(),
  )

describe('listEvents', () => {
  it('lists what happened since a cursor once, in order, in pages', async () => {
    const since = await start()
    const { patch, remove } = await mug()
    await patch({ price: 2 })
    await remove()
    await settled(app)
    const first = await poll({ since, limit: 2 })
    expect(typesOf(first.response)).toEqual(['product.created', 'product.updated'])
    expect(first.response.headers.link).toContain('rel="next"')
    const second = await poll({ since: first.cursor, limit: 2 })
    expect(typesOf(second.response)).toEqual(['product.deleted'])
    expect(typesOf((await poll({ since: second.cursor })).response)).toEqual([])
  })

  it('lists only the types that are asked for', async () => {
    const since = await start()
    const { patch } = await mug()
    await patch({ price: 2 })
    await settled(app)
    const { response, cursor } = await poll({ since, type: 'product.updated,product.deleted' })
    expect(typesOf(response)).toEqual(['product.updated'])
    expect(typesOf((await poll({ since: cursor })).response)).toEqual([])
    expect(outcome((await poll({ since, type: 'product.sold' })).response)).toMatch(/^400 invalid_parameter/)
  })

  it('names all fields that a new file has changed, as the contract allows', async () => {
    const uploaded = await upload(app, pixel('first'))
    const since = await start()
    const at = String(uploaded.headers.location)
    const options = { at, name: 'b.png', headers: { 'if-match': '*' } }
    expect(outcome(await upload(app, pixel('second'), options))).toBe('200')
    await settled(app)
    const [event] = recordsOf((await poll({ since })).response)
    expect(event).toMatchObject({ type: 'media.updated' })
    expect(Object(event?.data).changedFields).toEqual(expect.arrayContaining(['sha256', 'filename', 'url']))
  })

  it('lists events about people, keys and refresh tokens', async () => {
    const since = await start()
    const user = await app.addUser('leaver', 'viewer')
    const refresh = { refresh_token: user.refreshToken }
    await app.request('POST', '/api/auth/refresh', { json: refresh })
    app.clock.advance(60)
    await app.request('POST', '/api/auth/refresh', { json: refresh })
    const at = `/api/users/${user.id}`
    const { headers } = await app.request('GET', at, app.as('admin'))
    const disable = { json: { disabled: true }, headers: { 'if-match': headers.etag ?? '' } }
    await app.request('PATCH', at, { ...app.as('admin'), ...disable })
    const { id } = await app.issueKey({ scopes: ['posts:read'] })
    await app.request('DELETE', `/api/api-keys/${id}`, app.as('admin'))
    await app.context.auth.deniedAttempts.settled()
    await settled(app)
    const { response } = await poll({ since, limit: 100 })
    expect(typesOf(response)).toEqual(
      expect.arrayContaining(['user.disabled', 'auth.refresh_reused', 'api_key.revoked', 'session.started']),
    )
    expect(recordsOf(response).find(({ type }) => type === 'user.disabled')).toMatchObject({
      data: { resource: { type: 'user', id: String(user.id), url: at }, changedFields: ['disabled'] },
    })
  })

  it.each(['viewer', 'author', 'editor'] as const)('is not for the role %s', async (role) => {
    expect(outcome((await poll({}, app.as(role))).response)).toBe('403 permission_denied')
  })

  it('is for keys with the scope, which no publishable key can have', async () => {
    const { key } = await app.issueKey({ scopes: ['events:poll'] })
    expect(outcome((await poll({}, { apiKey: key })).response)).toBe('200')
    const json = { name: 'Shop', scopes: ['events:poll'], publishable: true }
    const response = await app.request('POST', '/api/api-keys', { ...app.as('admin'), json })
    expect(outcome(response)).toBe('422 validation_failed (/scopes/0 readScope)')
  })

  it('refuses a cursor of another database', async () => {
    const other = await startApp()
    try {
      const { headers } = await other.request('GET', '/api/events', other.as('admin'))
      const { response } = await poll({ since: headers['x-next-cursor'] ?? '' })
      expect(outcome(response)).toMatch(/^(?:410 cursor_expired|400 invalid_cursor)/)
    } finally {
      await other.close()
    }
  })

  it('refuses a cursor when events after it are deleted', async () => {
    const { key } = await app.issueKey({ scopes: ['events:poll'] })
    const old = await start()
    await mug()
    await settled(app)
    const clock = { ...app.clock, now: () => new Date(app.clock.now().getTime() + 2 * DAY) }
    const settings = { ...app.settings, changesRetention: DAY / 1000 }
    expect((await cleanUp({ ...app.context, settings, clock })).changes).toBeGreaterThan(0)
    expect(outcome((await poll({ since: old }, { apiKey: key })).response)).toBe('410 cursor_expired')
  })

  it('waits for the next event', async () => {
    const since = await start()
    const waiting = poll({ since, wait: 20, type: 'product.created' })
    const { path } = await mug()
    const { response, cursor } = await waiting
    expect(recordsOf(response)).toMatchObject([{ data: { resource: { url: path } } }])
    expect(typesOf((await poll({ since: cursor })).response)).toEqual([])
  })

  it('returns no event after the time', async () => {
    const since = await start()
    const { response, cursor } = await poll({ since, wait: 1 })
    expect(recordsOf(response)).toEqual([])
    expect(cursor).not.toBe('')
  })

  it('shows nothing to a key that is revoked while it waits', async () => {
    const { id, key } = await app.issueKey({ scopes: ['events:poll'] })
    const since = await start()
    const waiting = poll({ since, wait: 20, type: 'product.created' }, { apiKey: key })
    const isWaiting = async () => app.context.events.waiting
    await expect.poll(isWaiting).toBe(1)
    await app.request('DELETE', `/api/api-keys/${id}`, app.as('admin'))
    await mug()
    expect(outcome((await waiting).response)).toBe('401 api_key_invalid')
  })

  it('answers those who wait when the service closes', async () => {
    const closing = await startApp()
    const { headers } = await closing.request('GET', '/api/events', closing.as('admin'))
    const query = `since=${headers['x-next-cursor']}&wait=25&type=product.created`
    const authorization = `Bearer ${closing.users.admin.token}`
    const waiting = fetch(`${closing.origin}/api/events?${query}`, { headers: { authorization } })
    await expect.poll(() => closing.context.events.waiting).toBe(1)
    await closing.close()
    expect((await waiting).status).toBe(200)
  })

  it('takes no connection of the database while 1,000 requests of a client wait', async () => {
    const since = await start()
    const { key } = await app.issueKey({ scopes: ['events:poll'] })
    const query = { since, wait: 25, type: 'product.created' }
    // their own event loop would be the slowest part: 100 at a time begin to wait
    const waiting: ReturnType<typeof poll>[] = []
    for (let count = 100; count <= 1_000; count += 100) {
      for (let i = 0; i < 100; i++) waiting.push(poll(query, { apiKey: key }))
      await expect.poll(() => app.context.events.waiting, { timeout: 10_000 }).toBe(count)
    }
    // at most the one reading for all of them, once they all wait
    const taken = () => {
      const { open, idle, waiting: queued } = app.context.database.connections()
      return open - idle + queued
    }
    await expect.poll(taken, { timeout: 10_000 }).toBeLessThanOrEqual(1)
    const { path } = await mug()
    const pages = await Promise.all(waiting)
    expect(new Set(pages.map(({ response }) => JSON.stringify(recordsOf(response))))).toHaveLength(1)
    expect(recordsOf(pages[0]?.response ?? expect.fail())).toMatchObject([
      { data: { resource: { url: path } } },
    ])
  }, 60_000)

  it('is documented as an operation that may wait', () => {
    expect(operations.listEvents.parameterTypes.query).toMatchObject({ wait: 'integer' })
  })
})
