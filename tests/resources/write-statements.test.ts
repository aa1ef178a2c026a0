import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import { goodRequest, type PreparedRequest, send } from '../contract/requests.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { described, useOf } from '../support/resources.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'

/**
 * Operations of resources: a create is one INSERT. An update or an action reads the row, then writes it
 * unless it has changed. A deletion begins, checks access, locks the row, records the actor, deletes the
 * row and commits. A batch of creates begins, checks access, lets other batches wait, and is one INSERT,
 * which it may take back, before it commits.
 */
const OF_RESOURCES: { readonly [kind: string]: number } = {
  create: 1,
  update: 2,
  act: 2,
  remove: 6,
  batch: 7,
  restore: 4,
  preview: 2,
  revokePreviews: 5,
}
/** Operations with rules of their own, including BEGIN, COMMIT and the access recheck. */
const STATEMENTS: { readonly [Id in OperationId]?: number } = {
  login: 3,
  refreshTokens: 4,
  logout: 4,
  updateCurrentUser: 6,
  changePassword: 8,
  revokeSession: 5,
  updateUser: 7,
  deleteUser: 11,
  createApiKey: 5,
  createWebhook: 6,
  updateWebhook: 5,
  rotateWebhookSecret: 5,
  testWebhook: 7,
  redeliverWebhookDelivery: 6,
  replayWebhook: 5,
  rotateApiKey: 7,
  revokeApiKey: 5,
  deleteMedia: 8,
  replaceMediaContent: 7,
}
/** More with an `Idempotency-Key`: two that begin, one that counts keys, and one that stores the response. */
const TO_REPEAT = 3
/** More if there is no transaction otherwise: BEGIN, the access recheck and COMMIT. */
const TO_BEGIN = 3
const WITHOUT_TRANSACTION = ['act', 'restore', 'preview']
/** More if the create is one INSERT, which stores the response, too. */
const TO_REPEAT_ONE = 1

/** More if an update moves a record within a tree: BEGIN, two locks and COMMIT. */
const TO_MOVE = 4

/** The number of statements that an operation may execute with such a body. */
function limitOf(id: OperationId, found: number, body: unknown = {}): number {
  const { resource, kind = '' } = useOf(id) ?? {}
  const limit = STATEMENTS[id] ?? (resource?.hasVersion ? OF_RESOURCES[kind] : undefined)
  // one more looks for records that go with it
  const below = described.filter(({ parent }) => parent?.isCascade && parent.to === resource?.name)
  const own = below.filter(({ hasVersion }) => hasVersion && kind === 'remove')
  // one more looks for the record that a batch is below
  const above = kind === 'batch' && resource?.parent ? 1 : 0
  // one more lets others wait that change the same tree
  const inTree = Object.entries(resource?.references ?? {}).filter(([, { cycle }]) => cycle)
  const isMove = kind === 'update' && inTree.some(([name]) => name in Object(body))
  const tree = (kind === 'remove' && inTree.length > 0 ? 1 : 0) + (isMove ? TO_MOVE : 0)
  if (limit !== undefined) return limit + own.length + above + tree
  throw new Error(`Add to STATEMENTS, if it is right:  ${id}: ${found},`)
}

const app = useApp()

async function statementsOf(request: PreparedRequest, headers: Record<string, string> = {}): Promise<number> {
  const { token } = request.options
  if (token) await app.request('GET', '/api/posts', { token }) // caches the principal
  const statements = await statementsFor(async () => {
    expect((await send(app, request, { headers })).status).toBeLessThan(300)
  })
  return statements.length
}

describe.each(documentedOperations.filter(({ method }) => method !== 'GET'))('$id', (operation) => {
  it('executes as few statements as expected', async () => {
    const request = await goodRequest(app, operation)
    const found = await statementsOf(request)
    expect(found).toBe(limitOf(operation.id, found, request.options.json))
  })
})

const repeatable = documentedOperations.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'Idempotency-Key'),
)

describe.each(repeatable)('$id with an Idempotency-Key', (operation) => {
  it('executes few more statements', async () => {
    const good = await goodRequest(app, operation)
    const json = Object(good.options.json)
    // another title or name, so that its slug is free
    for (const name of ['title', 'name']) if (name in json) json[name] = 'Repeated'
    const request = { ...good, options: { ...good.options, json } }
    const headers = { 'idempotency-key': operation.id }
    const limit = limitOf(operation.id, 0)
    const isOneInsert = limit === 1
    const further = isOneInsert
      ? TO_REPEAT_ONE
      : TO_REPEAT + (WITHOUT_TRANSACTION.includes(useOf(operation.id)?.kind ?? '') ? TO_BEGIN : 0)
    expect(await statementsOf(request, headers)).toBe(limit + further)
    // the transaction, the access recheck and the response, after an INSERT that finds the key taken
    expect(await statementsOf(request, headers)).toBe(isOneInsert ? 5 : 4)
  })
})

describe('a refused updatePost', () => {
  const REFUSED = [
    { title: 'with an outdated If-Match', role: 'editor', tag: '"0"', outcome: '412 precondition_failed' },
    { title: 'for another author’s post', role: 'author', tag: '*', outcome: '403 permission_denied' },
    { title: 'for a missing post', role: 'editor', tag: '*', outcome: '404 not_found' },
  ] as const

  it.each(REFUSED)('$title reads the post and checks access, without a transaction', async (refused) => {
    const json = { title: 'Refused', body: 'B', status: 'published' }
    const { headers } = await app.request('POST', '/api/posts', { ...app.as('editor'), json })
    const path = refused.outcome.startsWith('404') ? '/api/posts/2147483647' : String(headers.location)
    const who = app.as(refused.role)
    await app.request('GET', path, who)
    const statements = await statementsFor(async () => {
      const options = { ...who, json: { title: 'New' }, headers: { 'if-match': refused.tag } }
      expect(outcome(await app.request('PATCH', path, options))).toBe(refused.outcome)
    })
    // denied attempts are added to the audit trail in the background
    const asked = statements.filter(({ text }) => !text.includes('audit_entries'))
    expect(asked.map(({ text }) => /^\s*SELECT/.test(text))).toEqual([true, true])
  })
})
