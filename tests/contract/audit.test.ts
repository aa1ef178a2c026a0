import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, send } from './requests.ts'

const app = useApp()

/**
 * What an operation records if not one change: issuing tokens is no change, a rotation is two, and so is a
 * batch of two.
 */
const CHANGES: { readonly [Id in OperationId]?: number } = {
  refreshTokens: 0,
  rotateApiKey: 2,
  batchProducts: 2,
}

describe('the audit trail', () => {
  it.each(documentedOperations)('records each change by $id once, with its actor', async (operation) => {
    const { id, method } = operation
    const request = await goodRequest(app, operation)
    const before = await lastEntry()
    const response = await send(app, request)
    const entries = await app.prisma.auditEntry.findMany({ where: { id: { gt: before } } })
    expect(entries).toHaveLength(method === 'GET' ? 0 : (CHANGES[id] ?? 1))
    for (const entry of entries) {
      expect(entry).toMatchObject({
        actorType: 'user',
        actorId: String(request.caller.id),
        requestId: response.headers['x-request-id'],
        createdAt: app.clock.now(),
      })
    }
  })

  it.each(documentedOperations.filter(({ method }) => method !== 'GET'))(
    'can be filtered by what $id records',
    async (operation) => {
      const before = await lastEntry()
      await send(app, await goodRequest(app, operation))
      const entries = await app.prisma.auditEntry.findMany({ where: { id: { gt: before } } })
      for (const { id, action } of entries) {
        const query = { action, limit: 100 }
        const { data } = await app.call('listAuditEntries', { ...app.as('admin'), query })
        expect(data.map((entry) => entry.id)).toContain(Number(id))
      }
    },
  )

  it.each(documentedOperations)('records no change when $id is refused', async (operation) => {
    const request = await goodRequest(app, operation)
    const before = await lastEntry()
    expect((await send(app, request, { query: { nonsense: 1 } })).status).toBe(400)
    expect(await lastEntry()).toBe(before)
  })
})

async function lastEntry(): Promise<bigint> {
  const { _max } = await app.prisma.auditEntry.aggregate({ _max: { id: true } })
  return _max.id ?? 0n
}
