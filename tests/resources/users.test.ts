import { beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { idsOf, walk } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf } from './resource.ts'

const SECRET = 'correct horse battery'

const app = useApp()
const admin = app.as('admin')

beforeAll(() => app.keepSecret(SECRET))

const create = (json: object) =>
  app.request('POST', '/api/users', { ...admin, json: { password: SECRET, role: 'viewer', ...json } })
const newUser = async (json: object) => createdAt(app, await create(json), admin)
const logIn = async (username: string, password = SECRET) => {
  const response = await app.request('POST', '/api/auth/login', { json: { username, password } })
  const data = Object(dataOf(response))
  return { outcome: outcome(response), token: String(data.accessToken), refreshToken: data.refreshToken }
}
const me = async (token: string) => outcome(await app.request('GET', '/api/auth/me', { token }))

describe('createUser', () => {
  it('creates a user who can sign in, and never returns the password', async () => {
    const asked = { username: 'Mara.Lindt', displayName: 'Mara <b>Lindt</b>', role: 'editor' }
    const response = await create(asked)
    expect(response.json).toEqual({
      status: 'success',
      message: 'The user was created.',
      data: {
        id: expect.any(Number),
        username: 'mara.lindt',
        displayName: 'Mara Lindt',
        role: 'editor',
        disabledAt: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        version: 1,
      },
    })
    const user = createdAt(app, response, admin)
    expect((await user.read()).json).toEqual({ ...Object(response.json), message: 'The user.' })
    expect((await logIn('MARA.LINDT')).outcome).toBe('200')
    const [row] = await app.prisma.user.findMany({ where: { username: 'mara.lindt' } })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it.each([
    ['ada', 'ADA'],
    ['Jürgen', 'JU\u0308RGEN'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['i̇'.toUpperCase().normalize('NFC'), 'İ'],
    ['J\u030Cavi', '\u01F0avi'], // composed in lower case only
  ])('takes the usernames %j and %j for the same one', async (first, second) => {
    expect(outcome(await create({ username: first }))).toBe('201')
    expect(outcome(await create({ username: second }))).toBe('409 already_exists (/username unique)')
  })

  it('uses the username as the default display name', async () => {
    const names = { username: 'grace', displayName: 'Grace' }
    expect(dataOf(await create({ username: 'Grace' }))).toMatchObject(names)
  })

  // letters that NFC decomposes into a letter and a mark, and scripts whose vowels are marks
  it.each(['\u0958', '\ufb2e', 'हिन्दी', 'สมชาย์', 'مُحَمَّد'])('accepts username %j', async (username) => {
    expect(outcome(await create({ username }))).toBe('201')
    expect((await logIn(username)).outcome).toBe('200')
  })

  it('stores passwords verbatim', async () => {
    const odd = '  <b>Pass</b>\u0000 Wörd \t '
    app.keepSecret(odd)
    expect(outcome(await create({ username: 'odd', password: odd }))).toBe('201')
    expect((await logIn('odd', odd)).outcome).toBe('200')
    expect((await logIn('odd', odd.trim())).outcome).toBe('401 invalid_credentials')
  })

  it.each<[object, string]>([
    [{ username: 'İ'.repeat(33) }, '/username maxLength'],
    [{ username: 'two words' }, '/username pattern'],
    [{ username: '\u0308ada' }, '/username pattern'],
    [{ username: 'a', password: 'x'.repeat(11) }, '/password minLength'],
    [{ username: 'a', password: 'u\u0308'.repeat(11) }, '/password minLength'],
    [{ username: 'a', password: '𝒜'.repeat(11) }, '/password minLength'],
    [{ username: 'a', password: 'x'.repeat(257) }, '/password maxLength'],
    [{ username: 'a', password: '\u0958'.repeat(200) }, '/password maxLength'],
    [{ username: 'a', displayName: ' ' }, '/displayName minLength'],
  ])('refuses %j', async (json, errors) => {
    expect(outcome(await create(json))).toBe(`422 validation_failed (${errors})`)
  })
})

describe('updateUser', () => {
  it('changes the fields that are sent, and keeps the rest', async () => {
    const user = await newUser({ username: 'change' })
    const before = await user.read()
    expect(dataOf(await user.patch({ displayName: 'Changed' }))).toEqual({
      ...Object(dataOf(before)),
      displayName: 'Changed',
      updatedAt: expect.any(String),
      version: 2,
    })
    const both = { displayName: 'Changed', role: 'editor' }
    expect(dataOf(await user.patch({ role: 'editor' }))).toMatchObject(both)
  })

  it('revokes all logins of a disabled user at once and permanently', async () => {
    const user = await newUser({ username: 'fired' })
    const [here, there] = [await logIn('fired'), await logIn('fired')]
    expect(await me(here.token)).toBe('200')
    expect(await me(there.token)).toBe('200')
    const disabledAt = app.clock.now().toISOString()
    expect(dataOf(await user.patch({ disabled: true }))).toMatchObject({ disabledAt })
    const ended = async () => {
      const json = { refresh_token: here.refreshToken }
      const refresh = await app.request('POST', '/api/auth/refresh', { json })
      return [await me(here.token), await me(there.token), outcome(refresh)]
    }
    const END = ['401 token_invalid', '401 token_invalid', '401 refresh_token_invalid']
    expect(await ended()).toEqual(END)
    expect((await logIn('fired')).outcome).toBe('403 account_disabled')
    expect((await logIn('fired', 'wrong password')).outcome).toBe('401 invalid_credentials')
    app.clock.advance(60)
    expect(dataOf(await user.patch({ disabled: true }))).toMatchObject({ disabledAt })
    expect(dataOf(await user.patch({ disabled: false }))).toMatchObject({ disabledAt: null })
    expect(await ended()).toEqual(END)
    expect((await logIn('fired')).outcome).toBe('200')
  })

  it('replaces the password, and revokes all logins', async () => {
    const user = await newUser({ username: 'forgetful' })
    const { token } = await logIn('forgetful')
    const password = 'staple battery horse'
    app.keepSecret(password)
    expect(outcome(await user.patch({ password }))).toBe('200')
    expect(await me(token)).toBe('401 token_invalid')
    expect((await logIn('forgetful')).outcome).toBe('401 invalid_credentials')
    expect((await logIn('forgetful', password)).outcome).toBe('200')
  })

  it('changes the role at once in existing logins', async () => {
    const user = await newUser({ username: 'climber' })
    const { token } = await logIn('climber')
    const list = async () => outcome(await app.request('GET', '/api/users', { token }))
    expect(await list()).toBe('403 permission_denied')
    await user.patch({ role: 'admin' })
    expect(await list()).toBe('200')
    await user.patch({ role: 'viewer' })
    expect(await list()).toBe('403 permission_denied')
  })
})

describe('deleteUser', () => {
  it('revokes the user’s logins and API keys, and keeps their posts', async () => {
    const user = await newUser({ username: 'leaver', role: 'admin' })
    const { token } = await logIn('leaver')
    const json = { title: 'Farewell', body: '', status: 'published' }
    const { data: post } = await app.call('createPost', { token, json })
    const { data: key } = await app.call('createApiKey', {
      token,
      json: { name: 'Theirs', scopes: ['posts:read'] },
    })
    const before = await user.read()
    expect((await user.remove()).json).toEqual({ ...Object(before.json), message: 'The user was deleted.' })
    expect(outcome(await user.read())).toBe('404 not_found')
    expect(await me(token)).toBe('401 token_invalid')
    expect((await logIn('leaver')).outcome).toBe('401 invalid_credentials')
    const path = `/api/posts/${post.id}`
    expect(outcome(await app.request('GET', path, { apiKey: key.key }))).toBe('401 api_key_invalid')
    const found = await app.request('GET', path, admin)
    expect(dataOf(found)).toMatchObject({ title: 'Farewell', author: null })
    expect(outcome(await create({ username: 'leaver' }))).toBe('201')
  })
})

describe('listUsers', () => {
  it('pages through all users, newest first, and filters by role and words', async () => {
    await newUser({ username: 'zoë', displayName: 'Zoë Brontë', role: 'editor' })
    const all = await app.prisma.user.findMany({ orderBy: { id: 'desc' }, select: { id: true, role: true } })
    const pages = await walk(app, '/api/users?limit=3', admin)
    expect(pages.flatMap(idsOf)).toEqual(all.map(({ id }) => id))
    const editors = await walk(app, '/api/users?limit=1&role=editor', admin)
    expect(editors.flatMap(idsOf)).toEqual(all.filter(({ role }) => role === 'editor').map(({ id }) => id))
    const { data } = await app.call('listUsers', { ...admin, query: { q: 'BRONTE zoe', role: 'editor' } })
    expect(data.map(({ username }) => username)).toEqual(['zoë'])
  })
})
