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

/** The longest write pause, in milliseconds: requests wait during a pause, and some time out. */
const MAX_PAUSE = 60_000
/** How many bytes a socket path can have on every system. */
const MAX_SOCKET_PATH = 100

/** The lines that the service sends over its control socket. */
const PAUSED = 'still'
const UNINTERRUPTED = 'kept'

/**
 * Lets other processes on this machine ask this one, which has the database open, to pause its writes while
 * they copy its files. They need access to the data folder. A process that connects reads `still` as soon as
 * every commit is in the files and nothing writes to them. When it has finished, it closes its end, and reads
 * `kept` if the pause lasted until then. Returns a function that withdraws the offer.
 */
export async function offerWritePause(dataDir: string, pool: pg.Pool, log: DatabaseLog, longest = MAX_PAUSE) {
  const path = socketPath(dataDir)
  if (path === undefined) return async () => {}
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    void pauseWrites(socket, pool, log, longest)
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

/** The shortest path of the socket; undefined if it is too long, or the system has no such sockets. */
export function socketPath(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined
  const path = controlSocket(resolve(dataDir))
  return [path, relative(process.cwd(), path)].find((name) => Buffer.byteLength(name) <= MAX_SOCKET_PATH)
}

async function pauseWrites(socket: Socket, pool: pg.Pool, log: DatabaseLog, longest: number): Promise<void> {
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
  socket.write(`${PAUSED}\n`)
  // rejects unless the other side closes its end in time, and its connection was not lost
  const done = finished(socket.resume(), { writable: false, signal: AbortSignal.timeout(longest) })
  const lastLine = await done.then(() => `${UNINTERRUPTED}\n`).catch(() => '')
  client.release()
  socket.end(lastLine)
  log.info({ milliseconds: Math.round(performance.now() - since) }, 'the database stood still for a backup')
}

/**
 * Does some work while nothing writes to the embedded database: the process that has it open pauses its
 * writes; if there is none, the folder is locked. Rejects if anything was written meanwhile.
 */
export async function withWritesPaused(dataDir: string, work: () => Promise<void>): Promise<void> {
  const pause = (await requestPause(dataDir)) ?? (await lockFolder(databaseFolder(dataDir)))
  try {
    await work()
  } catch (error) {
    await pause.release().catch(() => {}) // the caller needs the error of the work
    throw error
  }
  await pause.release()
}

/** Undefined if no process listens on the socket of the data folder. */
async function requestPause(dataDir: string): Promise<FolderLock | undefined> {
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
  const reply: unknown = (await lines.next()).value
  if (reply !== PAUSED) {
    socket.destroy()
    throw new OperatorError(
      `the service cannot pause the writes of its database now: ${reply ?? 'it has ended'}`,
    )
  }
  return {
    async release() {
      socket.end()
      const last: unknown = (await lines.next()).value
      socket.destroy()
      if (last === UNINTERRUPTED) return
      throw new OperatorError(
        'the copy took longer than the service can pause its writes: stop the service, and try again',
      )
    },
  }
}
