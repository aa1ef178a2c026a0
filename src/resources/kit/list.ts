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

/** Parameters of filters that accept several values. */
const SEVERAL: readonly Filter['operator'][] = ['each', 'in', 'overlaps']

/** The character that sorts last. */
const LAST = '\u{10FFFF}'
/** The value of a filter that selects all values. */
const ALL = 'all'

/** The parts that all lists of a resource share. */
export function listOf(resource: ResourceDescription): Omit<List<Row, Values>, 'conditions' | 'toResource'> {
  const { fields, key, sorts } = resource
  const sortable = [...new Set([key, ...sorts, 'createdAt'])].flatMap((name) => {
    const field = fields[name]
    return field ? [[name, sortColumn(name, field)] as const] : []
  })
  const columns = Object.fromEntries(sortable)
  // only numeric ids increase with the age of records
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

/** The fields that a query asks for; undefined if it asks for all. */
export function fieldsIn(query: unknown): readonly string[] | undefined {
  const fields = valueAt(query, '/fields')
  return Array.isArray(fields) ? fields.map(String) : undefined
}

/**
 * The filters of a query. `conditions` are those that few rows match, or that an index serves in the order of
 * the list within each branch; `filters` are all others.
 *
 * @param sort the field that the list is sorted by
 */
export function conditionsOf(
  { fields, filters, indexes, unique, key, parent }: ResourceDescription,
  query: Values,
  sort: string,
) {
  const asked = Object.entries(filters)
    .filter(([name]) => query[name] !== undefined)
    .map(([name, filter]) => [name, forOne(filter, query[name], key)] as const)
  const fieldsBy = (...operators: Filter['operator'][]) =>
    asked.filter(([, { operator }]) => operators.includes(operator)).map(([, { field }]) => field)
  const [each, equals] = [fieldsBy('each'), fieldsBy('=')]
  // the index columns before the sort column; not for the key: the database would prefer the key's own index,
  // and read all rows if few match
  const fronts = indexes
    .filter((index) => sort !== key && index.includes(sort))
    .map((index) => index.slice(0, index.indexOf(sort)))
    .filter((front) => front.every((field) => [...each, ...equals, parent?.field].includes(field)))
  const [served = []] = fronts.sort((one, other) => other.length - one.length)
  const isServed = ({ field, operator }: Filter) =>
    operator === '='
      ? served.includes(field) || field in unique
      : operator === 'in'
        ? field === key
        : field === sort
  const made = asked.flatMap(([name, filter]) => {
    const field = fields[filter.field]
    return field && filter.operator !== 'each'
      ? [{ sql: condition(field, filter.operator, query[name]), isServed: isServed(filter) }]
      : []
  })
  return {
    conditions: made.filter((one) => one.isServed).map(({ sql }) => sql),
    filters: made.filter((one) => !one.isServed).map(({ sql }) => sql),
  }
}

/** A filter with a single value becomes an equality, which an index can serve. */
function forOne(filter: Filter, value: unknown, key: string): Filter {
  const isOne = filter.operator === 'in' && filter.field !== key && [value].flat().length === 1
  return isOne ? { ...filter, operator: '=' } : filter
}

/**
 * Merges parameters that select records with one of several values of the same field, such as `status` and
 * `statuses`.
 */
export function joined({ filters }: ResourceDescription, query: Values): Values {
  const result: Record<string, unknown> = { ...query }
  const names = new Map<string, string>()
  for (const [name, { field, operator }] of Object.entries(filters)) {
    if (!SEVERAL.includes(operator)) continue
    const first = names.get(field) ?? (field in filters ? field : name)
    names.set(field, first)
    if (name === first || query[name] === undefined) continue
    result[first] = [result[first] ?? [], query[name]].flat()
    delete result[name]
  }
  return result
}

/**
 * Splits filters that take several values of a field into one branch for each value, because an index that
 * begins with the field has only the rows of one value in the order of the list. One branch if there are no
 * such filters.
 */
export function branchesOf({ filters }: ResourceDescription, query: Values): Values[] {
  const several = Object.entries(filters).filter(
    ([name, { operator }]) => operator === 'each' && query[name] !== undefined,
  )
  return several.reduce<Values[]>(
    (branches, [name, { field, all: every = [] }]) => {
      const given = new Set([query[name]].flat())
      const values = given.has(ALL) ? every : [...given]
      return branches.flatMap((row) => values.map((value) => ({ ...row, [field]: value })))
    },
    [{}],
  )
}

/** The conditions that fields have these values. */
export function equal({ fields }: ResourceDescription, values: Values): Prisma.Sql[] {
  return Object.entries(values).map(([name, value]) => {
    const { column, type } = fields[name] ?? {}
    if (!column || !type) throw new Error(`no field ${name}`)
    return Prisma.sql`${column} = ${value}::${type}`
  })
}

function condition(field: Field, operator: Exclude<Filter['operator'], 'each'>, value: unknown): Prisma.Sql {
  const { column, type, wire } = field
  const bound = wire === 'time' ? new Date(String(value)).toISOString() : String(value)
  if (operator === 'in') return Prisma.sql`${column} = ANY(${[value].flat().map(String)}::${type}[])`
  if (operator === 'overlaps') return Prisma.sql`${column} && ${[value].flat().map(String)}::${type}`
  // the upper bound sorts after every string with this prefix
  if (operator === 'prefix') return Prisma.sql`(${column} >= ${bound} AND ${column} < ${bound} || ${LAST})`
  const given = operator === 'has' ? Prisma.sql`ARRAY[${bound}]` : Prisma.sql`${bound}`
  return Prisma.sql`${column} ${OPERATORS[operator]} ${given}::${type}`
}
