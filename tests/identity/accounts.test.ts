import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { SettingsError } from '../../src/config/settings.ts'
import { SYSTEM } from '../../src/domain/change.ts'
import { HASH_PARAMETERS } from '../../src/identity/passwords/passwords.ts'
import { createAccessTokens } from '../../src/identity/sessions/access-tokens.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'
import { refusal, refusalCode } from './fixtures.ts'
import { type Replica, startReplica } from './replica.ts'

const WRONG = 'wrong horse battery'
const app = useApp()
const account = (username: string) => app.prisma.user.findUniqueOrThrow({ where: { username } })

/** What a client sees of a refused login, and the hashing work it took. */
async function observe(replica: Replica, username: string, password = WRONG) {
  const before = replica.passwords.stats()
  const { code, status, message, headers } = await refusal(replica.logIn(username, password))
  const { hashed, verified } = replica.passwords.stats()
  const work = { hashed: hashed - before.hashed, verified: verified - before.verified }
  return { answer: { code, status, message, headers }, work }
}

describe('logging in', () => {
  it('accepts the username in any case and Unicode composition', async () => {
    await app.addUser('andré', 'viewer')
    const replica = await startReplica(app)
    for (const name of ['andré', 'ANDRÉ', 'Andre\u0301']) await replica.logIn(name, PASSWORD)
  })

  it('refuses unknown users, wrong passwords and disabled accounts alike, with equal work', async () => {
    const { id } = await app.addUser('former', 'viewer')
    const replica = await startReplica(app)
    await app.prisma.user.update({ where: { id }, data: { disabledAt: app.clock.now() } })
    const wrong = await observe(replica, 'viewer')
    expect(wrong.answer).toMatchObject({ code: 'invalid_credentials', status: 401 })
    expect(wrong.work).toEqual({ hashed: 0, verified: 1 })
    for (const name of ['nobody', 'former', '', '\0', 'a\0b', '\ud800', "' OR 1=1 --", 'x'.repeat(100_000)])
      expect(await observe(replica, name)).toEqual(wrong)
    const { answer } = await observe(replica, 'former', PASSWORD)
    expect(answer).toMatchObject({ code: 'account_disabled', status: 403 })
  })

  it('is throttled after too many wrong passwords, whether or not the user exists', async () => {
    await app.addUser('ada', 'viewer')
    const replica = await startReplica(app, { settings: { rateLimit: true } })
    for (const username of ['ada', 'ada-nobody']) {
      for (let count = 0; count < 6; count++)
        expect(await refusalCode(replica.logIn(username, WRONG))).toBe('invalid_credentials')
      const { answer, work } = await observe(replica, username, PASSWORD)
      expect(answer).toMatchObject({ code: 'rate_limited', headers: { 'retry-after': '1' } })
      expect(work.verified).toBe(0)
    }
    const unlimited = await startReplica(app)
    for (let count = 0; count < 8; count++)
      expect(await refusalCode(unlimited.logIn('ada', WRONG))).toBe('invalid_credentials')
  })

  it('is refused as unavailable, and not counted, while too many logins wait', async () => {
    const hashing = { concurrency: 1, maxWaiting: 1 }
    const replica = await startReplica(app, { hashing, settings: { rateLimit: true } })
    const attempt = () => refusalCode(replica.logIn('editor', WRONG))
    const codes = await Promise.all(Array.from({ length: 6 }, attempt))
    expect(new Set(codes)).toEqual(new Set(['invalid_credentials', 'unavailable']))
    const counted = codes.filter((code) => code === 'invalid_credentials').length
    for (let count = counted; count < 6; count++) expect(await attempt()).toBe('invalid_credentials')
    expect(await attempt()).toBe('rate_limited')
  })
})

describe('a password hash with weaker parameters', () => {
  async function weaken(username: string): Promise<string> {
    const passwordHash = await hash(PASSWORD, { ...HASH_PARAMETERS, memoryCost: 8192 })
    await app.addUser(username, 'viewer')
    await app.prisma.user.update({ where: { username }, data: { passwordHash } })
    return passwordHash
  }

  it('is replaced by a login with the right password, and by no other', async () => {
    const passwordHash = await weaken('weak')
    const replica = await startReplica(app)
    await refusal(replica.logIn('weak', WRONG))
    expect(await account('weak')).toMatchObject({ passwordHash })
    for (const _time of [1, 2]) {
      await replica.logIn('weak', PASSWORD)
      expect((await account('weak')).passwordHash).toContain('m=19456,t=2,p=1')
    }
    expect(replica.passwords.stats().hashed).toBe(1)
  })

  it('does not fail the login if it cannot be replaced', async () => {
    await weaken('weaker')
    await app.prisma.$executeRaw`
      ALTER TABLE users ADD CONSTRAINT weak CHECK (password_hash LIKE '%m=8192%') NOT VALID`
    const replica = await startReplica(app)
    await replica.logIn('weaker', PASSWORD).finally(
      () => app.prisma.$executeRaw`
      ALTER TABLE users DROP CONSTRAINT weak`,
    )
    expect(replica.lines()).toEqual([expect.stringContaining('could not be renewed')])
  })
})

describe('an access token', () => {
  it('is refused if it names another user’s login', async () => {
    const { sessionId } = await app.signIn(app.users.viewer.id)
    const subject = { userId: app.users.editor.id, sessionId, generation: 0 }
    const token = await createAccessTokens(app.context).issue(subject)
    app.keepSecret(token)
    expect(outcome(await app.request('GET', '/api/auth/me', { token }))).toBe('401 token_invalid')
  })
})

