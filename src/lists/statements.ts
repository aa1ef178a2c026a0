import { Prisma } from '../../generated/prisma/client.ts'
import type { Words } from './search.ts'
import { all, either } from './sort.ts'

/** The columns to read, and the conditions for the rows of a list. */
export interface Rows {
  readonly table: Prisma.Sql
  readonly columns: Prisma.Sql
  /** Conditions that few rows match, or that an index serves in the order of the list. */
  readonly conditions?: readonly (Prisma.Sql | undefined)[] | undefined
  /** Disjoint alternatives, of which a row must match one; an index serves each in the order of the list. */
  readonly branches?: readonly (Prisma.Sql | undefined)[] | undefined
  /** Further conditions. */
  readonly filters?: readonly Prisma.Sql[] | undefined
  readonly words?: Words | undefined
}

/** The part of a list that is a page. */
export interface PagePart {
  readonly order: Prisma.Sql
  /** The rows after a position, as disjoint branches; all rows if absent. */
  readonly positions: readonly Prisma.Sql[] | undefined
  readonly rows: number
}

/** A row, or the marker of a statement that gave up before it had checked all rows. */
export interface Found {
  readonly gaveUp?: boolean | null
}

/** How many rows to check in the order of the list: a number per row of the page, plus a constant. */
const WALKED_PER_ROW = 50
const WALKED = 5_000
/** The constant without filters, where the text of each row is searched. */
const WALKED_TEXTS = 1_000
/** How many rows that match the filters to search by their text. */
const READ = 20_000
/** How many rows that contain the words to read one by one. */
const FOUND = 30_000

/** More rows than most pages have. */
const MANY = { rows: 102, sql: Prisma.sql`LIMIT 101` } as const

/**
 * The statements that can read a page. Each reads a bounded number of rows and may give up; then the next one
 * is tried. The last one never gives up. The planner's estimates play no part, because it assumes that
 * filters are independent of the order, and reads the whole list for rows that do not exist.
 */
export function pageStatements(list: Rows, page: PagePart): Prisma.Sql[] {
  const { columns, filters = [], words } = list
  if (filters.length === 0 && words === undefined) return [firstRows(list, page)]
  const walk = walked(list, page, (filters.length > 0 ? WALKED : WALKED_TEXTS) + WALKED_PER_ROW * page.rows)
  const gather = Prisma.sql`SELECT ${columns} FROM ${gathered(list, page)}
    ORDER BY ${page.order} LIMIT ${page.rows}`
  const isNarrow = filters.length > 0 || (list.conditions ?? []).length > 0
  return words && isNarrow
    ? [
        walk,
        searched(list, words, page, READ + 1),
        looked(list, words, page),
        searched(list, words, page, null),
      ]
    : [walk, gather]
}

/** All rows of a list, without an order. */
export function allRows(list: Rows): Prisma.Sql {
  const { table, words } = list
  // not named like the table, which may be a query
  if (words === undefined) return Prisma.sql`(${union(parts(list))}) AS matching`
  const isFound = Prisma.sql`${table}.id = found.id`
  // PostgreSQL only materializes this table as far as it is read
  return Prisma.sql`(WITH found AS MATERIALIZED (SELECT id FROM ${table} WHERE ${words.byIndex})
    SELECT FROM found, LATERAL (${union(parts(oneBranch(list, isFound)))} OFFSET 0) AS each) AS ${table}`
}

/**
 * The first rows in the order of an index. Of several branches, each yields up to a whole page: a single
 * query with all branches would sort all rows.
 */
function firstRows(list: Rows, page: PagePart): Prisma.Sql {
  const { columns } = list
  const limit = Prisma.sql`LIMIT ${page.rows}`
  return hasOnePlan(list, page)
    ? Prisma.sql`SELECT * FROM (
        SELECT ${columns} FROM ${ordered(list, page, MANY.sql)}) AS first_rows ${limit}`
    : Prisma.sql`SELECT ${columns} FROM ${ordered(list, page, limit)}`
}

/**
 * Whether one plan suits all values: there is no filter, and one index has the rows in order. The database
 * caches such a plan if the LIMIT next to the order is a constant; planning a list takes as long as reading
 * it.
 */
function hasOnePlan({ conditions = [], branches = [] }: Rows, { positions = [], rows }: PagePart): boolean {
  return conditions.length === 0 && branches.length < 2 && positions.length < 2 && rows < MANY.rows
}

