import { describe, expect, it } from 'vitest'
import { type OperationId, scopes } from '../../generated/operations.ts'
import { goodRequest, operationsIn, type PreparedRequest, send } from '../contract/requests.ts'
import type { RequestOptions } from '../support/client.ts'
import { documentedOperation, documentedOperations } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { useOf } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'

/** The entries of operations with rules of their own; the others leave `<type>.<verb>`. */
const ENTRIES: { readonly [Id in OperationId]?: readonly string[] } = {
  login: ['session.start'],
  refreshTokens: [],
  logout: ['session.revoke'],
  updateCurrentUser: ['user.update'],
  changePassword: ['user.update'],
  revokeSession: ['session.revoke'],
  createApiKey: ['apiKey.create'],
  replaceMediaContent: ['media.update'],
  revokeApiKey: ['apiKey.revoke'],
  rotateApiKey: ['apiKey.create', 'apiKey.rotate'],
  createWebhook: ['webhook.create'],
  rotateWebhookSecret: ['webhook.rotate'],
  testWebhook: ['webhook.test'],
  redeliverWebhookDelivery: ['webhook.redeliver'],
  replayWebhook: ['webhook.replay'],
}
const VERBS: { readonly [kind: string]: string } = {
  create: 'create',
  update: 'update',
  remove: 'delete',
  restore: 'restore',
  preview: 'preview',
  revokePreviews: 'unshare',
}

/** The entries that a write operation leaves in the trail. */
function entriesIn(
  id: OperationId,
  request: PreparedRequest,
  found: readonly string[] = [],
): readonly string[] {
  const { resource, kind = '' } = useOf(id) ?? {}
  if (kind === 'batch')
    return operationsIn(request)
      .map(({ op }) => `${resource?.type}.${op}`)
      .toSorted()
  const [verb] = Object.entries(resource?.actions ?? {}).find(([, action]) => action === id) ?? [VERBS[kind]]
  const entries = ENTRIES[id] ?? (resource?.type && [`${resource.type}.${verb}`])
  if (entries) return entries
  throw new Error(`Add to ENTRIES, if it is right:  ${id}: ${JSON.stringify(found).replaceAll('"', "'")},`)
}

const app = useApp()

const trail = () => app.prisma.auditEntry

/** Runs something and returns the entries it left in the trail. */
async function entriesOf(work: () => Promise<unknown>) {
  const last = await trail().findFirst({ orderBy: { id: 'desc' }, select: { id: true } })
  await work()
  const rows = await trail().findMany({ where: { id: { gt: last?.id ?? 0 } }, orderBy: { action: 'asc' } })
  return rows.map(({ id: _, ...entry }) => entry)
}
const actionsOf = async (work: () => Promise<unknown>) => (await entriesOf(work)).map(({ action }) => action)

const writing = documentedOperations.filter(({ method }) => method !== 'GET')

describe.each(writing)('$id', (operation) => {
  it('leaves one entry for each resource that it changes, with user, login and request', async () => {
    const request = await goodRequest(app, operation)
    const { id, sessionId } = request.caller
    let requestId: string | undefined
    const entries = await entriesOf(async () => {
      requestId = (await send(app, request)).headers['x-request-id']
    })
    const actions = entries.map(({ action }) => action)
    expect(actions).toEqual(entriesIn(operation.id, request, actions))
    for (const entry of entries) {
      expect(entry).toMatchObject({
        resourceType: entry.action.split('.')[0],
        actorType: 'user',
        actorId: String(id),
        sessionId: operation.id === 'login' ? entry.resourceId : sessionId,
        requestId,
        createdAt: app.clock.now(),
      })
    }
  })

  it('leaves no entry when it is refused', async () => {
    const request = await goodRequest(app, operation)
    const refused: RequestOptions[] = [
      ...(!operation.isPublic ? [{ token: undefined }] : []),
      ...(operation.body ? [{ json: { nonsense: true } }] : []),
      ...(request.options.headers?.['if-match'] ? [{ headers: { 'if-match': '"0"' } }] : []),
    ]
    for (const change of refused) {
      const left = await actionsOf(async () => {
        expect((await send(app, request, change)).status).toBeGreaterThanOrEqual(400)
      })
      expect(left).toEqual([])
    }
  })
})

const byKeys = writing.filter(({ security }) => security.some(({ scheme }) => scheme === 'apiKeyAuth'))

describe.each(byKeys)('$id with an API key', (operation) => {
  it('leaves an entry that names the key', async () => {
    const request = await goodRequest(app, operation)
    const { id, key } = await app.issueKey({ scopes })
    const entries = await entriesOf(() => send(app, request, { token: undefined, apiKey: key }))
    const who = { actorType: 'apiKey', actorId: id, sessionId: null }
    expect(entries).toMatchObject(entriesIn(operation.id, request).map((action) => ({ action, ...who })))
  })
})

