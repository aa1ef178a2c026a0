import { isRecord } from '../../src/base/guards.ts'
import { RELEVANCE } from '../../src/lists/sort.ts'
import type { ContractOperation } from '../../src/request/openapi/backend.ts'
import type { Model } from './models.ts'
import { lowerFirst, parametersOf, type Schema } from './schemas.ts'

const ALL = 'all'
/** The parameters of lists that are not filters. */
const OF_LISTS = ['limit', 'cursor', 'count', 'sort', 'q', 'fields']

/**
 * The filters of a list. The name of a parameter determines its condition.
 *
 * @param ruled the parameters that a rule of the resource applies
 */
export function filtersOf(
  list: ContractOperation | undefined,
  model: Model,
  properties: Readonly<Record<string, Schema>>,
  ruled: readonly string[],
  problems: string[],
) {
  const fields = Object.keys(properties)
  const names = parametersOf(list).filter((name) => !OF_LISTS.includes(name) && !ruled.includes(name))
  return Object.fromEntries(
    names.flatMap((name) => {
      // a field with several possible values is filtered by either parameter
      const plural = pluralsOf(name).find((one) => itemsOf(list, one))
      const several = itemsOf(list, name) ?? (plural === undefined ? undefined : itemsOf(list, plural))
      const key = [...model.references, ...model.lists].find((one) => [name, `${name}s`].includes(one.key))
      const one =
        key && !fields.includes(key.key)
          ? { field: key.name, operator: 'join' in key ? 'has' : '=' }
          : filterOf(name, fields)
      const found = several ? severalOf(one.field, properties, several) : one
      const unknown = unlisted(properties[found.field], schemaOf(list, name))
      if (unknown.length > 0)
        problems.push(
          `${list?.operationId} does not filter by \`${name}\` ${unknown.join(', ')}: ` +
            'add it to the enum of the parameter in openapi.yaml.',
        )
      if (fields.includes(found.field)) return [[name, found]]
      const wrong = `${list?.operationId} filters by \`${name}\`, which is no field of ${model.name}`
      problems.push(`${wrong}: add \`${found.field}\` to ${model.name} in openapi.yaml.`)
      return []
    }),
  )
}

/** The names of a parameter for several values of another: `authors`, `statuses`, `currencies`. */
function pluralsOf(name: string): string[] {
  return [`${name}s`, `${name}es`, name.replace(/y$/, 'ies')].filter((plural) => plural !== name)
}

/** A filter by several values of a field; `all` stands for every value. */
function severalOf(
  name: string,
  properties: Readonly<Record<string, Schema>>,
  { enum: values }: Schema,
): { field: string; operator: string; all?: unknown[] } {
  const field = Object.keys(properties).find((one) => one === name || pluralsOf(one).includes(name)) ?? name
  if (properties[field]?.type === 'array') return { field, operator: 'overlaps' }
  return Array.isArray(values) && values.includes(ALL)
    ? { field, operator: 'each', all: values.filter((value) => value !== ALL) }
    : { field, operator: 'in' }
}

/** The values of a field that a filter does not accept. */
function unlisted({ enum: values }: Schema = {}, { enum: known }: Schema): string[] {
  return Array.isArray(values) && Array.isArray(known)
    ? values.filter((one) => one !== null && !known.includes(one)).map(String)
    : []
}

function schemaOf(list: ContractOperation | undefined, name: string): Schema {
  const found = list?.parameters?.find((one) => 'name' in one && one.name === name)
  return found && 'schema' in found && isRecord(found.schema) ? found.schema : {}
}

/** The schema of the items of a parameter that is a list. */
function itemsOf(list: ContractOperation | undefined, name: string): Schema | undefined {
  const schema = schemaOf(list, name)
  return 'items' in schema && isRecord(schema.items) ? schema.items : undefined
}

/** `minPrice`, `namePrefix`, `createdFrom`, `ids`, and `tag` of a field `tags`; others are fields. */
function filterOf(name: string, fields: readonly string[]) {
  const [, bound, rest = ''] = /^(min|max)([A-Z]\w*)$/.exec(name) ?? []
  if (bound) return { field: lowerFirst(rest), operator: bound === 'min' ? '>=' : '<=' }
  if (name.endsWith('Prefix')) return { field: name.slice(0, -'Prefix'.length), operator: 'prefix' }
  const [, stem, end] = /^(\w+?)(From|To)$/.exec(name) ?? []
  if (stem) return { field: `${stem}At`, operator: end === 'From' ? '>=' : '<' }
  if (fields.includes(`${name}s`)) return { field: `${name}s`, operator: 'has' }
  const isPlural = fields.some((field) => name === `${field}s`)
  return isPlural ? { field: name.slice(0, -1), operator: 'in' } : { field: name, operator: '=' }
}

/** The fields that a list can be sorted by. */
export function sortsOf(list: ContractOperation | undefined): string[] {
  const sort = list?.parameters?.find((one) => 'name' in one && one.name === 'sort')
  const values: unknown = sort && 'schema' in sort && isRecord(sort.schema) ? sort.schema.enum : undefined
  if (!Array.isArray(values)) return ['id']
  return values.map(String).filter((value) => !value.startsWith('-') && value !== RELEVANCE)
}
