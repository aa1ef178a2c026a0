import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dial, sendLines } from '../http/raw.ts'
import { createClient } from '../support/client.ts'
import { environmentOf } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'
import { useDatabase } from '../support/use-database.ts'
import { end, type Served, SIGN_IN } from './operator.ts'
import { startProgram } from './program.ts'

/** The embedded database alone would have more than half of this number open. */
const OPEN_FILES = 196
const IDLE_CONNECTIONS = 250
/** Milliseconds of silence after which another connection may replace an idle one. */
const PATIENCE = 1_000

const database = await useDatabase()
let served: Served
let token: string
const idle: Socket[] = []

beforeAll(async () => {
  const settings = {
    ...environmentOf(database),
    ADMIN_PASSWORD: SIGN_IN.password,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
  }
  const command = `ulimit -n ${OPEN_FILES}; exec "${process.execPath}" scripts/cms.mjs start`
  const program = startProgram(settings, ['-c', command], 'sh')
  served = { program, client: createClient(await program.origin) }
  token = (await served.client.call('login', { json: SIGN_IN })).data.accessToken
})
afterAll(async () => {
  for (const socket of idle) socket.destroy()
  await end(served)
})

/** Uses files, threads and packages that nothing before has used. */
async function work(): Promise<string[]> {
  const { client } = served
  const user = { username: 'ada', password: 'passwordpassword', role: 'editor' }
  const posts = [
    { title: 'Привет', body: 'x' },
    { title: 'Rich', body: '<p onclick="x()">One</p><svg></svg>' },
  ]
  const answers = [
    await client.request('POST', '/api/users', { token, json: user }),
    ...(await Promise.all(posts.map((json) => client.request('POST', '/api/posts', { token, json })))),
    await client.request('GET', '/docs'),
    await client.request('GET', '/health/ready'),
  ]
  return answers.map(outcome)
}

describe('a service with a low limit of open files', () => {
  const all = ['422 validation_failed (/password guessable)', '201', '201', '200', '200']

  it('keeps working while clients hold more connections than the limit', async () => {
    const { port } = new URL(await served.program.origin)
    for (let count = 0; count < IDLE_CONNECTIONS; count++) {
      const socket = await dial(Number(port))
      idle.push(socket.on('error', () => {}))
    }
    await delay(2 * PATIENCE)
    expect(await work()).toEqual(all)
  })

  it('logs this once', () => {
    const lines = served.program
      .output()
      .split('\n')
      .filter((line) => line.includes('limit of open files'))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40 }])
  })

  it('answers 503 to a client whose connection exceeds the limit, and serves the earlier ones', async () => {
    for (const socket of idle.splice(0)) socket.destroy()
    const port = Number(new URL(await served.program.origin).port)
    const begun: Socket[] = []
    while (begun.every(({ destroyed }) => !destroyed) && begun.length < OPEN_FILES) {
      const socket = await dial(port)
      begun.push(socket.on('error', () => {}))
      socket.write('GET /health/live HTTP/1.1\r\n')
    }
    await delay(PATIENCE / 4)
    const open = begun.filter(({ destroyed }) => !destroyed)
    expect(open.length).toBeLessThan(begun.length)
    for (const socket of open.slice(0, 3)) socket.destroy()
    await delay(PATIENCE / 4)
    const received = await sendLines(port, 'GET /api/posts HTTP/1.1', 'Host: a', '', '')
    expect(received.map(outcome)).toEqual(['503 unavailable'])
    expect(received[0]?.headers).toMatchObject({ connection: 'close', 'retry-after': '5' })
    const [earlier] = open.splice(3, 1)
    earlier?.end('Host: a\r\n\r\n')
    expect(String((await earlier?.take(1).toArray())?.[0])).toMatch(/^HTTP\/1\.1 200 /)
    idle.push(...open)
  })

  it('serves as before once the clients have left', async () => {
    for (const socket of idle.splice(0)) socket.destroy()
    expect(await work()).toEqual(all)
  })
})
