import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scope } from '../../src/context.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { documentedOperations, namedSchema } from '../support/contract-document.ts'
import { addUser } from '../support/users.ts'
import { credentials, expectedAccess } from './credentials.ts'
import { goodRequest } from './requests.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const scopes = [namedSchema('ApiKeyScope').enum]
  .flat()
  .filter((scope): scope is Scope => typeof scope === 'string')

describe.each(documentedOperations)('$id', (operation) => {
  const cells = credentials(scopes).map((credential) => ({
    credential,
    title: credential.title,
    expected: expectedAccess(operation, credential),
  }))

  it.each(cells)('$expected: $title', async ({ credential, expected }) => {
    const sent = await credential.make(app)
    const { method, path, options } = await goodRequest(app, operation)
    const response = await app.request(method, path, { ...sent, json: options.json })
    const access = response.status === 401 || response.status === 403 ? response.status : 'allowed'
    expect(access, response.text).toBe(expected)
  })
})

describe('a disabled account', () => {
  it('is told to its owner, who knows the password, and to nobody else', async () => {
    const { id, username, password } = await addUser(app.context, 'switched-off', 'editor')
    const { prisma } = app.context.database
    await prisma.user.update({ where: { id }, data: { disabledAt: app.clock.now() } })
    const owner = await app.request('POST', '/api/auth/login', { json: { username, password } })
    expect([owner.status, owner.code]).toEqual([403, 'account_disabled'])
    const other = await app.request('POST', '/api/auth/login', { json: { username, password: 'a guess' } })
    expect([other.status, other.code]).toEqual([401, 'invalid_credentials'])
  })
})
