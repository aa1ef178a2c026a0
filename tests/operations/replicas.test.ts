import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import type { RequestOptions } from '../support/client.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'
import { createSilentProxy, type SilentProxy } from '../support/silent-proxy.ts'
import { statementsDuring } from '../support/statements.ts'
import { addUser, PASSWORD, signIn } from '../support/users.ts'

const NEW = 'staple battery horse correct'
/** Milliseconds until access that was taken away is gone everywhere; timers may be a little early. */
const LIMIT = 1000 + 10

/** The statements that look up who asks. */
const LOOKUP = /keptTokenId|secret_hash/

/** Somebody, what they read, and how their access is taken away on another replica. */
interface Case {
  readonly credential: RequestOptions
  readonly path: string
  readonly refusal: string
  readonly end: (there: TestApp) => Promise<unknown>
}

/** A person with a login, to whom something happens. */
async function person(there: TestApp, name: string, end: (token: string, id: number) => Promise<unknown>) {
  const { id, token, refreshToken } = await addUser(there.context, name, 'admin')
  there.keepSecret(token, refreshToken)
  const refusal = '401 token_invalid'
  return { credential: { token }, path: '/api/users', refusal, end: () => end(token, id) }
}

const byAdmin = ({ users }: TestApp) => ({ token: users.admin.token, headers: { 'if-match': '*' } })
const update = (there: TestApp, userId: number, json: object) =>
  there.call('updateUser', { ...byAdmin(there), params: { userId }, json })

const CASES: Readonly<Record<string, (there: TestApp, name: string) => Promise<Case>>> = {
  'a person who signs out': (there, name) => person(there, name, (token) => there.call('logout', { token })),
  'a person who changes the password in another login': (there, name) =>
    person(there, name, async (_, id) => {
      const { token } = await signIn(there.context, id)
      there.keepSecret(token)
      await there.call('changePassword', { token, json: { currentPassword: PASSWORD, newPassword: NEW } })
    }),
  'a person who is disabled': (there, name) =>
    person(there, name, (_, id) => update(there, id, { disabled: true })),
  'a person who is deleted': (there, name) =>
    person(there, name, (_, userId) => there.call('deleteUser', { ...byAdmin(there), params: { userId } })),
  'a person who is demoted': async (there, name) => ({
    ...(await person(there, name, (_, id) => update(there, id, { role: 'editor' }))),
    refusal: '403 permission_denied',
  }),
  'a key that is revoked': async (there) => {
    const { id, key } = await there.issueKey({ scopes: ['posts:read', 'products:write'] })
    return {
      credential: { apiKey: key },
      path: '/api/posts',
      refusal: '401 api_key_invalid',
      end: () => there.call('revokeApiKey', { ...byAdmin(there), params: { apiKeyId: id } }),
    }
  },
}

let database: TestDatabase
/** Where access is taken away. */
let there: TestApp

const settings = { principalCacheTtl: 60 }
const cases = Object.entries(CASES).map(([title, make]) => ({
  title,
  make,
  name: title.replaceAll(' ', '-'),
}))

beforeAll(async () => {
  database = await createTestDatabase()
  there = await startApp({ database, settings })
  there.keepSecret(NEW)
})
afterAll(async () => {
  await there.close()
  await database.drop()
})

const read = async (app: TestApp, { credential, path }: Case) =>
  outcome(await app.request('GET', path, credential))

describe.each(cases)('$title', ({ make, name }) => {
  it('reads nothing any more where that was done', async () => {
    const one = await make(there, `${name}-there`)
    expect(await read(there, one)).toBe('200')
    await one.end(there)
    expect(await read(there, one)).toBe(one.refusal)
  })
})

// What only a server with several connections can do.
if (inject('testDatabase').kind === 'postgresql') {
  let proxy: SilentProxy
  /** Another replica, which may hear nothing. */
  let here: TestApp

  beforeAll(async () => {
    proxy = await createSilentProxy(database.settings.databaseUrl ?? '')
    here = await startApp({ database, settings: { ...settings, databaseUrl: proxy.url } })
    here.keepSecret(NEW)
  })
  afterAll(async () => {
    await here.close()
    await proxy.close()
  })

  /** Waits until this replica hears of changes, and so answers without looking up who asks. */
  async function untilRemembered(one: Case): Promise<void> {
    await expect
      .poll(
        async () => {
          const statements = await statementsDuring(async () => expect(await read(here, one)).toBe('200'))
          return LOOKUP.test(JSON.stringify(statements))
        },
        { timeout: 15_000 },
      )
      .toBe(false)
  }

  describe.each(cases)('$title on another replica', ({ title, make, name }) => {
    it('reads nothing once it has heard of that', async () => {
      const one = await make(there, name)
      await untilRemembered(one)
      await one.end(there)
      await expect.poll(() => read(here, one), { interval: 5 }).toBe(one.refusal)
    })

    it('reads nothing after a second if it has not, and writes nothing at all', async () => {
      const one = await make(there, `${name}-unheard`)
      await untilRemembered(one)
      proxy.silence()
      try {
        await one.end(there)
        const json = { name: title, price: 1 }
        const write = outcome(await here.request('POST', '/api/products', { ...one.credential, json }))
        // an editor may create products
        expect(write).toBe(one.refusal.startsWith('403') ? '201' : one.refusal)
        await wait(LIMIT)
        expect(await read(here, one)).toBe(one.refusal)
      } finally {
        proxy.release()
      }
    })
  })

  it('whoever was demoted or disabled elsewhere creates no administrator and no key', async () => {
    const { id, token } = await addUser(here.context, 'mallory', 'admin')
    here.keepSecret(token)
    expect(outcome(await here.request('GET', '/api/users', { token }))).toBe('200')
    proxy.silence()
    try {
      await update(there, id, { role: 'editor' })
      const user = { username: 'accomplice', password: PASSWORD, role: 'admin' }
      const key = { name: 'Back door', scopes: ['products:write'] }
      const attempts = [
        await here.request('POST', '/api/users', { token, json: user }),
        await here.request('POST', '/api/api-keys', { token, json: key }),
      ]
      expect(attempts.map(outcome)).toEqual(Array(2).fill('403 permission_denied'))
      await update(there, id, { disabled: true })
      const again = await here.request('POST', '/api/users', { token, json: user })
      expect(outcome(again)).toBe('401 token_invalid')
    } finally {
      proxy.release()
    }
  })
}
