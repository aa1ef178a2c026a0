import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { publishDuePosts } from '../../src/operations/posts/schedule.ts'
import { type StartedApp, startApp } from '../support/app.ts'
import { atOnce } from '../support/at-once.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { createFreezingProxy, type FreezingProxy } from '../support/freezing-proxy.ts'
import { statementsFor } from '../support/statements.ts'
import { BOUND, type Counter, createCounter } from './replicas.ts'

/** Milliseconds: there are hundreds of writes, among reads without a pause. */
const TIMEOUT = 120_000

let database: TestDatabase
/** Where is written. */
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
  it('answers from memory what it has answered before', async () => {
    // a server must have told it of the changes first
    await expect.poll(() => statementsFor(() => there.call('listProducts'))).toEqual([])
  })
})

// What only a server with several connections can do.
if (inject('testDatabase').kind === 'postgresql') {
  let proxy: FreezingProxy
  /** Another replica, which may hear nothing. */
  let here: StartedApp
  let counter: Counter

  beforeAll(async () => {
    proxy = await createFreezingProxy(database.settings.databaseUrl ?? '', 'LISTEN')
    here = await startApp({ database, settings: { databaseUrl: proxy.url } })
    counter = await createCounter(there, here)
  })
  afterAll(async () => {
    await here.close()
    await proxy.close()
  })

  const untilProven = () =>
    expect.poll(() => here.context.versions.areKnown(), { timeout: TIMEOUT }).toBe(true)

  /** Whether the other replica answers from memory what it has just answered. */
  async function isFromMemory(): Promise<boolean> {
    await counter.shown()
    return (await statementsFor(counter.shown)).length === 0
  }

  /** Nothing reaches the ear of the other replica any more, until `proxy.cut` or the end of the test. */
  function deafen(): void {
    onTestFinished(proxy.cut)
    proxy.freeze()
  }

  /** The same once it answers from memory, and until it may do so no longer. */
  async function deafenForLong(): Promise<void> {
    await expect.poll(isFromMemory, { timeout: TIMEOUT }).toBe(true)
    deafen()
    await wait(BOUND)
  }

  describe('two replicas', () => {
    it(
      'show nothing that was changed more than a second ago',
      async () => {
        await untilProven()
        await counter.run(100)
        await expect.poll(isFromMemory, { timeout: TIMEOUT }).toBe(true)
        await expect.poll(counter.shown).toEqual([counter.newest(), counter.newest()])
      },
      TIMEOUT,
    )

    it(
      'show nothing that is older while one of them hears nothing, nor when it hears again',
      async () => {
        await untilProven()
        async function deafAndBack(): Promise<void> {
          await wait(BOUND)
          deafen()
          await wait(2 * BOUND)
          proxy.cut()
        }
        await atOnce([() => counter.run(200), deafAndBack])
        await untilProven()
        await counter.run(50)
      },
      TIMEOUT,
    )
  })

  describe('a replica that hears nothing', () => {
    it(
      'answers nothing from memory after a second, and does so again when it hears',
      async () => {
        await deafenForLong()
        for (let count = 0; count < 3; count++) {
          await counter.write()
          expect(await counter.shown()).toEqual([counter.newest(), counter.newest()])
          expect(await statementsFor(counter.shown)).toHaveLength(2)
        }
        proxy.cut()
        await expect.poll(isFromMemory, { timeout: TIMEOUT }).toBe(true)
        expect(await counter.shown()).toEqual([counter.newest(), counter.newest()])
      },
      TIMEOUT,
    )

    it(
      'has forgotten what it knew before, when it hears again',
      async () => {
        await deafenForLong()
        // nobody reads this at the other replica until it hears again
        await counter.write()
        await wait(BOUND)
        proxy.cut()
        await untilProven()
        expect(await counter.shown()).toEqual([counter.newest(), counter.newest()])
      },
      TIMEOUT,
    )
  })

  describe('the scheduler', () => {
    it('makes nothing stale while there is nothing to publish', async () => {
      const { versions } = here.context
      await untilProven()
      const [posts, products] = [versions.of(['posts']), versions.of(['products'])]
      await publishDuePosts(there.context)
      // changes are heard in their order
      await counter.write()
      await expect.poll(() => versions.of(['products'])).toBeGreaterThan(products)
      expect(versions.of(['posts'])).toBe(posts)
    })
  })
}
