import type pg from 'pg'
import type { DatabaseLog } from '../postgres/connection.ts'

/** Any number will do, if nothing else in the database uses it for an advisory lock. */
const LOCK = 7264881932
/** The one of `prisma migrate`. */
const PRISMA_LOCK = 72707369

/** A migration takes as long as it needs, and so does the one of another process that this one waits for. */
const NO_LIMITS = `
  SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN ('statement_timeout', 'lock_timeout',
    'idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout')`

/**
 * Does some work on migrations while no other process does, of whatever version: all but one wait, as long as
 * that one lives. Not through a proxy, where the locks would stay behind.
 */
export async function withMigrationLock<T>(
  pool: pg.Pool,
  log: DatabaseLog,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(NO_LIMITS)
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS "isFree"', [LOCK])
    if (!rows[0]?.isFree) {
      log.info({}, 'another process migrates the database: this one waits')
      await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    }
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK])
    return await work(client)
  } finally {
    client.release(true) // the locks and the settings end with the session
  }
}
