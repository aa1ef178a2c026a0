import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openService, type Service } from '../../src/service.ts'
import { testSettings } from '../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type LogLine, recordingLog } from '../support/log.ts'
import { dial } from './raw.ts'

/** Milliseconds, in the place of a minute. */
const UNREAD = 1_500
const PIPELINED = 100
const MEGABYTE = 1_000_000

const log: LogLine[] = []
let database: TestDatabase
let service: Service
let port: number

beforeAll(async () => {
  database = await createTestDatabase()
  service = await openService(testSettings(database.settings), recordingLog('info', log), {
    timeouts: { request: 30_000, handler: 30_000, unread: UNREAD },
  })
  port = Number(new URL(await service.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await service.close()
  await database.drop()
})

/** Asks for more than the buffers of the system hold, and reads none of it yet. */
async function askForMuch(): Promise<Socket> {
  const socket = await dial(port)
  socket.pause()
  socket.write('GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(PIPELINED))
  return socket
}

const connections = () =>
  new Promise<number>((resolve) => service.app.server.getConnections((_, count) => resolve(count)))
const closed = () => log.filter(({ msg }) => String(msg).startsWith('a connection was closed'))

it('a connection whose client takes nothing of its answers is closed, and the log tells why', async () => {
  const socket = await askForMuch()
  expect(await connections()).toBe(1)
  await expect.poll(connections, { timeout: 10 * UNREAD }).toBe(0)
  expect(closed()).toMatchObject([{ level: 30, unsent: expect.any(Number) }])
  socket.destroy()
})

it('a connection whose client reads slowly stays open', async () => {
  const socket = await askForMuch()
  const before = closed().length
  let received = 0
  let mayHave = 0
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received >= mayHave) socket.pause()
  })
  for (let turn = 0; turn < 15; turn++) {
    mayHave += MEGABYTE
    socket.resume()
    await setTimeout(UNREAD / 10)
  }
  expect(await connections()).toBe(1)
  expect(closed()).toHaveLength(before)
  expect(received).toBeGreaterThan(0)
  socket.removeAllListeners('data').resume()
  socket.end()
  await once(socket, 'close')
})