describe('an entry', () => {
  it('has a unique request id, although the client sends the same one every time', async () => {
    const product = await goodRequest(app, documentedOperation('updateProduct'))
    const headers = { 'x-request-id': 'always-the-same', 'if-match': '*' }
    const answered: (string | undefined)[] = []
    const left = await entriesOf(async () => {
      for (let count = 0; count < 3; count++)
        answered.push((await send(app, product, { headers })).headers['x-request-id'])
    })
    expect(left.map(({ requestId }) => requestId).sort()).toEqual(answered.sort())
    expect(new Set(answered).size).toBe(3)
    expect(left.map(({ clientRequestId }) => clientRequestId)).toEqual(Array(3).fill('always-the-same'))
  })

  it.each(['login', 'logout', 'deleteUser'] as const)('of %s has the client’s request id', async (id) => {
    const request = await goodRequest(app, documentedOperation(id))
    const headers = { 'x-request-id': 'trace-7' }
    const left = await entriesOf(() => send(app, request, { headers }))
    expect(left.map(({ clientRequestId }) => clientRequestId)).toEqual(left.map(() => 'trace-7'))
    expect(left).not.toEqual([])
  })

  it('names the fields of a user that changed, without their values', async () => {
    const { id, username } = await app.addUser('changing', 'viewer')
    const password = 'staple battery horse'
    app.keepSecret(password)
    const patch = (json: object) => () =>
      app.request('PATCH', `/api/users/${id}`, { ...app.as('admin'), headers: { 'if-match': '*' }, json })
    const own = () =>
      app.request('POST', '/api/auth/login', { json: { username, password } }).then(({ json }) =>
        app.request('POST', '/api/auth/password', {
          token: Object(json).data.accessToken,
          json: { currentPassword: password, newPassword: `${password} again` },
        }),
      )
    app.keepSecret(`${password} again`)
    const changes = [
      [patch({ displayName: 'Somebody else' }), ['displayName']],
      [patch({ role: 'editor' }), ['role']],
      [patch({ displayName: 'Somebody else', role: 'viewer' }), ['role']],
      [patch({ role: 'viewer', disabled: false }), []],
      [patch({ disabled: true }), ['disabled']],
      [patch({ disabled: true, displayName: 'Nobody' }), ['displayName']],
      [patch({ disabled: false, password, role: 'admin' }), ['role', 'disabled', 'password']],
      [own, ['password']],
    ] as const
    for (const [send, changedFields] of changes) {
      const left = await entriesOf(async () => expect(outcome(await send())).toBe('200'))
      expect(left.filter(({ action }) => action === 'user.update')).toMatchObject([{ changedFields }])
      expect(JSON.stringify(left)).not.toMatch(/battery|argon2|Somebody/)
    }
  })

  it('is left for each login that a password change, a disabling or a deletion ends', async () => {
    const change = await goodRequest(app, documentedOperation('changePassword'))
    await app.signIn(change.caller.id)
    const both = ['session.revoke', 'user.update']
    expect(await actionsOf(() => send(app, change))).toEqual(both)

    const disable = await goodRequest(app, documentedOperation('updateUser'))
    const userId = Number(disable.path.split('/').at(-1))
    await app.signIn(userId)
    expect(await actionsOf(() => send(app, disable, { json: { disabled: true } }))).toEqual(both)

    await app.prisma.user.update({ where: { id: userId }, data: { disabledAt: null } })
    const { sessionId } = await app.signIn(userId)
    const removal = { ...disable, method: 'DELETE' }
    const left = await entriesOf(() => send(app, removal, { headers: { 'if-match': '*' }, json: undefined }))
    expect(left).toMatchObject([
      { action: 'session.revoke', resourceId: sessionId, actorId: String(disable.caller.id) },
      { action: 'user.delete', resourceId: String(userId) },
    ])
  })

  it('has the actor system when the reuse of a refresh token revokes a login', async () => {
    const { refreshToken } = await app.signIn(app.users.viewer.id)
    const json = { refresh_token: refreshToken }
    await app.call('refreshTokens', { json })
    app.clock.advance(11)
    const left = await entriesOf(async () => {
      await app.request('POST', '/api/auth/refresh', { json })
      await app.context.auth.deniedAttempts.settled()
    })
    expect(left).toMatchObject([
      { action: 'session.reuse', actorType: 'user', actorId: String(app.users.viewer.id) },
      { action: 'session.revoke', actorType: 'system', actorId: null },
    ])
  })

  it('is not left by a request that changes nothing, such as revoking a revoked key', async () => {
    const revoke = await goodRequest(app, documentedOperation('revokeApiKey'))
    expect(await actionsOf(() => send(app, revoke))).toEqual(['apiKey.revoke'])
    expect(await actionsOf(() => send(app, revoke))).toEqual([])
  })

  it('is not left when a write fails half-way', async () => {
    const { admin } = app.users
    await app.prisma.user.updateMany({ where: { id: { not: admin.id } }, data: { role: 'viewer' } })
    const left = await actionsOf(async () => {
      const response = await app.request('DELETE', `/api/users/${admin.id}`, { token: admin.token })
      expect(outcome(response)).toBe('409 last_admin')
    })
    expect(left).toEqual([])
  })
})
