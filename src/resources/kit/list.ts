import { Prisma } from '../../../generated/prisma/client.ts'
import type { Field, Filter, ResourceDescription } from '../../../generated/resources.ts'
import { valueAt } from '../../base/json-pointer.ts'
import type { List } from '../../lists/rows.ts'
import type { SortColumn } from '../../lists/sort.ts'
import { type Row, sourceOf, type Values } from './rows.ts'

const OPERATORS = {
  '=': Prisma.sql`=`,
  '>=': Prisma.sql`>=`,
  '<=': Prisma.sql`<=`,
  '<': Prisma.sql`<`,
  has: Prisma.sql`@>`,
} as const

/** The last of all characters. */
const LAST = '\u{10FFFF}'

/** What all lists of a resource have in common. */
export function listOf(resource: ResourceDescription): Omit<List<Row, Values>, 'conditions' | 'toResource'> {
  const { fields, key, sorts } = resource
  const sortable = [...new Set([key, ...sorts, 'createdAt'])].flatMap((name) => {
    const field = fields[name]
    return field ? [[name, sortColumn(name, field)] as const] : []
  })
  const columns = Object.fromEntries(sortable)
  // ids that are no numbers say nothing of the age of a record
  const isNumbered = fields[key]?.wire === 'integer'
  return {
    ...sourceOf(resource),
    sorts: columns,
    defaults: isNumbered ? {} : { sort: '-createdAt' },
    ...(columns[key] && { tieBreak: columns[key] }),
  }
}

function sortColumn(name: string, { column, type, nullable }: Field): SortColumn<Row> {
  const of = (row: Row) => (row[name] === null ? null : String(row[name]))
  return { column, cast: type, of, ...(nullable && { nullable }) }
}

/** The fields that a query asks for; undefined where it asks for all. */
export function fieldsIn(query: unknown): readonly string[] | undefined {
  const fields = valueAt(query, '/fields')
  return Array.isArray(fields) ? fields.map(String) : undefined
}

/** The conditions of a query, by the parameters that are filters. */
export function conditionsOf({ fields, filters }: ResourceDescription, query: Values): Prisma.Sql[] {
  return Object.entries(filters).flatMap(([name, filter]) => {
    const field = fields[filter.field]
    const value = query[name]
    return field && value !== undefined ? [condition(field, filter, value)] : []
  })
}

function condition({ column, type, wire }: Field, { operator }: Filter, value: unknown): Prisma.Sql {
  const bound = wire === 'time' ? new Date(String(value)).toISOString() : String(value)
  if (operator === 'in') return Prisma.sql`${column} = ANY(${[value].flat().map(String)}::${type}[])`
  // behind all texts that begin with this one
  if (operator === 'prefix') return Prisma.sql`(${column} >= ${bound} AND ${column} < ${bound} || ${LAST})`
  const given = operator === 'has' ? Prisma.sql`ARRAY[${bound}]` : Prisma.sql`${bound}`
  return Prisma.sql`${column} ${OPERATORS[operator]} ${given}::${type}`
}
