import { decodeCursor, encodeCursor, type Position } from './cursor.ts'

export interface PageRequest {
  /** Signs cursors. */
  readonly key: Buffer
  /** The operation with its filters and its sort: what a cursor is bound to. */
  readonly list: string
  readonly limit: number
  readonly cursor: string | undefined
}

/** How many records a list has on all its pages together. */
export interface Total {
  readonly count: number
  /** There are more: counting stopped. */
  readonly isLeast: boolean
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/**
 * One page by keyset pagination: every page costs the same, and inserted or deleted rows do not shift pages.
 *
 * @param fetch reads `take` rows that come after a position, in the order of the list
 * @param positionOf the values that the list is sorted by, the last of them unique
 */
export async function fetchPage<Row>(
  { key, list, limit, cursor }: PageRequest,
  fetch: (after: Position | undefined, take: number) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
): Promise<Page<Row>> {
  const after = cursor === undefined ? undefined : decodeCursor(key, list, cursor)
  // one more row than the page has: if there is one, there is a next page
  const found = await fetch(after, limit + 1)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const next = found.length > limit && last ? encodeCursor(key, list, positionOf(last)) : undefined
  return { rows, next }
}
