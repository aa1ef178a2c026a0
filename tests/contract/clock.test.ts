import { describe, expect, it } from 'vitest'
import { testClock } from '../support/app.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { useOf } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'
import { goodRequest, send } from './requests.ts'

/** Far from the time of this machine and its database, and earlier than every time in the examples. */
const START = new Date('2001-02-03T04:05:06.789Z')

const app = useApp({ clock: testClock(START) })

const writing = documentedOperations.filter(({ method }) => method !== 'GET')

describe('every stored time comes from the clock of the service', () => {
  it.each(writing)('$id', async (operation) => {
    const request = await goodRequest(app, operation)
    const prepared = app.clock.now().toISOString()
    app.clock.advance(60)
    const from = new Date()
    const response = await send(app, request)
    expect(response.status).toBeLessThan(300)
    expect(await timesBetween(from, new Date())).toEqual([])
    const { id, createdAt, updatedAt } = Object(response.json).data
    const now = app.clock.now().toISOString()
    // what a path names was there before, also if its response has something new, such as a secret
    const isElse = useOf(operation.id)?.kind === 'create' || !request.path.split('/').includes(String(id))
    const isNew = operation.method === 'POST' && isElse
    expect([undefined, isNew ? now : prepared]).toContain(createdAt)
    expect([undefined, operation.method === 'DELETE' ? prepared : now]).toContain(updatedAt)
  })
})

/** The columns, in any table, that hold a time between two moments. */
async function timesBetween(from: Date, to: Date): Promise<string[]> {
  const columns = await app.prisma.$queryRaw<{ name: string; query: string }[]>`
    SELECT table_name || '.' || column_name AS name,
      format(
        'SELECT count(*)::int AS count FROM %I WHERE %I BETWEEN $1 AND $2', table_name, column_name
      ) AS query
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT LIKE '\\_prisma%' AND data_type LIKE 'timestamp%'`
  expect(columns.length).toBeGreaterThan(20)
  const found: string[] = []
  for (const { name, query } of columns) {
    const [row] = await app.prisma.$queryRawUnsafe<{ count: number }[]>(query, from, to)
    if (row?.count !== 0) found.push(name)
  }
  return found
}
