import { describe, expect, it } from 'vitest'
import { Prisma } from '../../generated/prisma/client.ts'
import { goodRequest, type PreparedRequest, send } from '../contract/requests.ts'
import { documentedOperations } from '../support/contract-document.ts'
import type { DocumentedOperation, Schema } from '../support/contract-types.ts'
import { outcome } from '../support/outcome.ts'
import { described } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

const creating = documentedOperations.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'Idempotency-Key'),
)

/** How many rows there are of all that a create can write. */
async function rows() {
  const entries = await app.prisma.auditEntry.count()
  const answers = await app.prisma.idempotencyRecord.count()
  // authors are users
  const own = described.filter(({ name, table }) => name === table.sql)
  const tables = own.map(({ table }) => Prisma.sql`SELECT count(*)::int AS count FROM ${table}`)
  const counts = await app.prisma.$queryRaw<{ count: number }[]>(Prisma.join(tables, ' UNION ALL '))
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return { records: all - entries, entries, answers }
}

const withKey = (request: PreparedRequest, key: string) =>
  send(app, request, { headers: { 'idempotency-key': key } })

it('every POST that creates takes an Idempotency-Key', () => {
  const posts = documentedOperations.filter(
    ({ method, responses }) => method === 'POST' && responses.some(({ status }) => status === 201),
  )
  expect(creating.map(({ id }) => id)).toEqual(posts.map(({ id }) => id))
})

describe.each(creating)('$id', (operation) => {
  it('creates once for 20 requests at once, and for all that come later', async () => {
    const request = await goodRequest(app, operation)
    const before = await rows()
    const responses = await Promise.all(Array.from({ length: 20 }, () => withKey(request, 'at-once')))
    const created = responses.filter(({ status }) => status === 201)
    const others = responses.filter(({ status }) => status !== 201)
    expect(new Set(created.map(({ text }) => text)).size).toBe(1)
    expect(others.map(outcome)).toEqual(others.map(() => '409 in_progress'))
    const again = await withKey(request, 'at-once')
    expect(again).toMatchObject({ text: created[0]?.text, headers: { 'idempotency-replayed': 'true' } })
    expect(again.headers.location).toBe(created[0]?.headers.location)
    expect(again.headers.etag).toBe(created[0]?.headers.etag)
    // a rotation changes the old key, and that is another entry
    const entries = operation.id === 'rotateApiKey' ? 2 : 1
    expect(await rows()).toEqual({
      records: before.records + 1,
      entries: before.entries + entries,
      answers: before.answers + 1,
    })
  })

  it('leaves neither row nor answer when the answer cannot be stored, and can be retried', async () => {
    const request = await goodRequest(app, operation)
    const before = await rows()
    await app.prisma.$executeRaw`
      ALTER TABLE idempotency_records ADD CONSTRAINT full_disk CHECK (key <> 'crash') NOT VALID`
    expect(outcome(await withKey(request, 'crash'))).toBe('500 internal_error')
    expect(await rows()).toEqual(before)
    await app.prisma.$executeRaw`ALTER TABLE idempotency_records DROP CONSTRAINT full_disk`
    const response = await withKey(request, 'crash')
    expect(response.status).toBe(201)
    expect(response.headers).not.toHaveProperty('idempotency-replayed')
  })

  it('refuses a key that was used with another body', async () => {
    const request = await goodRequest(app, operation)
    expect(outcome(await withKey(request, 'other'))).toBe('201')
    const before = await rows()
    const json = { ...Object(request.options.json), ...otherValue(operation, request) }
    const response = await send(app, request, { json, headers: { 'idempotency-key': 'other' } })
    expect(outcome(response)).toBe('422 idempotency_key_reused')
    expect(await rows()).toEqual(before)
  })
})

/** Another value of a field of a request: of the first that is a number, or plain text. */
function otherValue({ id, body }: DocumentedOperation, { options }: PreparedRequest): object {
  for (const [name, schema] of Object.entries<Schema>(Object(body?.schema.properties))) {
    const value: unknown = Reflect.get(Object(options.json), name)
    if (typeof value === 'number') return { [name]: value + 1 }
    if (typeof value === 'string' && !schema.pattern && !schema.format && !schema.enum)
      return { [name]: 'other' }
  }
  throw new Error(`Put a number or a plain text into the first request example of ${id} in openapi.yaml`)
}
