import { Prisma } from '../../../generated/prisma/client.ts'
import type { ResourceDescription, WrittenColumn } from '../../../generated/resources.ts'
import type { Change } from '../../domain/change.ts'
import type { Source } from '../../lists/rows.ts'
import { all } from '../../lists/sort.ts'

type Transaction = Prisma.TransactionClient

/** Values of a row, keyed by the field names of the model. Times are RFC 3339. */
export type Values = Readonly<Record<string, unknown>>

/** A row as it is read for a response. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: number | string
}

/** The table of a resource, and the columns that a response needs. */
export function sourceOf(
  { table, fields }: ResourceDescription,
  computed: Readonly<Partial<Record<string, Prisma.Sql>>> = {},
): Source {
  const read = [...Object.values(fields).map((field) => field.read), ...Object.values(computed)]
  return { table, columns: Prisma.join(read.filter((one) => one !== undefined)) }
}

/** What a write depends on. */
interface Writing {
  /** A subquery that rechecks access: nothing is written if it returns no row. */
  readonly condition: Prisma.Sql
  /** A condition on each row, called `given`: rows that do not meet it are not written. */
  readonly permitted?: Prisma.Sql | undefined
}

/**
 * An INSERT of rows, which are sent as one parameter in JSON: handling thousands of parameters in Prisma
 * would take most of the time of an import. Ids are assigned in the order of the rows, even if the database
 * joins them with another table to check `permitted`.
 *
 * @param unlessTaken skips rows whose value in this unique field is taken; otherwise, they fail the statement
 */
export function insertion(
  description: ResourceDescription,
  rows: readonly Values[],
  returning: Prisma.Sql,
  { condition, permitted, unlessTaken }: Writing & { readonly unlessTaken?: string | undefined },
): Prisma.Sql {
  const { column } = description.columns[unlessTaken ?? ''] ?? {}
  const conflict = column ? Prisma.sql`ON CONFLICT (${column}) DO NOTHING` : Prisma.empty
  const { names, given, values } = writtenColumns(description, rows)
  return Prisma.sql`
    WITH allowed AS (${condition})
    INSERT INTO ${description.table} (${names}) SELECT ${values}
    FROM allowed, ROWS FROM (json_to_recordset(${JSON.stringify(rows)}::json) AS (${given}))
      WITH ORDINALITY AS given
    WHERE ${all([afterAccess(permitted)])} ORDER BY given.ordinality ${conflict} RETURNING ${returning}`
}

/**
 * Updates existing rows, which have an `id` and values for the same fields.
 *
 * @param writer the last writer as read by `withWriter`: a row with another writer by now is not updated
 */
export function update(
  description: ResourceDescription,
  rows: readonly (Values & { readonly id: unknown })[],
  returning: Prisma.Sql,
  { condition, permitted, writer }: Writing & { readonly writer?: unknown },
): Prisma.Sql {
  const { names, given, values } = writtenColumns(description, rows)
  const { table, fields } = description
  const { id } = fields
  const isSame = writer === undefined ? undefined : Prisma.sql`${table}.xmin::text = ${writer}`
  if (!id) throw new Error('a row without an id cannot be changed')
  return Prisma.sql`
    WITH allowed AS (${condition})
    UPDATE ${table} SET (${names}, version) = ROW(${values}, version + 1)
    FROM allowed, json_to_recordset(${JSON.stringify(rows)}::json) AS given (id ${id.type}, ${given})
    WHERE ${all([Prisma.sql`${id.column} = given.id`, isSame, afterAccess(permitted)])}
    RETURNING ${returning}`
}

/** Users are locked before the records that a row refers to: only CASE has a fixed order of evaluation. */
function afterAccess(permitted: Prisma.Sql | undefined): Prisma.Sql | undefined {
  return permitted && Prisma.sql`CASE WHEN EXISTS (SELECT FROM allowed) THEN ${permitted} END`
}

/** An update by the service itself, or in a transaction that has confirmed access: no access is rechecked. */
interface OwnWriting {
  readonly set: Prisma.Sql
  readonly change: Change
  readonly where: Prisma.Sql
  readonly returning?: Prisma.Sql
}

