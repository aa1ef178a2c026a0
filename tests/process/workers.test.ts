import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { rateLimits } from '../../generated/operations.ts'
import { exchange, type WireRequest } from '../support/client-wire.ts'
import { createDataDir, createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type Program, startProgram } from './program.ts'

const ADMIN_PASSWORD = 'long enough for anybody'
const METRICS_TOKEN = 'only-for-the-tests-of-several-workers-of-metrics'
const WORKERS = 2

it('needs PostgreSQL, because the embedded database belongs to one process', async () => {
  const program = startProgram({ WORKERS: '2', DATA_DIR: await createDataDir() })
  expect(await program.ended).toBe(2)
  expect(program.errors()).toContain('WORKERS: more than one process needs DATABASE_URL')
})

describe.runIf(inject('testDatabase').kind === 'postgresql')('several workers', { timeout: 120_000 }, () => {
  let database: TestDatabase
  let program: Program
  let origin: string
  let tokenFile: string

  beforeAll(async () => {
    database = await createTestDatabase()
    tokenFile = join(await createDataDir(), 'metrics-token')
    await writeFile(tokenFile, METRICS_TOKEN)
    program = startProgram({
      DATABASE_URL: database.settings.databaseUrl ?? '',
      DATA_DIR: await createDataDir(),
      WORKERS: String(WORKERS),
      METRICS_TOKEN_FILE: tokenFile,
      ADMIN_PASSWORD,
      TRUST_PROXY: '1',
      RATE_LIMIT: 'on',
    })
    origin = await program.origin
    await until(() => started() === WORKERS)
  })
  afterAll(async () => {
    program.signal('SIGKILL')
    await database.drop()
  })

  /** A connection of its own, which any worker may accept. */
  const ask = (method: string, path: string, options: WireRequest = {}) =>
    exchange(new Agent(), origin, method, path, options)

  /** How often the program has printed the words. */
  const said = (words: string) => program.output().split(words).length - 1
  const started = () => said('Server listening')

  const workers = () =>
    execFileSync('pgrep', ['-P', String(program.pid), '-f', 'cms.mjs start'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)

  async function metric(name: string): Promise<number> {
    const { text } = await ask('GET', '/metrics', { token: METRICS_TOKEN })
    const lines = text.split('\n').filter((line) => line.startsWith(name))
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  }

  async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
    for (let count = 0; count < 300; count++) {
      if (await holds()) return
      await wait(100)
    }
    throw new Error(`it never holds: ${holds}`)
  }

  it('greet the operator once', () => {
    expect(program.output().match(/http:\/\/127\.0\.0\.1/g)?.length).toBeGreaterThan(0)
    expect(program.output().match(/administrator/gi)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  it('sign in whoever has the password, slow down who guesses, and read with the token', async () => {
    // another client than that of the other tests
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const logIn = (password: string) =>
      ask('POST', '/api/auth/login', { headers, json: { username: 'admin', password } })
    const signedIn = [await logIn(ADMIN_PASSWORD), await logIn(ADMIN_PASSWORD)]
    expect(signedIn.map(({ status }) => status)).toEqual([200, 200])
    const { accessToken: token } = JSON.parse(signedIn[0]?.text ?? '').data
    for (let count = 0; count < 2 * WORKERS; count++)
      expect((await ask('GET', '/api/auth/me', { token })).status).toBe(200)
    const guesses: number[] = []
    for (let count = 0; count < 8; count++) guesses.push((await logIn(`wrong ${count}`)).status)
    expect(guesses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(guesses.at(-1)).toBe(429)
  })

  it('share the rate limit of a client', async () => {
    const { limit } = rateLimits.login
    const outcomes: number[] = []
    for (let count = 0; count < limit + 5; count++) {
      const { status } = await ask('POST', '/api/auth/refresh', { json: { refresh_token: 'x' } })
      outcomes.push(status)
    }
    expect(outcomes.filter((status) => status === 429)).toHaveLength(5)
  })

  it('share one /metrics with the sum of their requests', async () => {
    const name = 'cms_http_request_duration_seconds_count{operation="listProducts"'
    const before = await metric(name)
    for (let count = 0; count < 50; count++) expect((await ask('GET', '/api/products')).status).toBe(200)
    await until(async () => (await metric(name)) === before + 50)
    await until(async () => (await metric('cms_ready')) === 1)
  })

  it('are replaced when they die, while the others keep serving', async () => {
    const [victim = 0] = workers()
    process.kill(victim, 'SIGKILL')
    const statuses = new Set<number>()
    await until(async () => {
      const { status } = await ask('GET', '/api/products').catch(() => ({ status: 0 }))
      statuses.add(status)
      return started() === WORKERS + 1
    })
    expect(program.output()).toContain('a worker ended and is replaced')
    expect(statuses).toContain(200)
  })

  it('serve the metrics of the others while one is starting', async () => {
    const [ended, before] = [said('a worker ended'), started()]
    process.kill(workers()[0] ?? 0, 'SIGKILL')
    await until(() => said('a worker ended') === ended + 1)
    const statuses: number[] = []
    await until(async () => {
      statuses.push((await ask('GET', '/metrics', { token: METRICS_TOKEN })).status)
      return started() === before + 1
    })
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('have the settings of the process that starts them, even if a file has changed since', async () => {
    await writeFile(tokenFile, 'the-next-token-which-is-for-the-next-start-only')
    for (const victim of workers()) {
      const before = started()
      process.kill(victim, 'SIGKILL')
      await until(() => started() === before + 1)
    }
    expect((await ask('GET', '/metrics', { token: METRICS_TOKEN })).status).toBe(200)
  })

  it('count by themselves instead of failing while the process that counts for all is busy', async () => {
    process.kill(program.pid ?? 0, 'SIGSTOP')
    const asked = Array.from({ length: 10 }, () => ask('GET', '/api/products'))
    const answers = await Promise.all(asked).finally(() => process.kill(program.pid ?? 0, 'SIGCONT'))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('are replaced even if they die before they are told the counts that they have asked for', async () => {
    const before = started()
    process.kill(program.pid ?? 0, 'SIGSTOP')
    // both get some: their questions wait until the process continues
    await Promise.all(Array.from({ length: 40 }, () => ask('GET', '/api/products')))
    const [victim = 0] = workers()
    process.kill(victim, 'SIGKILL')
    const isGone = () =>
      execFileSync('ps', ['-o', 'stat=', '-p', String(victim)], { encoding: 'utf8' })[0] === 'Z'
    await until(isGone).finally(() => process.kill(program.pid ?? 0, 'SIGCONT'))
    await until(() => started() === before + 1)
    expect((await ask('GET', '/api/products')).status).toBe(200)
  })

  it('finish the requests in flight and end together on a signal', async () => {
    const inFlight = Array.from({ length: 20 }, () => ask('GET', '/api/products'))
    program.signal('SIGTERM')
    const statuses = (await Promise.allSettled(inFlight)).map(
      (it) => it.status === 'fulfilled' && it.value.status,
    )
    expect(statuses.filter((status) => status !== 200 && status !== false)).toEqual([])
    expect(await program.ended).toBe(0)
    expect(program.output().match(/"msg":"closed"/g)).toHaveLength(WORKERS)
  })
})
