import { isRecord } from '../../src/base/guards.ts'
import type { ContractOperation } from '../../src/request/openapi/router.ts'
import { capital } from '../complete/words.ts'
import { disagreements, modelOf, unanswered, unmatched, unsorted } from './disagreements.ts'
import type { Contract } from './document.ts'
import { valuesOf } from './facts.ts'
import { type Column, type Model, type Reference, Sql } from './models.ts'
import {
  isNullable,
  lowerFirst,
  operationNamed,
  parametersOf,
  propertiesOf,
  requiredOf,
  type Schema,
  schemaNamed,
  typeOf,
  wireOf,
} from './schemas.ts'

/** Parameters of lists that are no filters. */
const OF_LISTS = ['limit', 'cursor', 'count', 'sort', 'q']
/** Fields that are made for each answer, and stored nowhere. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = { Session: ['current'] }

export type Resource = ReturnType<typeof pair>

/**
 * A resource: a schema of the document that has a list, and the model of the same name.
 *
 * @returns undefined where there is no such schema or list
 */
export function resourceOf(contract: Contract, model: Model, models: readonly Model[]): Resource | undefined {
  const schema = contract.definition.components?.schemas?.[model.name]
  if (!isRecord(schema) || operationsOf(contract, model.name).list === undefined) return undefined
  return pair(contract, model, models)
}

function pair(contract: Contract, model: Model, models: readonly Model[]) {
  const { name, table, columns, references } = model
  const problems: string[] = []
  const operations = operationsOf(contract, name)
  const list = operationNamed(contract, operations.list)
  const schema = schemaNamed(contract, name)
  const create = propertiesOf(schemaNamed(contract, `${name}Create`))
  const computed = COMPUTED[name] ?? []
  const shown = Object.entries(propertiesOf(schema)).filter(([field]) => !computed.includes(field))
  const fields = fieldsOf(model, models, shown, create, problems)
  const required = requiredOf(schemaNamed(contract, `${name}Create`))
  const sorts = sortsOf(list)
  const filters = filtersOf(list, model, Object.keys(fields), problems)
  problems.push(...unsorted(model, sorts), ...unmatched(contract, model))
  problems.push(...unanswered(contract, model, operations.update))
  const isRecordOfClients = columns.some((column) => column.name === 'version')
  const isAudited = valuesOf(contract, 'AuditEntry', 'resourceType').includes(lowerFirst(name))
  if (isRecordOfClients && !isAudited)
    problems.push(
      `${name} is in no audit trail: add \`${lowerFirst(name)}\` to AuditEntry.resourceType in openapi.yaml.`,
    )
  const description = {
    name: table,
    table: new Sql(table),
    type: isAudited ? lowerFirst(name) : undefined,
    missing: operations.find && `noSuch${name}`,
    fields,
    hasVersion: isRecordOfClients,
    isSearched: columns.some((column) => column.name === 'searchText'),
    columns: isRecordOfClients ? writtenColumns(model) : {},
    create: Object.fromEntries(
      Object.entries(create).flatMap(([field, property]) =>
        field in fields ? [[field, importedField(property, required.includes(field))]] : [],
      ),
    ),
    update: Object.keys(propertiesOf(schemaNamed(contract, `${name}Update`))).filter(
      (field) => field in fields,
    ),
    unique: uniqueOf(model, fields),
    sorts,
    filters,
    operations,
  }
  return {
    name,
    table,
    description,
    /** The tables that an answer depends on. */
    reads: [
      table,
      ...references.filter((one) => one.name in fields).map((one) => tableOf(models, one.model)),
    ],
    /** The tables whose rows lose a reference when a record is deleted. */
    releases: models
      .filter((other) => other.references.some((one) => one.model === name && one.isReleased))
      .map((other) => other.table),
    problems,
  }
}

/** The unique fields of the answer. */
function uniqueOf({ name, table, columns }: Model, fields: object) {
  return Object.fromEntries(
    columns.flatMap((column) =>
      column.isUnique && column.name !== 'id' && column.name in fields
        ? [
            [
              column.name,
              {
                taken: `${lowerFirst(name)}${capital(column.name)}Taken`,
                constraint: `${table}_${column.column}_key`,
              },
            ],
          ]
        : [],
    ),
  )
}

/** The fields of the answer, each with its column or the row that it refers to. */
function fieldsOf(
  model: Model,
  models: readonly Model[],
  shown: readonly (readonly [string, Schema])[],
  create: Readonly<Record<string, Schema>>,
  problems: string[],
) {
  const { name, table, columns, references } = model
  return Object.fromEntries(
    shown.flatMap(([field, property]): [string, object][] => {
      const column = columns.find((one) => one.name === field)
      const reference = references.find((one) => one.name === field)
      if (reference) return [[field, referenceField(model, reference, property, models)]]
      if (!column) {
        problems.push(`${name}.${field} has no column: add \`${field}\` to ${modelOf(name)}.`)
        return []
      }
      problems.push(...disagreements(name, column, property, field in create))
      return [[field, fieldOf(table, column, property)]]
    }),
  )
}

