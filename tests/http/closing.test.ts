import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { handlers } from '../../src/resources/index.ts'
import { openService, type Service } from '../../src/service.ts'
import { testSettings } from '../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { createGate } from '../support/gate.ts'
import { answers, dial } from './raw.ts'

let database: TestDatabase
let service: Service
let port: number
const entered = createGate()
const answered = createGate()

beforeAll(async () => {
  database = await createTestDatabase()
  service = await openService(testSettings(database.settings), pino({ level: 'silent' }), {
    handlers: {
      ...handlers,
      async listProducts() {
        entered.open()
        await answered.opened
        return { data: [], next: undefined }
      },
    },
  })
  port = Number(new URL(await service.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => database.drop())

it('a service that closes answers what is in flight, and does not wait for idle connections', async () => {
  const [unused, used, busy] = [await dial(port), await dial(port), await dial(port)]
  used.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(used, 'data')
  busy.write('GET /api/products HTTP/1.1\r\nHost: a\r\n\r\n')
  await entered.opened
  const ends = [once(unused, 'close'), once(used, 'close')]
  const received = answers(busy)
  const closed = service.close()
  await Promise.all(ends)
  answered.open()
  expect(
    (await received).map(({ status, text }) => [status, text.includes('0 products on this page.')]),
  ).toEqual([[200, true]])
  await closed
  await expect(dial(port)).rejects.toThrow('ECONNREFUSED')
})
