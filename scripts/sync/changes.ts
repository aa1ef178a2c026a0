import type { Document } from 'yaml'
import { isMap } from 'yaml'
import { lowerFirst, type Schema } from '../generate/schemas.ts'
import { entries, record, schemasIn } from '../json.ts'
import { fail } from './fail.ts'
import { added, changed, removals, renames } from './field-changes.ts'
import { fill } from './fill.ts'
import { assertSaid, assertSame } from './join.ts'
import { triggerDrops } from './join-database.ts'
import { MARK, partialOf, type Resource, readResource } from './resource.ts'

const WAS = 'x-was'

/** A resource whose schema differs from the parts derived from it. */
export interface Change {
  readonly name: string
  /** The resource as last derived; undefined for a new one. */
  readonly was: Resource | undefined
  /** Undefined for a removed resource. */
  readonly now: Resource | undefined
  /** The renamed fields, keyed by their new names. */
  readonly renamed: ReadonlyMap<string, string>
  /** The fields that differ, in words. */
  readonly words: readonly string[]
  /** The field of the schema, keyed by these words. */
  readonly about: ReadonlyMap<string, string>
  /** The data that existing records lose, in words. */
  readonly losses: readonly string[]
  /** The changes of rows before the columns change. */
  readonly statements: readonly string[]
}

/** The schemas of the derived resources. */
export function schemasOf(document: Document): [string, Schema][] {
  return entries(schemasIn(document.toJS())).flatMap(([name, raw]): [string, Schema][] => {
    const schema = record(raw)
    return schema[MARK] === undefined || name.startsWith('Partial') ? [] : [[name, schema]]
  })
}

/** Completes a schema. @returns the changes since the last derivation; undefined if there are none */
export function changeOf(document: Document, name: string, schema: Schema): Change | undefined {
  const renamed = takeNames(document, name)
  fill(document, name, schema)
  const value = document.toJS()
  const partial = partialOf(value, name)
  const present = record(schemasIn(value)[name])
  if (partial && renamed.size === 0 && sameFields(partial, present)) return undefined
  const was = partial && readResource(value, name, { description: schema.description, ...partial })
  return compared(name, was, readResource(value, name, present), renamed)
}

function sameFields(partial: Schema, schema: Schema): boolean {
  const parts = (one: Schema) => JSON.stringify([one.properties, one[MARK]])
  return parts(partial) === parts(schema)
}

/** Removes the marks of renamed fields. @returns their old names, keyed by the new ones */
function takeNames(document: Document, name: string): Map<string, string> {
  const properties = document.getIn(['components', 'schemas', name, 'properties'], true)
  const renamed = new Map<string, string>()
  for (const { key } of isMap(properties) ? properties.items : []) {
    const field = isMap(properties) ? properties.get(key, true) : undefined
    const was = isMap(field) ? field.get(WAS) : undefined
    if (was === undefined) continue
    renamed.set(String(key), String(was))
    if (isMap(field)) field.delete(WAS)
  }
  return renamed
}

function compared(
  name: string,
  was: Resource | undefined,
  now: Resource | undefined,
  renamed: ReadonlyMap<string, string>,
): Change {
  const table = `"${(now ?? was)?.table}"`
  const type = was?.hasRevisions ? lowerFirst(name) : undefined
  const found: { words: string; field?: string; losses?: string[]; statements?: string[] }[] = []
  const before = new Map(was?.fields.map((field) => [field.name, field]))
  for (const [to, from] of renamed)
    if (!before.has(from)) fail(`${name}.${to}`, `${WAS} names ${from}, which is no field`)
  for (const field of was && now ? now.fields : []) {
    const from = renamed.get(field.name)
    const old = before.get(from ?? field.name)
    if (old) assertSame(name, old, field)
    if (from && old)
      found.push({
        words: `${from} is now called ${field.name}`,
        field: field.name,
        statements: renames(table, name, [old, field], type),
      })
    if (!old) found.push(added(name, table, field))
    else if (JSON.stringify(old.schema) !== JSON.stringify(field.schema))
      found.push(changed(name, table, [old, field], type))
  }
  for (const field of now?.fields ?? [])
    if (!before.has(field.name)) assertSaid(name, field, now?.fields ?? [])
  const names = new Set(now?.fields.flatMap((field) => [field.name, renamed.get(field.name) ?? field.name]))
  const gone = was && now ? was.fields.filter((one) => !names.has(one.name)) : []
  for (const field of gone)
    found.push({
      words: `${field.name} is removed`,
      losses: [`the values of ${field.name} are deleted`],
      statements: removals(table, field, type),
    })
  if (!was) found.push({ words: 'is new' })
  if (was && now && was.parent?.name !== now.parent?.name)
    fail(name, 'its lists cannot be moved: remove the resource and add another one')
  if (was && now && markOf(was) !== markOf(now))
    found.push({ words: `${MARK} is changed`, ...lostVersions(was, now) })
  return {
    name,
    was,
    now,
    renamed,
    words: found.map(({ words }) => words),
    about: new Map(found.flatMap(({ words, field }) => (field === undefined ? [] : [[words, field]]))),
    losses: found.flatMap(({ losses = [] }) => losses),
    statements: [
      ...new Set(found.flatMap(({ statements = [] }) => statements)),
      ...(was ? triggerDrops(was, gone) : []),
    ],
  }
}

/** Deletes earlier versions that can no longer be read. */
function lostVersions({ name, hasRevisions }: Resource, now: Resource) {
  if (!hasRevisions || now.hasRevisions) return {}
  return {
    losses: ['the earlier versions of records are deleted'],
    statements: [`DELETE FROM revisions WHERE resource_type = '${lowerFirst(name)}';`],
  }
}

/** The mark of a resource, without its nouns in other languages. */
function markOf({ isPublic, drafts, parent, hasRevisions }: Resource): string {
  return JSON.stringify([isPublic, drafts, parent?.isCascade, hasRevisions])
}

/** The change for a removed resource. */
export function removalOf(document: Document, name: string): Change {
  const value = document.toJS()
  const schema = schemasOf(document).find(([one]) => one === name)?.[1]
  if (!schema) return fail(name, 'there is no such resource')
  const was = readResource(value, name, schema)
  const losses = [`all ${was.nouns} are deleted, with their entries in the audit trail`]
  return {
    name,
    was,
    now: undefined,
    renamed: new Map(),
    words: ['is removed'],
    about: new Map(),
    losses,
    statements: [],
  }
}
