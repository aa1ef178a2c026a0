import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { toError } from '../../base/guards.ts'
import { controlSocket } from '../../config/data-folder.ts'
import type { DatabaseLog } from '../postgres/connection.ts'

/** Milliseconds that the database may be kept still: requests wait meanwhile, and fail after a while. */
const LONGEST = 60_000
/** Bytes that the name of a socket may have, on every system. */
const LONGEST_NAME = 100

/** What the holder of the database says at its socket, each on a line. */
export const STILL = 'still'
export const KEPT = 'kept'

/**
 * Lets others on this machine, as far as they may open the data folder, ask the process that has the database
 * open to hold it still, so that they can copy its files. Whoever connects is told `still` once every commit
 * is in the files and nothing writes to them; closes its end when it is done; and is told `kept` if the
 * database stood still until then.
 *
 * @param pool the only connection of the database
 * @param longest milliseconds that it may be held still
 * @returns ends it, and lets go of the database
 */
export async function offerStandstill(
  dataDir: string,
  pool: pg.Pool,
  log: DatabaseLog,
  longest = LONGEST,
): Promise<() => Promise<void>> {
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

/** The name of the socket as short as it gets; undefined where there are no sockets, or it is too long. */
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
  } catch (error) {
    client?.release(toError(error))
    socket.end(`${toError(error).message}\n`)
    return
  }
  const since = performance.now()
  socket.write(`${STILL}\n`)
  const isDone = await endOf(socket, longest)
  client.release()
  socket.end(isDone ? `${KEPT}\n` : '')
  log.info({ milliseconds: Math.round(performance.now() - since) }, 'the database stood still for a backup')
}

/** Whether the other side closes its end in time, and not this one. */
async function endOf(socket: Socket, longest: number): Promise<boolean> {
  if (socket.destroyed) return false // it has not waited for its turn
  const over = new AbortController()
  const { signal } = over
  const end = once(socket.resume(), 'end', { signal }).then(() => true)
  const closed = once(socket, 'close', { signal }).then(() => false)
  const late = setTimeout(longest, false, { signal, ref: false })
  try {
    return await Promise.race([end, closed, late])
  } catch {
    return false
  } finally {
    over.abort()
    await Promise.allSettled([end, closed, late])
  }
}
