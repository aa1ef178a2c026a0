import pg from 'pg'
import { OperatorError } from '../config/operator-error.ts'
import { requireDatabase } from './backup.ts'
import type { DatabaseLog } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import { isUnavailable, reasonOf } from './errors.ts'
import { migrate } from './migration-failure.ts'
import { type MovedTable, moveData } from './move.ts'
import { migratePostgres, postgresConfig } from './postgres.ts'

const TARGET = 'the database to move to'

/** Tables of somebody else: with ours comes the record of migrations. */
const FOREIGN_TABLES = `
  SELECT relname AS name FROM pg_class
  WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace
    AND to_regclass('_prisma_migrations') IS NULL
  ORDER BY relname`

/**
 * Copies everything from the embedded database to a PostgreSQL database that is empty: all of it or nothing.
 * The embedded one stays as it is, and nobody else can open it meanwhile.
 *
 * @throws OperatorError when one of them cannot be used, or the target is not empty
 */
export async function moveEmbedded(
  dataDir: string,
  url: string,
  log: DatabaseLog,
): Promise<readonly MovedTable[]> {
  requireDatabase(dataDir)
  const embedded = await openEmbedded(dataDir, (err) => log.error({ err }, 'embedded database failed'))
  try {
    await migrate(embedded.pool, `the embedded database in ${dataDir}`)
    await requireNoForeignTables(url)
    await migratePostgres(url, log, TARGET)
    const source = await embedded.pool.connect()
    try {
      return await onTarget(url, (target) => moveData(source, target))
    } finally {
      source.release()
    }
  } finally {
    await embedded.close()
  }
}

async function requireNoForeignTables(url: string): Promise<void> {
  const { rows } = await onTarget(url, (target) => target.query<{ name: string }>(FOREIGN_TABLES))
  const [first] = rows
  if (first)
    throw new OperatorError(`${TARGET} is not empty (it has a table ${first.name}): name an empty one`)
}

async function onTarget<T>(url: string, work: (target: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = new pg.Client(postgresConfig(url))
  client.on('error', () => {}) // the statement that runs fails with it
  try {
    await client.connect()
    return await work(client)
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError || isUnavailable(cause))) throw cause
    throw new OperatorError(`nothing was moved, because of ${TARGET}: ${reasonOf(cause)}`, { cause })
  } finally {
    await client.end()
  }
}
