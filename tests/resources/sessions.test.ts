import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD, type TestUser } from '../support/users.ts'

const DAY = 24 * 60 * 60
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const app = useApp({ settings: { accessTokenTtl: 40 * DAY, trustProxy: 1 } })

const newUser = (username: string) => app.addUser(username, 'viewer')
const newLogin = ({ id }: TestUser) => app.signIn(id)
const list = async (token: string) => (await app.call('listSessions', { token })).data
const end = async (token: string, sessionId: string) =>
  outcome(await app.request('DELETE', `/api/auth/sessions/${sessionId}`, { token }))
const me = async (token: string) => outcome(await app.request('GET', '/api/auth/me', { token }))

describe('listSessions', () => {
  it('lists the caller’s own logins, newest first, and marks the current one', async () => {
    const user = await newUser('mara')
    const createdAt = app.clock.now()
    app.clock.advance(60)
    const second = await newLogin(user)
    await newLogin(app.users.admin)
    const later = (start: Date, seconds: number) => new Date(start.getTime() + seconds * 1000).toISOString()
    expect(await list(user.token)).toEqual([
      {
        id: second.sessionId,
        createdAt: later(createdAt, 60),
        lastUsedAt: later(createdAt, 60),
        expiresAt: later(createdAt, 60 + 30 * DAY),
        current: false,
        userAgent: null,
        address: null,
      },
      {
        id: user.sessionId,
        createdAt: later(createdAt, 0),
        lastUsedAt: later(createdAt, 0),
        expiresAt: later(createdAt, 30 * DAY),
        current: true,
        userAgent: null,
        address: null,
      },
    ])
    expect((await list(second.token)).map(({ current }) => current)).toEqual([true, false])
  })

  it('omits logins that were signed out, unused for 7 days or started 30 days ago', async () => {
    const user = await newUser('sleeper')
    const [out, idle, kept] = [await newLogin(user), await newLogin(user), await newLogin(user)]
    await app.call('logout', { token: out.token })
    app.clock.advance(6 * DAY)
    await app.call('refreshTokens', { json: { refresh_token: kept.refreshToken } })
    app.clock.advance(DAY)
    expect((await list(kept.token)).map(({ id }) => id)).toEqual([kept.sessionId])
    expect((await list(kept.token)).map(({ id }) => id)).not.toContain(idle.sessionId)
  })
})

describe('revokeSession', () => {
  it('revokes another login of the same user at once, and returns it', async () => {
    const user = await newUser('phone')
    const lost = await newLogin(user)
    expect(await me(lost.token)).toBe('200')
    const { data } = await app.call('revokeSession', {
      token: user.token,
      params: { sessionId: lost.sessionId },
    })
    expect(data).toMatchObject({ id: lost.sessionId, current: false })
    expect(await me(lost.token)).toBe('401 token_invalid')
    expect(await me(user.token)).toBe('200')
    const json = { refresh_token: lost.refreshToken }
    expect(outcome(await app.request('POST', '/api/auth/refresh', { json }))).toBe(
      '401 refresh_token_invalid',
    )
    expect((await list(user.token)).map(({ id }) => id)).toEqual([user.sessionId])
    expect(await end(user.token, lost.sessionId)).toBe('404 not_found')
  })

  it('can revoke the current login', async () => {
    const user = await newUser('done')
    const { data } = await app.call('revokeSession', {
      token: user.token,
      params: { sessionId: user.sessionId },
    })
    expect(data.current).toBe(true)
    expect(await me(user.token)).toBe('401 token_invalid')
  })

  it('never revokes another user’s login, or reveals whether it exists', async () => {
    const [user, other] = [await newUser('nosy'), await newUser('victim')]
    const missing = '00000000-0000-4000-8000-000000000000'
    for (const token of [user.token, app.users.admin.token]) {
      const answers = await Promise.all(
        [other.sessionId, missing].map((id) => app.request('DELETE', `/api/auth/sessions/${id}`, { token })),
      )
      expect(answers.map(outcome)).toEqual(['404 not_found', '404 not_found'])
      const told = answers.map(({ json, headers }) =>
        JSON.stringify(json).replace(headers['x-request-id'] ?? '', ''),
      )
      expect(told[0]).toBe(told[1])
    }
    expect(await me(other.token)).toBe('200')
    expect((await list(user.token)).map(({ id }) => id)).toEqual([user.sessionId])
  })
})

/** The User-Agent and address of a new login, as listed. */
async function deviceOf(headers: Record<string, string>) {
  const json = { username: 'traveller', password: PASSWORD }
  const { accessToken: token } = (await app.call('login', { json, headers })).data
  const own = (await app.call('listSessions', { token })).data.find(({ current }) => current)
  return [own?.userAgent, own?.address]
}

const from = (address: string) => ({ 'x-forwarded-for': address })

describe('the device of a login', () => {
  it('is its User-Agent, as plain text of limited length, and the network of its address', async () => {
    await app.addUser('traveller', 'viewer')
    const here = from('10.1.2.3')
    const cases: [Record<string, string>, string | null, string | null][] = [
      [{ 'user-agent': AGENT, ...from('192.0.2.77') }, AGENT, '192.0.2.0/24'],
      [from('2001:db8:1:2:3::4'), null, '2001:db8:1::/48'],
      [from('::ffff:198.51.100.9'), null, '198.51.100.0/24'],
      [from('[2001:db8::1]:443'), null, '2001:db8::/48'],
      [from('unknown'), null, null],
      [{ 'user-agent': '<b>App</b> 1', ...here }, 'App 1', '10.1.2.0/24'],
      [{ 'user-agent': `${'x'.repeat(254)} ${'y'.repeat(900)}`, ...here }, 'x'.repeat(254), '10.1.2.0/24'],
      [{ 'user-agent': '<i></i>', ...here }, null, '10.1.2.0/24'],
    ]
    for (const [headers, userAgent, address] of cases)
      expect(await deviceOf(headers), JSON.stringify(headers)).toEqual([userAgent, address])
    expect(JSON.stringify(app.log)).not.toMatch(/Firefox|192\.0\.2\.0|2001:db8:1::/)
  })
})
