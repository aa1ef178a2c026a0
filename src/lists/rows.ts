import { mostCounted } from '../../generated/operations.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Select } from '../database/select.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { searchCondition } from './search.ts'
import { all, behind, either, orderBy, parseSort, type SortColumn } from './sort.ts'

/** What the query of any list can have. */
export interface ListQuery {
  readonly limit: number
  readonly cursor?: string
  /** Whether to count the rows of all pages. */
  readonly count: boolean
  readonly sort?: string
  readonly q?: string
  readonly fields?: readonly string[]
}

/** A row of a list. */
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
  /** Rows match one of these: no row two of them, and an index serves each in the order of the list. */
  readonly branches?: readonly (Prisma.Sql | undefined)[]
  readonly sorts: Readonly<Record<SortName, SortColumn<Row>>>
  /** What the query stands for where it leaves a parameter out; without one of `sort`, newest first. */
  readonly defaults?: Readonly<Record<string, string>>
  /** The one of `sorts` that every order ends with; by the id, a number, when absent. */
  readonly tieBreak?: SortColumn<Row>
  readonly toResource: (row: Row) => Resource
}

export interface ListRequest<Row extends ListedRow> extends Omit<List<Row, unknown>, 'toResource'> {
  readonly select: Select
  /** Signs cursors. */
  readonly key: Buffer
  readonly operationId: string
  /** The query of the request: a cursor is bound to the filters and the sort. */
  readonly query: ListQuery
}

const NEWEST_FIRST = '-id'
/** As many rows as most pages have, and more. */
const MANY = { rows: 101, sql: Prisma.sql`LIMIT 101` } as const

/** How many records a list has on all its pages together. */
export interface Total {
  readonly count: number
  /** There are more: counting stopped. */
  readonly isLeast: boolean
}

/** A page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
  /** Undefined unless the query asks for it. */
  readonly total: Total | undefined
}

/**
 * One page of a filtered, searched and sorted list, by keyset pagination: every page costs the same, and
 * inserted or deleted rows do not shift pages. All values are bound parameters.
 */
export async function fetchRows<Row extends ListedRow>(list: ListRequest<Row>): Promise<Page<Row>> {
  const { select, key, operationId, query, columns, sorts, tieBreak = BY_ID } = list
  const { limit, cursor, count, fields: _fields, ...given } = query
  const identity = { sort: NEWEST_FIRST, ...list.defaults, ...inWords(given) }
  const sort = parseSort(identity.sort)
  const column = sorts[sort.name]
  if (!column) throw new Error(`${operationId} has no sort ${sort.name}`)
  const name = `${operationId} ${JSON.stringify(identity, Object.keys(identity).sort())}`
  const after = cursor === undefined ? undefined : decodeCursor(key, name, cursor)
  const order = orderBy(column, tieBreak, sort)
  const positions = after && behind(column, tieBreak, sort, after)
  // one more row than the page has: if there is one, there is a next page
  const page = Prisma.sql`LIMIT ${limit + 1}`
  const found = await select<Row>(
    hasOnePlan(list, positions)
      ? Prisma.sql`SELECT * FROM (
          SELECT ${columns} FROM ${matching(list, positions, Prisma.sql`${order} ${MANY.sql}`)}
        ) AS first_rows ${page}`
      : Prisma.sql`SELECT ${columns} FROM ${matching(list, positions, Prisma.sql`${order} ${page}`)}`,
  )
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  const position = last && [...new Set([column, tieBreak])].map(({ of }) => of(last))
  return {
    rows,
    next: position && encodeCursor(key, name, position),
    total: count ? await countRows(select, matching(list)) : undefined,
  }
}

/**
 * Whether one plan is good for all values: nothing is filtered, and one index has the rows in their order.
 * The database keeps such a plan if the LIMIT beside the order is a constant; to plan a list takes as long as
 * to read it.
 */
function hasOnePlan<Row extends ListedRow>(
  { query, conditions = [], branches = [] }: ListRequest<Row>,
  positions: readonly Prisma.Sql[] = [],
): boolean {
  const isFiltered = query.q !== undefined || conditions.length > 0
  return !isFiltered && branches.length < 2 && positions.length < 2 && query.limit < MANY.rows
}

/**
 * The rows that match. Of several branches, each gives as many rows as may be on the page, in the order of an
 * index, and the page is made of those: in one query with all branches, all rows would be sorted. A search is
 * made once, and finds few rows.
 *
 * @param after the rows behind a position, in branches, too
 * @param page the order and the limit
 */
function matching<Row extends ListedRow>(
  { table, query, conditions = [], branches = [] }: ListRequest<Row>,
  after: readonly Prisma.Sql[] = [],
  page = Prisma.empty,
): Prisma.Sql {
  const search = query.q === undefined ? undefined : searchCondition(table, query.q)
  const merged = (all: readonly (Prisma.Sql | undefined)[]) =>
    all.length > 1 && search ? [either(all)] : all.length > 0 ? all : [undefined]
  const parts = merged(branches).flatMap((branch) =>
    merged(after).map((position) => {
      const where = all([...conditions, branch, search, position])
      return Prisma.sql`${table} WHERE ${where} ${page}`
    }),
  )
  if (parts.length === 1) return Prisma.join(parts)
  const rows = parts.map((part) => Prisma.sql`(SELECT * FROM ${part})`)
  return Prisma.sql`(${Prisma.join(rows, ' UNION ALL ')}) AS ${table} ${page}`
}

/** Several values as they are written in a query, so that a cursor of one value is good as it always was. */
function inWords(query: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value]),
  )
}

/** Counts the rows that match, and stops at `mostCounted`, so that a long list costs no more than that. */
async function countRows(select: Select, rows: Prisma.Sql): Promise<Total> {
  // one row more than are counted: if there is one, there are more
  const [row] = await select<{ count: number }>(Prisma.sql`
    SELECT count(*)::int AS count
    FROM (SELECT FROM ${rows} LIMIT ${mostCounted + 1}) AS matching`)
  if (!row) throw new Error('count returned no row')
  return { count: Math.min(row.count, mostCounted), isLeast: row.count > mostCounted }
}

/** One row, by its id. */
export async function findRow<Row>(
  select: Select,
  { table, columns }: Source,
  id: number | string,
): Promise<Row | undefined> {
  const [row] = await select<Row>(Prisma.sql`SELECT ${columns} FROM ${table} WHERE id = ${id}`)
  return row
}

/** The sort that every list has. */
export const BY_ID = {
  column: Prisma.sql`id`,
  cast: Prisma.sql`int`,
  of: ({ id }: ListedRow) => String(id),
} as const satisfies SortColumn<ListedRow>
