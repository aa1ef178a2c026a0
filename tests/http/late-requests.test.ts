import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { handlers } from '../../src/resources/index.ts'
import { openService, type Service } from '../../src/service.ts'
import { testSettings } from '../support/app.ts'
import { createClient } from '../support/client.ts'
import { createGate } from '../support/gate.ts'
import { outcome } from '../support/outcome.ts'
import { useDatabase } from '../support/use-database.ts'
import { answers, dial } from './raw.ts'

const database = await useDatabase()
let service: Service
let origin: string
const finished = createGate()

beforeAll(async () => {
  service = await openService(testSettings(database.settings), pino({ level: 'silent' }), {
    timeouts: { request: 300, handler: 1500, unread: 60_000 },
    handlers: {
      ...handlers,
      async listProducts() {
        await finished.opened
        return { data: [], next: undefined }
      },
      async login() {
        await finished.opened
        throw new Error('too late')
      },
    },
  })
  origin = await service.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  finished.open()
  await service.close()
})

it.each([
  ['headers', 'GET /api/posts HTTP/1.1\r\nHost: cms.example\r\nX-A: '],
  [
    'a body',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\n' +
      'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
])('answers 408 to %s that never end', async (_title, start) => {
  const socket = await dial(Number(new URL(origin).port))
  socket.write(start)
  const received = await answers(socket)
  expect(received.map(outcome)).toEqual(['408 request_timeout'])
  expect(received[0]?.headers).toHaveProperty('access-control-allow-origin', '*')
})

it.each([
  ['GET', '/api/products', {}],
  ['POST', '/api/auth/login', { json: { username: 'admin', password: 'correct horse battery staple' } }],
])('answers 503 with Retry-After when the handler of %s %s never finishes', async (method, path, options) => {
  const client = createClient(origin)
  const response = await client.request(method, path, options)
  expect(response).toMatchObject({ status: 503, code: 'unavailable', headers: { 'retry-after': '5' } })
  client.close()
})
