import { Prisma } from '../../generated/prisma/client.ts'
import type { Words } from './search.ts'
import { all, either } from './sort.ts'

/** What is read of a list, and which rows belong to it. */
export interface Rows {
  readonly table: Prisma.Sql
  readonly columns: Prisma.Sql
  /** Few rows match one of these, or an index has those that do in the order of the list. */
  readonly conditions?: readonly (Prisma.Sql | undefined)[] | undefined
  /** Rows match one of these: no row two of them, and an index serves each in the order of the list. */
  readonly branches?: readonly (Prisma.Sql | undefined)[] | undefined
  /** What else rows must match. */
  readonly filters?: readonly Prisma.Sql[] | undefined
  readonly words?: Words | undefined
}

/** The part of a list that is a page. */
export interface PagePart {
  readonly order: Prisma.Sql
  /** The rows behind a position, in branches of which no two have the same row; all rows when absent. */
  readonly positions: readonly Prisma.Sql[] | undefined
  readonly rows: number
}

/** A row, or the sign that a statement has given up before it had looked at all rows. */
export interface Found {
  readonly gaveUp?: boolean | null
}

/** Rows that are looked at in the order of the list: so many for each row of a page, and some. */
const WALKED_PER_ROW = 50
const WALKED = 5_000
/** The same without filters, where each of their texts is searched. */
const WALKED_TEXTS = 1_000
/** Rows that match the filters, whose texts are searched. */
const READ = 20_000
/** Rows that have the words, which are found one by one. */
const FOUND = 30_000

/** As many rows as most pages have, and more. */
const MANY = { rows: 102, sql: Prisma.sql`LIMIT 101` } as const

/**
 * The statements of a page. Each reads a bounded number of rows and may give up; then the next one is tried,
 * and the last one never gives up. No estimate of the database decides, because it takes filters for
 * independent of the order, and reads the whole list for rows that are not there.
 */
export function pageStatements(list: Rows, page: PagePart): Prisma.Sql[] {
  const { columns, filters = [], words } = list
  if (filters.length === 0 && words === undefined) return [firstRows(list, page)]
  const walk = walked(list, page)
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
  if (words === undefined) return Prisma.sql`(${union(parts(list))}) AS ${table}`
  const isFound = Prisma.sql`${table}.id = found.id`
  // PostgreSQL makes this table only as far as it is read
  return Prisma.sql`(WITH found AS MATERIALIZED (SELECT id FROM ${table} WHERE ${words.byIndex})
    SELECT FROM found, LATERAL (${union(parts(oneBranch(list, isFound)))} OFFSET 0) AS each) AS ${table}`
}

/**
 * The first rows in the order of an index. Of several branches, each gives as many rows as may be on the
 * page: in one query with all branches, all rows would be sorted.
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
 * Whether one plan is good for all values: nothing is filtered, and one index has the rows in their order.
 * The database keeps such a plan if the LIMIT beside the order is a constant; to plan a list takes as long as
 * to read it.
 */
function hasOnePlan({ conditions = [], branches = [] }: Rows, { positions = [], rows }: PagePart): boolean {
  return conditions.length === 0 && branches.length < 2 && positions.length < 2 && rows < MANY.rows
}

function ordered(list: Rows, { order, positions }: PagePart, limit: Prisma.Sql): Prisma.Sql {
  const found = parts({ ...list, filters: [] }, positions).map(
    (part) => Prisma.sql`${part} ORDER BY ${order} ${limit}`,
  )
  const [only] = found
  if (only && found.length === 1) return only
  const rows = found.map((part) => Prisma.sql`(SELECT * FROM ${part})`)
  return Prisma.sql`(${Prisma.join(rows, ' UNION ALL ')}) AS ${list.table} ORDER BY ${order} ${limit}`
}

/** The rows of a page among the first ones in the order of the list. */
function walked(list: Rows, page: PagePart): Prisma.Sql {
  const { table, columns, filters = [], words } = list
  const most = (filters.length > 0 ? WALKED : WALKED_TEXTS) + WALKED_PER_ROW * page.rows
  return Prisma.sql`SELECT ${columns}, nth_row = ${most} AS "gaveUp"
    FROM (SELECT *, row_number() OVER (ORDER BY ${page.order}) AS nth_row
      FROM (SELECT * FROM ${ordered(list, page, Prisma.sql`LIMIT ${most}`)}) AS ${table}) AS ${table}
    WHERE (${all([...filters, words?.byText])}) OR nth_row = ${most}
    ORDER BY ${page.order} LIMIT ${page.rows}`
}

/** The rows of a page among those that match all but the words. @param most null for all of them */
function searched(list: Rows, words: Words, page: PagePart, most: number | null): Prisma.Sql {
  const { table, columns } = list
  const rows = union(parts(list, page.positions && [either(page.positions)]))
  return Prisma.sql`SELECT ${columns}, nth_row = ${most} AS "gaveUp"
    FROM (SELECT *, row_number() OVER () AS nth_row FROM (${rows} LIMIT ${most}) AS ${table}) AS ${table}
    WHERE (${words.byText}) OR nth_row = ${most}
    ORDER BY nth_row = ${most} DESC, ${page.order} LIMIT ${page.rows}`
}

/** The rows of a page among those that have the words. */
function looked(list: Rows, words: Words, page: PagePart): Prisma.Sql {
  const { table, columns } = list
  const isFew = Prisma.sql`id = ANY(ARRAY(SELECT id FROM few WHERE (SELECT count(*) FROM few) <= ${FOUND}))`
  const rows = union(parts(oneBranch(list, isFew), page.positions && [either(page.positions)]))
  // PostgreSQL makes the first table only as far as the second one is read
  return Prisma.sql`WITH found AS MATERIALIZED (SELECT id FROM ${table} WHERE ${words.byIndex}),
      few AS MATERIALIZED (SELECT id FROM found LIMIT ${FOUND + 1})
    SELECT ${columns}, sizes.size > ${FOUND} AS "gaveUp" FROM (SELECT count(*) AS size FROM few) AS sizes
    LEFT JOIN (${rows} OFFSET 0) AS ${table} ON TRUE
    WHERE sizes.size > ${FOUND} OR ${table}.id IS NOT NULL ORDER BY ${page.order} LIMIT ${page.rows}`
}

/**
 * All rows that match, to be sorted: OFFSET keeps the database from reading them in the order of the list.
 */
function gathered(list: Rows, page: PagePart): Prisma.Sql {
  const { table, words } = list
  const rows = words
    ? oneBranch(list, Prisma.sql`id = ANY(ARRAY(SELECT id FROM ${table} WHERE ${words.byIndex}))`)
    : list
  return Prisma.sql`(${union(parts(rows, page.positions && [either(page.positions)]))} OFFSET 0) AS ${table}`
}

/** For a condition that is to be met once, not by each branch. */
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