/** The rows without the filters, in order. */
export function ordered(list: Rows, { order, positions }: PagePart, limit: Prisma.Sql): Prisma.Sql {
  const found = parts({ ...list, filters: [] }, positions).map(
    (part) => Prisma.sql`${part} ORDER BY ${order} ${limit}`,
  )
  const [only] = found
  if (only && found.length === 1) return only
  const rows = found.map((part) => Prisma.sql`(SELECT * FROM ${part})`)
  return Prisma.sql`(${Prisma.join(rows, ' UNION ALL ')}) AS ${list.table} ORDER BY ${order} ${limit}`
}

/** Searches the first rows of the list for those of a page. @param most how many */
function walked(list: Rows, page: PagePart, most: number): Prisma.Sql {
  const { table, columns, filters = [], words } = list
  return Prisma.sql`SELECT ${columns}, nth_row = ${most} AS "gaveUp"
    FROM (SELECT *, row_number() OVER (ORDER BY ${page.order}) AS nth_row
      FROM (SELECT * FROM ${ordered(list, page, Prisma.sql`LIMIT ${most}`)}) AS ${table}) AS ${table}
    WHERE (${all([...filters, words?.byText])}) OR nth_row = ${most}
    ORDER BY ${page.order} LIMIT ${page.rows}`
}

/** Searches the rows that match everything except the words. @param most null for all rows */
function searched(list: Rows, words: Words, page: PagePart, most: number | null): Prisma.Sql {
  const { table, columns } = list
  const rows = union(parts(list, page.positions && [either(page.positions)]))
  return Prisma.sql`SELECT ${columns}, nth_row = ${most} AS "gaveUp"
    FROM (SELECT *, row_number() OVER () AS nth_row FROM (${rows} LIMIT ${most}) AS ${table}) AS ${table}
    WHERE (${words.byText}) OR nth_row = ${most}
    ORDER BY nth_row = ${most} DESC, ${page.order} LIMIT ${page.rows}`
}

/** Searches the rows that contain the words for those of a page. */
export function looked(list: Rows, words: Words, page: PagePart): Prisma.Sql {
  const { table, columns } = list
  const isFew = Prisma.sql`id = ANY(ARRAY(SELECT id FROM few WHERE (SELECT count(*) FROM few) <= ${FOUND}))`
  const rows = union(parts(oneBranch(list, isFew), page.positions && [either(page.positions)]))
  // PostgreSQL only materializes the first table as far as the second one is read
  return Prisma.sql`WITH found AS MATERIALIZED (SELECT id FROM ${table} WHERE ${words.byIndex}),
      few AS MATERIALIZED (SELECT id FROM found LIMIT ${FOUND + 1})
    SELECT ${columns}, sizes.size > ${FOUND} AS "gaveUp" FROM (SELECT count(*) AS size FROM few) AS sizes
    LEFT JOIN (${rows} OFFSET 0) AS ${table} ON TRUE
    WHERE sizes.size > ${FOUND} OR ${table}.id IS NOT NULL ORDER BY ${page.order} LIMIT ${page.rows}`
}

/** All matching rows, to be sorted: OFFSET keeps the database from reading them in the order of the list. */
export function gathered(list: Rows, page: PagePart, among = foundByIndex(list)): Prisma.Sql {
  const { table } = list
  const rows = among ? oneBranch(list, among) : list
  return Prisma.sql`(${union(parts(rows, page.positions && [either(page.positions)]))} OFFSET 0) AS ${table}`
}

/** The condition that a row is one of those with the words. */
function foundByIndex({ table, words }: Rows): Prisma.Sql | undefined {
  return words && Prisma.sql`id = ANY(ARRAY(SELECT id FROM ${table} WHERE ${words.byIndex}))`
}

/** Joins the branches, for a condition that must not be repeated in each of them. */
function oneBranch({ branches = [], filters = [], ...list }: Rows, filter: Prisma.Sql): Rows {
  return { ...list, branches: branches.length > 0 ? [either(branches)] : [], filters: [...filters, filter] }
}

function union(rows: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(
    rows.map((part) => Prisma.sql`SELECT * FROM ${part}`),
    ' UNION ALL ',
  )
}

function parts(list: Rows, positions: readonly Prisma.Sql[] = [all([])]): Prisma.Sql[] {
  const { table, conditions = [], branches = [], filters = [] } = list
  return (branches.length > 0 ? branches : [undefined]).flatMap((branch) =>
    positions.map((position) => {
      const where = all([...conditions, branch, ...filters, position])
      return Prisma.sql`${table} WHERE ${where}`
    }),
  )
}
