import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type pg from 'pg'
import { makePrivate } from '../../base/files.ts'
import { once } from '../../base/work.ts'
import { databaseFolder } from '../../config/data-folder.ts'
import { lastingPool } from '../postgres/lasting-pool.ts'
import type { Backend } from './backend.ts'
import { lockFolder } from './folder-lock.ts'
import { PgliteStream, resetSession } from './pglite-stream.ts'
import { PgliteThread } from './pglite-thread.ts'

/** Milliseconds until a request that does not get the only connection fails. */
export const CONNECTION_TIMEOUT = 10_000

/** A database with one session, reached through node-postgres like any other. */
export interface EmbeddedDatabase {
  readonly pool: pg.Pool
  /** What PostgreSQL has said while it started, such as how it has recovered. */
  readonly firstWords: readonly string[]
  /** Waits for running queries. Idempotent. */
  close(): Promise<void>
}

/**
 * Opens PGlite (PostgreSQL as WebAssembly, in a thread of this process) on `<dataDir>/pglite`, which is
 * created if it is not there. Committed data survives a crash of the process and of the machine.
 *
 * @param onFailure is told, once, when the database dies; from then on all that is asked of it is refused
 * @throws FolderLockedError when another process has it open
 */
export async function openEmbedded(
  dataDir: string,
  onFailure: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const parent = resolve(dataDir)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await makePrivate(parent)
  const folder = databaseFolder(parent)
  const lock = await lockFolder(folder)
  try {
    const thread = await PgliteThread.start(folder, onFailure)
    const pool = connect(thread)
    const close = once(async () => {
      await pool.end()
      await thread.close()
      await lock.release()
    })
    return { pool, firstWords: thread.firstWords, close }
  } catch (error) {
    await lock.release()
    throw error
  }
}

function connect(backend: Backend): pg.Pool {
  // Named in full, so that no PG* environment variable is looked at.
  const server = {
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
  }
  return lastingPool({
    ...server,
    stream: () => new PgliteStream(backend),
    onConnect: resetSession,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
  })
}
