import type pg from 'pg'
import type { DatabaseLog } from '../postgres/connection.ts'
import { type Migration, MigrationError, readRecords } from './records.ts'

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
 * PostgreSQL does as a whole or not at all, and did not record the end. The tables show whether the script
 * was run. To be called while the migrations are locked.
 */
export async function findInterrupted(client: pg.ClientBase, migrations: readonly Migration[]) {
  const records = await readRecords(client)
  const open = new Set(records.filter(({ isFinished }) => !isFinished).map(({ name }) => name))
  const found: Interrupted[] = []
  for (const { name } of migrations) {
    if (!open.has(name)) continue
    const effect = await effectOf(client, migrations, name)
    found.push({ name, ...judge(name, effect, await readCatalogue(client)) })
  }
  return found
}

/** Records the outcome of an interrupted migration. A pending one is applied with the next ones. */
export async function recordOutcome(client: pg.ClientBase, name: string, outcome: Outcome): Promise<void> {
  await client.query(RECORD[outcome], [name])
}

/** Records of each interrupted migration what the tables show; where they do not, the operator decides. */
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
  { added, removed }: Awaited<ReturnType<typeof effectOf>>,
  now: ReadonlySet<string>,
): Omit<Interrupted, 'name'> {
  const parts = added.length + removed.length
  if (parts === 0)
    return REPEATABLE.has(name)
      ? { outcome: 'pending', reason: 'it can be applied again' }
      : { outcome: undefined, reason: 'it changes only rows, which do not show whether it was applied' }
  const missing = added.filter((part) => !now.has(part)).map((part) => `no ${part}`)
  const undone = [...missing, ...removed.filter((part) => now.has(part))]
  if (undone.length === 0) return { outcome: 'applied', reason: 'all that it makes is there' }
  if (undone.length === parts) return { outcome: 'pending', reason: 'nothing that it makes is there' }
  return { outcome: undefined, reason: `its changes are there in part only (there is ${undone[0]})` }
}

/** All parts of the schema, in words that do not name it. */
const CATALOGUE = `
  WITH relations AS (
    SELECT oid, relname, relkind FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relname NOT LIKE '\\_prisma\\_migrations%'
  )
  SELECT CASE relkind WHEN 'i' THEN 'index ' WHEN 'S' THEN 'sequence ' ELSE 'table ' END || relname AS part
    FROM relations
  UNION ALL SELECT format('column %s.%s %s%s%s', relname, attname, format_type(atttypid, atttypmod),
      CASE WHEN attnotnull THEN ' NOT NULL' END, CASE WHEN atthasdef THEN ' DEFAULT' END)
    FROM pg_attribute JOIN relations ON relations.oid = attrelid
    WHERE relkind = 'r' AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT format('constraint %s of %s', conname, relname)
    FROM pg_constraint JOIN relations ON relations.oid = conrelid WHERE contype <> 'n'
  UNION ALL SELECT format('trigger %s of %s (%s)', tgname, relname, tgtype)
    FROM pg_trigger JOIN relations ON relations.oid = tgrelid WHERE NOT tgisinternal
  UNION ALL SELECT format('function %s (%s)', proname, md5(prosrc))
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
  UNION ALL SELECT format('value %s of type %s', enumlabel, typname)
    FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid WHERE typnamespace = current_schema()::regnamespace
  ORDER BY part`

export async function readCatalogue(database: Pick<pg.ClientBase, 'query'>): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ part: string }>(CATALOGUE)
  return new Set(rows.map(({ part }) => part))
}

/** The parts that a migration adds and removes: it is applied, after all before it, in a temporary schema. */
async function effectOf(client: pg.ClientBase, migrations: readonly Migration[], name: string) {
  const last = migrations.findIndex((migration) => migration.name === name)
  await client.query('BEGIN; CREATE SCHEMA cms_effect; SET LOCAL search_path = cms_effect')
  try {
    for (const { sql } of migrations.slice(0, last)) await client.query(sql)
    const before = await readCatalogue(client)
    await client.query(migrations[last]?.sql ?? '')
    const after = await readCatalogue(client)
    return {
      added: [...after].filter((part) => !before.has(part)),
      removed: [...before].filter((part) => !after.has(part)),
    }
  } finally {
    await client.query('ROLLBACK').catch(() => {}) // the connection may be lost
  }
}
