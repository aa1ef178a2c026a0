import { hash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { toError } from '../../base/guards.ts'
import { OperatorError, UnavailableError } from '../../config/operator-error.ts'
import type { Settings } from '../../config/settings.ts'
import { isAway, isUnavailable } from '../errors.ts'
import type { DatabaseLog } from '../postgres/connection.ts'
import {
  type Migration,
  MigrationError,
  pendingOf,
  prepareRecords,
  readMigrations,
  readRecords,
  upgradesIn,
  withMigrationLock,
} from './records.ts'

/**
 * While a migration waits for a table, all later statements wait behind it, including reads. So it only waits
 * for seconds, and lets them through before it tries again.
 */
const LOCK_TIMEOUT = `SET LOCAL lock_timeout = '2s'`
const PAUSE = 5_000
/** PostgreSQL, appendix A: lock_not_available, deadlock_detected. */
const IS_LOCKED = /^(?:55P03|40P01)$/

const BEGIN = `
  INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at) VALUES ($1, $2, $3, now())`

/** Updates no row if the script ended the transaction that it runs in. */
const FINISH = `
  UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1
  WHERE id = $1 AND xmin = pg_current_xact_id()::xid`

/** Other sessions that hold locks on tables, such as pg_dump. */
const HOLDERS = `
  SELECT DISTINCT format('%s (%s)', pid, coalesce(application_name, 'unknown')) AS holder
  FROM pg_locks LEFT JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'relation' AND granted AND pid <> pg_backend_pid() AND relation IN (
    SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace)`

type MigrationSettings = Partial<Pick<Settings, 'defaultCurrency'>>

/**
 * Applies the pending migrations, and returns their names. A migration and its record, in the format of
 * `prisma migrate deploy`, are one transaction. Several processes can call it at the same time: all but one
 * wait.
 *
 * @throws MigrationError if a migration fails, was begun and never finished, or the database has other tables
 */
export async function applyMigrations(
  pool: pg.Pool,
  log: DatabaseLog,
  folder?: string,
  { defaultCurrency = '' }: MigrationSettings = {},
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  const before = await readRecords(pool)
  if (pendingOf(migrations, before).length === 0) return []
  return withMigrationLock(pool, log, async (client) => {
    // a migration cannot read settings: this one is for rows from before the currency was added
    await client.query(`SELECT set_config('cms.default_currency', $1, false)`, [defaultCurrency])
    await prepareRecords(client)
    const pending = pendingOf(migrations, await readRecords(client))
    // a new database has no replicas yet
    for (const migration of before.length > 0 ? pending : [])
      for (const upgrade of upgradesIn(migration))
        log.warn({ migration: migration.name, ...upgrade }, 'a migration asks for attention before it begins')
    for (const migration of pending) await apply(client, migration, log)
    return pending.map(({ name }) => name)
  })
}

/** `applyMigrations` with errors for the operator. @param name the operator's name for the database */
export async function migrate(pool: pg.Pool, name: string, log: DatabaseLog, settings: MigrationSettings) {
  try {
    return await applyMigrations(pool, log, undefined, settings)
  } catch (error) {
    throw explainFailure(error, name)
  }
}

/** Turns a failure that the operator can fix into an `OperatorError`. */
export function explainFailure(error: unknown, name: string): Error {
  const failure = toError(error)
  const isKnown = failure instanceof MigrationError
  if (!isKnown && !(failure instanceof pg.DatabaseError) && !isUnavailable(failure)) return failure
  const problem = isKnown ? failure.message : `cannot be migrated: ${failure.message}`
  const cause = failure.cause ?? failure
  const Explained = isAway(cause) ? UnavailableError : OperatorError
  return new Explained(`${name} ${problem}${adviceFor(failure.message)}`, { cause })
}

function adviceFor(reason: string): string {
  if (/permission denied|must be owner/.test(reason))
    return '. Let its user create tables, or run cms db:deploy as a user who may'
  if (/read-only/.test(reason)) return '. Name the server that takes writes'
  return ''
}

async function apply(client: pg.ClientBase, migration: Migration, log: DatabaseLog): Promise<void> {
  for (;;) {
    const cause = await tryToApply(client, migration).catch(toError)
    if (!cause) return
    await client.query('ROLLBACK').catch(() => {}) // the connection may be lost
    if (!(cause instanceof pg.DatabaseError && IS_LOCKED.test(cause.code ?? '')))
      throw new MigrationError(`cannot be migrated: ${migration.name}: ${cause.message}`, { cause })
    const { rows } = await client.query<{ holder: string }>(HOLDERS)
    const fields = { migration: migration.name, holders: rows.map(({ holder }) => holder) }
    log.warn(fields, 'a migration does not get its tables: it is tried again in 5 seconds')
    await sleep(PAUSE)
  }
}

async function tryToApply(client: pg.ClientBase, { name, sql }: Migration): Promise<undefined> {
  const id = randomUUID()
  await client.query('BEGIN')
  await client.query(LOCK_TIMEOUT)
  await client.query(BEGIN, [id, hash('sha256', sql), name])
  await client.query(sql)
  const { rowCount } = await client.query(FINISH, [id])
  if (rowCount !== 1) throw new Error('it ends the transaction that it is applied in')
  await client.query('COMMIT')
}
