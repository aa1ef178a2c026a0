import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { migrationsFolder, readMigrations } from '../../src/database/migrations/records.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { migrationFor } from '../prisma-engine/migration.ts'
import { statementsOf } from '../prisma-engine/resource-statements.ts'
import type { Change } from './changes.ts'
import { blocksOf, snake } from './model.ts'
import { schemaWith } from './prisma-schema.ts'
import { leftovers } from './remove.ts'

type Files = Map<string, string | undefined>

/** The Prisma schema and its migration. The migrations of a removed resource go, unless a release has it. */
export async function databaseOf(
  changes: readonly Change[],
  isReleased: (name: string) => boolean,
  version: string,
): Promise<Files> {
  const path = join(root, 'prisma/schema.prisma')
  const before = await readFile(path, 'utf8')
  const schema = changes.reduce(
    (text, { was, now }) => schemaWith(text, blocksOf(was), blocksOf(now)),
    before,
  )
  const [removed] = changes.filter(({ now }) => !now)
  const taken =
    removed?.was && !isReleased(removed.name) ? await madeFor(removed.was.table, schema) : undefined
  if (taken) return new Map([[path, schema], ...taken.map((file): [string, undefined] => [file, undefined])])
  const first = changes.flatMap(({ was, now, statements }) =>
    was && !now ? leftovers(was, lowerFirst(was.name)) : statements.map((statement) => `${statement}\n`),
  )
  // a table with a deferred trigger that waits for the end of the transaction cannot be altered
  const writes = first.some((statement) => statement.startsWith('UPDATE'))
    ? ['SET CONSTRAINTS ALL IMMEDIATE;\n']
    : []
  const begun = [...writes, ...first].join('')
  const { file, script } = await migrationFor(schema, nameOf(changes), undefined, { first: begun })
  if (script === '') return new Map([[path, schema]])
  const upgraded = changes.filter(({ name, was, words }) => was && isReleased(name) && words.some(isHard))
  const notes = upgraded.map(({ was }) => `-- Upgrade to ${version}: ${noteOn(was?.nouns ?? '')}\n`)
  return new Map([
    [path, schema],
    [file, notes.join('') + script + changes.flatMap(triggersOf).join('')],
  ])
}

/** Replicas of the version before still use the column, or the table. */
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

/** The index of the search, the audit trail, and what tells other replicas of a change. */
function triggersOf({ was, now }: Change): string[] {
  if (was || !now) return []
  const needed = statementsOf({
    name: now.table,
    type: lowerFirst(now.name),
    hasVersion: true,
    isSearched: true,
  })
  return ['\n', ...needed.map((statement) => `${statement};\n`)]
}

/** The migrations that only made a table; undefined if others have their part in it. */
async function madeFor(table: string, schema: string): Promise<string[] | undefined> {
  const all = await readMigrations()
  const names = all.filter(({ sql }) => sql.includes(`"${table}"`)).map(({ name }) => name)
  const { script } = await migrationFor(schema, 'without', undefined, { without: names })
  return script === '' ? names.map((name) => join(migrationsFolder, name, 'migration.sql')) : undefined
}
