import type pg from 'pg'
import { OperatorError } from '../../config/operator-error.ts'
import type { DatabaseSettings } from '../database.ts'
import { onEmbedded } from '../embedded/embedded.ts'
import type { DatabaseLog } from '../postgres/connection.ts'
import { directAddress, withSession } from '../postgres/postgres.ts'
import { findInterrupted, type Interrupted, type Outcome, recordOutcome } from './interrupted.ts'
import { explainFailure } from './migrate.ts'
import { type Migration, readMigrations, withMigrationLock } from './records.ts'

export interface Repair {
  readonly isDryRun: boolean
  /** What has become of migrations, by name, whatever the tables show. */
  readonly outcomes: ReadonlyMap<string, Outcome>
}

/** Records the outcome of interrupted migrations, and applies none. One without an outcome stays as it is. */
export async function repairDatabase(
  { databaseUrl, databaseDirectUrl, dataDir }: DatabaseSettings,
  log: DatabaseLog,
  repair: Repair,
): Promise<readonly Interrupted[]> {
  const migrations = await readMigrations()
  const work = (pool: pg.Pool, name: string) =>
    withMigrationLock(pool, log, (client) => repairOn(client, migrations, repair)).catch((error: unknown) => {
      throw explainFailure(error, name)
    })
  if (!databaseUrl) return onEmbedded(dataDir, log, work)
  const { url, name } = directAddress(databaseUrl, databaseDirectUrl)
  return withSession(url, log, name, work)
}

async function repairOn(client: pg.ClientBase, migrations: readonly Migration[], repair: Repair) {
  const found = (await findInterrupted(client, migrations)).map((interrupted): Interrupted => {
    const outcome = repair.outcomes.get(interrupted.name)
    return outcome ? { name: interrupted.name, outcome, reason: 'you say so' } : interrupted
  })
  const unknown = [...repair.outcomes.keys()].find((given) => found.every((one) => one.name !== given))
  if (unknown !== undefined) throw new OperatorError(`${unknown} is no migration that was interrupted.`)
  for (const { name, outcome } of repair.isDryRun ? [] : found)
    if (outcome) await recordOutcome(client, name, outcome)
  return found
}
