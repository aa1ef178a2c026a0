import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dial } from '../http/raw.ts'
import { type Client, createClient } from '../support/client.ts'
import { createDataDir, createTestDatabase, environmentOf } from '../support/database.ts'
import { recordsOf, walk } from '../support/pages.ts'
import { listen } from '../support/ports.ts'
import { useDatabase } from '../support/use-database.ts'
import { SIGN_IN } from './operator.ts'
import { type Program, startProgram, stop } from './program.ts'

const CLIENTS = 4
const ENOUGH = 40

const database = await useDatabase()

function start(settings: Readonly<Record<string, string>> = {}): Program {
  return startProgram({
    ...environmentOf(database),
    ADMIN_PASSWORD: SIGN_IN.password,
    RATE_LIMIT: 'off',
    ...settings,
  })
}

describe('a start', { timeout: 60_000 }, () => {
  /** A program that waits for its database. */
  async function waiting(settings: Readonly<Record<string, string>>, command: readonly string[]) {
    const server = createServer((socket) => void socket.on('error', () => {}))
    onTestFinished(() => void server.close())
    const DATABASE_URL = `postgresql://127.0.0.1:${await listen(server)}/none`
    const program = startProgram({ DATABASE_URL, DATA_DIR: await createDataDir(), ...settings }, command)
    await once(server, 'connection')
    return program
  }
  const IS_FIRST = `data:text/javascript,Object.defineProperty(process, 'pid', { value: 1 })`

  it.each(['start', 'db:deploy'])(
    'of cms %s ends at a signal as the first process of a container, too',
    async (name) => {
      const program = await waiting({}, ['--import', IS_FIRST, 'scripts/cms.mjs', name])
      program.signal('SIGTERM')
      expect(await program.ended).toBe(128 + 15)
    },
  )

  it('of several workers that is stopped is no failure', async () => {
    const program = await waiting({ WORKERS: '2' }, ['scripts/cms.mjs', 'start'])
    program.signal('SIGTERM')
    expect({ code: await program.ended, errors: program.errors() }).toEqual({ code: 0, errors: '' })
  })

  it.runIf(database.settings.databaseUrl)('succeeds while a table is locked', async () => {
    const locked = await createTestDatabase()
    const url = String(locked.settings.databaseUrl)
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query('BEGIN; LOCK TABLE products')
    const program = startProgram(environmentOf(locked))
    let isOver = false
    const over = program.says('/docs\n').then(() => {
      isOver = true
    })
    // in place of the time limit of statements
    while (!isOver) {
      await Promise.race([over, sleep(100)])
      await admin.query(`SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)
    }
    expect((await fetch(`${await program.origin}/health/ready`)).status).toBe(200)
    await admin.end()
    expect(await stop(program)).toBe(0)
    await locked.drop()
  })
})

describe('the service', { timeout: 120_000 }, () => {
  it('listens on an IPv6 address and prints it', async () => {
    const program = start({ HOST: '::1' })
    const origin = await program.origin
    expect(origin).toMatch(/^http:\/\/\[::1\]:\d+$/)
    expect((await fetch(`${origin}/api/products`)).status).toBe(200)
    expect(await stop(program)).toBe(0)
  })

  it('answers the request in flight after the signal and exits with 0', async () => {
    const program = start()
    const origin = await program.origin
    const idle = await dial(Number(new URL(origin).port))
    const socket = await dial(Number(new URL(origin).port))
    const body = JSON.stringify(SIGN_IN)
    const headers = [
      'Host: a',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
    ]
    socket.write(['POST /api/auth/login HTTP/1.1', ...headers, '', ''].join('\r\n'))
    const [proceed]: Buffer[] = await once(socket, 'data')
    expect(String(proceed)).toMatch(/^HTTP\/1\.1 100 /)
    program.signal('SIGTERM')
    await program.says('"closing"')
    socket.write(body)
    const [answer]: Buffer[] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*"accessToken"/s)
    expect(await program.ended).toBe(0)
    expect(program.errors()).toBe('')
    idle.destroy()
  })

  it('keeps every acknowledged write when it is killed', async () => {
    const program = start()
    const client = createClient(await program.origin)
    const acknowledged: string[] = []
    const { data } = await client.call('login', { json: SIGN_IN })
    const writers = Array.from({ length: CLIENTS }, (_, index) =>
      writeUntilDead(client, data.accessToken, index, (name) => {
        acknowledged.push(name)
        if (acknowledged.length === ENOUGH) program.signal('SIGKILL')
      }),
    )
    await Promise.all(writers)
    expect(await program.ended).toBeNull()
    client.close()

    const next = start()
    const survivor = createClient(await next.origin)
    const found = (await walk(survivor, '/api/products')).flatMap(recordsOf).map(({ name }) => name)
    expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH)
    expect(found).toEqual(expect.arrayContaining(acknowledged))
    expect(found.length).toBeLessThanOrEqual(acknowledged.length + CLIENTS)
    await survivor.call('createProduct', { token: data.accessToken, json: { name: 'After', price: 1 } })
    survivor.close()
    next.signal('SIGTERM')
    expect(await next.ended).toBe(0)
  })
})

async function writeUntilDead(
  client: Client,
  token: string,
  index: number,
  onSuccess: (name: string) => void,
) {
  for (let count = 0; ; count++) {
    const name = `Product ${index}-${count}`
    const response = await client
      .request('POST', '/api/products', { token, json: { name, price: 1 } })
      .catch(() => undefined)
    if (response?.status !== 201) return
    onSuccess(name)
  }
}
