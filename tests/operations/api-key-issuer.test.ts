import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { outcome } from '../support/outcome.ts'
import { addUser, type TestUser } from '../support/users.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function newAdmin(username: string): Promise<TestUser> {
  const user = await addUser(app.context, username, 'admin')
  app.keepSecret(user.token, user.refreshToken)
  return user
}

async function issue({ token }: TestUser, name = 'Shop') {
  const { data } = await app.call('createApiKey', { token, json: { name, scopes: ['posts:read'] } })
  return data
}

const issuerOf = async (apiKeyId: string) =>
  (await app.call('getApiKey', { token: app.users.admin.token, params: { apiKeyId } })).data.createdBy
const use = async (apiKey: string) => outcome(await app.request('GET', '/api/posts', { apiKey }))
const remove = async ({ id }: TestUser) =>
  outcome(await app.request('DELETE', `/api/users/${id}`, { token: app.users.admin.token }))

describe('who issued an API key', () => {
  it('is told wherever the key is', async () => {
    const issuer = await newAdmin('mara')
    const createdBy = { id: issuer.id, displayName: 'Test mara' }
    const key = await issue(issuer)
    expect(key.createdBy).toEqual(createdBy)
    expect(await issuerOf(key.id)).toEqual(createdBy)
    const { data } = await app.call('listApiKeys', { token: app.users.admin.token })
    expect(data.find(({ id }) => id === key.id)?.createdBy).toEqual(createdBy)
  })

  it('is nobody for a key from the shell', async () => {
    const { id } = await app.issueKey({ scopes: ['posts:read'] })
    expect(await issuerOf(id)).toBeNull()
  })

  it('is whoever rotated it, for the key that comes after it', async () => {
    const [first, second] = [await newAdmin('nora'), await newAdmin('olga')]
    const old = await issue(first)
    const { data } = await app.call('rotateApiKey', {
      token: second.token,
      params: { apiKeyId: old.id },
      json: {},
    })
    expect([(await issuerOf(old.id))?.id, data.createdBy?.id]).toEqual([first.id, second.id])
  })
})

describe('when the issuer is deleted, a key', () => {
  it('is refused at once, revoked, and in the audit trail with the request that did it', async () => {
    const issuer = await newAdmin('paul')
    const keys = [await issue(issuer, 'One'), await issue(issuer, 'Two')]
    for (const { key } of keys) expect(await use(key)).toBe('200')
    expect(await remove(issuer)).toBe('200')
    for (const { id, key } of keys) {
      expect(await use(key)).toBe('401 api_key_invalid')
      const { data } = await app.call('getApiKey', {
        token: app.users.admin.token,
        params: { apiKeyId: id },
      })
      expect(data).toMatchObject({ createdBy: null, revokedAt: app.clock.now().toISOString() })
      const trail = await app.call('listAuditEntries', {
        token: app.users.admin.token,
        query: { action: 'apiKey.revoke', resourceId: id },
      })
      expect(trail.data).toMatchObject([{ actorType: 'user', actorId: String(app.users.admin.id) }])
    }
  })

  it('of anybody else goes on, and so does one that was taken over', async () => {
    const [leaver, stayer] = [await newAdmin('quinn'), await newAdmin('rosa')]
    const other = await issue(stayer)
    const old = await issue(leaver)
    const { data: next } = await app.call('rotateApiKey', {
      token: stayer.token,
      params: { apiKeyId: old.id },
      json: {},
    })
    expect(await remove(leaver)).toBe('200')
    expect([await use(other.key), await use(next.key), await use(old.key)]).toEqual([
      '200',
      '200',
      '401 api_key_invalid',
    ])
  })

  it('stays while the deletion is refused', async () => {
    const issuer = await newAdmin('sara')
    const { key } = await issue(issuer)
    const headers = { 'if-match': '"0"' }
    const response = await app.request('DELETE', `/api/users/${issuer.id}`, {
      token: app.users.admin.token,
      headers,
    })
    expect(outcome(response)).toBe('412 precondition_failed')
    expect(await use(key)).toBe('200')
  })
})
