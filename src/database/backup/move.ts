import pg from 'pg'
import { OperatorError } from '../../config/operator-error.ts'
import type { Settings } from '../../config/settings.ts'
import { onEmbedded } from '../embedded/embedded.ts'
import { isUnavailable, reasonOf } from '../errors.ts'
import { migrate } from '../migrations/migrate.ts'
import type { DatabaseLog } from '../postgres/connection.ts'
import { withSession } from '../postgres/postgres.ts'
import { planTables, requireSameTables, SEQUENCES, type TablePlan } from './copy-plan.ts'

const TARGET = 'the database to move to'

const FETCH = 'FETCH 200 FROM rows'

/** Both sides print values in the same way, and a long move does not time out. */
const PREPARE = `
  SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1;
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`

/**
 * Copies everything from the embedded database to an empty PostgreSQL database, or nothing if it fails. The
 * embedded database does not change, and no other process can open it meanwhile.
 */
export function moveEmbedded(
  settings: Pick<Settings, 'dataDir' | 'defaultCurrency'>,
  url: string,
  log: DatabaseLog,
) {
  return onEmbedded(settings.dataDir, log, async (pool, name) => {
    await migrate(pool, name, log, settings)
    return withSession(url, log, TARGET, async (targets) => {
      await migrate(targets, TARGET, log, settings)
      const source = await pool.connect()
      let target: pg.PoolClient | undefined
      try {
        target = await targets.connect()
        return await moveData(source, target)
      } catch (cause) {
        if (!(cause instanceof pg.DatabaseError || isUnavailable(cause))) throw cause
        throw new OperatorError(`nothing was moved, because of ${TARGET}: ${reasonOf(cause)}`, { cause })
      } finally {
        source.release()
        target?.release()
      }
    })
  })
}

/**
 * Copies all tables and the state of their sequences from one migrated database to another without rows, in
 * one transaction. Compares the number of rows and their checksum; triggers do not run.
 */
export async function moveData(source: pg.ClientBase, target: pg.ClientBase) {
  await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await target.query('BEGIN')
  try {
    for (const side of [source, target]) await side.query(PREPARE)
    const plans = await planTables(source)
    await requireSameTables(plans, target)
    await requireEmpty(plans, target)
    const moved: { readonly name: string; readonly rows: number }[] = []
    for (const plan of plans) moved.push(await moveTable(plan, source, target))
    const sequences = await source.query<{ statement: string }>(SEQUENCES)
    for (const { statement } of sequences.rows) await target.query(statement)
    await target.query('COMMIT')
    return moved
  } finally {
    // after COMMIT, there is nothing to undo
    await target.query('ROLLBACK').catch(() => {})
    await source.query('ROLLBACK').catch(() => {})
  }
}

/** The locks stop a service that starts on the target from creating its administrator. */
async function requireEmpty(plans: readonly TablePlan[], target: pg.ClientBase): Promise<void> {
  for (const { lock } of plans) await target.query(lock)
  for (const { name, digest } of plans) {
    const { rows } = await digestOf(digest, target)
    if (rows !== '0')
      throw new OperatorError(`${TARGET} is not empty (${name} has rows, ${rows} of them): name an empty one`)
  }
}

async function moveTable(plan: TablePlan, source: pg.ClientBase, target: pg.ClientBase) {
  await target.query(plan.disableTriggers)
  await source.query(plan.read)
  for (;;) {
    const { rows } = await source.query<{ row: string }>(FETCH)
    if (rows.length === 0) break
    await target.query(plan.write, [`[${rows.map(({ row }) => row).join()}]`])
  }
  await source.query('CLOSE rows')
  await target.query(plan.enableTriggers)
  const [there, here] = [await digestOf(plan.digest, source), await digestOf(plan.digest, target)]
  if (there.rows !== here.rows || there.sum !== here.sum)
    throw new Error(`the copy of ${plan.name} is not the same: ${there.rows} rows, and ${here.rows}`)
  return { name: plan.name, rows: Number(here.rows) }
}

async function digestOf(statement: string, database: pg.ClientBase) {
  const [digest] = (await database.query<{ rows: string; sum: string }>(statement)).rows
  if (!digest) throw new Error('a count has no answer')
  return digest
}
