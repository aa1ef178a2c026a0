import { describe, expect, it } from 'vitest'
import type { ApiResponse } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

const logIn = (json: unknown) => app.request('POST', '/api/auth/login', { json })

/** All that a client can see of an answer, but for what differs in every one. */
function visible({ status, headers, text }: ApiResponse) {
  const { date, 'x-request-id': requestId = '', ...others } = headers
  return { status, headers: others, text: text.replaceAll(requestId, '<id>') }
}

describe('login', () => {
  it('answers with a token pair', async () => {
    const { username, password } = app.users.viewer
    const { json, status, headers } = await logIn({ username, password })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(json).toEqual({
      status: 'success',
      message: 'You are signed in.',
      data: {
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        refreshToken: expect.any(String),
        tokenType: 'Bearer',
        expiresIn: 900,
      },
    })
  })

  it('makes an access token that opens what needs one', async () => {
    const { username, password } = app.users.viewer
    const { data } = await app.call('login', { json: { username, password } })
    expect(outcome(await app.request('GET', '/api/posts', { token: data.accessToken }))).toBe('200')
    const me = await app.call('getCurrentUser', { token: data.accessToken })
    expect(me.data.username).toBe(username)
  })

  it('does not mind the case of a username', async () => {
    const { password } = app.users.viewer
    expect(outcome(await logIn({ username: ' ViEwEr ', password }))).toBe('200')
  })

  it('takes a password as it is: with spaces, markup and all', async () => {
    const password = '  <script>correct</script> & horse\u0000 \u202e '
    const { id } = await app.addUser('literal', 'viewer')
    await app.prisma.user.update({
      where: { id },
      data: { passwordHash: await app.context.auth.passwords.hash(password) },
    })
    expect(outcome(await logIn({ username: 'literal', password }))).toBe('200')
    expect(outcome(await logIn({ username: 'literal', password: password.trim() }))).toBe(
      '401 invalid_credentials',
    )
  })

  it('answers alike to a wrong password and to an unknown username', async () => {
    const wrong = await logIn({ username: 'viewer', password: 'wrong' })
    const unknown = await logIn({ username: 'nobody', password: 'wrong' })
    expect(outcome(wrong)).toBe('401 invalid_credentials')
    expect(visible(unknown)).toEqual(visible(wrong))
  })

  it('answers alike for accounts of other people, disabled or not, until the password is right', async () => {
    const { id, username, password } = await app.addUser('former', 'editor')
    await app.prisma.user.update({ where: { id }, data: { disabledAt: app.clock.now() } })
    const wrong = await logIn({ username, password: 'wrong' })
    expect(visible(wrong)).toEqual(visible(await logIn({ username: 'nobody', password: 'wrong' })))
    expect(outcome(await logIn({ username, password }))).toBe('403 account_disabled')
  })

  it.each<[unknown, string]>([
    [{}, '/username required, /password required'],
    [{ username: 'viewer' }, '/password required'],
    [{ username: '', password: '' }, '/username minLength, /password minLength'],
    [{ username: 'viewer', password: 5 }, '/password type'],
    [{ username: { $ne: null }, password: { $ne: null } }, '/username type, /password type'],
    [{ username: 'x'.repeat(65), password: 'x'.repeat(257) }, '/username maxLength, /password maxLength'],
    [{ username: 'viewer', password: 'x', remember: true }, '/remember additionalProperties'],
  ])('refuses %j', async (json, errors) => {
    expect(outcome(await logIn(json))).toBe(`422 validation_failed (${errors})`)
  })

  it.each(["admin'--", "' OR '1'='1", 'admin\u0000', '\ud800', '%', '_____'])(
    'is not taken in by the username %j',
    async (username) => {
      expect(outcome(await logIn({ username, password: "' OR '1'='1" }))).toBe('401 invalid_credentials')
    },
  )

  it('repeats nothing of what was sent', async () => {
    for (const json of [
      { username: 'viewer', password: 'hunter2' },
      { username: 'viewer', password: ['hunter2'] },
    ]) {
      const { text, headers } = await logIn(json)
      expect(text + JSON.stringify(headers)).not.toContain('hunter2')
    }
    app.keepSecret('hunter2')
  })
})

describe('getCurrentUser', () => {
  it.each(['viewer', 'editor', 'admin'] as const)(
    'tells a person with the role %s who they are',
    async (role) => {
      const { id, username, token } = app.users[role]
      const { json } = await app.request('GET', '/api/auth/me', { token })
      const time = app.clock.now().toISOString()
      expect(json).toEqual({
        status: 'success',
        message: 'This is you.',
        data: {
          id,
          username,
          displayName: role === 'admin' ? 'admin' : `Test ${role}`,
          disabledAt: null,
          role,
          createdAt: time,
          updatedAt: time,
          version: 1,
        },
      })
    },
  )

  it('takes no API key', async () => {
    const { key } = await app.issueKey({ scopes: ['posts:read'] })
    expect(outcome(await app.request('GET', '/api/auth/me', { apiKey: key }))).toBe(
      '401 authentication_required',
    )
  })
})
