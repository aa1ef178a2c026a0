import { beforeEach, describe, expect, it } from 'vitest'
import { SYSTEM } from '../../src/domain/change.ts'
import { startApp } from '../support/app.ts'
import type { RequestOptions } from '../support/client.ts'
import { createTestDatabase } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const WINDOW = 600
const DAY = 24 * 60 * 60

const app = useApp({ settings: { trustProxy: ['127.0.0.1'], accessTokenTtl: DAY } })

/** Each test has a time window of its own, free of earlier attempts. */
beforeEach(() => app.clock.advance(WINDOW))

const from = (address: string, options: RequestOptions = {}): RequestOptions => ({
  ...options,
  headers: { 'x-forwarded-for': address, ...options.headers },
})
const logIn = (username: string, password: string, address = '192.0.2.1') =>
  app.request('POST', '/api/auth/login', from(address, { json: { username, password } }))
const refresh = (refresh_token: string) =>
  app.request('POST', '/api/auth/refresh', from('192.0.2.1', { json: { refresh_token } }))
const create = (options: RequestOptions) => app.request('POST', '/api/products', { json: {}, ...options })

/** The entries that requests leave in the audit trail, oldest first. */
async function entriesOf(work: () => Promise<unknown>) {
  const { auth } = app.context
  await auth.deniedAttempts.settled()
  const { _max } = await app.prisma.auditEntry.aggregate({ _max: { id: true } })
  await work()
  await auth.deniedAttempts.settled()
  const { data } = await app.call('listAuditEntries', { ...app.as('admin'), query: { limit: 100 } })
  return data.filter(({ id }) => id > Number(_max.id ?? 0)).reverse()
}

describe('a refused sign-in', () => {
  it('is in the audit trail with account, address and request', async () => {
    const { id, username } = app.users.viewer
    let requestId: string | undefined
    const headers = { 'x-request-id': 'trace-7' }
    const json = { username, password: 'wrong' }
    const entries = await entriesOf(async () => {
      const response = await app.request('POST', '/api/auth/login', from('192.0.2.7', { json, headers }))
      requestId = response.headers['x-request-id']
    })
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        createdAt: app.clock.now().toISOString(),
        action: 'user.refuse',
        resourceType: 'user',
        resourceId: String(id),
        actorType: 'system',
        actorId: null,
        sessionId: null,
        requestId,
        clientRequestId: 'trace-7',
        address: '192.0.2.7',
        count: 1,
        changedFields: [],
      },
    ])
  })

  it('does not record an unknown username, which may be a password', async () => {
    const entries = await entriesOf(() => logIn('correct-horse-battery', 'wrong'))
    expect(entries).toMatchObject([{ action: 'user.refuse', resourceId: 'unknown', address: '192.0.2.1' }])
    expect(JSON.stringify(entries)).not.toContain('battery')
  })

  it('is recorded for disabled accounts, and for a wrong password in changePassword', async () => {
    const user = await app.addUser('disabled', 'viewer')
    await app.prisma.user.update({ where: { id: user.id }, data: { disabledAt: app.clock.now() } })
    const { token } = app.users.editor
    const json = { currentPassword: 'wrong', newPassword: 'long enough for anybody' }
    const entries = await entriesOf(async () => {
      expect(outcome(await logIn(user.username, user.password))).toBe('403 account_disabled')
      const change = await app.request('POST', '/api/auth/password', from('192.0.2.1', { token, json }))
      expect(outcome(change)).toBe('422 validation_failed (/currentPassword password)')
    })
    const ids = [user.id, app.users.editor.id].map(String)
    expect(entries.map(({ action, resourceId }) => [action, resourceId])).toEqual(
      ids.map((id) => ['user.refuse', id]),
    )
  })

  it('records the network of an IPv6 address, and nothing for an invalid address', async () => {
    const { username } = app.users.viewer
    const addresses = ['2001:db8:1:2::7', '::ffff:192.0.2.9', '<script>']
    const entries = await entriesOf(async () => {
      for (const address of addresses) await logIn(username, 'wrong', address)
    })
    expect(entries.map(({ address }) => address)).toEqual(['2001:db8:1:2::/64', '192.0.2.9', null])
  })
})

describe('denied access', () => {
  it('is in the audit trail with the user or API key', async () => {
    const { viewer } = app.users
    const key = await app.issueKey({ scopes: ['posts:read'] })
    const entries = await entriesOf(async () => {
      expect(outcome(await create({ token: viewer.token }))).toBe('403 permission_denied')
      expect(outcome(await create({ apiKey: key.key }))).toBe('403 insufficient_scope')
    })
    expect(entries).toMatchObject([
      { action: 'user.deny', resourceId: String(viewer.id), actorType: 'user', sessionId: viewer.sessionId },
      { action: 'apiKey.deny', resourceId: key.id, actorType: 'apiKey', actorId: key.id, sessionId: null },
    ])
  })

  it('is recorded for a revoked or expired key, and for a revoked login', async () => {
    const [revoked, expired] = [
      await app.issueKey({ scopes: ['products:write'] }),
      await app.issueKey({ scopes: ['products:write'], expiresAt: new Date(app.clock.now().getTime() + 1) }),
    ]
    const login = await app.signIn(app.users.editor.id)
    await app.context.auth.apiKeys.revoke({ id: revoked.id }, SYSTEM)
    await app.context.auth.sessions.revoke({ id: login.sessionId }, SYSTEM)
    app.clock.advance(1)
    const entries = await entriesOf(async () => {
      for (const { key } of [revoked, expired])
        expect(outcome(await create({ apiKey: key }))).toBe('401 api_key_invalid')
      expect(outcome(await create({ token: login.token }))).toBe('401 token_invalid')
    })
    expect(entries).toMatchObject([
      { action: 'apiKey.deny', actorId: revoked.id },
      { action: 'apiKey.deny', actorId: expired.id },
      { action: 'user.deny', actorId: String(app.users.editor.id), sessionId: login.sessionId },
    ])
  })

  it.each(['/api/posts', '/api/products'])(
    'is recorded for a publishable key on the page of another origin: %s',
    async (path) => {
      const origins = ['https://blog.example']
      const key = await app.issueKey({ scopes: ['posts:read'], publishable: true, origins })
      const sent = { apiKey: key.key, headers: { origin: 'https://other.example' } }
      const entries = await entriesOf(async () =>
        expect(outcome(await app.request('GET', path, sent))).toBe('403 origin_not_allowed'),
      )
      expect(entries).toMatchObject([{ action: 'apiKey.deny', resourceId: key.id, actorId: key.id }])
    },
  )
})

