import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { outcome } from '../support/outcome.ts'
import { described, useOf } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, readTag, send } from './requests.ts'

const app = useApp()
const actions = documentedOperations.filter(({ id }) => useOf(id)?.kind === 'act')

/** The name of an action in the audit trail. */
function verbOf(id: OperationId): string {
  const resource = useOf(id)?.resource
  const [verb] = Object.entries(resource?.actions ?? {}).find(([, one]) => one === id) ?? []
  return `${resource?.type}.${verb}`
}

describe('an action', () => {
  it('is an operation of a resource with a version', () => {
    for (const { actions, hasVersion } of described)
      if (Object.keys(actions).length > 0) expect(hasVersion).toBe(true)
  })

  it.each(actions)('$id makes a new version, with its own name in the audit trail', async (operation) => {
    const request = await goodRequest(app, operation)
    const before = await readTag(app, request.path, request.caller)
    const response = await send(app, request)
    expect(response.status).toBe(200)
    expect(response.headers.etag).not.toBe(before)
    expect(await readTag(app, request.path, request.caller)).toBe(response.headers.etag)
    const entry = await app.prisma.auditEntry.findFirst({ orderBy: { id: 'desc' } })
    expect(entry?.action).toBe(verbOf(operation.id))
  })

  it.each(actions)('$id is refused if the record is already in the resulting state', async (operation) => {
    const request = await goodRequest(app, operation)
    const done = await send(app, request)
    const again = { ...request, options: { ...request.options, headers: { 'if-match': '*' } } }
    const refused = await send(app, again)
    expect(outcome(refused)).toBe('409 wrong_state')
    expect(await readTag(app, request.path, request.caller)).toBe(done.headers.etag)
  })

  it.each(actions)('$id succeeds once, however many concurrent requests there are', async (operation) => {
    const request = await goodRequest(app, operation)
    const all = { ...request, options: { ...request.options, headers: { 'if-match': '*' } } }
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(app, all)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })
})
