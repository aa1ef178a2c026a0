import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, roles, scopes, operations as table } from '../../generated/operations.ts'
import type { ApiKey, PrismaClient } from '../../generated/prisma/client.ts'
import { later } from '../../src/domain/clock.ts'
import type { RequestOptions } from '../support/client.ts'
import { documentedOperation, documentedOperations } from '../support/contract-document.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import type { TestUser } from '../support/users.ts'
import { goodRequest, send } from './requests.ts'

// users are deleted by SQL without an announcement, which would leave cached responses out of date
const app = useApp({ settings: { answerMemory: 0 } })

beforeAll(async () => {
  // imitates a process that has not read the change yet
  await app.prisma.$executeRaw`
    CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN RETURN NULL; END'`
})

/** How access is revoked elsewhere, and the refusal that a write then gets. */
interface End<Whom> {
  readonly title: string
  readonly refusal: string
  readonly make: (prisma: PrismaClient, whom: Whom, now: Date) => PromiseLike<unknown>
}

const endsOfPerson: readonly End<TestUser>[] = [
  {
    title: 'whose account was disabled',
    refusal: '401 token_invalid',
    make: ({ user }, { id }, now) => user.update({ where: { id }, data: { disabledAt: now } }),
  },
  {
    title: 'whose account was deleted',
    refusal: '401 token_invalid',
    make: ({ user }, { id }) => user.delete({ where: { id } }),
  },
  {
    title: 'whose login was revoked',
    refusal: '401 token_invalid',
    make: ({ session }, { sessionId: id }, now) =>
      session.update({ where: { id }, data: { revokedAt: now } }),
  },
  {
    title: 'whose token was invalidated by a password change',
    refusal: '401 token_invalid',
    make: ({ session }, { sessionId: id }) => session.update({ where: { id }, data: { generation: 1 } }),
  },
]

const demotion: End<TestUser> = {
  title: 'who was demoted',
  refusal: '403 permission_denied',
  make: ({ user }, { id }) => user.update({ where: { id }, data: { role: 'viewer' } }),
}

const endsOfKey: readonly End<Pick<ApiKey, 'id'>>[] = [
  {
    title: 'that was revoked',
    refusal: '401 api_key_invalid',
    make: ({ apiKey }, where, now) => apiKey.update({ where, data: { revokedAt: now } }),
  },
  {
    title: 'that was replaced',
    refusal: '401 api_key_invalid',
    make: ({ apiKey }, where, now) => apiKey.update({ where, data: { replacedAt: now, expiresAt: now } }),
  },
  {
    title: 'that was replaced after the request arrived',
    refusal: '401 api_key_invalid',
    make({ apiKey }, where, now) {
      const replacedAt = later(now, 1)
      return apiKey.update({ where, data: { replacedAt, expiresAt: replacedAt } })
    },
  },
  {
    title: 'that was deleted',
    refusal: '401 api_key_invalid',
    make: ({ apiKey }, where) => apiKey.delete({ where }),
  },
]

const loss = (lost: string): End<Pick<ApiKey, 'id'>> => ({
  title: `that lost the scope ${lost}`,
  refusal: '403 insufficient_scope',
  make: ({ apiKey }, where) =>
    apiKey.update({ where, data: { scopes: scopes.filter((scope) => scope !== lost) } }),
})

const needs = ({ security }: DocumentedOperation, scheme: string) =>
  security.find((one) => one.scheme === scheme)?.needs
/** Counts changes only: the trail also records denied access, after the first hundred without an address. */
const written = () =>
  app.prisma.auditEntry.count({ where: { address: null, NOT: { action: { endsWith: '.deny' } } } })

/** On a single replica, only the test's own write makes the cache stale; the frozen clock keeps it stale. */
async function readFromMemory(credential: RequestOptions): Promise<void> {
  const response = await app.request('GET', '/api/posts', credential)
  if (app.context.database.kind === 'embedded') expect(response.status).toBe(200)
}

const writing = documentedOperations.filter(({ method, security }) => method !== 'GET' && security.length > 0)

describe.each(writing)('$id', (operation) => {
  const [least] = needs(operation, 'bearerAuth') ?? []
  const people = least === undefined || least === roles[0] ? endsOfPerson : [...endsOfPerson, demotion]

  it.each(people)('refuses a person $title', async ({ make, refusal }) => {
    const request = await goodRequest(app, operation)
    const { token } = request.caller
    await readFromMemory({ token })
    await make(app.prisma, request.caller, app.clock.now())
    await readFromMemory({ token })
    const before = await written()
    expect(outcome(await send(app, request))).toBe(refusal)
    expect(await written()).toBe(before)
    const read = await app.request('GET', '/api/auth/me', { token })
    expect(read.status).toBe(refusal.startsWith('401') ? 401 : 200)
  })
})