describe('denied access without a known user or key', () => {
  const other = useApp({ settings: { accessTokenTtl: 30 } })

  it('is not in the audit trail: forged, missing or expired credentials', async () => {
    const { token } = other.users.editor
    const { key } = await other.issueKey({ scopes: ['products:write'] })
    other.clock.advance(30)
    const before = await other.prisma.auditEntry.count()
    const ask = async (options: RequestOptions) =>
      outcome(await other.request('POST', '/api/products', { json: {}, ...options }))
    expect(await ask({ token })).toBe('401 token_expired')
    expect(await ask({ token: `${token}x` })).toBe('401 token_invalid')
    expect(await ask({ apiKey: `${key}x` })).toBe('401 api_key_invalid')
    expect(await ask({})).toBe('401 authentication_required')
    await other.context.auth.deniedAttempts.settled()
    expect(await other.prisma.auditEntry.count()).toBe(before)
  })
})

describe('a reused refresh token', () => {
  it('is in the audit trail with its login and with the request that revoked it', async () => {
    const { id } = app.users.viewer
    const { sessionId, refreshToken } = await app.signIn(id)
    await refresh(refreshToken)
    app.clock.advance(app.settings.refreshGraceSeconds)
    let requestId: string | undefined
    const entries = await entriesOf(async () => {
      const response = await refresh(refreshToken)
      expect(outcome(response)).toBe('401 refresh_token_reused')
      requestId = response.headers['x-request-id']
    })
    expect(entries).toMatchObject([
      { action: 'session.revoke', resourceId: sessionId, actorType: 'system', requestId },
      {
        action: 'session.reuse',
        resourceId: sessionId,
        actorId: String(id),
        address: '192.0.2.1',
        requestId,
      },
    ])
  })

  it('is distinguished from a refresh token of a revoked login', async () => {
    const { sessionId, refreshToken } = await app.signIn(app.users.viewer.id)
    await app.context.auth.sessions.revoke({ id: sessionId }, SYSTEM)
    const entries = await entriesOf(() => refresh(refreshToken))
    expect(entries).toMatchObject([{ action: 'session.deny', resourceId: sessionId }])
  })
})

describe('an attack', () => {
  const attempt = (address: string) => create(from(address, { token: app.users.viewer.token }))

  it('on one account from one address leaves one entry at once, and later one with the count', async () => {
    const first = await entriesOf(async () => {
      for (let count = 0; count < 50; count++) await attempt('192.0.2.1')
    })
    expect(first).toMatchObject([{ action: 'user.deny', count: 1 }])
    app.clock.advance(WINDOW)
    const then = await entriesOf(() => attempt('192.0.2.1'))
    expect(then.map(({ count }) => count)).toEqual([49, 1])
  })

  it('from many addresses leaves a hundred entries, and one for the rest', async () => {
    const before = await app.prisma.auditEntry.count()
    for (let host = 0; host < 150; host++) await attempt(`198.51.100.${host}`)
    await app.context.auth.deniedAttempts.settled()
    expect((await app.prisma.auditEntry.count()) - before).toBe(101)
    app.clock.advance(WINDOW)
    const then = await entriesOf(() => attempt('192.0.2.1'))
    expect(then).toMatchObject([
      { action: 'user.deny', resourceId: 'many', actorId: null, address: null, requestId: null, count: 49 },
      { action: 'user.deny', address: '192.0.2.1', count: 1 },
    ])
  })

  it('of one kind leaves room for entries of other kinds', async () => {
    for (let host = 0; host < 120; host++) await attempt(`198.51.100.${host}`)
    const entries = await entriesOf(() => logIn(app.users.viewer.username, 'wrong'))
    expect(entries).toMatchObject([{ action: 'user.refuse', count: 1 }])
  })
})

it('attempts that were only counted are written when the service stops', async () => {
  const database = await createTestDatabase()
  const before = await startApp({ database })
  for (let count = 0; count < 5; count++)
    await before.request('POST', '/api/products', { token: before.users.viewer.token, json: {} })
  await before.close()
  const after = await startApp({ database })
  const entries = await after.prisma.auditEntry.findMany({
    where: { action: 'user.deny' },
    orderBy: { id: 'asc' },
  })
  expect(entries.map(({ count }) => count)).toEqual([1, 4])
  await after.close()
  await database.drop()
})
