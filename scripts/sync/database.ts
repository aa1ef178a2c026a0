import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { migrationsFolder, readMigrations } from '../../src/database/migrations/records.ts'
import { snake } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { duplicatesIn } from '../prisma-engine/duplicates.ts'
import { migrationFor } from '../prisma-engine/migration.ts'
import { dropOf, statementsOf } from '../prisma-engine/resource-statements.ts'
import type { Change } from './changes.ts'
import { fail } from './fail.ts'
import { addedReferences, referenceTriggers } from './join-database.ts'
import { leftovers } from './remove.ts'
import type { Resource } from './resource.ts'
import { schemaAfter } from './schema-change.ts'

interface Written {
  readonly files: ReadonlyMap<string, string | undefined>
  /** What stored rows can make the migration fail. */
  readonly warnings: readonly string[]
}

/** The Prisma schema and its migration. Deletes the migrations of a removed, unreleased resource. */
export async function databaseOf(
  changes: readonly Change[],
  isReleased: (name: string) => boolean,
  version: string,
): Promise<Written> {
  const path = join(root, 'prisma/schema.prisma')
  const before = await readFile(path, 'utf8')
  for (const { was, now } of changes)
    if (now && !was && before.includes(`\nmodel ${now.name} {`))
      fail(now.name, 'prisma/schema.prisma has a model with this name: choose another')
  const schema = changes.reduce(schemaAfter, before)
  const [removed] = changes.filter(({ now }) => !now)
  const taken = removed?.was && !isReleased(removed.name) ? await madeFor(removed.was, schema) : undefined
  if (taken) {
    const gone = taken.map((one): [string, undefined] => [one, undefined])
    return { files: new Map([[path, schema], ...gone]), warnings: [] }
  }
  const first = changes.flatMap(({ was, now, statements }) =>
    was && !now ? leftovers(was, lowerFirst(was.name)) : statements.map((statement) => `${statement}\n`),
  )
  // a table with pending deferred triggers cannot be altered
  const writes = first.some((statement) => statement.startsWith('UPDATE'))
    ? ['SET CONSTRAINTS ALL IMMEDIATE;\n']
    : []
  const begun = [...writes, ...first].join('')
  const { file, script } = await migrationFor(schema, nameOf(changes), undefined, { first: begun })
  const triggers = changes.flatMap(triggersOf).join('')
  if (script + triggers === '') return { files: new Map([[path, schema]]), warnings: [] }
  const upgraded = changes.filter(({ name, was, words }) => was && isReleased(name) && words.some(isHard))
  const warnings = duplicatesIn(script)
  const notes = [...upgraded.map(({ was }) => noteOn(was?.nouns ?? '')), ...warnings]
  const told = notes.map((note) => `-- Upgrade to ${version}: ${note}\n`).join('')
  return {
    files: new Map([
      [path, schema],
      [file, `${told}${script}${triggers}`.trimStart()],
    ]),
    warnings,
  }
}

/** Replicas of the previous version still use the column or the table. */
function isHard(words: string): boolean {
  return / is (?:now called|removed)|^is removed/.test(words)
}

function noteOn(nouns: string): string {
  return `requests for ${nouns} fail on replicas of the previous version until they are replaced.`
}

function nameOf([change]: readonly Change[]): string {
  if (!change) return 'nothing'
  const { was, now, words } = change
  if (!was) return `add_${now?.table}`
  if (!now) return `remove_${was.table}`
  const [field = ''] = words.length === 1 ? (words[0]?.match(/^\w+(?= )/) ?? []) : []
  return `change_${field ? `${snake(field)}_of_` : ''}${was.table}`
}

/**
 * The search index, the triggers for the audit trail, revisions and change announcements, and the parts that
 * references need.
 */
function triggersOf({ was, now }: Change): string[] {
  if (!now) return []
  const [before, needed] = [was, now].map((one) => (one ? neededBy(one) : []))
  const added = needed?.filter((statement) => !before?.includes(statement)) ?? []
  const dropped = before?.filter((statement) => !needed?.includes(statement)) ?? []
  const all = [...dropped.map(dropOf), ...added, ...referenceTriggers(now, addedReferences(was, now))]
  return all.length === 0 ? [] : ['\n', ...all.map((statement) => `${statement};\n`)]
}

function neededBy({ name, table, hasRevisions }: Resource): string[] {
  const operations = hasRevisions ? { revisions: `list${name}Revisions` } : {}
  return statementsOf({ name: table, type: lowerFirst(name), hasVersion: true, isSearched: true, operations })
}

/**
 * The migrations that only created a resource's parts of the database; undefined if they contain other parts,
 * or other migrations depend on them.
 */
async function madeFor({ name, table }: Resource, schema: string): Promise<string[] | undefined> {
  const all = await readMigrations()
  // tables, types, indexes and triggers are named after the table or the model
  const own = new RegExp(`\\b(?:${table}|${snake(name)})(?:_\\w+)?\\b`)
  const names = all.filter(({ sql }) => own.test(sql)).map((migration) => migration.name)
  const without = await migrationFor(schema, 'without', undefined, { without: names }).catch(() => undefined)
  return without?.script === '' ? names.map((one) => join(migrationsFolder, one, 'migration.sql')) : undefined
}
