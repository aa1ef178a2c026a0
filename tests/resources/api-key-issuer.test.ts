import { describe, expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import type { TestUser } from '../support/users.ts'

/** Each round sends one more creation before the issuer loses the right to issue keys, and one less after. */
const ROUNDS = 4

const app = useApp()

const newAdmin = (username: string) => app.addUser(username, 'admin')

async function issue({ token }: TestUser, name = 'Shop') {
  const { data } = await app.call('createApiKey', { token, json: { name, scopes: ['posts:read'] } })
  return data
}

const issuerOf = async (apiKeyId: string) =>
  (await app.call('getApiKey', { ...app.as('admin'), params: { apiKeyId } })).data.createdBy
const use = async (apiKey: string) => outcome(await app.request('GET', '/api/posts', { apiKey }))
const change = async ({ id }: TestUser, json: object) =>
  outcome(await app.request('PATCH', `/api/users/${id}`, { ...byAdmin(), json }))
const byAdmin = () => ({ ...app.as('admin'), headers: { 'if-match': '*' } })
const revocationsOf = async (resourceId: string) => {
  const query = { action: 'apiKey.revoke', resourceId }
  return (await app.call('listAuditEntries', { ...app.as('admin'), query })).data
}

/** The changes that end a user's right to issue keys. */
const ENDS = {
  deleted: async ({ id }: TestUser) => outcome(await app.request('DELETE', `/api/users/${id}`, byAdmin())),
  disabled: (user: TestUser) => change(user, { disabled: true }),
  'made an editor': (user: TestUser) => change(user, { role: 'editor' }),
  'made a viewer': (user: TestUser) => change(user, { role: 'viewer' }),
} as const

describe('the issuer of an API key', () => {
  it('is named in every response that shows the key', async () => {
    const issuer = await newAdmin('mara')
    const createdBy = { id: issuer.id, displayName: 'Test mara' }
    const key = await issue(issuer)
    expect(key.createdBy).toEqual(createdBy)
    expect(await issuerOf(key.id)).toEqual(createdBy)
    const { data } = await app.call('listApiKeys', app.as('admin'))
    expect(data.find(({ id }) => id === key.id)?.createdBy).toEqual(createdBy)
  })

  it('is null for a key that the command line issued', async () => {
    const { id } = await app.issueKey({ scopes: ['posts:read'] })
    expect(await issuerOf(id)).toBeNull()
  })

  it('is, for a rotated key, the administrator who rotated it', async () => {
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

describe.each(Object.entries(ENDS))('when the issuer is %s', (title, end) => {
  const name = (part: string) => `${part}-${title.replaceAll(' ', '-')}`

  it('their keys are refused and revoked, and the audit trail names the request that caused it', async () => {
    const issuer = await newAdmin(name('paul'))
    const keys = [await issue(issuer, 'One'), await issue(issuer, 'Two')]
    for (const { key } of keys) expect(await use(key)).toBe('200')
    expect(await end(issuer)).toBe('200')
    for (const { id, key } of keys) {
      expect(await use(key)).toBe('401 api_key_invalid')
      const { data } = await app.call('getApiKey', { ...app.as('admin'), params: { apiKeyId: id } })
      expect(data.revokedAt).toBe(app.clock.now().toISOString())
      expect(data.createdBy).toEqual(
        title === 'deleted' ? null : { id: issuer.id, displayName: expect.any(String) },
      )
      const [revocation, ...more] = await revocationsOf(id)
      expect(more).toEqual([])
      expect(revocation).toMatchObject({ actorType: 'user', actorId: String(app.users.admin.id) })
      const query = { resourceType: 'user', resourceId: String(issuer.id) } as const
      const { data: changes } = await app.call('listAuditEntries', { ...app.as('admin'), query })
      expect(changes[0]?.requestId).toBe(revocation?.requestId)
    }
  })

  it('keys that another administrator issued or rotated keep working', async () => {
    const [leaver, stayer] = [await newAdmin(name('quinn')), await newAdmin(name('rosa'))]
    const other = await issue(stayer)
    const fromShell = await app.issueKey({ scopes: ['posts:read'] })
    const old = await issue(leaver)
    const { data: next } = await app.call('rotateApiKey', {
      token: stayer.token,
      params: { apiKeyId: old.id },
      json: {},
    })
    expect(await end(leaver)).toBe('200')
    for (const { key } of [other, fromShell, next]) expect(await use(key)).toBe('200')
    expect(await use(old.key)).toBe('401 api_key_invalid')
  })

  it('a key that is being issued at that moment is refused, or revoked with the others', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const issuer = await newAdmin(name(`tess-${round}`))
      const old = await issue(issuer)
      const create = (path: string, json: object, headers = {}) =>
        app.request('POST', path, { token: issuer.token, json, headers })
      const json = { name: 'Late', scopes: ['posts:read'] }
      const creations = [
        () => create('/api/api-keys', json),
        () => create('/api/api-keys', json, { 'idempotency-key': name(`late-${round}`) }),
        () => create(`/api/api-keys/${old.id}/rotate`, {}),
      ]
      const first = creations.slice(0, round).map((send) => send())
      const ending = end(issuer)
      const then = creations.slice(round).map((send) => send())
      expect(await ending).toBe('200')
      for (const response of await Promise.all([...first, ...then])) {
        if (response.status !== 201) expect(outcome(response)).toMatch(/^(401 token_invalid|403 perm)/)
        else expect(await use(Object(response.json).data.key)).toBe('401 api_key_invalid')
      }
    }
  })
})

describe('a key', () => {
  it('keeps working when a request to delete or disable its issuer is refused', async () => {
    const issuer = await newAdmin('sara')
    const { key } = await issue(issuer)
    const options = { ...app.as('admin'), headers: { 'if-match': '"0"' } }
    for (const [method, json] of [
      ['DELETE', undefined],
      ['PATCH', { disabled: true }],
    ] as const) {
      const response = await app.request(method, `/api/users/${issuer.id}`, { ...options, json })
      expect(outcome(response)).toBe('412 precondition_failed')
    }
    expect(await use(key)).toBe('200')
  })

  it('keeps working when its issuer gets another name or password', async () => {
    const issuer = await newAdmin('uma')
    const { key } = await issue(issuer)
    const password = 'staple battery horse'
    app.keepSecret(password)
    expect(await change(issuer, { displayName: 'Uma', role: 'admin', disabled: false, password })).toBe('200')
    expect(await use(key)).toBe('200')
  })

  it('stays revoked when its issuer becomes an administrator again', async () => {
    const issuer = await newAdmin('vera')
    const { id, key } = await issue(issuer)
    for (const json of [{ disabled: true }, { disabled: false }, { role: 'viewer' }, { role: 'admin' }])
      expect(await change(issuer, json)).toBe('200')
    expect(await use(key)).toBe('401 api_key_invalid')
    expect(await revocationsOf(id)).toHaveLength(1)
  })
})
