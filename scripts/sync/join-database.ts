import { capital, snake } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { dropOf, statementsOf } from '../prisma-engine/resource-statements.ts'
import type { Field } from './field.ts'
import { type Blocks, lines } from './prisma-schema.ts'
import type { Resource } from './resource.ts'

type Owner = Pick<Resource, 'name' | 'plural'>

/** The column with the ids, and the relation to the rows that hold the foreign keys. */
export function joinColumns({ name }: Owner, { name: field, join }: Field): string[] {
  if (join?.to === undefined) return []
  const { item, key } = join
  return [`${key} Int[] @default([]) @map("${snake(key)}")`, `${field} ${modelOf(name, item)}[]`]
}

/** For filters, and for the question what refers to a record. */
export function joinIndexes(fields: readonly Field[]): string[] {
  return fields.flatMap(({ join }) => (join?.to === undefined ? [] : `@@index([${join.key}], type: Gin)`))
}

/** The other end of the relation, in the model that is referred to. */
export function joinBack({ name, plural }: Owner, { name: field, join }: Field): string {
  return `${lowerFirst(plural)}By${capital(field)} ${modelOf(name, join?.item)}[]`
}

/** The models whose rows hold the foreign keys of lists. */
export function joinBlocks({ name, fields }: Resource): Blocks {
  return Object.fromEntries(
    fields.flatMap(({ name: field, join }) => {
      if (join?.to === undefined) return []
      const { item, to } = join
      const owner = lowerFirst(name)
      const relation = (one: string, model: string, rule: string) => [
        `${one}Id Int @map("${snake(one)}_id")`,
        `${one} ${model} @relation(fields: [${one}Id], references: [id], onDelete: ${rule})`,
      ]
      const block = lines([
        ...relation(owner, name, 'Cascade'),
        ...relation(item, to, 'NoAction'),
        `@@id([${owner}Id, ${item}Id])`,
        `@@index([${item}Id])`,
        `@@map("${tableOf(name, field)}")`,
      ])
      return [[`model ${modelOf(name, item)}`, block]]
    }),
  )
}

/** The triggers that write the foreign keys of lists, in the words of PostgreSQL. */
export function joinStatements({ name, table }: Resource, fields: readonly Field[]): string[] {
  const references = fields.flatMap(({ name: field, join }) => {
    if (join?.to === undefined) return []
    const { to, item, key } = join
    const held = {
      list: snake(key),
      table: tableOf(name, field),
      owner: `${snake(name)}_id`,
      item: `${snake(item)}_id`,
    }
    const reference = { to, constraint: `${held.table}_${held.item}_fkey`, join: held }
    return [[key, reference] as const]
  })
  return statementsOf({
    name: table,
    hasVersion: false,
    isSearched: false,
    references: Object.fromEntries(references),
  })
}

/** A column with a trigger cannot be dropped. */
export function joinDrops(resource: Resource, fields: readonly Field[]): string[] {
  return joinStatements(resource, fields).map((statement) => `${dropOf(statement)};`)
}

/** The fields that become lists of records: those written by hand have their triggers already. */
export function addedJoins(was: Resource | undefined, { fields }: Resource): readonly Field[] {
  return fields.filter(({ name }) => !was?.fields.some((one) => one.join && one.name === name))
}

function modelOf(owner: string, item = ''): string {
  return `${owner}${capital(item)}`
}

function tableOf(owner: string, field: string): string {
  return `${snake(owner)}_${snake(field)}`
}
