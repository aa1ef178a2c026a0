import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { followDatabase } from '../../src/database/changes/clock.ts'
import { systemClock } from '../../src/domain/clock.ts'
import { publishDuePosts } from '../../src/resources/posts/schedule.ts'
import { type StartedApp, startApp } from '../support/app.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { createFreezingProxy, type FreezingProxy } from '../support/freezing-proxy.ts'
import { outcome } from '../support/outcome.ts'
import { runConcurrently } from '../support/run-concurrently.ts'
import { administer } from '../support/server-database.ts'
import { statementsFor } from '../support/statements.ts'
import { BOUND, type Counter, createCounter } from './replicas.ts'

/** Milliseconds: there are hundreds of writes, among reads without a pause. */
const TIMEOUT = 120_000
const HOUR = 60 * 60 * 1000

const run = promisify(execFile)

let database: TestDatabase
/** The replica that is written to. */
let there: StartedApp

beforeAll(async () => {
  database = await createTestDatabase()
  there = await startApp({ database })
})
afterAll(async () => {
  await there.close()
  await database.drop()
})

describe('one replica', () => {
  it('serves a repeated request from the response cache', async () => {
    // on a server it must have heard of the changes first
    await expect.poll(() => statementsFor(() => there.call('listProducts'))).toEqual([])
  })
})