/** The operations of a resource by what they do. */
function operationsOf({ source }: Contract, name: string) {
  const all = Object.entries(source.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({ path, method, operation })),
  )
  const find = (method: string, part: 'requestBody' | 'responses', schema: string, isOfRecord: boolean) => {
    const ref = `"#/components/schemas/${schema}"`
    const found = all.find(
      ({ path, operation, ...one }) =>
        one.method === method &&
        path.endsWith('}') === isOfRecord &&
        isRecord(operation) &&
        JSON.stringify(operation[part] ?? {}).includes(ref),
    )
    return isRecord(found?.operation) ? String(found.operation.operationId) : undefined
  }
  return {
    list: find('get', 'responses', `${name}ListResponse`, false),
    find: find('get', 'responses', `${name}Response`, true),
    create: find('post', 'requestBody', `${name}Create`, false),
    update: find('patch', 'requestBody', `${name}Update`, true),
    remove: find('delete', 'responses', `${name}Response`, true),
  }
}

function fieldOf(table: string, { name: field, column, type, isNullable }: Column, property: Schema) {
  const name = `${table}.${column}`
  const wire = wireOf(property)
  const read = {
    time: `to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    number: `${name}::float8`,
    integer: type === 'bigint' ? `${name}::float8` : name,
    texts: `COALESCE(${name}, '{}')`,
    text: name,
    html: name,
    boolean: name,
  }[wire]
  const isNamed = read === `${table}.${field}`
  return {
    wire,
    read: new Sql(isNamed ? read : `${read} AS "${field}"`),
    column: new Sql(name),
    type: new Sql(type),
    nullable: isNullable || undefined,
  }
}

/** An object of some columns of the row that is referred to, or null. */
function referenceField(
  { table, columns }: Model,
  reference: Reference,
  property: Schema,
  models: readonly Model[],
) {
  const other = models.find(({ name }) => name === reference.model)
  const key = columns.find(({ name }) => name === reference.key)
  if (!other || !key) throw new Error(`${table}.${reference.name} refers to nothing`)
  const properties = Object.keys(propertiesOf(property))
  const pairs = properties.map((name) => `'${name}', ${other.table}.${columnNamed(other, name).column}`)
  const object = `SELECT json_build_object(${pairs.join(', ')}) FROM ${other.table}`
  const where = `${other.table}.id = ${table}.${key.column}`
  return {
    wire: 'reference',
    read: new Sql(`(${object} WHERE ${where}) AS "${reference.name}"`),
    column: new Sql(`${table}.${key.column}`),
    type: new Sql(key.type),
    properties,
  }
}

function writtenColumns({ columns }: Model) {
  const written = columns.filter(({ name, hasDefault }) => !hasDefault || !['id', 'version'].includes(name))
  return Object.fromEntries(
    written.map(({ name, column, type }) => [
      name,
      {
        column: new Sql(column),
        given: new Sql(`"${name}" ${type}`),
        set: new Sql(`${column} = given."${name}"`),
      },
    ]),
  )
}

function importedField(property: Schema, required: boolean) {
  const type = typeOf(property)
  const isList = type === 'array'
  // a number that requests may give as a text is exact as a text only
  const isLiteral = type !== 'string' && !isList && property['x-numeric-string'] === undefined
  const isProse = type === 'string' && property.minLength === undefined && !property.enum
  const cell = isLiteral
    ? 'json'
    : isList
      ? 'list'
      : isProse && property.format !== 'date-time'
        ? 'prose'
        : 'text'
  return { cell, required, absent: isList ? [] : isNullable(property) ? null : undefined }
}

/** What a condition means follows from the name of its parameter. */
function filtersOf(
  list: ContractOperation | undefined,
  model: Model,
  fields: readonly string[],
  problems: string[],
) {
  const names = parametersOf(list).filter((name) => !OF_LISTS.includes(name))
  return Object.fromEntries(
    names.flatMap((name) => {
      const [, bound, rest = ''] = /^(min|max)([A-Z]\w*)$/.exec(name) ?? []
      const [, stem, end] = /^(\w+?)(From|To)$/.exec(name) ?? []
      const found = bound
        ? { field: lowerFirst(rest), operator: bound === 'min' ? '>=' : '<=' }
        : stem
          ? { field: `${stem}At`, operator: end === 'From' ? '>=' : '<' }
          : fields.includes(`${name}s`)
            ? { field: `${name}s`, operator: 'has' }
            : { field: name, operator: '=' }
      if (fields.includes(found.field)) return [[name, found]]
      const wrong = `${list?.operationId} filters by \`${name}\`, which is no field of ${model.name}`
      problems.push(`${wrong}: add \`${found.field}\` to ${model.name} in openapi.yaml.`)
      return []
    }),
  )
}

function sortsOf(list: ContractOperation | undefined): string[] {
  const sort = list?.parameters?.find((one) => 'name' in one && one.name === 'sort')
  const values: unknown = sort && 'schema' in sort && isRecord(sort.schema) ? sort.schema.enum : undefined
  if (!Array.isArray(values)) return ['id']
  return values.map(String).filter((value) => !value.startsWith('-'))
}

function columnNamed({ name, columns }: Model, field: string): Column {
  const column = columns.find((one) => one.name === field)
  if (!column) throw new Error(`${name} has no column ${field}`)
  return column
}

function tableOf(models: readonly Model[], name: string): string {
  const model = models.find((one) => one.name === name)
  if (!model) throw new Error(`there is no model ${name}`)
  return model.table
}
