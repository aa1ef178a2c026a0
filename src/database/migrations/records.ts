import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { root } from '../../base/root.ts'
import type { DatabaseLog } from '../postgres/connection.ts'

export const migrationsFolder = join(root, 'prisma/migrations')

export interface Migration {
  readonly name: string
  readonly sql: string
}

/** A row of `_prisma_migrations` that was not rolled back. */
export interface MigrationRecord {
  readonly name: string
  readonly isFinished: boolean
}

/** Why a database is not migrated; the message continues its name, for example "is not empty". */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Any number that nothing else in the database uses for an advisory lock. */
const LOCK = 7264881932
/** The lock of `prisma migrate`. */
const PRISMA_LOCK = 72707369

/** Neither a migration nor waiting for that of another process has a time limit. */
const NO_LIMITS = `
  SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN ('statement_timeout', 'lock_timeout',
    'idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout')`

const EXISTS = `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`
const READ = `
  SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished" FROM _prisma_migrations
  WHERE rolled_back_at IS NULL ORDER BY started_at`

/** As `prisma migrate deploy` creates it. */
const CREATE = `
  CREATE TABLE _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`

const TABLES = `
  SELECT relname AS name FROM pg_class
  WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace ORDER BY relname`

type Queryable = Pick<pg.ClientBase, 'query'>

/** The migrations in a folder, in the order in which they are applied. */
export async function readMigrations(folder = migrationsFolder): Promise<readonly Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const sqlOf = (name: string) => readFile(join(folder, name, 'migration.sql'), 'utf8')
  return Promise.all(names.sort().map(async (name) => ({ name, sql: await sqlOf(name) })))
}

/** The notes of a migration to operators, in comments of the form `-- Upgrade to 8.1.0: …`. */
export function upgradesIn({ sql }: Migration): { readonly version: string; readonly note: string }[] {
  const found = sql.matchAll(/^-- Upgrade to (\d+\.\d+\.\d+): (.*(?:\n-- .*)*)/gm)
  return [...found].map(([, version = '', text = '']) => ({ version, note: text.replaceAll('\n-- ', ' ') }))
}

/** The migrations that were applied, and those that were begun and never finished. */
export async function readRecords(database: Queryable): Promise<readonly MigrationRecord[]> {
  const { rows } = await database.query<{ exists: boolean }>(EXISTS)
  return rows[0]?.exists ? (await database.query<MigrationRecord>(READ)).rows : []
}

/** The migrations that were not applied. @throws MigrationError if one was begun and never finished */
export function pendingOf(migrations: readonly Migration[], records: readonly MigrationRecord[]) {
  const isFinished = new Map(records.map((record) => [record.name, record.isFinished]))
  const half = migrations.find(({ name }) => isFinished.get(name) === false)
  if (half)
    throw new MigrationError(
      `cannot be migrated: ${half.name} was begun and not finished, by another program. Restore a backup`,
    )
  return migrations.filter(({ name }) => !isFinished.has(name))
}

/** Creates the table of records if necessary. @throws MigrationError if there are other tables */
export async function prepareRecords(database: Queryable): Promise<void> {
  const { rows } = await database.query<{ exists: boolean }>(EXISTS)
  if (rows[0]?.exists) return
  const [foreign] = (await database.query<{ name: string }>(TABLES)).rows
  if (foreign) throw new MigrationError(`is not empty (it has a table ${foreign.name}): name an empty one`)
  await database.query(CREATE)
}

/**
 * Runs some work on migrations in one process at a time, across versions: all others wait as long as it
 * lives. The connection must not go through a proxy, where the locks would remain.
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
