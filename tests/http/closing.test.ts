import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { handlers } from '../../src/operations/index.ts'
import { openService, type Service } from '../../src/service.ts'
import { testSettings } from '../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { answers, dial } from './raw.ts'

let database: TestDatabase
let service: Service
let port: number
let answer: () => void
let entered: Promise<void>

beforeAll(async () => {
  database = await createTestDatabase()
  const wanted = new Promise<void>((resolve) => {
    answer = resolve
  })
  let enter = () => {}
  entered = new Promise((resolve) => {
    enter = resolve
  })
  service = await openService(testSettings(database.settings), pino({ level: 'silent' }), {
    handlers: {
      ...handlers,
      async listProducts() {
        enter()
        await wanted
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
  await entered
  const ends = [once(unused, 'close'), once(used, 'close')]
  const received = answers(busy)
  const closed = service.close()
  await Promise.all(ends)
  answer()
  expect(
    (await received).map(({ status, text }) => [status, text.includes('0 products on this page.')]),
  ).toEqual([[200, true]])
  await closed
  await expect(dial(port)).rejects.toThrow('ECONNREFUSED')
})
