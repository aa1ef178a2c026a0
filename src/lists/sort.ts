import { Prisma } from '../../generated/prisma/client.ts'

/** A column that a list can be sorted by, and how its values are written in a cursor and read back. */
export interface SortColumn<Row> {
  readonly column: Prisma.Sql
  readonly cast: Prisma.Sql
  readonly of: (row: Row) => string
}

type Column = Omit<SortColumn<never>, 'of'>

export interface Sort {
  readonly name: string
  readonly isDescending: boolean
}

/** `-price` is descending by price. */
export function parseSort(sort: string): Sort {
  return sort.startsWith('-')
    ? { name: sort.slice(1), isDescending: true }
    : { name: sort, isDescending: false }
}

/** `ORDER BY` with the id as the last word, so that the order is total. */
export function orderBy({ column }: Column, { name, isDescending }: Sort): Prisma.Sql {
  const direction = isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`
  return name === 'id'
    ? Prisma.sql`ORDER BY id ${direction}`
    : Prisma.sql`ORDER BY ${column} ${direction}, id ${direction}`
}

/** The rows behind a position; one comparison of rows, so that an index can start there. */
export function behind(
  { column, cast }: Column,
  { name, isDescending }: Sort,
  idCast: Prisma.Sql,
  position: readonly string[],
): Prisma.Sql {
  const [value = '', id = value] = position
  const operator = isDescending ? Prisma.sql`<` : Prisma.sql`>`
  return name === 'id'
    ? Prisma.sql`id ${operator} ${id}::${idCast}`
    : Prisma.sql`(${column}, id) ${operator} (${value}::${cast}, ${id}::${idCast})`
}

/** All conditions at once; true without any. */
export function all(conditions: readonly (Prisma.Sql | undefined)[]): Prisma.Sql {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length > 0 ? Prisma.join(given, ' AND ') : Prisma.sql`TRUE`
}
