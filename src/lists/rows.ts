import { Prisma } from '../../generated/prisma/client.ts'
import { fetchPage, type Page } from './page.ts'
import { searchCondition } from './search.ts'
import { all, behind, orderBy, parseSort, type SortColumn } from './sort.ts'
import { instant } from './time.ts'

/** The filters that every list with a `search_text` and a `created_at` has. */
export interface CommonFilters {
  readonly q?: string
  readonly createdFrom?: string
  readonly createdTo?: string
}

export interface ListRequest<Row> {
  readonly db: Prisma.TransactionClient
  /** Signs cursors. */
  readonly key: Buffer
  readonly operationId: string
  /** The query of the request: a cursor is bound to all of it but `limit` and `cursor`. */
  readonly query: CommonFilters & { readonly limit: number; readonly cursor?: string; readonly sort?: string }
  readonly table: Prisma.Sql
  readonly columns: Prisma.Sql
  /** Filters of this list. */
  readonly conditions: readonly (Prisma.Sql | undefined)[]
  readonly sorts: Readonly<Record<string, SortColumn & { readonly of: (row: Row) => string }>>
  /** The order where the query has no `sort`; newest first when absent. */
  readonly defaultSort?: string
  /** The type of the ids; int when absent. */
  readonly idType?: Prisma.Sql
}

const NEWEST_FIRST = '-id'
const INT = Prisma.sql`int`

/** One page of a filtered, searched and sorted list. All values are bound parameters. */
export async function fetchRows<Row extends { readonly id: number | bigint | string }>(
  list: ListRequest<Row>,
): Promise<Page<Row>> {
  const { db, key, operationId, query, table, columns, conditions, sorts, idType = INT } = list
  const { limit, cursor, ...identity } = query
  const sort = parseSort(query.sort ?? list.defaultSort ?? NEWEST_FIRST)
  const column = sorts[sort.name]
  if (!column) throw new Error(`${operationId} has no sort ${sort.name}`)
  return fetchPage(
    { key, list: `${operationId} ${JSON.stringify(identity, Object.keys(identity).sort())}`, limit, cursor },
    (after, take) => {
      const where = all([
        ...conditions,
        searchIn(table, query.q),
        ...createdWithin(query),
        after && behind(column, sort, idType, after),
      ])
      return db.$queryRaw<Row[]>`
        SELECT ${columns} FROM ${table} WHERE ${where} ${orderBy(column, sort)} LIMIT ${take}`
    },
    (row) => (sort.name === 'id' ? [String(row.id)] : [column.of(row), String(row.id)]),
  )
}

/**
 * The search is answered as a whole and by its index, and the rows are read by their ids. The planner is not told what it could guess
 * with: for a word that is everywhere it would read all rows and take each of them apart.
 */
function searchIn(table: Prisma.Sql, q: string | undefined): Prisma.Sql | undefined {
  if (q === undefined) return undefined
  const condition = searchCondition(q)
  if (!condition) return Prisma.sql`FALSE`
  return Prisma.sql`id = ANY(ARRAY(SELECT id FROM ${table} WHERE ${condition}))`
}

function createdWithin({ createdFrom, createdTo }: CommonFilters): (Prisma.Sql | undefined)[] {
  return [
    createdFrom === undefined
      ? undefined
      : Prisma.sql`created_at >= ${instant(createdFrom, 'query', 'createdFrom')}`,
    createdTo === undefined
      ? undefined
      : Prisma.sql`created_at < ${instant(createdTo, 'query', 'createdTo')}`,
  ]
}

/** Sorts that every list has. */
export const COMMON_SORTS = {
  id: { column: Prisma.sql`id`, cast: Prisma.sql`int`, of: (row: { id: number }) => String(row.id) },
  createdAt: {
    column: Prisma.sql`created_at`,
    cast: Prisma.sql`timestamptz`,
    of: ({ createdAt }: { createdAt: Date | string }) => new Date(createdAt).toISOString(),
  },
}
