import type { Prisma } from '../../generated/prisma/client.ts'
import type { Select } from '../database/select.ts'
import type { Position } from './cursor.ts'
import { countMatches, type Ranked, rankedPosition, relevantStatements } from './relevance.ts'
import type { Words } from './search.ts'
import { orderBy, parseSort, rowsAfter, type SortColumn } from './sort.ts'
import { pageStatements, type Rows } from './statements.ts'

/** How a page is read in an order, and the position of a row in it. */
export interface Order<Row> {
  /** Each may give up; then the next one is tried. */
  readonly statements: (rows: Rows, select: Select) => readonly Prisma.Sql[] | Promise<readonly Prisma.Sql[]>
  readonly positionOf: (row: Row & Partial<Ranked>) => Position
}

/** The part of a list that a request reads: a number of rows after a position. */
interface Part {
  readonly most: number
  readonly after: Position | undefined
}

/** @param sort a name in `sorts`, with `-` in descending order */
export function byColumn<Row>(
  sorts: Readonly<Record<string, SortColumn<Row>>>,
  sort: string,
  tieBreak: SortColumn<Row>,
  { most: rows, after }: Part,
): Order<Row> {
  const parsed = parseSort(sort)
  const column = sorts[parsed.name]
  if (!column) throw new Error(`no sort ${parsed.name}`)
  const order = orderBy(column, tieBreak, parsed)
  const positions = after && rowsAfter(column, tieBreak, parsed, after)
  return {
    statements: (list) => pageStatements(list, { order, positions, rows }),
    positionOf: (row) => [...new Set([column, tieBreak])].map(({ of }) => of(row)),
  }
}

/** The best matches of a search first. */
export function byRelevance<Row extends { readonly id: unknown }>(
  words: Words,
  { most, after }: Part,
): Order<Row> {
  return {
    async statements(list, select) {
      const matches = await countMatches(select, list, words)
      return relevantStatements(list, words, { rows: most, position: after, matches })
    },
    positionOf: rankedPosition,
  }
}
