import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { isSystemError, toError } from '../../base/guards.ts'
import { controlSocket, databaseFolder } from '../../config/data-folder.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { type FolderLock, lockFolder } from '../embedded/folder-lock.ts'
import type { DatabaseLog } from '../postgres/connection.ts'

/** Milliseconds that the database may be kept still: requests wait meanwhile, and fail after a while. */
const LONGEST = 60_000
/** Bytes that the name of a socket may have, on every system. */
const LONGEST_NAME = 100

/** The lines that a service sends at its socket. */
const STILL = 'still'
const KEPT = 'kept'

/**
 * Lets other processes on this machine that may open the data folder ask this one, which has the database
 * open, to hold it still while they copy its files. A process that connects reads `still` once every commit
 * is in the files and nothing writes to them. It closes its end when it is done, and reads `kept` if the
 * database stood still until then. Returns what ends the offer.
 */
export async function offerStandstill(dataDir: string, pool: pg.Pool, log: DatabaseLog, longest = LONGEST) {
  const path = socketPath(dataDir)
  if (path === undefined) return async () => {}
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    void holdStill(socket, pool, log, longest)
  })
  try {
    await rm(path, { force: true }) // of a process that was killed: this one has the folder's lock
    await once(server.listen(path).unref(), 'listening')
    await chmod(path, 0o600)
  } catch (err) {
    log.warn({ err }, 'cms backup cannot reach this process: stop it for a backup')
  }
  return async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
}

/** The shortest name of the socket; undefined where there are no sockets, or it is too long. */
export function socketPath(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined
  const path = controlSocket(resolve(dataDir))
  return [path, relative(process.cwd(), path)].find((name) => Buffer.byteLength(name) <= LONGEST_NAME)
}

async function holdStill(socket: Socket, pool: pg.Pool, log: DatabaseLog, longest: number): Promise<void> {
  let client: pg.PoolClient | undefined
  try {
    client = await pool.connect()
    await client.query('CHECKPOINT')
  } catch (thrown) {
    const error = toError(thrown)
    client?.release(error)
    return void socket.end(`${error.message}\n`)
  }
  const since = performance.now()
  socket.write(`${STILL}\n`)
  // rejects unless the other side closes its end in time, and its connection was not lost
  const done = finished(socket.resume(), { writable: false, signal: AbortSignal.timeout(longest) })
  const lastWord = await done.then(() => `${KEPT}\n`).catch(() => '')
  client.release()
  socket.end(lastWord)
  log.info({ milliseconds: Math.round(performance.now() - since) }, 'the database stood still for a backup')
}

/**
 * Does some work while the embedded database stands still: the process that has it open holds it still, or
 * the folder is locked. Rejects when something has been written meanwhile.
 */
export async function whileStill(dataDir: string, work: () => Promise<void>): Promise<void> {
  const standstill = (await askService(dataDir)) ?? (await lockFolder(databaseFolder(dataDir)))
  try {
    await work()
  } catch (error) {
    await standstill.release().catch(() => {}) // the error of the work counts
    throw error
  }
  await standstill.release()
}

/** Undefined when no process answers at the socket of the data folder. */
async function askService(dataDir: string): Promise<FolderLock | undefined> {
  const path = socketPath(dataDir)
  if (path === undefined) return undefined
  const socket = connect({ path, allowHalfOpen: true })
  try {
    await once(socket, 'connect')
  } catch (error) {
    if (isSystemError(error, 'ENOENT') || isSystemError(error, 'ECONNREFUSED')) return undefined
    throw error
  }
  socket.on('error', () => {}) // the lines end too early, which is reported below
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
