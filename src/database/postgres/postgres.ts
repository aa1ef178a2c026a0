import type pg from 'pg'
import { repeat } from '../../base/work.ts'
import { OperatorError, UnavailableError } from '../../config/operator-error.ts'
import type { Settings } from '../../config/settings.ts'
import { errorClass, isAway, reasonOf } from '../errors.ts'
import type { DatabaseLog, Silence } from './connection.ts'
import { openPool } from './pool.ts'
import { SERVER } from './server.ts'

/** Milliseconds until a request that gets no connection fails. */
const CONNECTION_TIMEOUT = 5_000
/** Milliseconds until a silent connection is closed; the server cancels statements earlier. */
const SILENCE_LIMIT = 17_000
/** Milliseconds between two checks to which server a proxy connects. */
const ASK_PROXY = 1_000

/**
 * Timestamps are read as ISO 8601 in UTC, so the session must print them so, whatever the database or the
 * role says. Proxies track these settings per client.
 */
const TIMES = `SET timezone = 'UTC'; SET datestyle = 'ISO'`
/**
 * A query has at most 15 seconds; an abandoned transaction ends after 30 seconds. Statements wait for a row
 * that another one changes, whatever the database or the role says: a higher isolation would refuse them.
 * In a session that clients share, these settings would apply to arbitrary clients.
 */
const OWN = `SET statement_timeout = '15s'; SET idle_in_transaction_session_timeout = '30s';
  SET default_transaction_isolation = 'read committed'`

export type PostgresSettings = Pick<Settings, 'databasePoolSize'> &
  Partial<Pick<Settings, 'databaseDirectUrl'>>

/** Opens the pools of connections to a PostgreSQL database, whose migrations are applied. */
export async function openPostgres(url: string, settings: PostgresSettings, name?: string) {
  const { databasePoolSize, databaseDirectUrl } = settings
  const isShared = databaseDirectUrl !== undefined
  const silence: Silence = { limit: SILENCE_LIMIT }
  let server: string | undefined
  async function askServer(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
    const askedAt = performance.now()
    const { rows } = await client.query<{ server: string }>(SERVER)
    // connections to the previous server may still be open
    if (server !== undefined && rows[0]?.server !== server) silence.since = askedAt
    server = rows[0]?.server
  }
  async function onConnect(client: pg.ClientBase): Promise<void> {
    await client.query(isShared ? TIMES : `${TIMES}; ${OWN}`)
    await askServer(client)
  }
  const config = { ...postgresConfig(url, name), idleTimeoutMillis: 60_000, onConnect }
  const open = (max: number) => openPool({ ...config, max }, silence)
  const [pool, probes] = [open(databasePoolSize), open(1)]
  if (isShared) await tryToConnect(pool, 'DATABASE_URL: the database')
  const stop = isShared ? repeat(() => askServer(pool).catch(() => {}), ASK_PROXY) : undefined
  return {
    kind: 'postgresql' as const,
    pool,
    // a pool of its own, because readiness checks must not wait for slow statements
    probes,
    /** Identifies the server and the database of the newest connection. */
    server: () => server,
    maxWait: CONNECTION_TIMEOUT,
    embedded: undefined,
    async close(): Promise<void> {
      await stop?.()
      await Promise.all([pool.end(), probes.end()])
    },
  }
}

/** The address of PostgreSQL itself, without a proxy, and the operator's name for it. */
export function directAddress(databaseUrl: string, databaseDirectUrl: string | undefined) {
  const setting = databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  return { url: databaseDirectUrl ?? databaseUrl, name: `${setting}: the database` }
}

/** In these modes, node-postgres verifies the server as with `verify-full`, and logs a warning. */
const VERIFYING_MODES = /(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)(?!.*uselibpqcompat=true)/

/** The configuration of every connection. @param name the application name in PostgreSQL */
export function postgresConfig(url: string, name = 'cms-api') {
  return {
    connectionString: url.replace(VERIFYING_MODES, 'verify-full'),
    application_name: name,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
  }
}

/** Does some work with a connection of its own. @param name the name of the database in messages */
export async function withSession<T>(
  url: string,
  log: DatabaseLog,
  name: string,
  work: (pool: pg.Pool, name: string) => Promise<T>,
): Promise<T> {
  const pool = openPool({ ...postgresConfig(url), max: 1 })
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  try {
    await tryToConnect(pool, name)
    await requireUtf8(pool, name)
    return await work(pool, name)
  } finally {
    await pool.end()
  }
}

/** The classes of errors that a later start gets again: the role or its password (28), the database (3D). */
const WRONG_CLASS = /^(?:28|3D)$/
/** PgBouncer has a single code for all rejections, including wrong passwords and names. */
const WRONG_NAME = /authentication failed|no such (?:user|database)/

/** Before the first statement, the operator can fix any failure: network, TLS, password, name. */
async function tryToConnect(pool: pg.Pool, name: string): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (cause) {
    const reason = reasonOf(cause)
    const isWrong = WRONG_NAME.test(reason) || WRONG_CLASS.test(errorClass(cause))
    const Explained = isAway(cause) && !isWrong ? UnavailableError : OperatorError
    throw new Explained(`${name} cannot be reached: ${reason}`, { cause })
  }
}

/** Other encodings reject some characters, or count and compare bytes. */
async function requireUtf8(pool: pg.Pool, name: string): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>('SHOW server_encoding')
  const encoding = rows[0]?.server_encoding
  if (encoding === 'UTF8') return
  const advice = `make one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`
  throw new OperatorError(`${name} has the encoding ${encoding}: ${advice}`)
}
