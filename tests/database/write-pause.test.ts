import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { controlSocket } from '../../src/config/data-folder.ts'
import { offerWritePause, socketPath, withWritesPaused } from '../../src/database/backup/write-pause.ts'
import { type EmbeddedDatabase, openEmbedded } from '../../src/database/embedded/embedded.ts'
import { FolderLockedError } from '../../src/database/embedded/folder-lock.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const LONGEST = 200
const log = { info: () => {}, warn: () => {}, error: () => {} }
const LOST = 'took longer than the service can pause its writes'

let test: TestDatabase
let dataDir: string
let database: EmbeddedDatabase
let end = async () => {}

/** Lets others ask for a standstill, until `end` or the end of the test. */
async function offer(longest?: number): Promise<void> {
  end = await offerWritePause(dataDir, database.pool, log, longest)
}

/** Somebody who has been told that the database is still. */
async function holder(): Promise<Socket> {
  const socket = connect(controlSocket(dataDir))
  const [said]: Buffer[] = await once(socket, 'data')
  expect(String(said)).toBe('still\n')
  return socket
}

/** A statement, and whether it was answered. */
function ask() {
  const asked = { isAnswered: false, answer: database.pool.query('SELECT 1') }
  asked.answer = asked.answer.finally(() => {
    asked.isAnswered = true
  })
  return asked
}

describe('a database that is asked to hold still', () => {
  beforeAll(async () => {
    test = await createTestDatabase()
    dataDir = test.settings.dataDir
  })
  beforeEach(async () => {
    database = await openEmbedded(dataDir, () => {})
  })
  afterEach(async () => {
    await end()
    await database.close()
  })
  afterAll(() => test.drop())

  it('answers statements again when the other process is done, or has died', async () => {
    await offer()
    for (const leave of [(socket: Socket) => socket.end(), (socket: Socket) => socket.destroy()]) {
      const socket = await holder()
      const waiting = ask()
      // another one waits for its turn
      const next = connect(controlSocket(dataDir)).resume()
      await expect.poll(() => database.pool.waitingCount).toBe(2)
      expect(waiting.isAnswered).toBe(false)
      leave(socket)
      await waiting.answer
      next.destroy()
    }
  })

  it('reports a copy that takes too long', async () => {
    await offer(LONGEST)
    const backup = withWritesPaused(dataDir, async () => {
      await database.pool.query('SELECT 1')
    })
    await expect(backup).rejects.toThrow(LOST)
  })

  it('reports that it was closed during the copy', async () => {
    await offer()
    await expect(withWritesPaused(dataDir, end)).rejects.toThrow(LOST)
    expect(existsSync(controlSocket(dataDir))).toBe(false)
  })

  it('reports why it cannot hold still', async () => {
    await offer()
    await database.close()
    await expect(withWritesPaused(dataDir, async () => {})).rejects.toThrow(
      'cannot pause the writes of its database now: ',
    )
  })

  it('takes requests of its owner alone', async () => {
    await offer()
    expect((await stat(controlSocket(dataDir))).mode & 0o077).toBe(0)
  })

  it('is locked where no process answers, which needs a folder that no process has open', async () => {
    await expect(withWritesPaused(dataDir, async () => {})).rejects.toThrow(FolderLockedError)
    await database.close()
    await withWritesPaused(dataDir, async () => {
      await expect(openEmbedded(dataDir, () => {})).rejects.toThrow(FolderLockedError)
    })
    database = await openEmbedded(dataDir, () => {})
  })
})

it('a socket has a name that every system accepts; too long a name means none', () => {
  expect(socketPath('data')).toMatch(/data\/control\.sock$/)
  expect(socketPath(join('x'.repeat(60), 'y'.repeat(60)))).toBeUndefined()
})
