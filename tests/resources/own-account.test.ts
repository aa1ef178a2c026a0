import { beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD, type TestUser } from '../support/users.ts'

const NEW = 'staple battery horse correct'
const WRONG = 'not the right one at all'

const app = useApp()

beforeAll(() => app.keepSecret(NEW, WRONG))

const change = async (token: string, json: object, at = app) =>
  outcome(await at.request('POST', '/api/auth/password', { token, json }))
const me = async (token: string) => outcome(await app.request('GET', '/api/auth/me', { token }))

async function logIn(username: string, password: string) {
  const response = await app.request('POST', '/api/auth/login', { json: { username, password } })
  return outcome(response)
}

const newUser = (username: string, at = app) => at.addUser(username, 'viewer')
const refresh = (refresh_token: string) =>
  app.request('POST', '/api/auth/refresh', { json: { refresh_token } })

describe('changePassword', () => {
  it('replaces the password, and revokes all logins except the current one', async () => {
    const user = await newUser('changer')
    const elsewhere = await app.signIn(user.id)
    const other = await newUser('bystander')
    expect(await me(user.token)).toBe('200')
    expect(await me(elsewhere.token)).toBe('200')
    expect(await change(user.token, { currentPassword: PASSWORD, newPassword: NEW })).toBe('200')
    expect(await me(user.token)).toBe('200')
    expect(await me(elsewhere.token)).toBe('401 token_invalid')
    expect(await me(other.token)).toBe('200')
    expect(outcome(await refresh(elsewhere.refreshToken))).toBe('401 refresh_token_invalid')
    expect(outcome(await refresh(user.refreshToken))).toBe('200')
    expect(await logIn('changer', PASSWORD)).toBe('401 invalid_credentials')
    expect(await logIn('changer', NEW)).toBe('200')
  })

  it('revokes every other token of the current login, including refresh tokens already used', async () => {
    const user = await newUser('tabs')
    const { data: second } = await app.call('refreshTokens', { json: { refresh_token: user.refreshToken } })
    const { data: third } = await app.call('refreshTokens', { json: { refresh_token: second.refreshToken } })
    const json = { currentPassword: PASSWORD, newPassword: NEW }
    expect(await change(second.accessToken, json)).toBe('200')
    expect(await me(user.token)).toBe('401 token_invalid')
    expect(await me(second.accessToken)).toBe('200')
    expect(await me(third.accessToken)).toBe('401 token_invalid')
    const write = { token: third.accessToken, json: { currentPassword: NEW, newPassword: PASSWORD } }
    expect(outcome(await app.request('POST', '/api/auth/password', write))).toBe('401 token_invalid')
    const { data: fourth } = await app.call('refreshTokens', { json: { refresh_token: third.refreshToken } })
    expect(await me(second.accessToken)).toBe('200')
    expect(await me(fourth.accessToken)).toBe('200')
    // still within its grace period, which the password change ended
    expect(outcome(await refresh(second.refreshToken))).toBe('401 refresh_token_reused')
    expect(await me(second.accessToken)).toBe('401 token_invalid')
    expect(await me(fourth.accessToken)).toBe('401 token_invalid')
    expect(outcome(await refresh(fourth.refreshToken))).toBe('401 refresh_token_invalid')
  })

  it('succeeds once for two concurrent requests: the second has the wrong password', async () => {
    const user = await newUser('twice')
    const to = (newPassword: string) => change(user.token, { currentPassword: PASSWORD, newPassword })
    const outcomes = await Promise.all([to(NEW), to(`${NEW} again`)])
    expect(outcomes.toSorted()).toEqual(['200', '422 validation_failed (/currentPassword password)'])
    const passwords = [PASSWORD, NEW, `${NEW} again`]
    const known = await Promise.all(passwords.map((password) => logIn('twice', password)))
    expect(known.toSorted()).toEqual(['200', '401 invalid_credentials', '401 invalid_credentials'])
  })

  it('refuses a wrong current password, and changes nothing', async () => {
    const user = await newUser('typo')
    const elsewhere = await app.signIn(user.id)
    expect(await change(user.token, { currentPassword: WRONG, newPassword: NEW })).toBe(
      '422 validation_failed (/currentPassword password)',
    )
    expect(await me(elsewhere.token)).toBe('200')
    expect(await logIn('typo', PASSWORD)).toBe('200')
  })
})

