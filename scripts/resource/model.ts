import { format } from '@prisma/prisma-schema-wasm'
import { valueAt } from '../../src/base/json-pointer.ts'
import { capital } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { statementsOf } from '../prisma-engine/resource-statements.ts'
import { type NewField, type NewResource, namesFor } from './fields.ts'

/** The Prisma schema with the model of a new resource. */
export function schemaWith(schema: string, resource: NewResource): string {
  const { name, table, fields } = resource
  const sorts = namesFor('sort', resource)
  const enums = fields.filter(({ values }) => values.length > 0)
  const indexes = [
    ...sorts.slice(1).map((field) => `@@index([${field}, id])`),
    ...namesFor('filter', resource).flatMap((field) =>
      sorts.includes(field) ? [] : `@@index([${field}, id(sort: Desc)])`,
    ),
    ...fields.flatMap(({ type, name: field }) => (type === 'User' ? `@@index([${field}Id])` : [])),
  ]
  const added = `${enums.map((field) => enumOf(name, field)).join('')}
model ${name} {
  id Int @id @default(autoincrement())
  ${fields.flatMap((field) => columnsOf(name, field)).join('\n  ')}
  /// The words of its texts as \`q\` looks for them.
  searchText String @map("search_text")
  version Int @default(1)
  lastChange Json @map("last_change")
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  updatedAt DateTime @map("updated_at") @db.Timestamptz(3)

  ${indexes.join('\n  ')}
  @@map("${table}")
}
`
  const withBack = fields
    .filter(({ relation }) => relation !== undefined)
    .reduce(
      (text, field) =>
        text.replace(
          new RegExp(`^(model ${field.type} \\{[\\s\\S]*?)(\\n\\n {2}@@)`, 'm'),
          `$1\n  ${backOf(resource, field)}$2`,
        ),
      schema,
    )
  return formatted(`${withBack.trimEnd()}\n${added}`)
}

/** In columns, as `prisma format` writes it. */
function formatted(schema: string): string {
  const options = {
    textDocument: { uri: 'file:/schema.prisma' },
    options: { tabSize: 2, insertSpaces: true },
  }
  const files: unknown = JSON.parse(
    format(JSON.stringify([['schema.prisma', schema]]), JSON.stringify(options)),
  )
  const text = valueAt(files, '/0/1')
  if (typeof text !== 'string') throw new Error('the Prisma schema cannot be formatted')
  return text
}

/** The other side of a relation, in the model that is referred to. */
function backOf({ name, plural }: NewResource, { relation = '', type }: NewField): string {
  return type === 'User'
    ? `${lowerFirst(plural)} ${name}[]`
    : `${lowerFirst(plural)}By${capital(relation)} ${name}[] @relation("${name}${capital(relation)}")`
}

function columnsOf(model: string, field: NewField): string[] {
  const { name, relation, type: of, isNullable, isUnique, prisma } = field
  if (relation !== undefined) {
    const mark = isNullable ? '?' : ''
    const named = of === 'User' ? '' : `"${model}${capital(relation)}", `
    const keys = `fields: [${relation}Id], references: [id], onDelete: ${isNullable ? 'SetNull' : 'NoAction'}`
    return [
      `${relation}Id Int${mark} @map("${snake(relation)}_id")`,
      `${relation} ${of}${mark} @relation(${named}${keys})`,
    ]
  }
  const [type = '', ...attributes] = (prisma === 'enum' ? enumName(model, field) : prisma).split(' ')
  const column = snake(name) === name ? [] : [`@map("${snake(name)}")`]
  const parts = [
    name,
    isNullable ? `${type}?` : type,
    ...(isUnique ? ['@unique'] : []),
    ...column,
    ...attributes,
  ]
  return [...(field.type === 'html' ? ['/// Sanitised HTML.'] : []), parts.join(' ')]
}

/**
 * What a migration adds to the tables that Prisma makes: the index of the search, the audit trail, and what
 * tells other replicas of a change.
 */
export function triggersOf({ name, table }: NewResource): string {
  const needed = statementsOf({ name: table, type: lowerFirst(name), hasVersion: true, isSearched: true })
  return `\n${needed.map((statement) => `${statement};\n`).join('')}`
}

function enumOf(model: string, field: NewField): string {
  const name = enumName(model, field)
  return `
enum ${name} {
  ${field.values.join('\n  ')}

  @@map("${snake(name)}")
}
`
}

function enumName(model: string, { name }: NewField): string {
  return `${model}${capital(name)}`
}

export function snake(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase()
}
