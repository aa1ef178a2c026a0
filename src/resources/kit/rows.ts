import { Prisma } from '../../../generated/prisma/client.ts'
import type { ResourceDescription, WrittenColumn } from '../../../generated/resources.ts'
import type { Source } from '../../lists/rows.ts'

type Transaction = Prisma.TransactionClient

/** What is written of a row, by the names of the model. Times are RFC 3339. */
export type Values = Readonly<Record<string, unknown>>

/** A row with the values that an answer has of it. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: number | string
}

/** Where the rows of a resource are, and all that an answer has of them. */
export function sourceOf({ table, fields }: ResourceDescription): Source {
  return { table, columns: Prisma.join(Object.values(fields).map(({ read }) => read)) }
}

/** What references are written as, where it is not what is given. */
export type References = Readonly<Record<string, Prisma.Sql>>

/** What else a write says. */
interface Writing {
  /** A subquery that rechecks access: without a row of it nothing is written. */
  readonly condition: Prisma.Sql
  readonly references?: References
}

/**
 * An INSERT of rows, which are one parameter that the database takes apart: of thousands of parameters,
 * Prisma would make most of the work of an import.
 *
 * @param conflict what to do where a unique value is taken: without it, the statement fails
 */
export function insertion(
  description: ResourceDescription,
  rows: readonly Values[],
  returning: Prisma.Sql,
  { condition, references, conflict = Prisma.empty }: Writing & { readonly conflict?: Prisma.Sql },
): Prisma.Sql {
  const { names, given, valuesWith } = writtenColumns(description, rows)
  return Prisma.sql`
    WITH allowed AS (${condition})
    INSERT INTO ${description.table} (${names}) SELECT ${valuesWith(references)}
    FROM allowed, json_to_recordset(${JSON.stringify(rows)}::json) AS given (${given})
    ${conflict} RETURNING ${returning}`
}

/**
 * Writes over rows that are there; all rows have the same values besides `id`.
 *
 * @param writer who wrote the row last, by `withWriter`: where it is another one by now, it is left as it is
 */
export function update(
  description: ResourceDescription,
  rows: readonly (Values & { readonly id: unknown })[],
  returning: Prisma.Sql,
  { condition, references, writer }: Writing & { readonly writer?: unknown },
): Prisma.Sql {
  const { names, given, valuesWith } = writtenColumns(description, rows)
  const { table, fields } = description
  const { id } = fields
  const isSame = writer === undefined ? Prisma.empty : Prisma.sql`AND ${table}.xmin::text = ${writer}`
  if (!id) throw new Error('a row without an id cannot be changed')
  return Prisma.sql`
    WITH allowed AS (${condition})
    UPDATE ${table} SET (${names}, version) = ROW(${valuesWith(references)}, version + 1)
    FROM allowed, json_to_recordset(${JSON.stringify(rows)}::json) AS given (id ${id.type}, ${given})
    WHERE ${id.column} = given.id ${isSame} RETURNING ${returning}`
}

/** With the transaction that wrote a row last, whatever it was that changed it. */
export function withWriter({ table, columns }: Source): Source {
  return { table, columns: Prisma.sql`${columns}, ${table}.xmin::text AS writer` }
}

/** The rows that meet a condition, in the order of their ids, locked until the transaction ends. */
export function claim(db: Transaction, { table, columns }: Source, condition: Prisma.Sql): Promise<Row[]> {
  return db.$queryRaw`SELECT ${columns} FROM ${table} WHERE ${condition} ORDER BY id FOR UPDATE`
}

export function remove(tx: Transaction, { table }: ResourceDescription, id: unknown): Promise<number> {
  return tx.$executeRaw`DELETE FROM ${table} WHERE id = ${id}`
}

/** Whether a row has one of the values in a unique field. */
export function hasOneOf(
  { fields }: ResourceDescription,
  name: string,
  values: readonly string[],
): Prisma.Sql {
  return Prisma.sql`${fields[name]?.column ?? Prisma.empty} = ANY(${values}::text[])`
}

/** Those of the values that a unique field has already. */
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

/** At most `take` rows behind an id, in the order of the ids: the fields that a create takes. */
export function readBehind(
  db: Transaction,
  { table, fields, create }: ResourceDescription,
  id: number,
  take: number,
): Promise<(Values & { readonly id: number })[]> {
  const read = ['id', ...Object.keys(create)].flatMap((name) => fields[name]?.read ?? [])
  return db.$queryRaw`SELECT ${Prisma.join(read)} FROM ${table} WHERE id > ${id} ORDER BY id LIMIT ${take}`
}

interface WrittenColumns {
  readonly names: Prisma.Sql
  /** With their types, for `json_to_recordset`. */
  readonly given: Prisma.Sql
  readonly valuesWith: (references?: References) => Prisma.Sql
}

/** Each is made once, by the resource and the values that rows have: a create makes one row. */
const known = new Map<string, WrittenColumns>()

function writtenColumns({ name, columns }: ResourceDescription, rows: readonly Values[]): WrittenColumns {
  const names = new Set(rows.flatMap(Object.keys))
  const key = [name, ...names].join()
  const found = known.get(key) ?? joined(Object.entries(columns).filter(([one]) => names.has(one)))
  known.set(key, found)
  return found
}

function joined(columns: readonly (readonly [string, WrittenColumn])[]): WrittenColumns {
  const values = Prisma.join(columns.map(([, { value }]) => value))
  return {
    names: Prisma.join(columns.map(([, { column }]) => column)),
    given: Prisma.join(columns.map(([, { given }]) => given)),
    valuesWith(references = {}) {
      const isPlain = Object.keys(references).length === 0
      return isPlain ? values : Prisma.join(columns.map(([name, { value }]) => references[name] ?? value))
    },
  }
}
