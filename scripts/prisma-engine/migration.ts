import { join } from 'node:path'
import { migrationsFolder } from '../../src/database/migrations/records.ts'
import { listMigrations, NO_FILTERS, withSchemaEngine } from './engine.ts'

export interface NewMigration {
  /** The path to write it to. */
  readonly file: string
  /** SQL. Empty if the migrations already create the database of the schema. */
  readonly script: string
}

interface Options {
  /** SQL to begin with: the rest is derived from the database after it. */
  readonly first?: string
  /** Migrations to withdraw. */
  readonly without?: readonly string[]
}

/**
 * The migration from the existing ones to a Prisma schema. Writes nothing.
 *
 * @param name the change, such as `add_labels`
 */
export async function migrationFor(
  schema: string,
  name: string,
  folder = migrationsFolder,
  { first = '', without = [] }: Options = {},
): Promise<NewMigration> {
  const files = [{ path: 'schema.prisma', content: schema }]
  const list = await listMigrations(folder)
  const there = list.migrationDirectories.filter(({ path }) => !without.includes(path))
  const begun = {
    path: '99999999999999_begun',
    migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: first } },
  } as const
  const from = {
    tag: 'migrations',
    ...list,
    migrationDirectories: first ? [...there, begun] : there,
  } as const
  const to = { tag: 'schemaDatamodel', files } as const
  const difference = { from, to, exitCode: true, filters: NO_FILTERS } as const
  const { exitCode, stdout } = await withSchemaEngine((engine) =>
    engine.diff({ ...difference, script: true }),
  )
  // Where an enum loses a value, the engine writes its own transaction, and the schema `public`: the service
  // applies a migration in one transaction with its record, in the schema of its connection.
  const made = exitCode === 0 ? '' : String(stdout).replace(/^(?:BEGIN|COMMIT);\n|"public"\./gm, '')
  const at = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  return { file: join(folder, `${at}_${name}`, 'migration.sql'), script: first + made }
}
