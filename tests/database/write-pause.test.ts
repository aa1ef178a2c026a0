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

/** Lets other processes request a write pause, until `end` or the end of the test. */
async function offer(longest?: number): Promise<void> {
  end = await offerWritePause(dataDir, database.pool, log, longest)
}

/** Another process that was granted a write pause. */
async function holder(): Promise<Socket> {
  const socket = connect(controlSocket(dataDir))
  const [said]: Buffer[] = await once(socket, 'data')
  expect(String(said)).toBe('still\n')
  return socket
}

/** A statement, and whether it has returned. */
function ask() {
  const asked = { isAnswered: false, answer: database.pool.query('SELECT 1') }
  asked.answer = asked.answer.finally(() => {
    asked.isAnswered = true
  })
  return asked
}

describe('a write pause', () => {
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

  it('ends when the process that requested it disconnects or dies', async () => {
    await offer()
    for (const leave of [(socket: Socket) => socket.end(), (socket: Socket) => socket.destroy()]) {
      const socket = await holder()
      const waiting = ask()
      // another process waits for its turn
      const next = connect(controlSocket(dataDir)).resume()
      await expect.poll(() => database.pool.waitingCount).toBe(2)
      expect(waiting.isAnswered).toBe(false)
      leave(socket)
      await waiting.answer
      next.destroy()
    }
  })

  it('fails a backup that takes too long', async () => {
    await offer(LONGEST)
    const backup = withWritesPaused(dataDir, async () => {
      await database.pool.query('SELECT 1')
    })
    await expect(backup).rejects.toThrow(LOST)
  })

  it('fails a backup during which the service stops', async () => {
    await offer()
    await expect(withWritesPaused(dataDir, end)).rejects.toThrow(LOST)
    expect(existsSync(controlSocket(dataDir))).toBe(false)
  })

  it('is refused with the reason if writes cannot be paused', async () => {
    await offer()
    await database.close()
    await expect(withWritesPaused(dataDir, async () => {})).rejects.toThrow(
      'cannot pause the writes of its database now: ',
    )
  })

  it('can only be requested by the owner of the data folder', async () => {
    await offer()
    expect((await stat(controlSocket(dataDir))).mode & 0o077).toBe(0)
  })

  it('locks the folder if no process responds, unless a process has it open', async () => {
    await expect(withWritesPaused(dataDir, async () => {})).rejects.toThrow(FolderLockedError)
    await database.close()
    await withWritesPaused(dataDir, async () => {
      await expect(openEmbedded(dataDir, () => {})).rejects.toThrow(FolderLockedError)
    })
    database = await openEmbedded(dataDir, () => {})
  })
})

it('the control socket has a path that every system accepts, and is omitted if it is too long', () => {
  expect(socketPath('data')).toMatch(/data\/control\.sock$/)
  expect(socketPath(join('x'.repeat(60), 'y'.repeat(60)))).toBeUndefined()
})
