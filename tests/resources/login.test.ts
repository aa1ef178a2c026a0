import { describe, expect, it } from 'vitest'
import type { ApiResponse } from '../support/client.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

const logIn = (json: unknown) => app.request('POST', '/api/auth/login', { json })

/** Everything that a client can see of a response, except what differs each time. */
function visible({ status, headers, text }: ApiResponse) {
  const { date, 'x-request-id': requestId = '', ...others } = headers
  return { status, headers: others, text: text.replaceAll(requestId, '<id>') }
}

describe('login', () => {
  it('returns a token pair, whatever the case of the username', async () => {
    const { username, password } = app.users.viewer
    const { json, status, headers } = await logIn({ username: ' ViEwEr ', password })
    expect(status).toBe(200)
    const me = await app.call('getCurrentUser', { token: Object(json).data.accessToken })
    expect(me.data.username).toBe(username)
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

  it('accepts a password verbatim, with spaces and markup', async () => {
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

  it('gives one response for wrong passwords, disabled accounts and unknown usernames', async () => {
    const { id } = await app.addUser('former', 'editor')
    await app.prisma.user.update({ where: { id }, data: { disabledAt: app.clock.now() } })
    const wrong = await logIn({ username: 'viewer', password: 'wrong' })
    expect(outcome(wrong)).toBe('401 invalid_credentials')
    for (const username of ['former', 'nobody', "admin'--", '%', '_____', 'admin\u0000'])
      expect(visible(await logIn({ username, password: 'wrong' }))).toEqual(visible(wrong))
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

  it('never echoes the password', async () => {
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
  it.each(['viewer', 'editor', 'admin'] as const)('returns the account of the caller: %s', async (role) => {
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
  })
})
