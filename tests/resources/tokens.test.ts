import { describe, expect, it } from 'vitest'
import type { Settings } from '../../src/config/settings.ts'
import { makeRefreshToken } from '../../src/identity/sessions/refresh-tokens.ts'
import { refusalCode, testSecrets } from '../identity/fixtures.ts'
import { startReplica } from '../identity/replica.ts'
import { outcome } from '../support/outcome.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

const DAY = 24 * 60 * 60
const INVALID = '401 refresh_token_invalid'
const REUSED = '401 refresh_token_reused'
const EXPIRED = '401 refresh_token_expired'

const app = useApp()

/** Signs the viewer in again. */
async function newLogin() {
  const { token, refreshToken, sessionId } = await app.signIn(app.users.viewer.id)
  return { accessToken: token, refreshToken, sessionId }
}

const send = (refreshToken: string) =>
  app.request('POST', '/api/auth/refresh', { json: { refresh_token: refreshToken } })
const refresh = async (refreshToken: string) => outcome(await send(refreshToken))
const refreshed = async (refreshToken: string) =>
  (await app.call('refreshTokens', { json: { refresh_token: refreshToken } })).data
const use = async (token: string) => outcome(await app.request('GET', '/api/auth/me', { token }))
const tokensOf = (sessionId: string) => app.prisma.refreshToken.findMany({ where: { sessionId } })

describe('refreshTokens', () => {
  it('returns a new pair for the same login, and updates when the login was last used', async () => {
    const old = await newLogin()
    app.clock.advance(60)
    const { json, headers } = await send(old.refreshToken)
    expect(json).toEqual({
      status: 'success',
      message: 'The tokens were replaced.',
      data: {
        accessToken: expect.not.stringContaining(old.accessToken),
        refreshToken: expect.not.stringContaining(old.refreshToken),
        tokenType: 'Bearer',
        expiresIn: 900,
      },
    })
    expect(headers['cache-control']).toBe('no-store')
    const { data } = await app.call('listSessions', { token: Object(json).data.accessToken })
    const current = data.find(({ current }) => current)
    expect(current).toMatchObject({ id: old.sessionId, lastUsedAt: app.clock.now().toISOString() })
  })

  it('keeps a user signed in after an access token expires', async () => {
    const { accessToken, refreshToken } = await newLogin()
    app.clock.advance(900)
    const response = await app.request('GET', '/api/auth/me', { token: accessToken })
    expect(outcome(response)).toBe('401 token_expired')
    expect(response.headers['www-authenticate']).toContain('error="invalid_token"')
    expect(await use((await refreshed(refreshToken)).accessToken)).toBe('200')
  })

  it('gives 8 concurrent requests with one token the same successor; all pairs work', async () => {
    const { refreshToken, sessionId } = await newLogin()
    const before = (await tokensOf(sessionId)).length
    const pairs = await Promise.all(Array.from({ length: 8 }, () => refreshed(refreshToken)))
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1)
    expect(new Set(pairs.map((pair) => pair.accessToken)).size).toBe(8)
    const next = await Promise.all(pairs.map((pair) => refreshed(pair.refreshToken)))
    const all = await Promise.all([...pairs, ...next].map((pair) => use(pair.accessToken)))
    expect(all).toEqual(Array(16).fill('200'))
    const stored = await tokensOf(sessionId)
    expect(stored).toHaveLength(before + 2)
    expect(stored.filter(({ rotatedAt }) => rotatedAt === null)).toHaveLength(1)
  })

  it('stores only hashes of tokens, and derives successors with the service’s secret', async () => {
    const { refreshToken, sessionId } = await newLogin()
    for (const { hash } of await tokensOf(sessionId)) {
      expect(hash).toHaveLength(32)
      expect(Buffer.from(hash).toString('base64url')).not.toBe(refreshToken.replace('cmsr_', ''))
    }
    const [ours, others] = [app.context.secrets, await testSecrets()]
    const foreign = { ...ours, successorKey: others.successorKey }
    expect(makeRefreshToken(ours, refreshToken)).toEqual(makeRefreshToken(ours, refreshToken))
    expect(makeRefreshToken(foreign, refreshToken)).not.toEqual(makeRefreshToken(ours, refreshToken))
    expect(ours.successorKey).not.toEqual(ours.refreshTokenKey)
  })

  it('refuses foreign tokens, and malformed ones without a query', async () => {
    const { accessToken, refreshToken } = await newLogin()
    const foreign = makeRefreshToken(await testSecrets()).token
    const malformed = ['x', 'cmsr_short', `${refreshToken}x`, `cmsr_${'\0'.repeat(43)}`]
    for (const token of [...malformed, foreign, accessToken, refreshToken.toUpperCase()])
      expect(await refresh(token), token).toBe(INVALID)
    const asAccess = await app.request('GET', '/api/auth/me', { token: refreshToken })
    expect(outcome(asAccess)).toBe('401 token_invalid')
    expect(asAccess.headers['www-authenticate']).toContain('error="invalid_token"')
    expect(await statementsFor(() => send('cmsr_short'))).toEqual([])
    expect(await refresh(refreshToken)).toBe('200')
  })

  it('refuses the token of a disabled account', async () => {
    const { accessToken, refreshToken } = await newLogin()
    const where = { id: app.users.viewer.id }
    for (const disabledAt of [app.clock.now(), null]) {
      await app.prisma.user.update({ where, data: { disabledAt } })
      expect(await refresh(refreshToken)).toBe(INVALID)
      if (disabledAt) expect(await use(accessToken)).toBe('401 token_invalid')
    }
  })
})