export function updateWhere(
  { table }: ResourceDescription,
  { set, change, where, returning = Prisma.sql`id` }: OwnWriting,
): Prisma.Sql {
  return Prisma.sql`
    UPDATE ${table} SET ${set}, version = version + 1,
      updated_at = ${change.at}::timestamptz, last_change = ${JSON.stringify(change)}::jsonb
    WHERE ${where} RETURNING ${returning}`
}

/** Adds the id of the transaction that last wrote the row. */
export function withWriter({ table, columns }: Source): Source {
  return { table, columns: Prisma.sql`${columns}, ${table}.xmin::text AS writer` }
}

/** The rows that meet a condition, ordered by id, locked until the transaction ends. */
export function selectForUpdate(
  db: Transaction,
  { table, columns }: Source,
  condition: Prisma.Sql,
  lock = Prisma.sql`FOR UPDATE`,
): Promise<Row[]> {
  return db.$queryRaw`SELECT ${columns} FROM ${table} WHERE ${condition} ORDER BY id ${lock}`
}

/**
 * Lets the writes of many rows wait for each other until the transaction ends: batches, imports, moves within
 * a tree, deletions that change other rows. Two that lock the same rows, or set the same unique values, in
 * different orders would deadlock. Call it after locking users, and before locking anything else.
 */
export function lockBatches(
  db: Transaction,
  resources: readonly Pick<ResourceDescription, 'name'>[],
): Promise<number> {
  const names = resources.map(({ name }) => `batch of ${name}`).sort()
  return db.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names}::text[]) AS name`
}

export function remove(tx: Transaction, { table }: ResourceDescription, id: unknown): Promise<number> {
  return tx.$executeRaw`DELETE FROM ${table} WHERE id = ${id}`
}

/** The condition that a row has one of these values in a unique field. */
export function hasOneOf(
  { fields }: ResourceDescription,
  name: string,
  values: readonly string[],
): Prisma.Sql {
  return Prisma.sql`${fields[name]?.column ?? Prisma.empty} = ANY(${values}::text[])`
}

/** The values that are taken in a unique field. */
export async function findTaken(
  db: Transaction,
  resource: ResourceDescription,
  name: string,
  values: readonly string[],
): Promise<string[]> {
  const { table, fields } = resource
  const found = await db.$queryRaw<{ value: string }[]>`
    SELECT ${fields[name]?.column ?? Prisma.empty} AS value FROM ${table}
    WHERE ${hasOneOf(resource, name, values)}`
  return found.map(({ value }) => value)
}

/** At most `take` rows after an id, ordered by id, with the fields that a create accepts. */
export function readAfter(
  db: Transaction,
  { table, fields, create, references }: ResourceDescription,
  id: number,
  take: number,
): Promise<(Values & { readonly id: number })[]> {
  const shown = Object.keys(create).map((name) => references[name]?.shownAs ?? name)
  const read = ['id', ...shown].flatMap((name) => fields[name]?.read ?? [])
  return db.$queryRaw`SELECT ${Prisma.join(read)} FROM ${table} WHERE id > ${id} ORDER BY id LIMIT ${take}`
}

interface WrittenColumns {
  readonly names: Prisma.Sql
  /** With their types, for `json_to_recordset`. */
  readonly given: Prisma.Sql
  readonly values: Prisma.Sql
}

/** Keyed by the resource and the fields that are written: single creates have one row each. */
const cache = new Map<string, WrittenColumns>()

function writtenColumns({ name, columns }: ResourceDescription, rows: readonly Values[]): WrittenColumns {
  const names = new Set(rows.flatMap(Object.keys))
  const key = [name, ...names].join()
  const written = () => Object.keys(columns).flatMap((one) => (names.has(one) ? (columns[one] ?? []) : []))
  const found = cache.get(key) ?? joined(written())
  cache.set(key, found)
  return found
}

function joined(columns: readonly WrittenColumn[]): WrittenColumns {
  return {
    names: Prisma.join(columns.map(({ column }) => column)),
    given: Prisma.join(columns.map(({ given }) => given)),
    values: Prisma.join(columns.map(({ value }) => value)),
  }
}
