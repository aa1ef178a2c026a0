import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import type { Pool } from 'pg'
import { makePrivate } from '../../base/files.ts'
import { once } from '../../base/work.ts'
import { databaseFolder, unfinishedMark } from '../../config/data-folder.ts'
import { OperatorError } from '../../config/operator-error.ts'
import type { DatabaseLog } from '../postgres/connection.ts'
import { type DatabasePool, openPool } from '../postgres/pool.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { PgliteStream } from './pglite-stream.ts'
import { PgliteThread } from './pglite-thread.ts'

/** Milliseconds until a request that does not get the only connection fails. */
export const CONNECTION_TIMEOUT = 10_000

const RECOVERY = /automatic recovery in progress/
/**
 * A record that belongs there, and is damaged. Where the log ends as it should, PostgreSQL finds zeros, or
 * what is left of an older log in the file.
 */
const DAMAGE =
  /^incorrect resource manager data checksum|^invalid magic number (?!0000)|^page verification failed/

/** A database with one session, reached through node-postgres like any other. */
export type EmbeddedDatabase = Awaited<ReturnType<typeof openEmbedded>>

/**
 * Opens PGlite (PostgreSQL as WebAssembly, in a thread of this process) on `<dataDir>/pglite`, which is
 * created if it is not there. Committed data survives a crash of the process and of the machine.
 *
 * @param onFailure is called once, when the database dies; from then on every statement is refused
 * @throws FolderLockedError when another process has it open
 */
export async function openEmbedded(dataDir: string, onFailure: (error: Error) => void) {
  const parent = resolve(dataDir)
  const folder = databaseFolder(parent)
  // its code is loaded while the folder is being locked
  const thread = new PgliteThread()
  let lock: FolderLock | undefined
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 })
    makePrivate(parent)
    lock = await lockFolder(folder)
    await thread.open(folder, onFailure)
    const pool = sessionPool(() => new PgliteStream((messages) => thread.execute(messages)))
    /** Waits for running queries. */
    const close = once(async () => {
      await pool.end()
      await thread.close()
      await lock?.release()
    })
    return { pool, firstWords: thread.firstWords, close }
  } catch (error) {
    await thread.end()
    await lock?.release()
    throw error
  }
}

/** Does some work on an embedded database that is there; no other process can open it meanwhile. */
export async function onEmbedded<T>(
  dataDir: string,
  log: DatabaseLog,
  work: (pool: Pool, name: string) => Promise<T>,
): Promise<T> {
  requireDatabase(dataDir)
  const embedded = await openEmbedded(dataDir, (err) => log.error({ err }, 'embedded database failed'))
  try {
    return await work(embedded.pool, databaseName(dataDir))
  } finally {
    await embedded.close()
  }
}

/** @throws OperatorError when there is no embedded database in the data folder */
export function requireDatabase(dataDir: string): void {
  const folder = databaseFolder(dataDir)
  const isThere = existsSync(join(folder, 'PG_VERSION')) && !existsSync(unfinishedMark(folder))
  if (!isThere) throw new OperatorError(`there is no embedded database in ${dataDir}: set DATA_DIR`)
}

/** What messages to the operator call it. */
export function databaseName(dataDir: string): string {
  return `the embedded database in ${dataDir}`
}

/** A pool for a database with one session. Named in full, so that no PG* environment variable is read. */
export function sessionPool(stream: () => Duplex): DatabasePool {
  return openPool({
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    stream,
    // drops what an earlier connection left in the session: an open transaction, prepared statements
    async onConnect(client) {
      await client.query('ROLLBACK')
      await client.query('DISCARD ALL')
    },
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
  })
}

/** Logs in one line how PostgreSQL has recovered from the sudden end of its process, in its own words. */
export function logRecovery(words: readonly string[], log: DatabaseLog): void {
  if (!words.some((text) => RECOVERY.test(text))) return
  if (words.some((text) => DAMAGE.test(text))) {
    log.warn(
      { postgresql: words },
      'embedded database recovered up to a damaged record: writes behind it are lost, compare with a backup',
    )
  } else log.info({ postgresql: words }, 'embedded database recovered')
}
