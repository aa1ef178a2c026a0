import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { goodRequest, operationsIn, type PreparedRequest, send } from '../contract/requests.ts'
import { validValue } from '../support/arbitrary.ts'
import { documentedOperations } from '../support/contract-document.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { outcome } from '../support/outcome.ts'
import { described, useOf } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

const keyed = documentedOperations.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'Idempotency-Key'),
)

/** The numbers of rows that a POST can add to. */
async function rows() {
  const entries = await app.prisma.auditEntry.count()
  const answers = await app.prisma.idempotencyRecord.count()
  // authors are users, and the service adds deliveries whenever it gets to it
  const own = described.filter(({ name, table, type }) => name === table.sql && type !== undefined)
  const tables = own.map(({ table }) => Prisma.sql`SELECT count(*)::int AS count FROM ${table}`)
  // previews are no resource
  tables.push(Prisma.sql`SELECT count(*)::int FROM previews`)
  const counts = await app.prisma.$queryRaw<{ count: number }[]>(Prisma.join(tables, ' UNION ALL '))
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return { records: all, entries, answers }
}

const withKey = (request: PreparedRequest, key: string) =>
  send(app, request, { headers: { 'idempotency-key': key } })

/** How many records and entries of the audit trail an operation adds. */
function addedBy(operation: DocumentedOperation, request: PreparedRequest) {
  if (useOf(operation.id)?.kind === 'batch') {
    const { length } = operationsIn(request)
    return { records: length, entries: length }
  }
  // the old key changes, too
  if (operation.id === 'rotateApiKey') return { records: 1, entries: 2 }
  // another secret of the same webhook
  const isNew = statusOf(operation) === 201 && operation.id !== 'rotateWebhookSecret'
  return { records: isNew ? 1 : 0, entries: 1 }
}

const statusOf = ({ id }: DocumentedOperation) => operations[id].successStatus

it('every POST accepts an Idempotency-Key, except those on logins', () => {
  const posts = documentedOperations.filter(({ id, method }) => {
    const { tag } = operations[id]
    return method === 'POST' && tag !== 'Authentication'
  })
  expect(keyed.map(({ id }) => id)).toEqual(posts.map(({ id }) => id))
})

describe.each(keyed)('$id', (operation) => {
  it('is carried out once for 20 concurrent requests and all later ones', async () => {
    const request = await goodRequest(app, operation)
    const before = await rows()
    const responses = await Promise.all(Array.from({ length: 20 }, () => withKey(request, 'at-once')))
    const created = responses.filter(({ status }) => status === statusOf(operation))
    const others = responses.filter(({ status }) => status !== statusOf(operation))
    expect(new Set(created.map(({ text }) => text)).size).toBe(1)
    expect(others.map(outcome)).toEqual(others.map(() => '409 in_progress'))
    const again = await withKey(request, 'at-once')
    expect(again).toMatchObject({ text: created[0]?.text, headers: { 'idempotency-replayed': 'true' } })
    expect(again.headers.location).toBe(created[0]?.headers.location)
    expect(again.headers.etag).toBe(created[0]?.headers.etag)
    const { records, entries } = addedBy(operation, request)
    expect(await rows()).toEqual({
      records: before.records + records,
      entries: before.entries + entries,
      answers: before.answers + 1,
    })
  })

  it('refuses a key while its first request is running, then replays the first response', async () => {
    const request = await goodRequest(app, operation)
    // from here on the principal is cached
    await app.request('GET', '/api/auth/me', { token: request.options.token })
    const release = await holdAnswers()
    const both = [withKey(request, 'running'), withKey(request, 'running')]
    const refused = await Promise.race(both)
    release()
    const answers = await Promise.all(both)
    expect(refused).toMatchObject({ status: 409, code: 'in_progress', headers: { 'retry-after': '1' } })
    expect(refused.json).not.toHaveProperty('data.errors')
    const created = answers.find((answer) => answer !== refused)
    expect(created?.status).toBe(statusOf(operation))
    expect(created?.headers).not.toHaveProperty('idempotency-replayed')
    const again = await withKey(request, 'running')
    expect(again).toMatchObject({
      status: statusOf(operation),
      text: created?.text,
      headers: { 'idempotency-replayed': 'true' },
    })
    expect(again.headers.location).toBe(created?.headers.location)
  })

  it('rolls back the record when the response cannot be stored, and can be retried', async () => {
    const request = await goodRequest(app, operation)
    const before = await rows()
    await app.prisma.$executeRaw`
      ALTER TABLE idempotency_records ADD CONSTRAINT full_disk CHECK (key <> 'crash') NOT VALID`
    expect(outcome(await withKey(request, 'crash'))).toBe('500 internal_error')
    expect(await rows()).toEqual(before)
    await app.prisma.$executeRaw`ALTER TABLE idempotency_records DROP CONSTRAINT full_disk`
    const response = await withKey(request, 'crash')
    expect(response.status).toBe(statusOf(operation))
    expect(response.headers).not.toHaveProperty('idempotency-replayed')
  })

  it('refuses a key that was used with another body or path', async () => {
    const request = await goodRequest(app, operation)
    const { token } = request.options
    const other = operation.body
      ? { ...request, ...anotherBody(operation, request) }
      : await goodRequest(app, operation)
    expect(outcome(await withKey(request, 'other'))).toBe(String(statusOf(operation)))
    const before = await rows()
    const response = await send(app, other, { token, headers: { 'idempotency-key': 'other' } })
    expect(outcome(response)).toBe('422 idempotency_key_reused')
    expect(await rows()).toEqual(before)
  })
})

function anotherBody({ body }: DocumentedOperation, { options }: PreparedRequest) {
  const bodies = fc.sample(validValue(body?.schema ?? {}), { numRuns: 10, seed: 1 })
  const json = bodies.find((one) => JSON.stringify(one) !== JSON.stringify(options.json))
  return { options: { ...options, json } }
}

/**
 * Blocks every request that needs the stored responses until it is released, whether there are many
 * connections or only one.
 */
async function holdAnswers(): Promise<() => void> {
  return new Promise((resolve, reject) => {
    app.prisma
      .$transaction(async (tx) => {
        await tx.$executeRaw`LOCK TABLE idempotency_records`
        await new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}
