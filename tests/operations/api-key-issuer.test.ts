import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import type { TestUser } from '../support/users.ts'

const app = useApp()

const newAdmin = (username: string) => app.addUser(username, 'admin')

async function issue({ token }: TestUser, name = 'Shop') {
  const { data } = await app.call('createApiKey', { token, json: { name, scopes: ['posts:read'] } })
  return data
}

const issuerOf = async (apiKeyId: string) =>
  (await app.call('getApiKey', { ...app.as('admin'), params: { apiKeyId } })).data.createdBy
const use = async (apiKey: string) => outcome(await app.request('GET', '/api/posts', { apiKey }))
const remove = async ({ id }: TestUser) =>
  outcome(await app.request('DELETE', `/api/users/${id}`, app.as('admin')))

describe('who issued an API key', () => {
  it('is told wherever the key is', async () => {
    const issuer = await newAdmin('mara')
    const createdBy = { id: issuer.id, displayName: 'Test mara' }
    const key = await issue(issuer)
    expect(key.createdBy).toEqual(createdBy)
    expect(await issuerOf(key.id)).toEqual(createdBy)
    const { data } = await app.call('listApiKeys', app.as('admin'))
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
    expect((await issuerOf(old.id))?.id).toBe(first.id)
    expect(data.createdBy?.id).toBe(second.id)
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
      const { data } = await app.call('getApiKey', { ...app.as('admin'), params: { apiKeyId: id } })
      expect(data).toMatchObject({ createdBy: null, revokedAt: app.clock.now().toISOString() })
      const query = { action: 'apiKey.revoke', resourceId: id }
      const trail = await app.call('listAuditEntries', { ...app.as('admin'), query })
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
    expect(await use(other.key)).toBe('200')
    expect(await use(next.key)).toBe('200')
    expect(await use(old.key)).toBe('401 api_key_invalid')
  })

  it('stays while the deletion is refused', async () => {
    const issuer = await newAdmin('sara')
    const { key } = await issue(issuer)
    const options = { ...app.as('admin'), headers: { 'if-match': '"0"' } }
    const response = await app.request('DELETE', `/api/users/${issuer.id}`, options)
    expect(outcome(response)).toBe('412 precondition_failed')
    expect(await use(key)).toBe('200')
  })
})
