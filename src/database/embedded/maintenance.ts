import type pg from 'pg'
import { type JobRecord, repeat } from '../../base/work.ts'
import type { DatabaseLog } from '../postgres/connection.ts'

/** Milliseconds between two rounds. */
const INTERVAL = 60_000

/** Due after this much log, which a restart after a crash replays in well under a second. */
const CHECKPOINT_DUE = `
  SELECT FROM pg_control_checkpoint() WHERE pg_current_wal_lsn() - redo_lsn > pg_size_bytes('32MB')`

/** PostgreSQL's own thresholds (autovacuum_vacuum_*, autovacuum_analyze_*). */
const OVERDUE_TABLES = `
  SELECT format('VACUUM (ANALYZE) %I.%I', schemaname, relname) AS statement FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_mod_since_analyze > 50 + 0.1 * n_live_tup`

/**
 * Does the work of PostgreSQL's background processes, which the embedded database lacks: without checkpoints,
 * its log would grow forever; without vacuum, its tables would.
 */
export function startMaintenance(pool: pg.Pool, record: JobRecord, log: DatabaseLog): () => Promise<void> {
  return repeat(async () => {
    try {
      await record.run(async () => ({ vacuums: await maintain(pool) }))
    } catch (err) {
      log.warn({ err }, 'database maintenance failed')
    }
  }, INTERVAL)
}

/** One round. Each statement blocks all others. @returns how many tables were vacuumed */
export async function maintain(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ statement: string }>(OVERDUE_TABLES)
  for (const { statement } of rows) await pool.query(statement)
  const due = await pool.query(CHECKPOINT_DUE)
  if (due.rows.length > 0) await pool.query('CHECKPOINT')
  return rows.length
}
