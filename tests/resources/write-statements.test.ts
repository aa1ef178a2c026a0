import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import { goodRequest, type PreparedRequest, send } from '../contract/requests.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

/** With BEGIN and COMMIT, and with the one that makes sure of whoever asks. */
const STATEMENTS: { readonly [Id in OperationId]?: number } = {
  login: 3,
  refreshTokens: 1,
  logout: 4,
  changePassword: 8,
  revokeSession: 5,
  createProduct: 1,
  updateProduct: 5,
  deleteProduct: 6,
  createPost: 1,
  updatePost: 7,
  deletePost: 8,
  createUser: 4,
  updateUser: 6,
  deleteUser: 10,
  createApiKey: 6,
  rotateApiKey: 9,
  revokeApiKey: 6,
}
/**
 * With an Idempotency-Key: one that counts keys, and the INSERT, which keeps the row for repetitions; others
 * have two that begin, one that stores the answer, BEGIN and COMMIT besides.
 */
const REPEATABLE: { readonly [Id in OperationId]?: number } = {
  createProduct: 2,
  createPost: 2,
  createUser: 7,
  createApiKey: 9,
  rotateApiKey: 12,
}

const app = useApp()

async function statementsOf(request: PreparedRequest, headers: Record<string, string> = {}): Promise<number> {
  const { token } = request.options
  if (token) await app.request('GET', '/api/posts', { token }) // so that the login is known
  const statements = await statementsFor(async () => {
    expect((await send(app, request, { headers })).status).toBeLessThan(300)
  })
  return statements.length
}

describe.each(documentedOperations.filter(({ method }) => method !== 'GET'))('$id', (operation) => {
  it('takes few statements', async () => {
    expect(await statementsOf(await goodRequest(app, operation))).toBe(STATEMENTS[operation.id])
  })
})

const repeatable = documentedOperations.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'Idempotency-Key'),
)

describe.each(repeatable)('$id with an Idempotency-Key', (operation) => {
  it('takes few statements, too', async () => {
    const good = await goodRequest(app, operation)
    // another title, for its slug to be free
    const json = { ...Object(good.options.json), ...(operation.id === 'createPost' && { title: 'Repeated' }) }
    const request = { ...good, options: { ...good.options, json } }
    const headers = { 'idempotency-key': operation.id }
    expect(await statementsOf(request, headers)).toBe(REPEATABLE[operation.id])
    // the transaction, whoever asks, the answer; before, the INSERT that finds the key taken
    const isOneInsert = STATEMENTS[operation.id] === 1
    expect(await statementsOf(request, headers)).toBe(isOneInsert ? 5 : 4)
  })
})
