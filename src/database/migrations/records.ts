import type pg from 'pg'
import { MigrationError } from './migration-error.ts'
import type { Migration } from './scripts.ts'

/** A row of `_prisma_migrations` that counts. */
export interface MigrationRecord {
  readonly name: string
  readonly isFinished: boolean
}

const EXISTS = `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`
const READ = `
  SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished" FROM _prisma_migrations
  WHERE rolled_back_at IS NULL ORDER BY started_at`

/** As `prisma migrate deploy` makes it. */
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

/** What was applied, and what was begun and never finished. */
export async function readRecords(database: Queryable): Promise<readonly MigrationRecord[]> {
  const { rows } = await database.query<{ exists: boolean }>(EXISTS)
  return rows[0]?.exists ? (await database.query<MigrationRecord>(READ)).rows : []
}

/** Whether a migration was applied as a whole. */
export function hasApplied(records: readonly MigrationRecord[]): (migration: Migration) => boolean {
  const [finished, interrupted] = [true, false].map(
    (wanted) => new Set(records.filter(({ isFinished }) => isFinished === wanted).map(({ name }) => name)),
  )
  return ({ name }) => finished?.has(name) === true && interrupted?.has(name) === false
}

/**
 * Makes the table of the records where there is none.
 *
 * @throws MigrationError when there are other tables
 */
export async function prepareRecords(database: Queryable): Promise<void> {
  const { rows } = await database.query<{ exists: boolean }>(EXISTS)
  if (rows[0]?.exists) return
  const [foreign] = (await database.query<{ name: string }>(TABLES)).rows
  if (foreign) throw new MigrationError(`is not empty (it has a table ${foreign.name}): name an empty one`)
  await database.query(CREATE)
}
