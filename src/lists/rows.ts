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
  const matching = [...conditions, searchIn(table, query.q)]
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
  id: number | string,
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

/** The sort that every list has. */
export const BY_ID = {
  column: Prisma.sql`id`,
  cast: Prisma.sql`int`,
  of: ({ id }: ListedRow) => String(id),
} as const satisfies SortColumn<ListedRow>
