import { accessSync, constants, existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import type { Pool } from 'pg'
import { makePrivate, unlessMissing } from '../../base/files.ts'
import { isSystemError } from '../../base/guards.ts'
import { once } from '../../base/work.ts'
import { databaseFolder, unfinishedMark } from '../../config/data-folder.ts'
import { OperatorError } from '../../config/operator-error.ts'
import type { DatabaseLog } from '../postgres/connection.ts'
import { type DatabasePool, openPool } from '../postgres/pool.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { PgliteStream } from './pglite-stream.ts'
import { PgliteThread } from './pglite-thread.ts'

/** Milliseconds until a request that waits for the only connection fails. */
export const CONNECTION_TIMEOUT = 10_000

const RECOVERY = /automatic recovery in progress/
/**
 * A damaged record within the log. At the regular end of the log, PostgreSQL finds zeros, or the rest of an
 * older log in the same file.
 */
const DAMAGE =
  /^incorrect resource manager data checksum|^invalid magic number (?!0000)|^page verification failed/

/** A database with one session, reached through node-postgres like any other. */
export type EmbeddedDatabase = Awaited<ReturnType<typeof openEmbedded>>

/**
 * Opens PGlite (PostgreSQL as WebAssembly, in a thread of this process) on `<dataDir>/pglite`, which is
 * created if it does not exist. Committed data survives a crash of the process and of the machine.
 *
 * @param onFailure is called once if the database fails; from then on, every statement is rejected
 * @throws FolderLockedError if another process has it open
 */
export async function openEmbedded(dataDir: string, onFailure: (error: Error) => void) {
  const parent = resolve(dataDir)
  const folder = databaseFolder(parent)
  // loads its code while the folder is being locked
  const thread = new PgliteThread()
  let lock: FolderLock | undefined
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 })
    makePrivate(parent)
    lock = await lockFolder(folder, { onLost: () => thread.fail('another process has opened its folder') })
    await requireWholeOrNone(folder)
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

/**
 * A folder that this user cannot read, or that lacks its first file, must not be taken for a new one: the
 * files in it would be deleted.
 */
async function requireWholeOrNone(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(unlessMissing)) ?? []
  const isWholeOrNone = names.includes('PG_VERSION') || !names.includes('global')
  if (isWholeOrNone || existsSync(unfinishedMark(folder))) return
  throw new OperatorError(
    `the embedded database in ${folder} has lost its file PG_VERSION. ` +
      'Move it away, and bring back a backup: cms restore FOLDER',
  )
}

/** Does some work on an existing embedded database, which no other process can open meanwhile. */
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

/** @throws OperatorError if this user sees no embedded database in the data folder */
export function requireDatabase(dataDir: string): void {
  const folder = databaseFolder(dataDir)
  try {
    accessSync(dataDir, constants.X_OK)
  } catch (error) {
    // everything in the folder would seem to be missing
    if (isSystemError(error, 'EACCES'))
      throw new OperatorError(`${dataDir} cannot be read: run this as the user that the service runs as`)
  }
  const isThere = existsSync(join(folder, 'PG_VERSION')) && !existsSync(unfinishedMark(folder))
  if (!isThere) throw new OperatorError(`there is no embedded database in ${dataDir}: set DATA_DIR`)
}

/** The name of the database in messages to the operator. */
export function databaseName(dataDir: string): string {
  return `the embedded database in ${dataDir}`
}

/** A pool for a database with a single session. All options are set, so that no PG* variable is read. */
export function sessionPool(stream: () => Duplex): DatabasePool {
  return openPool({
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    stream,
    // resets what an earlier connection left in the session: an open transaction, prepared statements
    async onConnect(client) {
      await client.query('ROLLBACK')
      await client.query('DISCARD ALL')
    },
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
  })
}

/** Logs in one line how PostgreSQL recovered from a crash, in its own words. */
export function logRecovery(words: readonly string[], log: DatabaseLog): void {
  if (!words.some((text) => RECOVERY.test(text))) return
  if (words.some((text) => DAMAGE.test(text))) {
    log.warn(
      { postgresql: words },
      'embedded database recovered up to a damaged record: writes behind it are lost, compare with a backup',
    )
  } else log.info({ postgresql: words }, 'embedded database recovered')
}
