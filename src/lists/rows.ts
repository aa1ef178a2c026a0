import { mostCounted } from '../../generated/operations.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { Select } from '../database/select.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { byColumn, byRelevance } from './order.ts'
import type { Ranked } from './relevance.ts'
import { wordsOf } from './search.ts'
import { all, RELEVANCE, type SortColumn } from './sort.ts'
import { allRows, type Rows } from './statements.ts'

/** The query parameters that all lists have in common. */
export interface ListQuery {
  readonly limit: number
  readonly cursor?: string
  /** Whether to count the rows on all pages. */
  readonly count: boolean
  readonly sort?: string
  readonly q?: string
  readonly fields?: readonly string[]
}

/** A row of a list. */
export interface ListedRow {
  readonly id: number | bigint | string
}

/** A table, and the columns to read from it. */
export type Source = Pick<Rows, 'table' | 'columns'>

/** The definition of a list by its operation. */
export interface List<Row extends ListedRow, Resource, SortName extends string = string>
  extends Omit<Rows, 'words'> {
  readonly sorts: Readonly<Record<SortName, SortColumn<Row>>>
  /** Values of parameters that the query leaves out. Without a `sort`, the newest rows come first. */
  readonly defaults?: Readonly<Record<string, string>>
  /** The member of `sorts` that every order ends with; the numeric id if absent. */
  readonly tieBreak?: SortColumn<Row>
  readonly toResource: (row: Row) => Resource
}

export interface ListRequest<Row extends ListedRow> extends Omit<List<Row, unknown>, 'toResource'> {
  readonly select: Select
  /** Signs cursors. */
  readonly key: Buffer
  readonly operationId: string
  /** The query of the request: a cursor is bound to its filters and its sort. */
  readonly query: ListQuery
}

const NEWEST_FIRST = '-id'

/** The number of records on all pages of a list. */
export interface Total {
  readonly count: number
  /** Whether there are more: counting stops at a limit. */
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
  const { select, key, operationId, query } = list
  const { limit, cursor, count, fields: _fields, ...given } = query
  const identity = { sort: NEWEST_FIRST, ...list.defaults, ...inWords(given) }
  const name = `${operationId} ${JSON.stringify(identity, Object.keys(identity).sort())}`
  const after = cursor === undefined ? undefined : decodeCursor(key, name, cursor)
  const words = query.q === undefined ? undefined : wordsOf(query.q)
  const rows: Rows = { ...list, words }
  // one row more than the page has, to find out whether there is a next page
  const part = { most: limit + 1, after }
  // a search box that is still empty has nothing to rank by
  const sort = identity.sort === RELEVANCE && !words ? NEWEST_FIRST : identity.sort
  const order =
    sort === RELEVANCE && words
      ? byRelevance<Row>(words, part)
      : byColumn<Row>(list.sorts, sort, list.tieBreak ?? BY_ID, part)
  const found = await readPage<Row>(select, await order.statements(rows, select))
  const last = found.length > limit ? found[limit - 1] : undefined
  const position = last && order.positionOf(last)
  return {
    rows: found.slice(0, limit),
    next: position && encodeCursor(key, name, position),
    total: count ? await countRows(select, allRows(rows)) : undefined,
  }
}

async function readPage<Row>(
  select: Select,
  statements: readonly Prisma.Sql[],
): Promise<readonly (Row & Partial<Ranked>)[]> {
  for (const statement of statements) {
    const found = await select<Row & Partial<Ranked>>(statement)
    if (!found.some(({ gaveUp }) => gaveUp)) return found
  }
  throw new Error('no statement has read the page')
}

/** Joins several values as in a query, so that a cursor for a single value stays valid. */
function inWords(query: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? joined(value) : value]),
  )
}

/** `a` and `b` are not `a,b`. */
function joined(values: readonly unknown[]): string {
  return values.some((value) => String(value).includes(',')) ? JSON.stringify(values) : values.join()
}

/** Counts the matching rows, and stops at `mostCounted`, which bounds the cost of long lists. */
async function countRows(select: Select, rows: Prisma.Sql): Promise<Total> {
  // one row more than the limit, to find out whether there are more
  const [row] = await select<{ count: number }>(Prisma.sql`
    SELECT count(*)::int AS count
    FROM (SELECT FROM ${rows} LIMIT ${mostCounted + 1}) AS matching`)
  if (!row) throw new Error('count returned no row')
  return { count: Math.min(row.count, mostCounted), isLeast: row.count > mostCounted }
}

/** Reads a row by its id. @param condition a further condition that the row must meet */
export async function findRow<Row>(
  select: Select,
  { table, columns }: Source,
  id: number | string,
  condition?: Prisma.Sql,
): Promise<Row | undefined> {
  const where = all([Prisma.sql`id = ${id}`, condition])
  const [row] = await select<Row>(Prisma.sql`SELECT ${columns} FROM ${table} WHERE ${where}`)
  return row
}

/** The sort that every list has. */
export const BY_ID = {
  column: Prisma.sql`id`,
  cast: Prisma.sql`int`,
  of: ({ id }: ListedRow) => String(id),
} as const satisfies SortColumn<ListedRow>
