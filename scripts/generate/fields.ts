import { isRecord } from '../../src/base/guards.ts'
import { capital } from '../complete/words.ts'
import { columnMismatches, modelOf } from './mismatches.ts'
import { type Column, type ListReference, type Model, type Reference, Sql } from './models.ts'
import { lowerFirst, propertiesOf, type Schema, wireOf } from './schemas.ts'

/** The fields of the response, each with its column or the row that it refers to. */
export function fieldsOf(
  model: Model,
  models: readonly Model[],
  shown: readonly (readonly [string, Schema])[],
  create: Readonly<Record<string, Schema>>,
  problems: string[],
) {
  const { name, table, columns, references, lists } = model
  return Object.fromEntries(
    shown.flatMap(([field, property]): [string, object][] => {
      const column = columns.find((one) => one.name === field)
      const reference = [...references, ...lists].find((one) => one.name === field)
      const isForWriters = property['x-for-writers'] === true || undefined
      if (reference) return [[field, { ...referenceField(model, reference, property, models), isForWriters }]]
      if (!column) {
        problems.push(`${name}.${field} has no column: add \`${field}\` to ${modelOf(name)}.`)
        return []
      }
      problems.push(...columnMismatches(name, column, property, field in create))
      return [[field, { ...fieldOf(table, column, property), isForWriters }]]
    }),
  )
}

/**
 * Enums are read and written as texts: a restore creates a new type with the same name, which statements that
 * a session has prepared before do not fit.
 */
function fieldOf(table: string, column: Column, property: Schema) {
  const { name: field, type, isNullable, values } = column
  const name = `${table}.${column.column}`
  const wire = wireOf(property)
  const read = {
    time: `to_char(${name} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    number: `${name}::float8`,
    integer: type === 'bigint' ? `${name}::float8` : name,
    texts: `COALESCE(${name}, '{}')`,
    text: values ? `${name}::text` : name,
    html: name,
    boolean: name,
    json: name,
  }[wire]
  const isNamed = read === `${table}.${field}`
  return {
    wire,
    read: new Sql(isNamed ? read : `${read} AS "${field}"`),
    column: new Sql(name),
    type: new Sql(values ? `text::${type}` : type),
    nullable: isNullable || undefined,
  }
}

/** An object with some columns of the referenced row, or null; or a list of such objects. */
function referenceField(
  { table, columns }: Model,
  reference: Reference | ListReference,
  property: Schema,
  models: readonly Model[],
) {
  const other = models.find(({ name }) => name === reference.model)
  const key = columns.find(({ name }) => name === reference.key)
  if (!other || !key) throw new Error(`${table}.${reference.name} refers to nothing`)
  const shown = isRecord(property.items) ? property.items : property
  const properties = Object.keys(propertiesOf(shown))
  const isSame = other.table === table
  const [alias, from] = isSame ? ['referred', `${table} AS referred`] : [other.table, other.table]
  const pairs = properties.map((name) => `'${name}', ${alias}.${columnNamed(other, name).column}`)
  const object = `json_build_object(${pairs.join(', ')})`
  const keys = `${table}.${key.column}`
  const isList = 'join' in reference
  const read = isList
    ? `SELECT COALESCE(json_agg(${object} ORDER BY item.position), '[]') ` +
      `FROM unnest(${keys}) WITH ORDINALITY AS item (id, position) JOIN ${from} ON ${alias}.id = item.id`
    : `SELECT ${object} FROM ${from} WHERE ${alias}.id = ${keys}`
  return {
    wire: isList ? 'references' : 'reference',
    read: new Sql(`(${read}) AS "${reference.name}"`),
    column: new Sql(`${table}.${key.column}`),
    type: new Sql(key.type),
    properties,
  }
}

/** The fields that refer to records of another resource, in bodies or responses. */
export function referencesOf(model: Model, models: readonly Model[], fields: object, given: object) {
  const { table, references, lists } = model
  return Object.fromEntries(
    [...references, ...lists].flatMap((reference) => {
      const { name, key } = reference
      if (!(key in fields) && !(key in given)) return []
      const { column } = columnNamed(model, key)
      const to = tableOf(models, reference.model)
      const join = 'join' in reference ? reference.join : undefined
      const [holder, held] = join ? [join.table, join.item] : [table, column]
      return [
        [
          key,
          {
            to,
            constraint: `${holder}_${held}_fkey`,
            cycle: to === table && !join ? `${table}_${column}_cycle` : undefined,
            shownAs: name in fields && !(key in fields) ? name : undefined,
            join: join && { list: column, ...join },
          },
        ],
      ]
    }),
  )
}

/** The parent record of a list, from its path. */
export function parentOf(model: Model, models: readonly Model[], path = '') {
  const [, field] = /\{(\w+)\}\/[^{}]+$/.exec(path) ?? []
  const reference = model.references.find(({ key }) => key === field)
  return (
    reference && {
      field: reference.key,
      to: tableOf(models, reference.model),
      column: new Sql(`${model.table}.${columnNamed(model, reference.key).column}`),
      missing: `noSuch${reference.model}`,
      isCascade: reference.onDelete === 'Cascade',
    }
  )
}

/** The unique fields of the response. */
export function uniqueOf({ name, table, key, columns }: Model, fields: object) {
  return Object.fromEntries(
    columns.flatMap((column) =>
      column.isUnique && column.name !== key && column.name in fields
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

/** The indexes with a total order, which end with the key, by the fields of the response. */
export function indexesOf({ key, indexes, references }: Model, fields: object): string[][] {
  const fieldOf = (name: string) => references.find((one) => one.key === name)?.name ?? name
  const ordered = indexes.filter((index) => index.at(-1) === key).map((index) => index.map(fieldOf))
  return ordered.filter((index) => index.every((field) => field in fields))
}

export function writtenColumns({ columns }: Model) {
  const written = columns.filter(({ name, hasDefault }) => !hasDefault || !['id', 'version'].includes(name))
  return Object.fromEntries(
    written.map(({ name, column, type }) => [
      name,
      {
        name: column,
        column: new Sql(`"${column}"`),
        given: new Sql(`"${name}" ${type}`),
        value: new Sql(`given."${name}"`),
      },
    ]),
  )
}

function columnNamed({ name, columns }: Model, field: string): Column {
  const column = columns.find((one) => one.name === field)
  if (!column) throw new Error(`${name} has no column ${field}`)
  return column
}

export function tableOf(models: readonly Model[], name: string): string {
  const model = models.find((one) => one.name === name)
  if (!model) throw new Error(`there is no model ${name}`)
  return model.table
}
