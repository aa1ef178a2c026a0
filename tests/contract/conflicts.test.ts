import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations as table } from '../../generated/operations.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { documentedOperation, documentedOperations } from '../support/contract-document.ts'
import { goodRequest, send } from './requests.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('409: a value that must be unique', () => {
  it.each<{ id: OperationId; example: string; field: string }>([
    { id: 'createProduct', example: 'full', field: '/sku' },
    { id: 'createPost', example: 'published', field: '/slug' },
  ])('$id refuses a $field that is taken, and names it', async ({ id, example, field }) => {
    const request = await goodRequest(app, documentedOperation(id), example)
    expect((await send(app, request)).status).toBe(201)
    const response = await send(app, request)
    expect(response.status).toBe(409)
    expect(response.json).toMatchObject({
      data: { code: 'conflict', errors: [{ in: 'body', field, rule: 'unique', message: 'is taken' }] },
    })
    // whoever sends a key along finds the same, and may use the key again
    const withKey = await send(app, request, { headers: { 'idempotency-key': 'taken' } })
    expect([withKey.status, withKey.code]).toEqual([409, 'conflict'])
  })
})

describe('an Idempotency-Key', () => {
  const idempotent = documentedOperations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  )

  it.each(idempotent)(
    'of $id is refused while its first request is running, then answered with the first answer',
    async (operation) => {
      const request = await goodRequest(app, operation)
      const headers = { 'idempotency-key': `running-${operation.id}` }
      await app.request('GET', '/api/auth/me', { token: request.options.token }) // who asks is remembered from here on
      const release = await holdDatabase()
      const both = [send(app, request, { headers }), send(app, request, { headers })]
      const refused = await Promise.race(both)
      release()
      const answers = await Promise.all(both)

      expect([refused.status, refused.code]).toEqual([409, 'conflict'])
      expect(refused.json).not.toHaveProperty('data.errors')
      const created = answers.find((answer) => answer !== refused)
      expect(created?.status).toBe(table[operation.id].successStatus)
      expect(created?.headers).not.toHaveProperty('idempotency-replayed')

      const replayed = await send(app, request, { headers })
      expect([replayed.status, replayed.text]).toEqual([created?.status, created?.text])
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
    const { json } = request.options
    const other = { ...(typeof json === 'object' && json), name: 'Other', title: 'Other' }
    const known = Object.keys(Object(operation.body?.schema.properties))
    const body = Object.fromEntries(Object.entries(other).filter(([name]) => known.includes(name)))
    const response = await send(app, request, { headers, json: body })
    expect([response.status, response.code]).toEqual([422, 'idempotency_key_reused'])
  })
})

/** Nothing that needs the stored answers gets on until it is released: neither on many connections nor on the only one. */
async function holdDatabase(): Promise<() => void> {
  const { prisma } = app.context.database
  return new Promise((resolve, reject) => {
    prisma
      .$transaction(async (tx) => {
        await tx.$executeRaw`LOCK TABLE idempotency_records`
        await new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}
