import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { ChangeListener } from '../../src/database/changes/change-listener.ts'
import { type Changes, ownChangesOnly } from '../../src/database/changes/changes.ts'
import { type Database, openDatabase } from '../../src/database/database.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { createFreezingProxy, type FreezingProxy } from '../support/freezing-proxy.ts'
import { written } from '../support/rows.ts'

/** How far cached responses may be behind, in milliseconds; timers may fire a little early. */
const LIMIT = 1000 + 10
const NOT_HEARD = 'changes of the database are not heard: nothing is answered from memory'

describe('the changes of the only process on a database', () => {
  it('are always known', () => {
    expect(ownChangesOnly.areKnown()).toBe(true)
  })
})

// Needs a server with several connections.
if (inject('testDatabase').kind === 'postgresql') {
  const lines: string[] = []
  const note = (_: object, message: string) => void lines.push(message)
  const log = { info: note, warn: note, error: note }
  let test: TestDatabase
  let database: Database
  let proxy: FreezingProxy
  let changes: Changes
  let heard: string[]
  let gaps: number

  beforeAll(async () => {
    test = await createTestDatabase()
    database = await openDatabase({ ...test.settings, databasePoolSize: 2 }, log)
    proxy = await createFreezingProxy(test.settings.databaseUrl ?? '')
  })
  beforeEach(async () => {
    heard = []
    gaps = 0
    lines.length = 0
    changes = new ChangeListener(proxy.url, database.server, log)
    changes.observe({ onChange: (table, id) => heard.push(`${table} ${id}`), onGap: () => gaps++ })
    await untilKnown()
  })
  afterEach(() => changes.close())
  afterAll(async () => {
    await proxy.close()
    await database.close()
    await test.drop()
  })

  const untilKnown = () => expect.poll(changes.areKnown).toBe(true)

  async function addUser(username: string): Promise<number> {
    const data = { username, displayName: username, passwordHash: '', role: 'viewer', ...written() } as const
    return (await database.prisma.user.create({ data })).id
  }

  /** Runs a statement as another process. */
  async function operator(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: test.settings.databaseUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  /** Expects to hear exactly this of a change. */
  async function makes(expected: readonly string[], change: PromiseLike<unknown>): Promise<void> {
    await change
    await expect.poll(() => heard.toSorted()).toEqual(expected)
    heard = []
  }

  const cut = () =>
    // other test files use the same server
    operator(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'cms-api changes' AND datname = current_database()`)

  describe('the changes of other processes', () => {
    it('to users, logins and keys are reported once committed, except their last use', async () => {
      const id = await addUser('ada')
      const at = new Date()
      const { lastChange } = written()
      const { session, apiKey, user } = database.prisma
      const times = { createdAt: at, lastUsedAt: at, expiresAt: at }
      const login = '00000000-0000-4000-8000-000000000001'
      await session.create({ data: { id: login, userId: id, lastChange, ...times } })
      const secret = { secretHash: Buffer.alloc(32), pepperId: '1' }
      await apiKey.create({ data: { id: 'k', name: 'Key', createdAt: at, ...secret, lastChange } })
      await user.update({ where: { id }, data: { passwordHash: 'another', displayName: 'Ada' } })
      await session.update({ where: { id: login }, data: { lastUsedAt: at } })
      await apiKey.update({ where: { id: 'k' }, data: { lastUsedAt: at, ...secret } })
      const [ofUser, ofLogin, ofKey] = [`users ${id}`, `sessions ${login}`, 'api_keys k']
      await makes([ofUser], user.update({ where: { id }, data: { role: 'editor' } }))
      await makes([ofUser], user.update({ where: { id }, data: { disabledAt: at } }))
      await makes([ofLogin], session.update({ where: { id: login }, data: { revokedAt: at } }))
      await makes([ofLogin], session.update({ where: { id: login }, data: { generation: 1 } }))
      await makes([ofKey], apiKey.update({ where: { id: 'k' }, data: { revokedAt: at } }))
      await makes([ofKey], apiKey.update({ where: { id: 'k' }, data: { scopes: [] } }))
      await makes([ofKey], apiKey.delete({ where: { id: 'k' } }))
      await makes([ofLogin, ofUser], operator(`DELETE FROM users WHERE id = ${id}`))
    })

    it('are not reported when they are rolled back', async () => {
      const id = await addUser('bob')
      const undone = database.prisma.$transaction(async (tx) => {
        await tx.user.update({ where: { id }, data: { role: 'editor' } })
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      await database.prisma.user.update({ where: { id }, data: { role: 'admin' } })
      await expect.poll(() => heard).toEqual([`users ${id}`])
    })
  })

  describe('a listener', () => {
    it('logs a lost connection once, and continues with a gap', async () => {
      expect(gaps).toBe(1)
      await cut()
      await expect.poll(changes.areKnown, { interval: 1 }).toBe(false)
      await untilKnown()
      expect(gaps).toBe(2)
      await expect.poll(() => lines).toEqual([NOT_HEARD, 'changes of the database are heard again'])
      const id = await addUser('eve')
      await database.prisma.user.delete({ where: { id } })
      await expect.poll(() => heard).toContain(`users ${id}`)
    })

    it('reconnects soon each time its connection is lost', async () => {
      for (let count = 0; count < 8; count++) {
        const lost = expect.poll(changes.areKnown, { interval: 1 }).toBe(false)
        await cut()
        await lost
        await expect.poll(changes.areKnown, { timeout: 4_000 }).toBe(true)
      }
    }, 40_000)

    it('detects within a second that the server is silent, and reconnects', async () => {
      proxy.freeze()
      await wait(LIMIT)
      expect(changes.areKnown()).toBe(false)
      // it drops that connection by itself
      await untilKnown()
      await expect.poll(() => lines).toEqual([NOT_HEARD, 'changes of the database are heard again'])
    }, 40_000)

    it('logs that changes arrive too late, and when they are in time again', async () => {
      proxy.delay(LIMIT)
      await expect.poll(() => lines, { timeout: 20_000 }).toEqual([NOT_HEARD])
      expect(changes.areKnown()).toBe(false)
      proxy.delay(0)
      await expect.poll(() => lines).toEqual([NOT_HEARD, 'changes of the database are heard again'])
      await untilKnown()
      // the connection was never replaced
      expect(gaps).toBe(1)
    }, 40_000)

    it('knows no changes while it reads another database than the service writes to', async () => {
      const elsewhere = await createTestDatabase()
      const other = new ChangeListener(elsewhere.settings.databaseUrl ?? '', database.server, log)
      await wait(LIMIT)
      expect(other.areKnown()).toBe(false)
      await other.close()
      await elsewhere.drop()
    })

    it('closes at once, even without a connection', async () => {
      const lost = new ChangeListener('postgresql://nobody@127.0.0.1:1/none', database.server, log)
      await expect.poll(() => lines.length).toBe(1)
      expect(lost.areKnown()).toBe(false)
      await lost.close()
      expect(lines).toHaveLength(1)
    })
  })
}
