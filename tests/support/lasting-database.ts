import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Pool } from 'pg'
import { databaseFolder } from '../../src/config/data-folder.ts'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { endRunning, isRunning, keepRunning } from './lasting-thread.ts'

/** A data folder whose database keeps running for the successive test files of a worker. */
export interface LastingDatabase {
  readonly dataDir: string
  /** A fingerprint of its tables, functions and settings when it is new. */
  readonly shape: string
}

let kept: LastingDatabase | undefined
let isLent = false

/** Allows the database to be lent again. */
export function giveBack(): void {
  isLent = false
}

/**
 * Lends the database that the test files of this worker share, empty and as good as new. It is replaced if it
 * has died, or if a test has changed its tables.
 *
 * @param create creates a data folder with a migrated database
 * @returns undefined while it is lent
 */
export async function borrow(create: () => Promise<string>): Promise<LastingDatabase | undefined> {
  if (isLent) return
  isLent = true
  try {
    if (kept && !(isRunning(databaseFolder(kept.dataDir)) && (await isRenewed(kept)))) {
      await endRunning(databaseFolder(kept.dataDir))
      await rm(kept.dataDir, { recursive: true })
      kept = undefined
    }
    kept ??= await start(await create())
    return kept
  } catch (error) {
    giveBack()
    throw error
  }
}

async function start(dataDir: string): Promise<LastingDatabase> {
  keepRunning(databaseFolder(dataDir))
  return { dataDir, shape: await onDatabase(dataDir, shapeOf) }
}

/** Removes everything that a test file has left. @returns whether that was possible */
async function isRenewed({ dataDir, shape }: LastingDatabase): Promise<boolean> {
  for (const name of await readdir(dataDir))
    if (name !== basename(databaseFolder(dataDir))) await rm(join(dataDir, name), { recursive: true })
  return onDatabase(dataDir, async (pool) => {
    if ((await shapeOf(pool)) !== shape) return false
    await pool.query(RENEW)
    return true
  })
}

async function onDatabase<T>(dataDir: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const { pool, close } = await openEmbedded(dataDir, () => {})
  try {
    return await work(pool)
  } finally {
    await close()
  }
}

/** A fingerprint of everything that statements other than row changes affect. */
async function shapeOf(pool: Pool): Promise<string> {
  const catalogs = 'attribute proc trigger constraint index type namespace db_role_setting'.split(' ')
  const parts = catalogs.map(
    (name) => `(SELECT md5(string_agg(t::text || xmin, '' ORDER BY t::text)) FROM pg_${name} t)`,
  )
  const { rows } = await pool.query({ text: `SELECT ${parts.join(', ')}`, rowMode: 'array' })
  return JSON.stringify(rows)
}

/** Resets rows, sequences and statistics. */
const RENEW = `
  SET allow_system_table_mods = on;
  SET session_replication_role = replica;
  DO $$
  BEGIN
    EXECUTE (
      SELECT 'TRUNCATE ' || string_agg(format('%I', tablename), ', ') || ' RESTART IDENTITY CASCADE'
      FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations');
  END $$;
  DELETE FROM pg_statistic;
  SELECT pg_stat_reset();
  RESET ALL`