describe('guessing the current password', () => {
  const guarded = useApp({ settings: { rateLimit: true } })

  it('is throttled like guessing at the sign-in', async () => {
    guarded.keepSecret(NEW, WRONG)
    const { token } = await newUser('guessed', guarded)
    const other = await newUser('other', guarded)
    const right = { currentPassword: PASSWORD, newPassword: NEW }
    const json = { currentPassword: WRONG, newPassword: NEW }
    // all at once, because the first delay is a second
    const guess = () => guarded.request('POST', '/api/auth/password', { token, json })
    const guesses = Array.from({ length: 20 }, guess)
    expect(await change(token, right, guarded)).toBe('429 rate_limited')
    const answers = await Promise.all(guesses)
    const slowed = answers.filter(({ status }) => status === 429)
    expect(slowed).toHaveLength(14)
    for (const { headers } of slowed) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    const wrong = answers.filter((answer) => !slowed.includes(answer)).map(outcome)
    expect(wrong).toEqual(Array(6).fill('422 validation_failed (/currentPassword password)'))
    expect(await change(other.token, right, guarded)).toBe('200')
  })
})

const ANY = { 'if-match': '*' }
const rename = ({ token }: TestUser, displayName: string, headers = ANY) =>
  app.request('PATCH', '/api/auth/me', { token, headers, json: { displayName } })

describe('updateCurrentUser', () => {
  it('changes the caller’s display name, at once for posts, authors and users', async () => {
    const user = await app.addUser('mara', 'editor')
    const { token } = user
    const json = { title: 'A post', body: 'Text', status: 'published' }
    const { id: postId } = (await app.call('createPost', { token, json })).data
    const names = async () => [
      (await app.call('getPost', { token, params: { postId } })).data.author?.displayName,
      ...(await app.call('listPosts', { token })).data.map(({ author }) => author?.displayName),
      ...(await app.call('listAuthors', { token })).data.map(({ displayName }) => displayName),
      (await app.call('getCurrentUser', { token })).data.displayName,
    ]
    for (const name of ['Mara Lindt', 'Mára <b>L</b>']) {
      const before = (await app.call('getCurrentUser', { token })).data
      const change = { token, headers: ANY, json: { displayName: name } }
      const { data } = await app.call('updateCurrentUser', change)
      const displayName = name.replaceAll(/<.*?>/g, '')
      const version = before.version + 1
      expect(data).toEqual({ ...before, displayName, updatedAt: expect.any(String), version })
      expect(await names()).toEqual([displayName, displayName, displayName, displayName])
    }
    const found = await app.call('listUsers', { ...app.as('admin'), query: { q: 'mara l' } })
    expect(found.data.map(({ id }) => id)).toEqual([user.id])
    const query = { resourceType: 'user', resourceId: String(user.id), limit: 1 }
    const [entry] = (await app.call('listAuditEntries', { ...app.as('admin'), query })).data
    expect(entry).toMatchObject({
      action: 'user.update',
      actorId: String(user.id),
      changedFields: ['displayName'],
    })
  })

  it('refuses role, username and password, which users cannot change here', async () => {
    const { token } = await app.addUser('climber', 'viewer')
    const password = 'a long pass phrase'
    for (const json of [{ role: 'admin' }, { username: 'x' }, { password }, { disabled: true }]) {
      const response = await app.request('PATCH', '/api/auth/me', { token, headers: ANY, json })
      expect(outcome(response)).toMatch(/^422 validation_failed/)
    }
  })

  it('never re-enables an account that is disabled at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await app.addUser(`racer${round}`, 'admin')
      const params = { userId: user.id }
      const disable = { ...app.as('admin'), params, headers: ANY, json: { disabled: true } }
      const [renamed] = await Promise.all([rename(user, 'Renamed'), app.call('updateUser', disable)])
      const { data } = await app.call('getUser', { ...app.as('admin'), params })
      expect(data.disabledAt).not.toBeNull()
      expect(data.displayName).toBe(renamed.status === 200 ? 'Renamed' : `Test racer${round}`)
      expect(outcome(await rename(user, 'Again'))).toBe('401 token_invalid')
    }
  })
})