// Needs a server with several connections.
const onServer = inject('testDatabase').kind === 'postgresql'
describe.runIf(onServer)('several replicas', { timeout: TIMEOUT }, () => {
  let proxy: FreezingProxy
  let followed: Awaited<ReturnType<typeof followDatabase>>
  /** Another replica, whose notifications may be cut off. */
  let here: StartedApp
  let counter: Counter

  beforeAll(async () => {
    proxy = await createFreezingProxy(database.settings.databaseUrl ?? '', 'cms.reader')
    followed = await followDatabase(there.prisma, systemClock, there.context.log)
    const now = () => followed.clock.now().getTime()
    const ahead = now() - there.clock.now().getTime()
    const clock = { now: () => new Date(now() - ahead), advance: () => {} }
    here = await startApp({ database, clock, settings: { databaseUrl: proxy.url, databasePoolSize: 2 } })
    counter = await createCounter(there, here)
  })
  afterAll(async () => {
    await here.close()
    await followed.stop()
    await proxy.close()
  })

  const untilProven = () =>
    expect.poll(() => here.context.versions.areKnown(), { timeout: TIMEOUT }).toBe(true)

  /** Whether the other replica serves a repeated request from the response cache. */
  async function isFromMemory(): Promise<boolean> {
    await counter.shown()
    return (await statementsFor(counter.shown)).length === 0
  }

  /** Cuts the other replica off from notifications, until `proxy.cut` or the end of the test. */
  function deafen(): void {
    onTestFinished(proxy.cut)
    proxy.freeze()
  }

  /** The same once it serves from the cache, and waits until it may no longer do so. */
  async function deafenForLong(): Promise<void> {
    await expect.poll(isFromMemory, { timeout: TIMEOUT }).toBe(true)
    deafen()
    await wait(BOUND)
  }

  describe('two replicas', () => {
    it('never show a state older than a second', async () => {
      await untilProven()
      await counter.run(100)
      await expect.poll(isFromMemory, { timeout: TIMEOUT }).toBe(true)
      await expect.poll(counter.shown).toEqual([counter.newest(), counter.newest()])
    })

    it('never show an older state while one of them is cut off, or after it reconnects', async () => {
      await untilProven()
      async function deafAndBack(): Promise<void> {
        await wait(BOUND)
        deafen()
        await wait(2 * BOUND)
        proxy.cut()
      }
      await runConcurrently([() => counter.run(200), deafAndBack])
      await untilProven()
      await counter.run(50)
    })
  })

  describe('the tags and the authors of published posts', () => {
    it('are at most a second old on the other replica', async () => {
      await untilProven()
      const { token } = there.users.editor
      const seen = async () => [
        ...(await here.call('listTags', { token })).data.map(({ name }) => name),
        ...(await here.call('listAuthors', { token })).data.map(({ displayName }) => displayName),
      ]
      const json = { title: 'A post', body: 'Text', status: 'published', tags: ['one'] }
      const { id: postId } = (await there.call('createPost', { token, json })).data
      const headers = { 'if-match': '*' }
      const change = (sent: object) =>
        there.call('updatePost', { token, headers, params: { postId }, json: sent })
      await wait(BOUND)
      expect(await seen()).toEqual(['one', 'Test editor'])
      await change({ tags: ['two'] })
      await there.call('updateCurrentUser', { token, headers, json: { displayName: 'Other' } })
      await wait(BOUND)
      expect(await seen()).toEqual(['two', 'Other'])
      await change({ status: 'draft' })
      await wait(BOUND)
      expect(await seen()).toEqual([])
    })
  })

  const url = () => database.settings.databaseUrl ?? ''

  describe('two replicas during a fault', () => {
    it('never show an older state while the clock of their machine is changed', async () => {
      await untilProven()
      onTestFinished(() => void vi.useRealTimers())
      const start = Date.now()
      async function step(): Promise<void> {
        for (const hours of [2, -2, 0]) {
          vi.useFakeTimers({ toFake: ['Date'], now: start + hours * HOUR })
          await wait(BOUND)
        }
      }
      await runConcurrently([() => counter.run(150), step])
      await expect.poll(isFromMemory, { timeout: TIMEOUT }).toBe(true)
    })

    it('serve cached responses and stay ready while slow statements hold all connections', async () => {
      // until earlier writes are heard
      await wait(BOUND)
      await expect.poll(isFromMemory, { timeout: TIMEOUT }).toBe(true)
      const lines = here.log.length
      const lock = new pg.Client({ connectionString: url() })
      onTestFinished(() => lock.end())
      await lock.connect()
      await lock.query('BEGIN; LOCK TABLE posts IN ACCESS EXCLUSIVE MODE')
      const { token } = here.users.admin
      const slow = [1, 2, 3, 4].map((limit) => here.call('listPosts', { token, query: { limit } }))
      const until = performance.now() + 3 * BOUND
      while (performance.now() < until) {
        expect(await statementsFor(counter.shown)).toEqual([])
        expect(outcome(await here.request('GET', '/health/ready'))).toBe('200')
      }
      await lock.query('ROLLBACK')
      await Promise.all(slow)
      expect(here.log.slice(lines).filter(({ level }) => Number(level) >= 40)).toEqual([])
    })

    it('show restored tables a second after the restore', async () => {
      await expect.poll(isFromMemory, { timeout: TIMEOUT }).toBe(true)
      const kept = counter.newest()
      const file = join(database.settings.dataDir, 'cms.dump')
      await run('pg_dump', ['--format=custom', `--file=${file}`, url()])
      await counter.write()
      await expect.poll(counter.shown).toEqual([counter.newest(), counter.newest()])
      await run('pg_restore', ['--clean', '--if-exists', '--no-owner', `--dbname=${url()}`, file])
      await wait(BOUND)
      expect(await counter.shown()).toEqual([kept, kept])
      await counter.write()
      await wait(BOUND)
      await counter.run(50)
    })

    it('show writes for which ordinary triggers did not fire, after a second', async () => {
      await expect.poll(isFromMemory, { timeout: TIMEOUT }).toBe(true)
      const statement = "UPDATE products SET name = 'counter 1000000'"
      await administer(url(), `SET session_replication_role = replica; ${statement}`)
      await wait(BOUND)
      expect(await counter.shown()).toEqual([1_000_000, 1_000_000])
    })
  })

  describe('a replica that is cut off from notifications', () => {
    it('serves no cached responses after a second, until it reconnects', async () => {
      await deafenForLong()
      for (let count = 0; count < 3; count++) {
        await counter.write()
        expect(await counter.shown()).toEqual([counter.newest(), counter.newest()])
        expect(await statementsFor(counter.shown)).toHaveLength(2)
      }
      proxy.cut()
      await expect.poll(isFromMemory, { timeout: TIMEOUT }).toBe(true)
      expect(await counter.shown()).toEqual([counter.newest(), counter.newest()])
    })

    it('has dropped its cached responses when it reconnects', async () => {
      await deafenForLong()
      // nobody reads this on the other replica until it reconnects
      await counter.write()
      await wait(BOUND)
      proxy.cut()
      await untilProven()
      expect(await counter.shown()).toEqual([counter.newest(), counter.newest()])
    })
  })

  describe('the scheduler', () => {
    it('invalidates no cached responses when there is nothing to publish', async () => {
      const { versions } = here.context
      await untilProven()
      const [posts, products] = [versions.of(['posts']), versions.of(['products'])]
      await publishDuePosts(there.context)
      // changes are heard in order
      await counter.write()
      await expect.poll(() => versions.of(['products'])).toBeGreaterThan(products)
      expect(versions.of(['posts'])).toBe(posts)
    })
  })
})