describe('a transaction that is rolled back', () => {
  it('issues no API key and revokes no login', async () => {
    const { auth } = app.context
    const { id: userId, token } = app.users.editor
    const before = await app.prisma.apiKey.count()
    const undone = app.prisma.$transaction(async (tx) => {
      await auth.apiKeys.createApiKey({ name: 'shop', scopes: [], actor: SYSTEM }, tx)
      await auth.sessions.revoke({ userId }, SYSTEM, tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await app.prisma.apiKey.count()).toBe(before)
    expect(outcome(await app.request('GET', '/api/auth/me', { token }))).toBe('200')
  })
})

describe('access revoked on another replica', () => {
  const settings = { principalCacheTtl: 10 }

  it.each<[string, (user: { id: number; sessionId: string }) => Promise<unknown>, string]>([
    ['a login', ({ sessionId: id }) => app.context.auth.sessions.revoke({ id }, SYSTEM), 'token_invalid'],
    ['a role', ({ id }) => app.prisma.user.update({ where: { id }, data: { role: 'author' } }), 'author'],
  ])('ends within the cache time: %s', async (title, end, then) => {
    const user = await app.addUser(title.replace(' ', '-'), 'viewer')
    const [here, elsewhere] = [await startReplica(app, { settings }), await startReplica(app, { settings })]
    const tell = (replica: Replica) =>
      replica.whoIs(user.token).then(
        ({ role }) => role,
        ({ code }) => code,
      )
    expect([await tell(here), await tell(elsewhere)]).toEqual(['viewer', 'viewer'])
    await end(user)
    here.forget()
    expect([await tell(here), await tell(elsewhere)]).toEqual([then, 'viewer'])
    app.clock.advance(10)
    expect(await tell(elsewhere)).toBe(then)
  })

  it('ends within the cache time: a key', async () => {
    const { id, key } = await app.issueKey({ scopes: ['posts:read'] })
    const [here, elsewhere] = [await startReplica(app, { settings }), await startReplica(app, { settings })]
    for (const replica of [here, elsewhere]) await replica.verify(key)
    await here.apiKeys.revoke({ id }, SYSTEM)
    expect(await refusalCode(here.verify(key))).toBe('api_key_invalid')
    await elsewhere.verify(key)
    app.clock.advance(10)
    expect(await refusalCode(elsewhere.verify(key))).toBe('api_key_invalid')
  })
})

// last, because these tests remove all users
describe('the first user', () => {
  async function replicaWithoutUsers(settings = {}): Promise<Replica> {
    await app.prisma.user.deleteMany()
    return startReplica(app, { settings: { adminPassword: undefined, ...settings } })
  }

  it('is an administrator with a random password that is shown once', async () => {
    const replica = await replicaWithoutUsers()
    const created = await replica.ensureAdmin()
    expect(created).toEqual({ username: 'admin', password: expect.stringMatching(/^[\w-]{24}$/) })
    const pair = await replica.logIn('admin', created?.password ?? '')
    expect(await replica.whoIs(pair.accessToken)).toMatchObject({ role: 'admin' })
    expect(await replica.ensureAdmin()).toBeUndefined()
    expect(replica.lines()).toEqual([])
  })

  it('has the name and password from the settings, and the password is not shown', async () => {
    const replica = await replicaWithoutUsers({ adminUsername: 'Root', adminPassword: PASSWORD })
    expect(await replica.ensureAdmin()).toEqual({ username: 'root', password: undefined })
    await replica.logIn('ROOT', PASSWORD)
    expect(await account('root')).toMatchObject({ displayName: 'Root' })
    expect(await replica.ensureAdmin()).toBeUndefined()
    const unused = 'ADMIN_PASSWORD is not used: there are users already'
    expect(replica.lines()).toEqual([expect.stringContaining(unused)])
  })

  it('has a username that can sign in: it is cleaned like that of a login', async () => {
    const replica = await replicaWithoutUsers({
      adminUsername: ' <b>Root</b> ',
      adminPassword: PASSWORD,
    })
    expect(await replica.ensureAdmin()).toEqual({ username: 'root', password: undefined })
    const json = { username: ' <b>Root</b> ', password: PASSWORD }
    expect(outcome(await app.request('POST', '/api/auth/login', { json }))).toBe('200')
    expect(await account('root')).toMatchObject({ displayName: 'Root' })
  })

  it.each([' ', '<b></b>', 'İ'.repeat(64)])('is not created with the name %j', async (adminUsername) => {
    const attempt = (await replicaWithoutUsers({ adminUsername })).ensureAdmin()
    await expect(attempt).rejects.toThrow('ADMIN_USERNAME must have 1 to 64 characters')
  })

  it('is created only once by replicas that start at the same time', async () => {
    const replicas = await Promise.all([1, 2, 3, 4].map(() => replicaWithoutUsers()))
    const results = await Promise.all(replicas.map(({ ensureAdmin }) => ensureAdmin()))
    const [created, ...others] = results.filter((result) => result !== undefined)
    expect(others).toEqual([])
    expect(await app.prisma.user.count()).toBe(1)
    await replicas[0]?.logIn('admin', created?.password ?? '')
  })

  it('is not created with a bad password, which the message does not repeat', async () => {
    const attempt = (await replicaWithoutUsers({ adminPassword: 'swordfish' })).ensureAdmin()
    await expect(attempt).rejects.toThrow(SettingsError)
    await expect(attempt).rejects.toThrow('ADMIN_PASSWORD must have at least 12 characters')
    await expect(attempt).rejects.not.toThrow('swordfish')
  })
})
