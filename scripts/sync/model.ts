import { capital, snake } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import type { Field } from './field.ts'
import { joinBack, joinBlocks, joinColumns, joinIndexes } from './join-database.ts'
import { type Block, type Blocks, lines } from './prisma-schema.ts'
import { type Resource, sortsOf } from './resource.ts'

/** The parts of the Prisma schema derived from a resource: model, enums, and the other ends of relations. */
export function blocksOf(resource: Resource | undefined): Blocks {
  if (!resource) return {}
  const { name, table, fields } = resource
  const columns = fields.flatMap((field) => columnsOf(resource, field))
  const others = fields.flatMap(({ relation, join }) => relation?.to ?? join?.to ?? [])
  return {
    ...Object.fromEntries(
      fields.filter(isEnum).map((field) => [`enum ${enumOf(resource, field)}`, valuesOf(resource, field)]),
    ),
    ...Object.fromEntries(others.map((to) => [`model ${to}`, lines(backOf(resource, to))])),
    [`model ${name}`]: lines([
      'id Int @id @default(autoincrement())',
      ...columns,
      'searchText String @map("search_text")',
      'version Int @default(1)',
      'lastChange Json @map("last_change")',
      'createdAt DateTime @map("created_at") @db.Timestamptz(3)',
      'updatedAt DateTime @map("updated_at") @db.Timestamptz(3)',
      ...backOf(resource, name),
      ...indexesOf(resource),
      `@@map("${table}")`,
    ]),
    ...joinBlocks(resource),
  }
}

/**
 * One index for each order and filter, which ends with the id. It begins with the columns that select the
 * rows of a list: the parent, and the column that decides what readers see.
 */
function indexesOf(resource: Resource): string[] {
  const { fields, drafts, parent } = resource
  const first = [...(parent ? [parent.field] : []), ...(drafts ? [drafts] : [])]
  const index = (...columns: readonly string[]) => `@@index([${[...first, ...columns].join(', ')}])`
  const filters = fields.filter(({ name, join, isFiltered }) => isFiltered && !join && name !== drafts)
  return [
    ...(first.length > 0 ? [index('id(sort: Desc)')] : []),
    ...sortsOf(resource)
      .slice(1)
      .map((name) => index(name, 'id')),
    ...filters.flatMap(({ name, wire, isSorted, relation }) => {
      if (wire === 'texts') return `@@index([${name}], type: Gin)`
      if (isSorted) return []
      if (wire === 'number' || wire === 'time') return index(name, 'id')
      return relation ? `@@index([${name}, id(sort: Desc)])` : index(name, 'id(sort: Desc)')
    }),
    ...joinIndexes(fields),
    // the deletion of a referenced record looks for them
    ...fields.flatMap(({ relation, isFiltered, isParent }) =>
      relation && !isFiltered && !isParent ? `@@index([${relation.name}Id])` : [],
    ),
  ]
}

/** The other ends of relations, in the referenced model. */
function backOf(resource: Resource, to: string): string[] {
  const { name, plural, fields } = resource
  const relations = fields.flatMap(({ relation }) => (relation?.to === to ? relation.name : []))
  const called = (relation: string) => `${lowerFirst(plural)}By${capital(relation)}`
  const joins = fields.filter(({ join }) => join?.to === to)
  return [
    ...relations.map((one) => `${called(one)} ${name}[] @relation(${nameOf(name, one)})`),
    ...joins.map((field) => joinBack(resource, field)),
  ]
}

/** The name of a relation in both models. */
function nameOf(model: string, relation: string): string {
  return `"${model}${capital(relation)}"`
}

function columnsOf(resource: Resource, field: Field): string[] {
  const { name, whole, relation, isNullable, isUnique } = field
  if (relation) {
    const mark = isNullable ? '?' : ''
    const key = `${relation.name}Id`
    const rule =
      field.isParent && resource.parent?.isCascade ? 'Cascade' : isNullable ? 'SetNull' : 'NoAction'
    const keys = `fields: [${key}], references: [id], onDelete: ${rule}`
    return [
      `${key} Int${mark} @map("${snake(relation.name)}_id")`,
      `${relation.name} ${relation.to}${mark} @relation(${nameOf(resource.name, relation.name)}, ${keys})`,
    ]
  }
  if (field.join) return joinColumns(resource, field)
  const [type = '', ...native] = typeOf(resource, field).split(' ')
  const column = snake(name) === name ? [] : [`@map("${snake(name)}")`]
  const preset =
    whole.default === undefined
      ? []
      : [`@default(${isEnum(field) ? whole.default : JSON.stringify(whole.default)})`]
  const parts = [
    name,
    `${type}${isNullable ? '?' : ''}`,
    ...(isUnique ? ['@unique'] : []),
    ...preset,
    ...column,
    ...native,
  ]
  return [parts.join(' ')]
}

function typeOf(resource: Resource, field: Field): string {
  const { wire, whole } = field
  const length = Number(whole.maxLength)
  const text = length <= 2000 ? `String @db.VarChar(${length})` : 'String'
  return {
    integer: 'Int',
    number: 'Decimal @db.Decimal(14, 4)',
    boolean: 'Boolean',
    time: 'DateTime @db.Timestamptz(3)',
    texts: 'String[]',
    html: 'String',
    json: 'Json',
    text: isEnum(field) ? enumOf(resource, field) : text,
  }[wire]
}

export function isEnum({ values, relation }: Field): boolean {
  return values.length > 0 && relation === undefined
}

/** The name of an enum in Prisma; the database has it in snake case. */
export function enumOf({ name }: Pick<Resource, 'name'>, field: Field): string {
  return field.component || `${name}${capital(field.name)}`
}

function valuesOf(resource: Resource, field: Field): Block {
  return lines([...field.values, `@@map("${snake(enumOf(resource, field))}")`])
}
