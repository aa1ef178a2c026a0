import pg from 'pg'
import { OperatorError } from '../config/operator-error.ts'
import type { DatabaseLog, OpenDatabase } from './connection.ts'
import { lastingPool } from './lasting-pool.ts'
import { applyMigrations } from './migrate.ts'
import { SilenceWatch } from './silence.ts'

/** Milliseconds until a request that gets no connection fails. */
const CONNECTION_TIMEOUT = 5_000

/** Milliseconds until a connection that does not answer is ended: the server ends statements before. */
const SILENCE_LIMIT = 17_000

/**
 * A pool of at most `size` connections to PostgreSQL, after its pending migrations were applied over a
 * connection of their own.
 *
 * @throws OperatorError when no connection can be made
 */
export async function openPostgres(url: string, size: number, log: DatabaseLog): Promise<OpenDatabase> {
  const base = {
    connectionString: url,
    application_name: 'cms-api',
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
  }
  const migrationsApplied = await migrate(new pg.Pool({ ...base, max: 1 }), log)
  const silence = new SilenceWatch(SILENCE_LIMIT)
  const onConnect = async (client: pg.ClientBase) => {
    silence.watch(client)
    await prepareSession(client)
  }
  const pool = silence.replaceSuspects(
    lastingPool({ ...base, max: size, idleTimeoutMillis: 60_000, onConnect }),
  )
  return { pool, kind: 'postgresql', migrationsApplied, maxWait: CONNECTION_TIMEOUT, close: () => pool.end() }
}

/**
 * Timestamps are read as UTC, so the session must write them so. A request waits 15 seconds at most for a
 * query; a transaction that its process has forgotten ends after 30.
 */
async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(
    `SET timezone = 'UTC'; SET statement_timeout = '15s'; SET idle_in_transaction_session_timeout = '30s'`,
  )
}

async function migrate(pool: pg.Pool, log: DatabaseLog): Promise<readonly string[]> {
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  try {
    await tryToConnect(pool)
    return await applyMigrations(pool)
  } finally {
    await pool.end()
  }
}

/** Before the first statement, the operator can mend any failure: network, TLS, password, name. */
async function tryToConnect(pool: pg.Pool): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (cause) {
    const reason = cause instanceof AggregateError ? cause.errors[0] : cause
    const words = reason instanceof Error ? reason.message : String(reason)
    throw new OperatorError(`DATABASE_URL: the database cannot be reached: ${words}`, { cause })
  }
}
