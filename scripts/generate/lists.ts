import { isRecord } from '../../src/base/guards.ts'
import type { ContractOperation } from '../../src/request/openapi/backend.ts'
import type { Model } from './models.ts'
import { lowerFirst, parametersOf, type Schema } from './schemas.ts'

const ALL = 'all'
/** Parameters of lists that are no filters. */
const OF_LISTS = ['limit', 'cursor', 'count', 'sort', 'q', 'fields']

/** What a condition means follows from the name of its parameter. */
export function filtersOf(
  list: ContractOperation | undefined,
  model: Model,
  properties: Readonly<Record<string, Schema>>,
  problems: string[],
) {
  const fields = Object.keys(properties)
  const names = parametersOf(list).filter((name) => !OF_LISTS.includes(name))
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields.find((one) => name === one || name === `${one}es`)
      // what may be one of several values is asked for in either parameter
      const several = itemsOf(list, name) ?? itemsOf(list, `${name}es`)
      const found = field && several ? eachOf(field, several) : filterOf(name, fields)
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

/** A field by several of its values; `all` among them stands for all others. */
function eachOf(field: string, { enum: values }: Schema) {
  const every =
    Array.isArray(values) && values.includes(ALL) ? values.filter((one) => one !== ALL) : undefined
  return { field, operator: 'each', all: every }
}

/** The values of a field that a filter does not know. */
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

export function sortsOf(list: ContractOperation | undefined): string[] {
  const sort = list?.parameters?.find((one) => 'name' in one && one.name === 'sort')
  const values: unknown = sort && 'schema' in sort && isRecord(sort.schema) ? sort.schema.enum : undefined
  if (!Array.isArray(values)) return ['id']
  return values.map(String).filter((value) => !value.startsWith('-'))
}
