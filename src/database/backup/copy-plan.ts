import type pg from 'pg'
import { OperatorError } from '../../config/operator-error.ts'

/** The statements that copy one table, which the database writes from its own catalogue. */
export interface TablePlan {
  readonly name: string
  /** Tables that its rows refer to. */
  readonly needs: readonly string[]
  /** Names and types, to compare. */
  readonly columns: string
  readonly lock: string
  readonly disableTriggers: string
  readonly enableTriggers: string
  /** Declares the cursor `rows`, of one JSON array of texts a row. */
  readonly read: string
  /** Takes a JSON array of such rows. */
  readonly write: string
  /** The number of rows, and a sum that differs when one of them does, in whatever order they are. */
  readonly digest: string
}

/** Values travel as PostgreSQL writes them, in JSON arrays that no program reads: nothing is lost. */
const PLANS = `
  SELECT relname AS name, needs, columns,
    format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', relname) AS lock,
    format('ALTER TABLE %I DISABLE TRIGGER USER', relname) AS "disableTriggers",
    format('ALTER TABLE %I %s', relname, coalesce(triggers, 'ENABLE TRIGGER USER')) AS "enableTriggers",
    format('DECLARE rows NO SCROLL CURSOR FOR SELECT to_json(ARRAY[%s])::text AS row FROM %I', texts, relname)
      AS read,
    format('INSERT INTO %I (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM json_array_elements($1) AS r',
      relname, names, "values") AS write,
    format('SELECT count(*)::text AS rows,
      coalesce(sum((''x'' || left(md5(r::text), 15))::bit(60)::bigint), 0)::text AS sum
      FROM (SELECT %s FROM %I) AS r', names, relname) AS digest
  FROM pg_class, LATERAL (
    SELECT string_agg(format('%I %s', attname, format_type(type, modifier)), ', ' ORDER BY i) AS columns,
      string_agg(format('%I', attname), ', ' ORDER BY i) AS names,
      string_agg(format('%I::text', attname), ', ' ORDER BY i) AS texts,
      string_agg(format('(r->>%s)::%s', i, format_type(type, NULL)), ', ' ORDER BY i) AS "values"
    FROM (
      SELECT attname, atttypid AS type, atttypmod AS modifier, row_number() OVER (ORDER BY attname) - 1 AS i
      FROM pg_attribute
      WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    ) AS attributes
  ) AS described, LATERAL (
    SELECT coalesce(array_agg(DISTINCT other.relname::text), '{}') AS needs
    FROM pg_constraint JOIN pg_class other ON other.oid = confrelid
    WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid
  ) AS referred, LATERAL (
    SELECT string_agg(format('ENABLE %s TRIGGER %I',
      CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' END, tgname), ', ') AS triggers
    FROM pg_trigger WHERE tgrelid = pg_class.oid AND NOT tgisinternal
  ) AS triggered
  WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = current_schema()::regnamespace
    AND relname <> '_prisma_migrations'
  ORDER BY relname`

/** Statements that let ids continue in another database. Unlike setval, a rollback takes them back. */
export const SEQUENCES = `
  SELECT format('ALTER SEQUENCE %I RESTART WITH %s', sequencename,
    coalesce(last_value + increment_by, start_value)) AS statement
  FROM pg_sequences WHERE schemaname = current_schema() ORDER BY sequencename`

/** Every table but those of migrations and announcements, each behind the tables that it refers to. */
export async function planTables(source: pg.ClientBase): Promise<readonly TablePlan[]> {
  const { rows } = await source.query<TablePlan>(PLANS)
  const ordered: TablePlan[] = []
  while (ordered.length < rows.length) {
    const waiting = rows.filter((plan) => !ordered.includes(plan))
    const next = waiting.find(({ needs }) => !waiting.some(({ name }) => needs.includes(name)))
    if (!next) throw new Error(`tables refer to each other: ${waiting.map(({ name }) => name)}`)
    ordered.push(next)
  }
  return ordered
}

/** @throws OperatorError when the target has other tables, or columns */
export async function requireSameTables(plans: readonly TablePlan[], target: pg.ClientBase): Promise<void> {
  const { rows } = await target.query<TablePlan>(PLANS)
  const isIn = (list: readonly TablePlan[], { name, columns }: TablePlan) =>
    list.some((plan) => plan.name === name && plan.columns === columns)
  const differing = plans.find((plan) => !isIn(rows, plan)) ?? rows.find((plan) => !isIn(plans, plan))
  if (differing)
    throw new OperatorError(`the database to move to has another table ${differing.name}: name an empty one`)
}
