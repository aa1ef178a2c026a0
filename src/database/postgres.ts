import pg from 'pg'
import { OperatorError } from '../config/operator-error.ts'
import type { Settings } from '../config/settings.ts'
import type { DatabaseLog, OpenDatabase } from './connection.ts'
import { reasonOf } from './errors.ts'
import { lastingPool } from './lasting-pool.ts'
import { migrate } from './migration-failure.ts'
import { SilenceWatch } from './silence.ts'

/** Milliseconds until a request that gets no connection fails. */
const CONNECTION_TIMEOUT = 5_000

/** Milliseconds until a connection that does not answer is ended: the server ends statements before. */
const SILENCE_LIMIT = 17_000

/** Timestamps are read as UTC, so the session must write them so. Proxies know this of each client. */
const UTC = `SET timezone = 'UTC'`
/**
 * A request waits 15 seconds at most for a query; a transaction that its process has forgotten ends after 30.
 * In a session that clients share this would be set for some of them.
 */
const LIMITS = `SET statement_timeout = '15s'; SET idle_in_transaction_session_timeout = '30s'`

export type PostgresSettings = Pick<Settings, 'databasePoolSize'> &
  Partial<Pick<Settings, 'databaseDirectUrl'>>

/**
 * A pool of connections to PostgreSQL, after its pending migrations were applied over a connection of their
 * own, for which a lock is held: not through a proxy, where the lock would stay behind.
 *
 * @throws OperatorError when no connection can be made
 */
export async function openPostgres(
  url: string,
  { databasePoolSize, databaseDirectUrl }: PostgresSettings,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  const isShared = databaseDirectUrl !== undefined
  const setting = isShared ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const migrationsApplied = await migratePostgres(databaseDirectUrl ?? url, log, `${setting}: the database`)
  const statements = isShared ? UTC : `${UTC}; ${LIMITS}`
  const silence = new SilenceWatch(SILENCE_LIMIT)
  const onConnect = async (client: pg.ClientBase) => {
    silence.watch(client)
    await client.query(statements)
  }
  const pool = silence.replaceSuspects(
    lastingPool({ ...postgresConfig(url), max: databasePoolSize, idleTimeoutMillis: 60_000, onConnect }),
  )
  if (isShared) await tryToConnect(pool, 'DATABASE_URL: the database')
  return { pool, kind: 'postgresql', migrationsApplied, maxWait: CONNECTION_TIMEOUT, close: () => pool.end() }
}

/** In these modes node-postgres checks the server as with `verify-full`, and warns that it does. */
const VERIFYING_MODES = /(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)(?!.*uselibpqcompat=true)/

/** How every connection of the service is made. */
export function postgresConfig(url: string) {
  return {
    connectionString: url.replace(VERIFYING_MODES, 'verify-full'),
    application_name: 'cms-api',
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
  }
}

/**
 * Applies the pending migrations over a connection of their own.
 *
 * @param name what an operator is told when it fails
 * @returns the names of those that were applied
 * @throws OperatorError when no connection can be made, or the database refuses to be migrated
 */
export async function migratePostgres(
  url: string,
  log: DatabaseLog,
  name: string,
): Promise<readonly string[]> {
  const pool = new pg.Pool({ ...postgresConfig(url), max: 1 })
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  try {
    await tryToConnect(pool, name)
    return await migrate(pool, name)
  } finally {
    await pool.end()
  }
}

/** Before the first statement, the operator can mend any failure: network, TLS, password, name. */
async function tryToConnect(pool: pg.Pool, name: string): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (cause) {
    throw new OperatorError(`${name} cannot be reached: ${reasonOf(cause)}`, { cause })
  }
}
