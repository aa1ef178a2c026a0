import { type ReferenceDescription, type ResourceDescription, resources } from '../../generated/resources.ts'
import type { Target } from './targets.ts'

/** The statements that create the existing objects, as printed by PostgreSQL, without schema names. */
const MADE = `
  SELECT pg_get_triggerdef(oid, true) AS statement FROM pg_trigger WHERE tgenabled <> 'D'
  UNION SELECT format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
    CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' END, tgname) FROM pg_trigger
  UNION SELECT pg_get_indexdef(indexrelid, 0, true) FROM pg_index`

/** The parts of resources' tables that the Prisma schema cannot express, and that the migrations lack. */
export async function missingStatements({ pool }: Target): Promise<string[]> {
  const { rows } = await pool.query<{ statement: string }>(MADE)
  const made = new Set(rows.map(({ statement }) => statement))
  return Object.values(resources)
    .flatMap(statementsOf)
    .filter((statement) => !made.has(statement))
}

type Described = Pick<ResourceDescription, 'name' | 'hasVersion' | 'isSearched'> & {
  readonly operations?: Readonly<Record<string, string>>
  readonly references?: ResourceDescription['references']
  /** The name in the audit trail. */
  readonly type?: string
}

/** The parts of a resource's table that Prisma does not write, as printed by PostgreSQL. */
export function statementsOf({ name, type, hasVersion, isSearched, ...described }: Described): string[] {
  const { references = {}, operations = {} } = described
  const trigger = (suffix: string, event: string, each: string, call: string) =>
    `CREATE TRIGGER ${name}_${suffix} AFTER ${event} ON ${name} FOR EACH ${each} EXECUTE FUNCTION ${call}`
  const enabled = (when: string, suffix: string) =>
    `ALTER TABLE ${name} ENABLE ${when} TRIGGER ${name}_${suffix}`
  const audited = [
    trigger('record_insert', 'INSERT', 'ROW', `record_change('${type}')`),
    trigger('record_update', 'UPDATE OF last_change', 'ROW', `record_change('${type}')`),
  ]
  const announced = [
    trigger('announce_table', 'INSERT OR DELETE OR TRUNCATE', 'STATEMENT', 'announce_table()'),
    enabled('ALWAYS', 'announce_table'),
    trigger('announce_update', 'UPDATE', 'ROW', 'announce_table()'),
    enabled('ALWAYS', 'announce_update'),
    trigger('announce_replicated', 'INSERT OR DELETE', 'ROW', 'announce_table()'),
    enabled('REPLICA', 'announce_replicated'),
  ]
  const words = `to_tsvector('simple'::regconfig, search_text)`
  const searched = `CREATE INDEX ${name}_search_idx ON ${name} USING gin (${words})`
  const revised = [
    trigger('revise_update', 'UPDATE OF last_change', 'ROW', `keep_revision('${type}')`),
    trigger('revise_delete', 'DELETE', 'ROW', `keep_revision('${type}')`),
  ]
  const referring = Object.values(references).flatMap((one) => referenceStatements(name, one))
  return [
    ...(type ? audited : []),
    ...(hasVersion ? announced : []),
    ...(isSearched ? [searched] : []),
    ...referring,
    ...(operations.revisions ? revised : []),
  ]
}

/** The triggers that prevent cycles in a tree, and write the foreign keys of a list. */
function referenceStatements(table: string, { cycle, join }: ReferenceDescription): string[] {
  const trigger = (name: string, event: string, when: string, call: string) =>
    `CREATE TRIGGER ${name} AFTER ${event} ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION ${call}`
  if (cycle !== undefined) {
    const parent = cycle.slice(table.length + 1, -'_cycle'.length)
    return [trigger(cycle, `UPDATE OF ${parent}`, `new.${parent} IS NOT NULL`, `refuse_cycle('${parent}')`)]
  }
  if (join === undefined) return []
  const { list, owner, item } = join
  const call = `keep_references('${join.table}', '${owner}', '${item}', '${list}')`
  const changed = `old.${list} IS DISTINCT FROM new.${list}`
  return [
    trigger(`${table}_${list}_insert`, 'INSERT', `new.${list} <> '{}'::integer[]`, call),
    trigger(`${table}_${list}_update`, `UPDATE OF ${list}`, changed, call),
  ]
}

/** The statement that drops a trigger. */
export function dropOf(trigger: string): string {
  return trigger.replace(/^CREATE TRIGGER (\w+) .* ON (\w+) FOR .*$/, 'DROP TRIGGER $1 ON $2')
}
