import { beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { createdAt, dataOf } from './resource.ts'

const SECRET = 'correct horse battery'

const app = useApp()
const admin = app.as('admin')

beforeAll(() => app.keepSecret(SECRET))

const create = (json: object) =>
  app.request('POST', '/api/users', { ...admin, json: { password: SECRET, role: 'viewer', ...json } })
async function logIn(username: string, password = SECRET): Promise<string> {
  const response = await app.request('POST', '/api/auth/login', { json: { username, password } })
  return outcome(response)
}

describe('createUser', () => {
  it('makes somebody who can sign in, and tells no password', async () => {
    const response = await create({
      username: 'Mara.Lindt',
      displayName: 'Mara <b>Lindt</b>',
      role: 'editor',
    })
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
    expect(await logIn('MARA.LINDT')).toBe('200')
    const [row] = await app.prisma.user.findMany({ where: { username: 'mara.lindt' } })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it.each([
    ['ada', 'ADA'],
    ['Jürgen', 'JU\u0308RGEN'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['i̇'.toUpperCase().normalize('NFC'), 'İ'],
  ])('refuses for %j the name %j, which is the same in another case', async (first, second) => {
    expect(outcome(await create({ username: first }))).toBe('201')
    expect(outcome(await create({ username: second }))).toBe('409 already_exists (/username unique)')
  })

  it('calls who has no other name by the username', async () => {
    expect(dataOf(await create({ username: 'Grace' }))).toMatchObject({
      username: 'grace',
      displayName: 'Grace',
    })
  })

  // letters that Unicode NFC writes as a letter and a mark, and scripts whose vowels are marks
  it.each(['\u0958', '\ufb2e', 'हिन्दी', 'สมชาย์', 'مُحَمَّد'])('takes the username %j', async (username) => {
    expect(outcome(await create({ username }))).toBe('201')
    expect(await logIn(username)).toBe('200')
  })

  it('keeps passwords as they are typed', async () => {
    const odd = '  <b>Pass</b>\u0000 Wörd \t '
    app.keepSecret(odd)
    expect(outcome(await create({ username: 'odd', password: odd }))).toBe('201')
    expect(await logIn('odd', odd)).toBe('200')
    expect(await logIn('odd', odd.trim())).toBe('401 invalid_credentials')
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
