import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { handlers } from '../../src/resources/index.ts'
import { openService, type Service } from '../../src/service.ts'
import { testSettings } from '../support/app.ts'
import { createGate } from '../support/gate.ts'
import { type LogLine, recordingLog } from '../support/log.ts'
import { useDatabase } from '../support/use-database.ts'
import { answers, dial } from './raw.ts'

/** Milliseconds; stands in for a minute. */
const UNREAD = 1_500
const PIPELINED = 100
const MEGABYTE = 1_000_000

const log: LogLine[] = []
/** A list of products that counts its calls, and responds once its gate is open. */
const lists = { begun: 0, gate: createGate() }
const database = await useDatabase()
let service: Service
let port: number

beforeAll(async () => {
  const settings = testSettings({ ...database.settings, answerMemory: 0 })
  service = await openService(settings, recordingLog('info', log), {
    timeouts: { request: 30_000, handler: 30_000, unread: UNREAD },
    handlers: {
      ...handlers,
      async listProducts() {
        lists.begun++
        await lists.gate.opened
        return { data: [], next: undefined }
      },
    },
  })
  port = Number(new URL(await service.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await service.close()
})

/** Requests more than the system's buffers hold, and reads none of it yet. */
async function askForMuch(): Promise<Socket> {
  const socket = await dial(port)
  socket.pause()
  socket.write('GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(PIPELINED))
  return socket
}

const connections = () =>
  new Promise<number>((resolve) => service.app.server.getConnections((_, count) => resolve(count)))
const closed = () => log.filter(({ msg }) => String(msg).startsWith('a connection was closed'))

it('closes a connection whose client does not read its responses, and logs why', async () => {
  const socket = await askForMuch()
  expect(await connections()).toBe(1)
  await expect.poll(connections, { timeout: 10 * UNREAD }).toBe(0)
  expect(closed()).toMatchObject([{ level: 30, unsent: expect.any(Number) }])
  socket.destroy()
})

it('keeps a connection open whose client reads slowly', async () => {
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

const LIST = 'GET /api/products HTTP/1.1\r\nHost: a\r\n\r\n'
const OTHER = 'GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

/** Sends a request on another connection, and waits for the response. */
async function askElsewhere(): Promise<void> {
  const socket = await dial(port)
  socket.write(OTHER)
  expect(await answers(socket)).toMatchObject([{ status: 200 }])
}

it('starts each pipelined request once the previous response is sent', async () => {
  const socket = await dial(port)
  socket.write(LIST.repeat(PIPELINED) + OTHER)
  await expect.poll(() => lists.begun).toBe(1)
  await askElsewhere()
  expect(lists.begun).toBe(1)
  lists.gate.open()
  const statuses = (await answers(socket)).map(({ status }) => status)
  expect(statuses).toEqual(Array(PIPELINED + 1).fill(200))
  expect(lists.begun).toBe(PIPELINED)
})

it('closes a connection with too many pipelined requests, and logs why once', async () => {
  lists.gate = createGate()
  const before = lists.begun
  const socket = await dial(port)
  socket.write(LIST.repeat(1_000))
  await once(socket, 'close')
  lists.gate.open()
  await askElsewhere()
  expect(lists.begun).toBe(before + 1)
  expect(closed().filter(({ msg }) => String(msg).includes('too many requests'))).toHaveLength(1)
})
