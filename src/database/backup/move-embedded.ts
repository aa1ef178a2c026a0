import pg from 'pg'
import { OperatorError } from '../../config/operator-error.ts'
import { openEmbedded } from '../embedded/embedded.ts'
import { isUnavailable, reasonOf } from '../errors.ts'
import { migrate } from '../migrations/migrate.ts'
import type { DatabaseLog } from '../postgres/connection.ts'
import { migratePostgres, postgresConfig } from '../postgres/postgres.ts'
import { requireDatabase } from './backup.ts'
import { type MovedTable, moveData } from './move.ts'

const TARGET = 'the database to move to'

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
    await migrate(embedded.pool, `the embedded database in ${dataDir}`, log)
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
