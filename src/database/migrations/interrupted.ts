import type pg from 'pg'
import type { DatabaseLog } from '../postgres/connection.ts'
import { type Effect, effectOf, readCatalogue } from './effect.ts'
import { MigrationError } from './migration-error.ts'
import { readRecords } from './records.ts'
import type { Migration } from './scripts.ts'

export type Outcome = 'applied' | 'pending'

/** A migration that was begun and never recorded as finished. */
export interface Interrupted {
  readonly name: string
  /** Undefined where the tables show neither. */
  readonly outcome: Outcome | undefined
  /** What the tables show. */
  readonly reason: string
}

/** It changes only rows, and changes nothing when it is applied again. */
const REPEATABLE: ReadonlySet<string> = new Set(['20261121203410_keyed_fingerprints'])

const RECORD = {
  applied: `UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1
    WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`,
  pending: `UPDATE _prisma_migrations SET rolled_back_at = now()
    WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`,
}

/**
 * The migrations in which an older version was killed: it recorded the beginning, ran the script, which
 * PostgreSQL does as a whole or not at all, and did not come to record the end. Whether the script was run is
 * what the tables show. To be called while the migrations are locked.
 */
export async function findInterrupted(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<readonly Interrupted[]> {
  const records = await readRecords(client)
  const open = new Set(records.filter(({ isFinished }) => !isFinished).map(({ name }) => name))
  const found: Interrupted[] = []
  for (const { name } of migrations.filter((migration) => open.has(migration.name)))
    found.push({
      name,
      ...judge(name, await effectOf(client, migrations, name), await readCatalogue(client)),
    })
  return found
}

/** Records what has become of an interrupted migration: one that is pending is applied with the next ones. */
export async function recordOutcome(client: pg.ClientBase, name: string, outcome: Outcome): Promise<void> {
  await client.query(RECORD[outcome], [name])
}

/**
 * Records of each interrupted migration what the tables show.
 *
 * @throws MigrationError when they do not show it, with what to type
 */
export async function mendInterrupted(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  log: DatabaseLog,
): Promise<void> {
  for (const { name, outcome, reason } of await findInterrupted(client, migrations)) {
    if (outcome === undefined)
      throw new MigrationError(
        `cannot be migrated: ${name} was interrupted, and ${reason}. Restore a backup, or say what has ` +
          `become of it: cms db:repair --applied ${name}, or --pending ${name}`,
      )
    await recordOutcome(client, name, outcome)
    log.warn({ migration: name, outcome }, 'a migration that was interrupted is mended')
  }
}

function judge(
  name: string,
  { added, removed }: Effect,
  now: ReadonlySet<string>,
): Omit<Interrupted, 'name'> {
  const isRowsOnly = added.length + removed.length === 0
  if (isRowsOnly)
    return REPEATABLE.has(name)
      ? { outcome: 'pending', reason: 'it can be applied again' }
      : { outcome: undefined, reason: 'it changes only rows, which do not show whether it was applied' }
  const [there, missing] = [added.filter((part) => now.has(part)), added.filter((part) => !now.has(part))]
  const [kept, gone] = [removed.filter((part) => now.has(part)), removed.filter((part) => !now.has(part))]
  if (missing.length + kept.length === 0) return { outcome: 'applied', reason: 'all that it makes is there' }
  if (there.length + gone.length === 0)
    return { outcome: 'pending', reason: 'nothing that it makes is there' }
  const differs = [...missing.map((part) => `no ${part}`), ...kept]
  return { outcome: undefined, reason: `its changes are there in part only (there is ${differs[0]})` }
}