describe.each(writing.filter((operation) => needs(operation, 'apiKeyAuth')))('$id', (operation) => {
  const losses = needs(operation, 'apiKeyAuth')?.map(loss) ?? []

  it.each([...endsOfKey, ...losses])('refuses a key $title', async ({ make, refusal }) => {
    const request = await goodRequest(app, operation)
    const { id, key: apiKey } = await app.issueKey({ scopes })
    const byKey = { token: undefined, apiKey }
    await readFromMemory(byKey)
    await make(app.prisma, { id }, app.clock.now())
    await readFromMemory(byKey)
    const before = await written()
    expect(outcome(await send(app, request, byKey))).toBe(refusal)
    expect(await written()).toBe(before)
  })
})

const repeatable = writing.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'Idempotency-Key'),
)

describe.each(repeatable)('$id', (operation) => {
  it('refuses to replay a response once access is revoked', async () => {
    const request = await goodRequest(app, operation)
    const headers = { 'idempotency-key': `again-${operation.id}` }
    const first = await send(app, request, { headers })
    expect(first.status).toBe(table[operation.id].successStatus)
    expect((await send(app, request, { headers })).text).toBe(first.text)
    const { id } = request.caller
    const disabledAt = app.clock.now()
    await app.prisma.user.update({ where: { id }, data: { disabledAt } })
    await readFromMemory({ token: request.caller.token })
    expect(outcome(await send(app, request, { headers }))).toBe('401 token_invalid')
  })
})

it('permits a user who was promoted in the meantime', async () => {
  const operation = documentedOperations.find(({ id }) => id === 'createProduct')
  if (!operation) throw new Error('no createProduct')
  const request = await goodRequest(app, operation)
  await app.prisma.user.update({ where: { id: request.caller.id }, data: { role: 'editor' } })
  await readFromMemory({ token: request.caller.token })
  await app.prisma.user.update({ where: { id: request.caller.id }, data: { role: 'admin' } })
  expect(outcome(await send(app, request))).toBe('201')
})

interface RefusedRequest {
  readonly id: OperationId
  readonly json: object
  /** Instead of the path of a record that was created for the request. */
  readonly path?: string
}

/** Requests that are refused for another reason, unless access is confirmed first. */
const refused: readonly RefusedRequest[] = [
  { id: 'createPostPreview', json: {}, path: '/api/posts/2147483647/preview' },
  { id: 'updateUser', json: { password: 'correct-horse-battery-7' }, path: '/api/users/2147483647' },
  { id: 'updateProduct', json: { name: 'Mug' }, path: '/api/products/2147483647' },
  { id: 'createUser', json: { username: 'late', password: 'password1234', role: 'viewer' } },
  { id: 'createWebhook', json: { url: 'https://10.0.0.1/' } },
  { id: 'createApiKey', json: { name: 'Late', scopes: ['posts:read'], expiresAt: '2020-01-01T00:00:00Z' } },
]

describe.each(refused)('$id, refused for another reason', ({ id, json, path }) => {
  it('says nothing to a person whose login was revoked', async () => {
    const { caller, ...good } = await goodRequest(app, documentedOperation(id))
    const { token } = caller
    const request = { ...good, path: path ?? good.path }
    await readFromMemory({ token })
    expect(outcome(await send(app, request, { json }))).not.toMatch(/^(?:2|401)/)
    await app.prisma.session.update({ where: { id: caller.sessionId }, data: { revokedAt: app.clock.now() } })
    await readFromMemory({ token })
    expect(outcome(await send(app, request, { json }))).toBe('401 token_invalid')
  })
})

it('does not confirm a password to a person whose login was revoked', async () => {
  const { caller, ...good } = await goodRequest(app, documentedOperation('changePassword'))
  const { token } = caller
  const json = { currentPassword: caller.password, newPassword: 'password1234' }
  await readFromMemory({ token })
  await app.prisma.session.update({ where: { id: caller.sessionId }, data: { revokedAt: app.clock.now() } })
  await readFromMemory({ token })
  expect(outcome(await send(app, good, { json }))).toBe('401 token_invalid')
})
