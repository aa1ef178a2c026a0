import type { ReferenceDescription } from '../../generated/resources.ts'
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
  const { item, key, to } = join
  const ends = to === name ? ` @relation("${lowerFirst(name)}")` : ''
  return [`${key} Int[] @default([]) @map("${snake(key)}")`, `${field} ${modelOf(name, item)}[]${ends}`]
}

/** For filters, and to find the references to a record. */
export function joinIndexes(fields: readonly Field[]): string[] {
  return fields.flatMap(({ join }) => (join?.to === undefined ? [] : `@@index([${join.key}], type: Gin)`))
}

/** The other end of the relation, in the referenced model. */
export function joinBack({ name, plural }: Owner, { name: field, join }: Field): string {
  const ends = join?.to === name ? ` @relation("${join.item}")` : ''
  return `${lowerFirst(plural)}By${capital(field)} ${modelOf(name, join?.item)}[]${ends}`
}

/** The models whose rows hold the foreign keys of lists. */
export function joinBlocks({ name, fields }: Resource): Blocks {
  return Object.fromEntries(
    fields.flatMap(({ name: field, join }) => {
      if (join?.to === undefined) return []
      const { item, to } = join
      const owner = lowerFirst(name)
      const relation = (one: string, model: string, rule: string) => {
        const end = to === name ? `"${one}", ` : ''
        return [
          `${one}Id Int @map("${snake(one)}_id")`,
          `${one} ${model} @relation(${end}fields: [${one}Id], references: [id], onDelete: ${rule})`,
        ]
      }
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

/**
 * The triggers that write the foreign keys of lists, and those that prevent cycles in trees, as printed by
 * PostgreSQL.
 */
export function referenceTriggers(resource: Resource, fields: readonly Field[]): string[] {
  return statementsOf({
    name: resource.table,
    hasVersion: false,
    isSearched: false,
    references: Object.fromEntries(fields.flatMap((field) => triggered(resource, field))),
  })
}

/** The reference with triggers that a field of a body sets. */
function triggered(
  { name, table }: Resource,
  { name: field, join, relation }: Field,
): [string, ReferenceDescription][] {
  if (relation?.to === name) {
    const cycle = `${table}_${snake(field)}_cycle`
    return [[field, { to: table, constraint: `${table}_${snake(field)}_fkey`, cycle }]]
  }
  if (join?.to === undefined) return []
  const { to, item, key } = join
  const held = {
    list: snake(key),
    table: tableOf(name, field),
    owner: `${snake(name)}_id`,
    item: `${snake(item)}_id`,
  }
  return [[key, { to, constraint: `${held.table}_${held.item}_fkey`, join: held }]]
}

/** A column with a trigger cannot be dropped. */
export function triggerDrops(resource: Resource, fields: readonly Field[]): string[] {
  return referenceTriggers(resource, fields).map((statement) => `${dropOf(statement)};`)
}

/** The new references with triggers; those written by hand already have their triggers. */
export function addedReferences(was: Resource | undefined, { fields }: Resource): readonly Field[] {
  return fields.filter(
    ({ name }) => !was?.fields.some((one) => (one.join || one.relation) && one.name === name),
  )
}

function modelOf(owner: string, item = ''): string {
  return `${owner}${capital(item)}`
}

function tableOf(owner: string, field: string): string {
  return `${snake(owner)}_${snake(field)}`
}
