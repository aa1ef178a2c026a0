import { fail } from './fail.ts'
import { listParameters } from './filters.ts'
import type { Resource } from './resource.ts'

/** The parameters that every list has. */
const OF_LISTS = [
  'limit',
  'cursor',
  'count',
  'fields',
  'ids',
  'createdFrom',
  'createdTo',
  'updatedFrom',
  'updatedTo',
]
/** The columns that every model has. */
export const OF_MODELS = ['id', 'searchText', 'version', 'lastChange', 'createdAt', 'updatedAt']

/** Types of Prisma and TypeScript in generated code, and a noun whose plural is a word of SQL. */
const TAKEN = [
  ...['BigInt', 'Boolean', 'Bytes', 'DateTime', 'Decimal', 'Float', 'Int', 'Json', 'Prisma', 'String'],
  ...['Record', 'Reference'],
]

/** Capitals that would be separate words in paths (`f-a-qs`). */
const ABBREVIATION = /[A-Z]{3}|[A-Z]{2}$/

/** @throws UsageError if a name cannot be used in the list, the model, or generated code */
export function checkNames(resource: Resource, isNew: boolean): void {
  const { name, fields } = resource
  if (isNew && TAKEN.includes(name)) fail(name, 'generated code needs this name: choose another')
  if (isNew && ABBREVIATION.test(name)) fail(name, 'write an abbreviation like a word, such as Faq')
  const above = fields.find(({ isParent, isGiven }) => isParent && isGiven)
  if (above) fail(`${name}.${above.name}`, 'is in the path of its list: leave it out of the schema')
  const own = [...listParameters(resource).matchAll(/^ *- name: (\w+)$/gm)].map(([, one = '']) => one)
  const parameter = repeated([...OF_LISTS, ...own])
  if (parameter)
    fail(name, `its list has another parameter ${parameter}: rename the field, or take x-filter away`)
  const columns = fields.flatMap(({ name: field, relation, join }) => [
    ...(relation ? [`${relation.name}Id`, relation.name] : [field]),
    ...(join ? [join.key] : []),
  ])
  const column = repeated([...OF_MODELS, ...columns])
  if (column) fail(name, `its model has another field ${column}, perhaps for a reference: rename one`)
}

/** The first name that occurs twice. */
export function repeated(names: readonly string[]): string | undefined {
  return names.find((one, index) => names.indexOf(one) < index)
}
