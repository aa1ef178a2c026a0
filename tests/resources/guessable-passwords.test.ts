import { describe, expect, it } from 'vitest'
import { messages } from '../../src/messages/wording.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'
import { createdAt, resourceAt } from './resource.ts'

const app = useApp()
const admin = app.as('admin')

/** The operations that set the password of a user with this username. */
const SETTERS = [
  {
    id: 'createUser',
    field: '/password',
    done: '201',
    async set(username: string, password: string) {
      const json = { username, password, role: 'viewer' }
      return outcome(await app.request('POST', '/api/users', { ...admin, json }))
    },
  },
  {
    id: 'updateUser',
    field: '/password',
    done: '200',
    async set(username: string, password: string) {
      const { id } = await app.addUser(username, 'viewer')
      return outcome(await resourceAt(app, `/api/users/${id}`, admin).patch({ password }))
    },
  },
  {
    id: 'changePassword',
    field: '/newPassword',
    done: '200',
    async set(username: string, newPassword: string) {
      const { token } = await app.addUser(username, 'viewer')
      const json = { currentPassword: PASSWORD, newPassword }
      return outcome(await app.request('POST', '/api/auth/password', { token, json }))
    },
  },
] as const

describe.each(SETTERS)('$id', ({ id, set, field, done }) => {
  it.each(['qwertyuiop[]', 'Wilhelmina-Brandt-1987'])('refuses %j', async (password) => {
    app.keepSecret(password)
    expect(await set('wilhelmina.brandt', password)).toBe(`422 validation_failed (${field} guessable)`)
  })

  it('accepts a password that is hard to guess', async () => {
    app.keepSecret('tulip lamp ocean')
    expect(await set(`honest-${id.toLowerCase()}`, 'tulip lamp ocean')).toBe(done)
  })
})

describe('a password that is easy to guess', () => {
  it('changes nothing when it is refused', async () => {
    const { id, username, password, token } = await app.addUser('unchanged', 'viewer')
    expect(
      outcome(await resourceAt(app, `/api/users/${id}`, admin).patch({ password: 'password1234' })),
    ).toBe('422 validation_failed (/password guessable)')
    expect(outcome(await app.request('GET', '/api/auth/me', { token }))).toBe('200')
    const json = { username, password }
    expect(outcome(await app.request('POST', '/api/auth/login', { json }))).toBe('200')
  })

  it('is not checked if the current password is wrong', async () => {
    const { token } = await app.addUser('unproven', 'viewer')
    const json = { currentPassword: 'not the right one at all', newPassword: 'password1234' }
    expect(outcome(await app.request('POST', '/api/auth/password', { token, json }))).toBe(
      '422 validation_failed (/currentPassword password)',
    )
  })

  it('is not checked for a user who does not exist', async () => {
    const patch = resourceAt(app, '/api/users/2147483647', admin).patch({ password: 'password1234' }, '*')
    expect(outcome(await patch)).toBe('404 not_found')
  })
})

describe('an administrator’s own password', () => {
  it('cannot be set without the current one', async () => {
    const { id, username, password, token } = await app.addUser('own', 'admin')
    const headers = { 'if-match': '*', 'accept-language': 'fr' }
    const json = { displayName: 'Taken over', password: PASSWORD.toUpperCase() }
    const response = await app.request('PATCH', `/api/users/${id}`, { token, headers, json })
    expect(outcome(response)).toBe('409 own_password')
    expect(response.json).toMatchObject({ message: messages.fr.errors.own_password })
    expect(outcome(await app.request('GET', '/api/auth/me', { token }))).toBe('200')
    const signIn = await app.request('POST', '/api/auth/login', { json: { username, password } })
    expect(outcome(signIn)).toBe('200')
  })

  it('is not needed for other changes to the account', async () => {
    const { id, token } = await app.addUser('renamed', 'admin')
    const own = resourceAt(app, `/api/users/${id}`, { token })
    expect(outcome(await own.patch({ displayName: 'Another name' }))).toBe('200')
  })

  it('can be set by another administrator', async () => {
    const { token } = await app.addUser('helper', 'admin')
    const json = { username: 'helped', password: 'tulip lamp ocean', role: 'admin' }
    const created = await app.request('POST', '/api/users', { ...admin, json })
    const helped = createdAt(app, created, { token })
    expect(outcome(await helped.patch({ password: PASSWORD }))).toBe('200')
  })
})
