import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import type { TestUser } from '../support/users.ts'

const LIMIT = 3

const app = useApp({ settings: { sessionsPerUser: LIMIT } })

const newUser = (username: string) => app.addUser(username, 'viewer')

async function logIn({ username, password }: TestUser) {
  app.clock.advance(1)
  const { data } = await app.call('login', { json: { username, password } })
  return { token: data.accessToken }
}

const me = async (token: string) => outcome(await app.request('GET', '/api/auth/me', { token }))
const refresh = async (refresh_token: string) =>
  outcome(await app.request('POST', '/api/auth/refresh', { json: { refresh_token } }))
const count = async (token: string) => (await app.call('listSessions', { token })).data.length

describe('a login above the limit per user', () => {
  it('revokes the access and refresh tokens of the oldest login, and of no other', async () => {
    const oldest = await newUser('mara')
    const others = [await logIn(oldest), await logIn(oldest)]
    expect(await me(oldest.token)).toBe('200')
    const newest = await logIn(oldest)
    expect(await me(oldest.token)).toBe('401 token_invalid')
    expect(await refresh(oldest.refreshToken)).toBe('401 refresh_token_invalid')
    for (const { token } of [...others, newest]) expect(await me(token)).toBe('200')
    expect(await count(newest.token)).toBe(LIMIT)
  })

  it('never revokes logins of other users', async () => {
    const [one, other] = [await newUser('one'), await newUser('other')]
    for (let login = 0; login < LIMIT; login++) await logIn(one)
    expect(await me(one.token)).toBe('401 token_invalid')
    expect(await me(other.token)).toBe('200')
  })

  it('does not count logins that have ended', async () => {
    const user = await newUser('nora')
    const second = await logIn(user)
    const third = await logIn(user)
    await app.call('logout', { token: second.token })
    await logIn(user)
    expect(await me(user.token)).toBe('200')
    expect(await me(third.token)).toBe('200')
  })

  it('leaves the revocation in the audit trail, with the request that caused it', async () => {
    const user = await newUser('paul')
    for (let login = 1; login < LIMIT; login++) await logIn(user)
    await logIn(user)
    const { data } = await app.call('listAuditEntries', { token: app.users.admin.token, query: { limit: 2 } })
    const [{ requestId } = { requestId: '' }] = data.filter(({ action }) => action === 'session.start')
    expect(data).toContainEqual(
      expect.objectContaining({
        action: 'session.revoke',
        resourceId: user.sessionId,
        actorType: 'system',
        actorId: null,
        requestId,
      }),
    )
  })

  it('leaves no more than the limit after twenty concurrent sign-ins', async () => {
    const user = await newUser('quinn')
    app.clock.advance(1)
    const { username, password } = user
    const logins = Array.from({ length: 20 }, () => app.call('login', { json: { username, password } }))
    const tokens = (await Promise.all(logins)).map(({ data }) => data.accessToken)
    const answers = await Promise.all(tokens.map(me))
    expect(answers.filter((answer) => answer === '200')).toHaveLength(LIMIT)
    expect(await me(user.token)).toBe('401 token_invalid')
  })
})
