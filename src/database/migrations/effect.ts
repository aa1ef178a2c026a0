import type pg from 'pg'
import type { Migration } from './scripts.ts'

/** What a migration adds to a schema and takes from it, in the words of {@link readCatalogue}. */
export interface Effect {
  readonly added: readonly string[]
  readonly removed: readonly string[]
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

/** Finds out by applying a migration, and all before it, in a schema that is there for this alone. */
export async function effectOf(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  name: string,
): Promise<Effect> {
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