describe('a refresh token that was already used', () => {
  it('is accepted for ten more seconds; reuse after that revokes its login, and no other', async () => {
    const [first, other] = [await newLogin(), await newLogin()]
    const second = await refreshed(first.refreshToken)
    const stored = await tokensOf(first.sessionId)
    app.clock.advance(9.9)
    for (let count = 0; count < 5; count++) {
      const retried = await refreshed(first.refreshToken)
      expect(retried.refreshToken).toBe(second.refreshToken)
      expect(await use(retried.accessToken)).toBe('200')
    }
    expect(await tokensOf(first.sessionId)).toEqual(stored)
    app.clock.advance(0.1)
    const reused = await send(first.refreshToken)
    expect(outcome(reused)).toBe(REUSED)
    expect(reused.headers['www-authenticate']).toBe('Bearer realm="cms"')
    expect(app.log.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('used again'))
    for (const token of [second.refreshToken, first.refreshToken]) expect(await refresh(token)).toBe(INVALID)
    expect(await use(second.accessToken)).toBe('401 token_invalid')
    const where = { id: first.sessionId, revokedAt: app.clock.now() }
    expect(await app.prisma.session.count({ where })).toBe(1)
    expect(await use((await refreshed(other.refreshToken)).accessToken)).toBe('200')
  })

  it('is accepted for ten seconds after its exchange, however long that had to wait', async () => {
    const { refreshToken, sessionId } = await newLogin()
    const { exchanging } = await app.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT FROM sessions WHERE id = ${sessionId}::uuid FOR SHARE`
      const exchanging = refreshed(refreshToken)
      // by then, the request that was sent before has arrived, too
      for (let count = 0; count < 5; count++) await app.request('GET', '/health/live')
      app.clock.advance(11)
      return { exchanging }
    })
    const { refreshToken: next } = await exchanging
    app.clock.advance(9.9)
    expect((await refreshed(refreshToken)).refreshToken).toBe(next)
    app.clock.advance(0.1)
    expect(await refresh(refreshToken)).toBe(REUSED)
  })

  it('revokes the login of owner and thief when one of them reuses it after the grace', async () => {
    const { refreshToken } = await newLogin()
    const [owner, thief] = [await refreshed(refreshToken), await refreshed(refreshToken)]
    app.clock.advance(800)
    const last = await refreshed(owner.refreshToken)
    app.clock.advance(10)
    expect(await refresh(thief.refreshToken)).toBe(REUSED)
    expect(await refresh(last.refreshToken)).toBe(INVALID)
    for (const { accessToken } of [owner, thief, last])
      expect(await use(accessToken)).toBe('401 token_invalid')
  })

  it('leads to the successor’s successor only within the grace period of the successor', async () => {
    const first = await newLogin()
    const second = await refreshed(first.refreshToken)
    app.clock.advance(5)
    const third = await refreshed(second.refreshToken)
    app.clock.advance(4)
    expect((await refreshed(first.refreshToken)).refreshToken).toBe(second.refreshToken)
    app.clock.advance(5)
    expect((await refreshed(second.refreshToken)).refreshToken).toBe(third.refreshToken)
    app.clock.advance(1)
    expect(await refresh(second.refreshToken)).toBe(REUSED)
    expect(await refresh(third.refreshToken)).toBe(INVALID)
  })

  it.each([0, -5])('revokes the login at once without a grace period, with a clock %i s off', async (off) => {
    const { refreshToken } = await newLogin()
    const replica = await startReplica(app, { settings: { refreshGraceSeconds: 0 } })
    const next = await replica.refresh(refreshToken)
    app.clock.advance(off)
    expect(await refusalCode(replica.refresh(refreshToken))).toBe('refresh_token_reused')
    expect(await refusalCode(replica.refresh(next.refreshToken))).toBe('refresh_token_invalid')
  })
})

describe('the lifetime of a login', () => {
  it('ends after seven days without a refresh', async () => {
    const { refreshToken } = await newLogin()
    app.clock.advance(7 * DAY - 1)
    const next = await refreshed(refreshToken)
    app.clock.advance(7 * DAY)
    expect(await refresh(next.refreshToken)).toBe(EXPIRED)
  })

  it('ends after thirty days, however often it is refreshed', async () => {
    let { refreshToken } = await newLogin()
    for (let day = 0; day < 30; day += 6) {
      refreshToken = (await refreshed(refreshToken)).refreshToken
      app.clock.advance(6 * DAY - (day === 24 ? 1 : 0))
    }
    const last = await refreshed(refreshToken)
    expect(await use(last.accessToken)).toBe('200')
    app.clock.advance(1)
    expect(await refresh(last.refreshToken)).toBe(EXPIRED)
    expect(await use(last.accessToken)).toBe('401 token_invalid')
  })

  it('can be shortened, for all of its tokens', async () => {
    const { refreshToken, sessionId: id } = await newLogin()
    const next = await refreshed(refreshToken)
    await app.prisma.session.update({ where: { id }, data: { expiresAt: app.clock.now() } })
    for (const token of [next.refreshToken, refreshToken]) expect(await refresh(token)).toBe(EXPIRED)
  })

  it('is not extended by the grace period', async () => {
    const settings: Partial<Settings> = { refreshIdleTtl: 100, refreshAbsoluteTtl: 50 }
    const replica = await startReplica(app, { settings })
    const { refreshToken, accessToken } = await replica.logIn('viewer', app.users.viewer.password)
    const { sessionId } = await replica.whoIs(accessToken)
    await replica.refresh(refreshToken)
    app.clock.advance(9)
    const again = await replica.refresh(refreshToken)
    app.clock.advance(41)
    expect(await refusalCode(replica.refresh(again.refreshToken))).toBe('refresh_token_expired')
    const session = await app.prisma.session.findUniqueOrThrow({ where: { id: sessionId } })
    for (const { expiresAt } of await tokensOf(sessionId)) expect(expiresAt <= session.expiresAt).toBe(true)
  })
})

describe('logout', () => {
  it('revokes the access and refresh tokens of its login at once, and of no other', async () => {
    const [here, elsewhere] = [await newLogin(), await newLogin()]
    const next = await refreshed(here.refreshToken)
    const response = await app.request('POST', '/api/auth/logout', { token: next.accessToken })
    expect(response.json).toEqual({ status: 'success', message: 'You are signed out.', data: {} })
    for (const token of [here.accessToken, next.accessToken])
      expect(await use(token)).toBe('401 token_invalid')
    for (const { refreshToken } of [here, next]) expect(await refresh(refreshToken)).toBe(INVALID)
    expect(await use(elsewhere.accessToken)).toBe('200')
    expect(await refresh(elsewhere.refreshToken)).toBe('200')
  })
})
