import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type StartedApp, startApp, type TestApp } from '../support/app.ts'
import type { RequestOptions } from '../support/client.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { createFreezingProxy, type FreezingProxy } from '../support/freezing-proxy.ts'
import { outcome } from '../support/outcome.ts'
import { statementsDuring } from '../support/statements.ts'
import { PASSWORD } from '../support/users.ts'

const NEW = 'staple battery horse correct'
/** Milliseconds until revoked access has ended everywhere; timers may fire a little early. */
const LIMIT = 1000 + 10

/** The statements that look up the principal. */
const LOOKUP = /keptTokenId|secret_hash/

/** A credential, and the path that it reads. */
interface Reading {
  readonly credential: RequestOptions
  readonly path: string
}

/** A read whose access is revoked on another replica. */
interface Case extends Reading {
  readonly refusal: string
  readonly end: (there: TestApp) => Promise<unknown>
}

/** A signed-in user, and the change that ends their access. */
async function person(there: TestApp, name: string, end: (token: string, id: number) => Promise<unknown>) {
  const { id, token } = await there.addUser(name, 'admin')
  const refusal = '401 token_invalid'
  return { credential: { token }, path: '/api/users', refusal, end: () => end(token, id) }
}

const byAdmin = (app: TestApp) => ({ ...app.as('admin'), headers: { 'if-match': '*' } })
const update = (there: TestApp, userId: number, json: object) =>
  there.call('updateUser', { ...byAdmin(there), params: { userId }, json })

const CASES: Readonly<Record<string, (there: TestApp, name: string) => Promise<Case>>> = {
  'a user who signs out': (there, name) => person(there, name, (token) => there.call('logout', { token })),
  'a user who changes the password in another login': (there, name) =>
    person(there, name, async (_, id) => {
      const { token } = await there.signIn(id)
      await there.call('changePassword', { token, json: { currentPassword: PASSWORD, newPassword: NEW } })
    }),
  'a user who is disabled': (there, name) =>
    person(there, name, (_, id) => update(there, id, { disabled: true })),
  'a user who is deleted': (there, name) =>
    person(there, name, (_, userId) => there.call('deleteUser', { ...byAdmin(there), params: { userId } })),
  'a user who is demoted': async (there, name) => ({
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

const cases = Object.entries(CASES).map(([title, make]) => ({
  title,
  make,
  name: title.replaceAll(' ', '-'),
}))
const read = async (app: TestApp, { credential, path }: Reading) =>
  outcome(await app.request('GET', path, credential))

// Needs a server with several connections.
describe.runIf(inject('testDatabase').kind === 'postgresql')('on another replica', () => {
  let database: TestDatabase
  let proxy: FreezingProxy
  /** The replica where access is revoked, and another one, whose notifications may be cut off. */
  let there: StartedApp
  let here: StartedApp

  beforeAll(async () => {
    database = await createTestDatabase()
    proxy = await createFreezingProxy(database.settings.databaseUrl ?? '', 'LISTEN')
    const settings = { principalCacheTtl: 60 }
    there = await startApp({ database, settings })
    here = await startApp({ database, settings: { ...settings, databaseUrl: proxy.url } })
    for (const app of [there, here]) app.keepSecret(NEW)
  })
  afterAll(async () => {
    await here.close()
    await there.close()
    await proxy.close()
    await database.drop()
  })

  /** Whether this replica looked up the principal. */
  async function looksUp(one: Reading): Promise<boolean> {
    const statements = await statementsDuring(async () => expect(await read(here, one)).toBe('200'))
    return statements.some(({ text }) => LOOKUP.test(text))
  }

  /** Waits until this replica hears of changes, and so responds without looking up the principal. */
  const untilRemembered = (one: Reading) => expect.poll(() => looksUp(one), { timeout: 15_000 }).toBe(false)

  describe.each(cases)('$title', ({ title, make, name }) => {
    it('reads nothing once the replica has heard of it', async () => {
      const one = await make(there, name)
      await untilRemembered(one)
      await one.end(there)
      await expect.poll(() => read(here, one), { interval: 5 }).toBe(one.refusal)
    })

    it('reads nothing after a second otherwise, and never writes', async () => {
      const one = await make(there, `${name}-unheard`)
      await untilRemembered(one)
      proxy.freeze()
      try {
        await one.end(there)
        const json = { name: title, price: 1 }
        const write = outcome(await here.request('POST', '/api/products', { ...one.credential, json }))
        // an editor may create products
        expect(write).toBe(one.refusal.startsWith('403') ? '201' : one.refusal)
        await wait(LIMIT)
        expect(await read(here, one)).toBe(one.refusal)
      } finally {
        proxy.cut()
      }
    })
  })
})
