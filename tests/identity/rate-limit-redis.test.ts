import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createLoginThrottle, type LoginThrottle } from '../../src/identity/sessions/login-throttle.ts'
import { createRateLimitStore } from '../../src/limits/store.ts'
import { freePort } from '../support/ports.ts'
import { isInstalled } from '../support/programs.ts'
import { recordingLog, refusalCode, testSecrets } from './fixtures.ts'

const HOME = '192.0.2.1'
let server: ChildProcess
let url: string
let admin: Redis

/** A Redis server for these tests alone. */
async function startRedis(port: number): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''])
  await Promise.race([
    once(child, 'error').then(([error]) => Promise.reject(error)),
    once(child.stdout, 'data'),
  ])
  return child
}

async function replica(secrets: Awaited<ReturnType<typeof testSecrets>>) {
  const { log, lines } = recordingLog()
  const store = await createRateLimitStore({ redisUrl: url }, log)
  onTestFinished(() => store.close())
  // The store counts in memory until it is connected.
  const id = randomUUID()
  const probe = store.createLimiter({ keyPrefix: id, points: 1, duration: 60 })
  await expect.poll(async () => (await probe.penalty('x')) && (await admin.exists(`cms:${id}:x`))).toBe(1)
  return { guard: createLoginThrottle(store, secrets), store, lines }
}

async function knock(guard: LoginThrottle): Promise<string> {
  const attempt = guard.begin('wilhelmina', HOME)
  const admitted = await attempt.then(
    () => true,
    () => false,
  )
  return admitted ? 'ok' : refusalCode(attempt)
}

// npm has no Redis: the tests are skipped on machines without it
describe.runIf(isInstalled('redis-server'))('counters in Redis', () => {
  beforeAll(async () => {
    const port = await freePort()
    url = `redis://127.0.0.1:${port}`
    server = await startRedis(port)
    admin = new Redis(url)
    admin.on('error', () => {})
    await admin.ping()
  })
  afterAll(async () => {
    admin.disconnect()
    if (server.exitCode === null) {
      server.kill()
      await once(server, 'exit')
    }
  })

  it('are shared by replicas, and stay correct when these count concurrently', async () => {
    const secrets = await testSecrets()
    const [one, two] = [await replica(secrets), await replica(secrets)]
    const knocks = Array.from({ length: 20 }, (_, i) => knock((i % 2 ? one : two).guard))
    const codes = await Promise.all(knocks)
    expect(codes.filter((code) => code === 'ok')).toHaveLength(6)
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(14)
  })

  it('expire, and have keys with a prefix and without account names', async () => {
    const keys = await admin.keys('*')
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) {
      expect(key).toMatch(/^cms:/)
      expect(key).not.toContain('wilhelmina')
      expect(await admin.pttl(key)).toBeGreaterThan(0)
    }
  })

  it('continue in memory without delay while Redis hangs, and are shared again later', async () => {
    const { guard, store, lines } = await replica(await testSecrets())
    server.kill('SIGSTOP')
    await expect.poll(() => store.isShared()).toBe(false)
    const limiter = store.createLimiter({ keyPrefix: randomUUID(), points: 1_000, duration: 60 })
    for (let i = 1; i <= 100; i++) expect(await limiter.penalty('x')).toMatchObject({ consumedPoints: i })
    expect(await knock(guard)).toBe('ok')
    server.kill('SIGCONT')
    await expect.poll(() => store.isShared(), { timeout: 20_000 }).toBe(true)
    expect(await limiter.penalty('x')).toMatchObject({ consumedPoints: 1 })
    expect(lines.filter((line) => line.includes('Redis is out of reach'))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('Redis is back'))).toHaveLength(1)
  }, 60_000)

  it.each([
    ['is a read-only replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
    ['has no memory left', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    [
      'lets its user run no scripts',
      ['ACL', 'SETUSER', 'default', '-@scripting'],
      ['ACL', 'SETUSER', 'default', '+@scripting'],
    ],
  ])(
    'continue in memory while Redis %s, and are shared again later',
    async (_, [fault = '', ...args], repair) => {
      const { guard, store, lines } = await replica(await testSecrets())
      await admin.call(fault, ...args)
      await expect.poll(() => store.isShared(), { timeout: 5_000 }).toBe(false)
      const codes: string[] = []
      for (let i = 0; i < 8; i++) codes.push(await knock(guard))
      expect(codes).toEqual([...Array(6).fill('ok'), 'rate_limited', 'rate_limited'])
      await wait(2_500)
      expect(store.isShared()).toBe(false)
      const [command = '', ...rest] = repair
      await admin.call(command, ...rest)
      await expect.poll(() => store.isShared(), { timeout: 5_000 }).toBe(true)
      expect(lines.filter((line) => line.includes('Redis is out of reach'))).toHaveLength(1)
      expect(lines.filter((line) => line.includes('Redis is back'))).toHaveLength(1)
    },
    30_000,
  )

  it('never get into another database than the one of the URL, which Redis does not have', async () => {
    await admin.flushall()
    const { log, lines } = recordingLog()
    const store = await createRateLimitStore({ redisUrl: `${url}/99` }, log)
    onTestFinished(() => store.close())
    const limiter = store.createLimiter({ keyPrefix: randomUUID(), points: 1_000, duration: 60 })
    for (let i = 1; i <= 25; i++) {
      expect(await limiter.penalty('x')).toMatchObject({ consumedPoints: i })
      expect(store.isShared()).toBe(false)
      await wait(100)
    }
    expect(await admin.keys('*')).toEqual([])
    expect(lines).toEqual([expect.stringContaining('DB index is out of range')])
  })

  it('continue in memory when Redis stops', async () => {
    const { guard, lines } = await replica(await testSecrets())
    server.kill()
    await once(server, 'exit')
    const codes: string[] = []
    for (let i = 0; i < 8; i++) codes.push(await knock(guard))
    expect(codes).toEqual([...Array(6).fill('ok'), 'rate_limited', 'rate_limited'])
    await expect.poll(() => lines.join()).toContain('Redis is out of reach')
  })
})
