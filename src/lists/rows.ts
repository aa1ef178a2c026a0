import { Prisma } from '../../generated/prisma/client.ts'
import { countRows } from './count.ts'
import { fetchPage, type Page, type Total } from './page.ts'
import { searchCondition } from './search.ts'
import { all, behind, orderBy, parseSort, type SortColumn } from './sort.ts'

/** What the query of any list can have. */
export interface ListQuery {
  readonly limit: number
  readonly cursor?: string
  /** Whether to count the rows of all pages. */
  readonly count: boolean
  readonly sort?: string
  readonly q?: string
  readonly createdFrom?: string
  readonly createdTo?: string
}

/** A row of a list; every order ends with its key. */
export interface ListedRow {
  readonly id: number | bigint | string
}

/** Where rows are, and what is read of them. */
export interface Source {
  readonly table: Prisma.Sql
  readonly columns: Prisma.Sql
}

/** What an operation says of its list. */
export interface List<Row extends ListedRow, Resource, SortName extends string = string> extends Source {
  /** Filters of this list; undefined ones are left out. */
  readonly conditions?: readonly (Prisma.Sql | undefined)[]
  readonly sorts: Readonly<Record<SortName, SortColumn<Row>>>
  /** What the query stands for where it leaves a parameter out; without one of `sort`, newest first. */
  readonly defaults?: Readonly<Record<string, string>>
  /** The type of the ids; int when absent. */
  readonly idType?: Prisma.Sql
  readonly toResource: (row: Row) => Resource
}

export interface ListRequest<Row extends ListedRow> extends Omit<List<Row, unknown>, 'toResource'> {
  readonly db: Prisma.TransactionClient
  /** Signs cursors. */
  readonly key: Buffer
  readonly operationId: string
  /** The query of the request: a cursor is bound to the filters and the sort. */
  readonly query: ListQuery
}

const NEWEST_FIRST = '-id'
const INT = Prisma.sql`int`

/** A page of a list, with the number of all its rows where the query asks for it. */
export interface CountedPage<Row> extends Page<Row> {
  readonly total: Total | undefined
}

/** One page of a filtered, searched and sorted list. All values are bound parameters. */
export async function fetchRows<Row extends ListedRow>(list: ListRequest<Row>): Promise<CountedPage<Row>> {
  const { db, key, operationId, query, table, columns, conditions = [], sorts, idType = INT } = list
  const { limit, cursor, count, ...given } = query
  const identity = { sort: NEWEST_FIRST, ...list.defaults, ...given }
  const sort = parseSort(identity.sort)
  const column = sorts[sort.name]
  if (!column) throw new Error(`${operationId} has no sort ${sort.name}`)
  const matching = [
    ...conditions,
    searchIn(table, query.q),
    since(Prisma.sql`created_at`, query.createdFrom),
    before(Prisma.sql`created_at`, query.createdTo),
  ]
  const page = await fetchPage(
    { key, list: `${operationId} ${JSON.stringify(identity, Object.keys(identity).sort())}`, limit, cursor },
    (after, take) => {
      const where = all([...matching, after && behind(column, sort, idType, after)])
      return db.$queryRaw<Row[]>`
        SELECT ${columns} FROM ${table} WHERE ${where} ${orderBy(column, sort)} LIMIT ${take}`
    },
    (row) => (sort.name === 'id' ? [String(row.id)] : [column.of(row), String(row.id)]),
  )
  return { ...page, total: count ? await countRows(db, table, all(matching)) : undefined }
}

/** One row, by its id. */
export async function findRow<Row>(
  db: Prisma.TransactionClient,
  { table, columns }: Source,
  id: number,
): Promise<Row | undefined> {
  const [row] = await db.$queryRaw<Row[]>`SELECT ${columns} FROM ${table} WHERE id = ${id}`
  return row
}

/**
 * The search is a subquery of its own, which uses its index; the rows are then read by their ids. In one
 * query, the planner would read and parse all rows for a word that most of them have.
 */
function searchIn(table: Prisma.Sql, q: string | undefined): Prisma.Sql | undefined {
  if (q === undefined) return undefined
  const condition = searchCondition(q)
  if (!condition) return Prisma.sql`FALSE`
  return Prisma.sql`id = ANY(ARRAY(SELECT id FROM ${table} WHERE ${condition}))`
}

/** A filter by a column; none where the query does not ask for it. */
export function equals(
  column: Prisma.Sql,
  value: string | number | undefined,
  type: Prisma.Sql,
): Prisma.Sql | undefined {
  return value === undefined ? undefined : Prisma.sql`${column} = ${value}::${type}`
}

/** From a moment (RFC 3339) on. */
export function since(column: Prisma.Sql, time: string | undefined): Prisma.Sql | undefined {
  return time === undefined ? undefined : Prisma.sql`${column} >= ${new Date(time)}`
}

/** Before a moment (RFC 3339). */
export function before(column: Prisma.Sql, time: string | undefined): Prisma.Sql | undefined {
  return time === undefined ? undefined : Prisma.sql`${column} < ${new Date(time)}`
}

/** Sorts that most lists have. */
export const BY_ID = {
  column: Prisma.sql`id`,
  cast: Prisma.sql`int`,
  of: ({ id }: ListedRow) => String(id),
} as const satisfies SortColumn<ListedRow>

export const BY_CREATION = timeSort(
  Prisma.sql`created_at`,
  ({ createdAt }: { createdAt: Date | string }) => createdAt,
)

export function timeSort<Row>(column: Prisma.Sql, timeOf: (row: Row) => Date | string): SortColumn<Row> {
  return { column, cast: Prisma.sql`timestamptz`, of: (row) => new Date(timeOf(row)).toISOString() }
}

export function textSort<Row>(column: Prisma.Sql, textOf: (row: Row) => string): SortColumn<Row> {
  return { column, cast: Prisma.sql`varchar`, of: textOf }
}

/** A `timestamptz` as `Date.toISOString` writes it. */
export function isoTime(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
