import type pg from 'pg'
import type { Migration } from './scripts.ts'

/** What a migration adds to a schema and takes from it, in the words of {@link readCatalogue}. */
export interface Effect {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** All parts of the schema in words that each version of PostgreSQL finds for them. */
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

interface Part {
  readonly part: string
}

export async function readCatalogue(database: Pick<pg.ClientBase, 'query'>): Promise<ReadonlySet<string>> {
  return new Set((await database.query<Part>(CATALOGUE)).rows.map(({ part }) => part))
}

/** Finds out by applying a migration, and all before it, to an empty database in memory. */
export async function effectOf(migrations: readonly Migration[], name: string): Promise<Effect> {
  const { PGlite } = await import('@electric-sql/pglite')
  const pglite = await PGlite.create()
  const read = async () => (await pglite.query<Part>(CATALOGUE)).rows.map(({ part }) => part)
  try {
    const last = migrations.findIndex((migration) => migration.name === name)
    for (const { sql } of migrations.slice(0, last)) await pglite.exec(sql)
    const before = await read()
    await pglite.exec(migrations[last]?.sql ?? '')
    const after = await read()
    return {
      added: after.filter((part) => !before.includes(part)),
      removed: before.filter((part) => !after.includes(part)),
    }
  } finally {
    await pglite.close()
  }
}
