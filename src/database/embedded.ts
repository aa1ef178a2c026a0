import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { once } from '../core/once.ts'
import { makePrivate, makeTreePrivate } from '../core/private-files.ts'
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts'
import { lockFolder } from './folder-lock.ts'
import { lastingPool } from './lasting-pool.ts'
import { EmbeddedFailure, type Health, PgliteStream } from './pglite-stream.ts'

/** Milliseconds until a request that does not get the only connection fails. */
export const CONNECTION_TIMEOUT = 10_000

/** A database with one session, reached through node-postgres like any other. */
export interface EmbeddedDatabase {
  readonly pool: pg.Pool
  /** Idempotent. */
  close(): Promise<void>
}

/**
 * Opens PGlite (PostgreSQL as WebAssembly, in this process) on `<dataDir>/pglite`, which is created if it is
 * not there. Committed data survives a crash of the process and of the machine.
 * @throws FolderLockedError when another process has it open
 */
export async function openEmbedded(
  dataDir: string,
  onFailure: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const parent = resolve(dataDir)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await makePrivate(parent)
  const lock = await lockFolder(join(parent, 'pglite'))
  try {
    const health = watchHealth(onFailure)
    const pglite = await start(parent, health)
    const pool = connect(pglite, health)
    const close = once(async () => {
      await pool.end()
      // After a failure nothing more may be written: the next start recovers from the log.
      if (!health.failure) await pglite.close()
      await lock.release()
    })
    return { pool, close }
  } catch (error) {
    await lock.release()
    throw error
  }
}

function watchHealth(onFailure: (error: Error) => void): Health {
  let failure: EmbeddedFailure | undefined
  return {
    get failure() {
      return failure
    },
    set failure(error) {
      if (!failure && error) onFailure(error)
      failure ??= error
    },
  }
}

async function start(parent: string, health: Health): Promise<PGlite> {
  const folder = join(parent, 'pglite')
  // Present while a new database is being created: what a crash leaves then holds no data, and is removed.
  const unfinished = join(parent, 'pglite.unfinished')
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  if (isNew) {
    await writeFile(unfinished, '', { mode: 0o600 })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await sync(parent)
  }
  await makeTreePrivate(folder)
  const onAbort = () => {
    health.failure = new EmbeddedFailure(
      'the embedded database has stopped: it could not write to its folder',
    )
  }
  const fs = new DurableFileSystem(folder, onAbort)
  const pglite = await PGlite.create({ fs, startParams: durableStartParams(PGlite.defaultStartParams) })
  if (isNew) {
    await makeTreePrivate(folder) // a new database is written with wider modes
    await syncTree(folder) // these files were written before fsync was in place
    await rm(unfinished)
    await sync(parent)
  }
  return pglite
}

function connect(pglite: PGlite, health: Health): pg.Pool {
  const stream = () => new PgliteStream(pglite, health)
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
    stream,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
  })
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await sync(join(entry.parentPath, entry.name))
  }
  await sync(folder)
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync()
  await file.close()
}
