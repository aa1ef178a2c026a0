import { isRecord } from '../../src/base/guards.ts'
import type { ContractOperation } from '../../src/request/openapi/router.ts'
import type { Model } from './models.ts'
import { lowerFirst, parametersOf, type Schema } from './schemas.ts'

const ALL = 'all'
/** Parameters of lists that are no filters. */
const OF_LISTS = ['limit', 'cursor', 'count', 'sort', 'q', 'fields']

/** What a condition means follows from the name of its parameter. */
export function filtersOf(
  list: ContractOperation | undefined,
  model: Model,
  fields: readonly string[],
  problems: string[],
) {
  const names = parametersOf(list).filter((name) => !OF_LISTS.includes(name))
  return Object.fromEntries(
    names.flatMap((name) => {
      const several = fields.includes(name) ? itemsOf(list, name) : undefined
      const found = several ? eachOf(name, several) : filterOf(name, fields)
      if (fields.includes(found.field)) return [[name, found]]
      const wrong = `${list?.operationId} filters by \`${name}\`, which is no field of ${model.name}`
      problems.push(`${wrong}: add \`${found.field}\` to ${model.name} in openapi.yaml.`)
      return []
    }),
  )
}

/** A field by several of its values; `all` among them stands for all others. */
function eachOf(field: string, { enum: values }: Schema) {
  const every =
    Array.isArray(values) && values.includes(ALL) ? values.filter((one) => one !== ALL) : undefined
  return { field, operator: 'each', all: every }
}

/** The schema of the items of a parameter that is a list. */
function itemsOf(list: ContractOperation | undefined, name: string): Schema | undefined {
  const found = list?.parameters?.find((one) => 'name' in one && one.name === name)
  const schema = found && 'schema' in found && isRecord(found.schema) ? found.schema : {}
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

export function sortsOf(list: ContractOperation | undefined): string[] {
  const sort = list?.parameters?.find((one) => 'name' in one && one.name === 'sort')
  const values: unknown = sort && 'schema' in sort && isRecord(sort.schema) ? sort.schema.enum : undefined
  if (!Array.isArray(values)) return ['id']
  return values.map(String).filter((value) => !value.startsWith('-'))
}
