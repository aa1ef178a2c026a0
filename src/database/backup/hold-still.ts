import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { isSystemError } from '../../base/guards.ts'
import { databaseFolder } from '../../config/data-folder.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { lockFolder } from '../embedded/folder-lock.ts'
import { KEPT, STILL, socketPath } from './standstill.ts'

/** Nobody writes to the folder of the database until it is released. */
interface Standstill {
  /** @throws OperatorError when somebody has written meanwhile */
  release(): Promise<void>
}

/**
 * Does some work while the embedded database stands still: the process that has it open is asked for that, or
 * else the folder is locked.
 *
 * @throws OperatorError when the database could not be held still until the end of the work
 */
export async function whileStill(dataDir: string, work: () => Promise<void>): Promise<void> {
  const standstill = (await askService(dataDir)) ?? (await lockFolder(databaseFolder(dataDir)))
  try {
    await work()
  } catch (error) {
    await standstill.release().catch(() => {}) // the reason is the work's
    throw error
  }
  await standstill.release()
}

/** `undefined` when no process answers at the socket of the data folder. */
async function askService(dataDir: string): Promise<Standstill | undefined> {
  const path = socketPath(dataDir)
  if (path === undefined) return undefined
  const socket = connect({ path, allowHalfOpen: true })
  try {
    await once(socket, 'connect')
  } catch (error) {
    if (isSystemError(error, 'ENOENT') || isSystemError(error, 'ECONNREFUSED')) return undefined
    throw error
  }
  socket.on('error', () => {}) // the lines end too early, which is told below
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const answer: unknown = (await lines.next()).value
  if (answer !== STILL) {
    socket.destroy()
    throw new OperatorError(
      `the service cannot pause the writes of its database now: ${answer ?? 'it has ended'}`,
    )
  }
  return {
    async release() {
      socket.end()
      const last: unknown = (await lines.next()).value
      socket.destroy()
      if (last === KEPT) return
      throw new OperatorError(
        'the copy took longer than the service can pause its writes: stop the service, and try again',
      )
    },
  }
}
