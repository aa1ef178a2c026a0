import { Prisma } from '../../generated/prisma/client.ts'
import type { Position } from './cursor.ts'

/** A column that a list can be sorted by, and how a cursor stores its values. */
export interface SortColumn<Row> {
  readonly column: Prisma.Sql
  readonly cast: Prisma.Sql
  readonly of: (row: Row) => string | null
  /** Rows without a value come last, or first in descending order. */
  readonly nullable?: true
}

/** The order of a search, best matches first. It is not a column and has only one direction. */
export const RELEVANCE = 'relevance'

type Column = Omit<SortColumn<never>, 'of'>

export interface Sort {
  readonly name: string
  readonly isDescending: boolean
}

/** `-price` is descending by price. */
export function parseSort(sort: string): Sort {
  const isDescending = sort.startsWith('-')
  return { name: isDescending ? sort.slice(1) : sort, isDescending }
}

/** The `ORDER BY` list. It ends with the tie-break, so that the order is total. */
export function orderBy(column: Column, tieBreak: Column, { isDescending }: Sort): Prisma.Sql {
  const direction = isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const byTie = Prisma.sql`${tieBreak.column} ${direction}`
  return column === tieBreak ? byTie : Prisma.sql`${column.column} ${direction}, ${byTie}`
}

/**
 * The rows after a position, as disjoint branches: each is one row comparison or null check, so that an index
 * scan can start there.
 */
export function rowsAfter(
  sorted: Column,
  tieBreak: Column,
  { isDescending }: Sort,
  position: Position,
): readonly Prisma.Sql[] {
  const { column, cast, nullable } = sorted
  const [value = '', id = value] = position
  const operator = isDescending ? Prisma.sql`<` : Prisma.sql`>`
  const given = Prisma.sql`${id}::${tieBreak.cast}`
  const byTie = Prisma.sql`${tieBreak.column} ${operator} ${given}`
  if (sorted === tieBreak) return [byTie]
  if (value === null) {
    const empty = Prisma.sql`${column} IS NULL AND ${byTie}`
    return isDescending ? [empty, Prisma.sql`${column} IS NOT NULL`] : [empty]
  }
  const further = Prisma.sql`(${column}, ${tieBreak.column}) ${operator} (${value}::${cast}, ${given})`
  return nullable && !isDescending ? [further, Prisma.sql`${column} IS NULL`] : [further]
}

/** True if at least one condition is true; false without conditions. */
export function either(conditions: readonly (Prisma.Sql | undefined)[]): Prisma.Sql {
  const given = conditions.map((condition) => condition ?? all([]))
  return given.length > 0 ? Prisma.sql`(${Prisma.join(given, ' OR ')})` : Prisma.sql`FALSE`
}

/** True if all conditions are true, also without any. */
export function all(conditions: readonly (Prisma.Sql | undefined)[]): Prisma.Sql {
  return allIfAny(conditions) ?? Prisma.sql`TRUE`
}

/** The same, but undefined without any. */
export function allIfAny(conditions: readonly (Prisma.Sql | undefined)[]): Prisma.Sql | undefined {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length > 0 ? Prisma.join(given, ' AND ') : undefined
}
