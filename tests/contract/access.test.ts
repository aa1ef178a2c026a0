import { describe, expect, it } from 'vitest'
import { scopes } from '../../generated/operations.ts'
import { messages } from '../../src/messages/wording.ts'
import { documentedOperations } from '../support/contract-document.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { credentials, expectedAccess } from './credentials.ts'
import { goodRequest, send } from './requests.ts'
import { useGoodRequest } from './use-good-request.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

const app = useApp()
const everyCredential = credentials(scopes)

describe.each(documentedOperations)('$id', (operation) => {
  const cells = everyCredential.map((credential) => ({
    credential,
    title: credential.title,
    expected: expectedAccess(operation, credential),
  }))
  const refused = useGoodRequest(app, operation)

  it.each(cells)('$expected: $title', async ({ credential, expected }) => {
    const sent = await credential.make(app)
    // a request that is refused uses nothing up
    const good = expected === 'allowed' ? await goodRequest(app, operation) : refused()
    const { method, path, options } = good
    const response = await app.request(method, path, { ...options, token: undefined, ...sent })
    // authors may use the operation for their own records, and this one is the administrator's
    const isOthers =
      credential.grants.at(-1) === 'author' &&
      response.code === 'permission_denied' &&
      response.text.includes(messages.en.details.notOwn)
    const isDenied = (response.status === 401 || response.status === 403) && !isOthers
    const access = isDenied ? response.status : 'allowed'
    expect(access, response.text).toBe(expected)
    if (access !== 403) return
    expect(response.code).toBe(sent.apiKey === undefined ? 'permission_denied' : 'insufficient_scope')
  })
})

const keyNeeds = ({ security }: DocumentedOperation) =>
  security.find(({ scheme }) => scheme === 'apiKeyAuth')?.needs

/** Operations that change or delete something that a key needs a scope to read. */
const changing = documentedOperations
  .filter((operation) => ['PUT', 'PATCH', 'DELETE'].includes(operation.method) && keyNeeds(operation))
  .flatMap((operation) => {
    const read = documentedOperations.find(({ path, method }) => path === operation.path && method === 'GET')
    return read && keyNeeds(read)
      ? [{ id: operation.id, needs: keyNeeds(operation), read: keyNeeds(read) }]
      : []
  })

it.each(changing)(
  '$id requires the same scopes as the read, since its response shows as much',
  ({ needs, read }) => {
    expect(needs).toEqual(expect.arrayContaining([...(read ?? [])]))
  },
)

describe('a publishable key with every scope, on a page of another origin', () => {
  const takingKeys = documentedOperations.filter(keyNeeds)

  it.each(takingKeys)('is refused for $id', async (operation) => {
    const publishable = { scopes, publishable: true, origins: ['https://blog.example'] }
    const { key } = await app.issueKey(publishable)
    const good = await goodRequest(app, operation)
    const headers = { origin: 'https://blog.example.other.example' }
    const response = await send(app, good, { token: undefined, apiKey: key, headers })
    expect(outcome(response)).toBe('403 origin_not_allowed')
  })
})

describe('outside the contract', () => {
  const undocumented = [...new Set(documentedOperations.map(({ path }) => path))].flatMap((path) => {
    const methods: string[] = documentedOperations
      .filter((one) => one.path === path)
      .map(({ method }) => method)
    const documented = methods.includes('GET') ? ['HEAD', ...methods] : methods
    const others = METHODS.filter((method) => !documented.includes(method))
    return others.map((method) => ({ method, path, allowed: [...documented].sort() }))
  })

  it.each(undocumented)('$path answers $method with 405 and Allow', async ({ method, path, allowed }) => {
    const response = await app.request(method, path.replace(/\{\w+\}/, '1'), app.as('admin'))
    expect(response.status).toBe(405)
    expect(response.headers.allow?.split(', ').sort()).toEqual(allowed)
  })

  describe.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/products/1/2',
    '/api/Products',
    '/api/auth',
    '/api//products',
  ])('%s does not exist', (path) => {
    it.each(['GET', 'POST', 'DELETE', 'OPTIONS'])('for %s', async (method) => {
      const response = await app.request(method, path, app.as('admin'))
      expect(response).toMatchObject({ status: 404, code: 'not_found' })
    })
  })
})

describe('a disabled account', () => {
  it('is reported to an owner with the right password, and to nobody else', async () => {
    const { id, username, password } = await app.addUser('switched-off', 'editor')
    await app.prisma.user.update({ where: { id }, data: { disabledAt: app.clock.now() } })
    const owner = await app.request('POST', '/api/auth/login', { json: { username, password } })
    expect(owner).toMatchObject({ status: 403, code: 'account_disabled' })
    const other = await app.request('POST', '/api/auth/login', { json: { username, password: 'a guess' } })
    expect(other).toMatchObject({ status: 401, code: 'invalid_credentials' })
  })
})
