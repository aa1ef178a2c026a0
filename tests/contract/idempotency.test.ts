import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations as table } from '../../generated/operations.ts'
import { validValue } from '../support/arbitrary.ts'
import { documentedOperations } from '../support/contract-document.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, send } from './requests.ts'

const app = useApp()

const idempotent = documentedOperations.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'Idempotency-Key'),
)

describe('an Idempotency-Key', () => {
  it.each(idempotent)(
    'of $id is refused while its first request is running, then answered with the first answer',
    async (operation) => {
      const request = await goodRequest(app, operation)
      const headers = { 'idempotency-key': `running-${operation.id}` }
      // from here on the principal is remembered
      await app.request('GET', '/api/auth/me', { token: request.options.token })
      const release = await holdDatabase()
      const both = [send(app, request, { headers }), send(app, request, { headers })]
      const refused = await Promise.race(both)
      release()
      const answers = await Promise.all(both)

      const headers409 = { 'retry-after': '1' }
      expect(refused).toMatchObject({ status: 409, code: 'in_progress', headers: headers409 })
      expect(refused.json).not.toHaveProperty('data.errors')
      const created = answers.find((answer) => answer !== refused)
      expect(created?.status).toBe(table[operation.id].successStatus)
      expect(created?.headers).not.toHaveProperty('idempotency-replayed')

      const replayed = await send(app, request, { headers })
      expect(replayed).toMatchObject({ status: created?.status, text: created?.text })
      expect(replayed.headers).toMatchObject({
        'idempotency-replayed': 'true',
        location: created?.headers.location,
      })
    },
  )

  it.each(idempotent)('of $id is refused with another body', async (operation) => {
    const request = await goodRequest(app, operation)
    const headers = { 'idempotency-key': `reused-${operation.id}` }
    expect((await send(app, request, { headers })).status).toBe(table[operation.id].successStatus)
    const response = await send(app, request, { headers, json: otherBody(operation, request.options.json) })
    expect(response).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  })
})

function otherBody({ body }: DocumentedOperation, json: unknown): unknown {
  const others = fc.sample(validValue(body?.schema ?? {}), { numRuns: 10, seed: 1 })
  return others.find((other) => JSON.stringify(other) !== JSON.stringify(json))
}

/**
 * Nothing that needs the stored answers gets on until it is released: neither on many connections nor on the
 * only one.
 */
async function holdDatabase(): Promise<() => void> {
  return new Promise((resolve, reject) => {
    app.prisma
      .$transaction(async (tx) => {
        await tx.$executeRaw`LOCK TABLE idempotency_records`
        await new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}
