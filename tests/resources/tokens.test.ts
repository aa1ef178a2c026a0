import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const DAY = 24 * 60 * 60

const app = useApp()

/** A new login of the viewer. */
async function newLogin() {
  const { token, refreshToken } = await app.signIn(app.users.viewer.id)
  return { accessToken: token, refreshToken }
}

const refresh = (refreshToken: string) =>
  app.request('POST', '/api/auth/refresh', { json: { refresh_token: refreshToken } })

async function refreshed(refreshToken: string) {
  const { data } = await app.call('refreshTokens', { json: { refresh_token: refreshToken } })
  return data
}

const use = async (token: string) => outcome(await app.request('GET', '/api/posts', { token }))

describe('refreshTokens', () => {
  it('answers to refresh_token with a new pair', async () => {
    const old = await newLogin()
    const { json, headers } = await refresh(old.refreshToken)
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
  })

  it('keeps a person signed in past the end of an access token', async () => {
    const { accessToken, refreshToken } = await newLogin()
    app.clock.advance(900)
    const response = await app.request('GET', '/api/posts', { token: accessToken })
    expect(outcome(response)).toBe('401 token_expired')
    expect(response.headers['www-authenticate']).toContain('error="invalid_token"')
    expect(await use((await refreshed(refreshToken)).accessToken)).toBe('200')
  })

  it('serves 8 requests with one token at once, and all of the pairs work', async () => {
    const { refreshToken } = await newLogin()
    const pairs = await Promise.all(Array.from({ length: 8 }, () => refreshed(refreshToken)))
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1)
    expect(await Promise.all(pairs.map((pair) => use(pair.accessToken)))).toEqual(Array(8).fill('200'))
    const next = await Promise.all(pairs.map((pair) => refreshed(pair.refreshToken)))
    expect(await Promise.all(next.map((pair) => use(pair.accessToken)))).toEqual(Array(8).fill('200'))
  })

  it('serves a token again for ten seconds, and then ends the whole login, but no other', async () => {
    const [first, other] = [await newLogin(), await newLogin()]
    const second = await refreshed(first.refreshToken)
    app.clock.advance(9.9)
    const retried = await refreshed(first.refreshToken)
    app.clock.advance(0.1)
    const reused = await refresh(first.refreshToken)
    expect(outcome(reused)).toBe('401 refresh_token_reused')
    expect(reused.headers['www-authenticate']).toBe('Bearer realm="cms"')
    for (const pair of [second, retried]) {
      expect(outcome(await refresh(pair.refreshToken))).toBe('401 refresh_token_invalid')
      expect(await use(pair.accessToken)).toBe('401 token_invalid')
    }
    expect(outcome(await refresh(first.refreshToken))).toBe('401 refresh_token_invalid')
    expect(await use((await refreshed(other.refreshToken)).accessToken)).toBe('200')
  })

  it('refuses a token that was not used for 7 days', async () => {
    const { refreshToken } = await newLogin()
    app.clock.advance(7 * DAY - 1)
    const next = await refreshed(refreshToken)
    app.clock.advance(7 * DAY)
    expect(outcome(await refresh(next.refreshToken))).toBe('401 refresh_token_expired')
  })

  it('ends a login after 30 days, however often it is refreshed', async () => {
    let { refreshToken } = await newLogin()
    for (let week = 0; week < 5; week++) {
      app.clock.advance(6 * DAY - 1)
      refreshToken = (await refreshed(refreshToken)).refreshToken
    }
    app.clock.advance(5)
    expect(outcome(await refresh(refreshToken))).toBe('401 refresh_token_expired')
  })

  it('refuses the token of an account that was disabled', async () => {
    const { accessToken, refreshToken } = await newLogin()
    const { id } = app.users.viewer
    await app.prisma.user.update({ where: { id }, data: { disabledAt: app.clock.now() } })
    expect(outcome(await refresh(refreshToken))).toBe('401 refresh_token_invalid')
    expect(await use(accessToken)).toBe('401 token_invalid')
    await app.prisma.user.update({ where: { id }, data: { disabledAt: null } })
    expect(outcome(await refresh(refreshToken))).toBe('401 refresh_token_invalid')
  })

  it('refuses an access token in place of a refresh token, and the other way round', async () => {
    const { accessToken, refreshToken } = await newLogin()
    expect(outcome(await refresh(accessToken))).toBe('401 refresh_token_invalid')
    expect(await use(refreshToken)).toBe('401 token_invalid')
  })

  it.each<[unknown, string]>([
    [{}, '/refresh_token required'],
    [{ refreshToken: 'x' }, '/refresh_token required, /refreshToken additionalProperties'],
    [{ refresh_token: '' }, '/refresh_token minLength'],
    [{ refresh_token: null }, '/refresh_token type'],
  ])('refuses %j', async (json, errors) => {
    const response = await app.request('POST', '/api/auth/refresh', { json })
    expect(outcome(response)).toBe(`422 validation_failed (${errors})`)
  })
})

describe('logout', () => {
  it('ends the access and refresh tokens of its login at once, and of no other', async () => {
    const [here, elsewhere] = [await newLogin(), await newLogin()]
    const next = await refreshed(here.refreshToken)
    const response = await app.request('POST', '/api/auth/logout', { token: next.accessToken })
    expect(response.json).toEqual({ status: 'success', message: 'You are signed out.', data: {} })
    for (const token of [here.accessToken, next.accessToken])
      expect(await use(token)).toBe('401 token_invalid')
    for (const { refreshToken } of [here, next])
      expect(outcome(await refresh(refreshToken))).toBe('401 refresh_token_invalid')
    expect(await use(elsewhere.accessToken)).toBe('200')
    expect(outcome(await refresh(elsewhere.refreshToken))).toBe('200')
  })
})
