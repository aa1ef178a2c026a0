import { isRecord } from '../../src/base/guards.ts'
import type { ContractOperation } from '../../src/request/openapi/router.ts'
import type { Contract } from './document.ts'
import { valuesOf } from './facts.ts'
import { type Column, type Model, type Reference, Sql } from './models.ts'

/** Parameters of lists that are no filters. */
const OF_LISTS = ['limit', 'cursor', 'count', 'sort', 'q']
/** Fields that are made for each answer, and stored nowhere. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = { Session: ['current'] }

type Schema = Readonly<Record<string, unknown>>

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
                taken: `${lowerFirst(name)}${upperFirst(column.name)}Taken`,
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

function wireOf(property: Schema) {
  const type = typeOf(property)
  if (type === 'array') return 'texts'
  if (type === 'integer' || type === 'number' || type === 'boolean') return type
  if (property.format === 'date-time') return 'time'
  return property.format === 'html' ? 'html' : 'text'
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

/** A sort needs an index that ends with the column and the id, which make the order total. */
function unsorted({ name, indexes }: Model, sorts: readonly string[]): string[] {
  const there = modelOf(name)
  const isServed = (field: string) =>
    field === 'id' || indexes.some((index) => index.at(-2) === field && index.at(-1) === 'id')
  return sorts
    .filter((field) => !isServed(field))
    .map(
      (field) =>
        `${name} is sorted by \`${field}\` without an index: add \`@@index([${field}, id])\` to ${there}.`,
    )
}

function modelOf(name: string): string {
  return `model ${name} in prisma/schema.prisma`
}

/** The types of the Prisma schema, by how a value stands in an answer. */
const MODELLED = {
  integer: 'Int',
  number: 'Decimal',
  boolean: 'Boolean',
  time: 'DateTime',
  texts: 'String[]',
  text: 'String',
  html: 'String',
}

function kindOf(type: string) {
  if (type.endsWith('[]')) return 'texts'
  if (type === 'int' || type === 'bigint') return 'integer'
  if (type === 'numeric' || type === 'float8') return 'number'
  if (type === 'timestamptz') return 'time'
  return type === 'boolean' ? type : 'text'
}

/** Where a property of the answer and its column say different things. */
function disagreements(model: string, column: Column, property: Schema, isGiven: boolean): string[] {
  const name = `${model}.${column.name}`
  const { maxLength, values, type, isNullable: mayBeEmpty } = column
  const wire = wireOf(property)
  const there = `of \`${column.name}\` in ${modelOf(model)}`
  const length = Number(property.maxLength)
  const varchar = `write \`@db.VarChar(${length})\``
  const modelled = `write \`${MODELLED[wire]}\``
  const isText = property.maxLength !== undefined && property.format !== 'date-time'
  const listed = Array.isArray(property.enum) ? property.enum.map(String) : []
  return [
    isText && maxLength !== undefined && (isGiven ? length !== maxLength : length > maxLength)
      ? `${name} has maxLength ${length} and its column ${maxLength}: ${varchar} for the length ${there}.`
      : '',
    isNullable(property) && !mayBeEmpty
      ? `${name} can be null and its column cannot: write \`?\` behind the type ${there}.`
      : '',
    mayBeEmpty && !isNullable(property)
      ? `${name} is never null and its column can be: take away the \`?\` behind the type ${there}.`
      : '',
    kindOf(type) !== wire.replace('html', 'text')
      ? `${name} has the type ${wire} and its column ${type}: ${modelled} for the type ${there}.`
      : '',
    ...unlisted(
      listed.filter((value) => value !== 'null'),
      values ?? listed,
    ).map((value) => `${name} can be \`${value}\` and its column cannot: add it to the enum ${there}.`),
    ...unlisted(values ?? [], listed).map(
      (value) => `${name} is never \`${value}\` and its column can be: add it to the enum in openapi.yaml.`,
    ),
  ].filter((problem) => problem !== '')
}

function unlisted(values: readonly string[], known: readonly string[]): string[] {
  return values.filter((value) => !known.includes(value))
}

/** What a create or an update takes, the column must hold. */
function unmatched(contract: Contract, { name, columns }: Model): string[] {
  return ['Create', 'Update'].flatMap((suffix) =>
    Object.entries(propertiesOf(schemaNamed(contract, `${name}${suffix}`))).flatMap(([field, property]) => {
      const { maxLength } = columns.find((column) => column.name === field) ?? {}
      const length = Number(property.maxLength)
      if (maxLength === undefined || !(length > maxLength)) return []
      const wrong = `${name}${suffix}.${field} takes ${length} characters and its column holds ${maxLength}`
      return `${wrong}: write \`maxLength: ${maxLength}\` in openapi.yaml.`
    }),
  )
}

/** An update of a unique field may find the value taken. */
function unanswered(contract: Contract, { name, columns }: Model, id: string | undefined): string[] {
  const fields = Object.keys(propertiesOf(schemaNamed(contract, `${name}Update`)))
  const unique = columns.find((column) => column.isUnique && fields.includes(column.name))
  if (!unique || operationNamed(contract, id)?.responses?.[409]) return []
  const wrong = `${id} changes \`${unique.name}\`, which is unique, and has no 409`
  return [`${wrong}: write it below its responses in openapi.yaml.`]
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

function operationNamed({ operations }: Contract, id: string | undefined): ContractOperation | undefined {
  return operations.find(({ operationId }) => operationId === id)
}

function parametersOf(operation: ContractOperation | undefined): string[] {
  return (operation?.parameters ?? []).flatMap((one) => ('in' in one && one.in === 'query' ? [one.name] : []))
}

function schemaNamed({ definition }: Contract, name: string): Schema {
  const schema = definition.components?.schemas?.[name]
  return isRecord(schema) ? schema : {}
}

/** The properties of an object, or of the one that may also be null. */
function propertiesOf({ properties, oneOf, anyOf }: Schema): Record<string, Schema> {
  const parts = [oneOf, anyOf].flat().filter(isRecord)
  if (parts.length > 0) return Object.assign({}, ...parts.map(propertiesOf))
  const entries = Object.entries(isRecord(properties) ? properties : {})
  return Object.fromEntries(entries.flatMap(([name, value]) => (isRecord(value) ? [[name, value]] : [])))
}

function requiredOf({ required }: Schema): string[] {
  return Array.isArray(required) ? required.map(String) : []
}

/** The type of a value that is not null. */
function typeOf({ type, oneOf, anyOf }: Schema): string | undefined {
  const parts = [oneOf, anyOf].flat().filter(isRecord)
  if (parts.length > 0) return parts.map(typeOf).find((one) => one !== 'null')
  return [type]
    .flat()
    .map(String)
    .find((one) => one !== 'null')
}

function isNullable({ type, oneOf, anyOf }: Schema): boolean {
  return [type, oneOf, anyOf].flat().some((one) => one === 'null' || (isRecord(one) && one.type === 'null'))
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
