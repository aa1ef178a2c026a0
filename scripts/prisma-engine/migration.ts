import { join } from 'node:path'
import { migrationsFolder } from '../../src/database/migrations/records.ts'
import { listMigrations, NO_FILTERS, withSchemaEngine } from './engine.ts'

export interface NewMigration {
  /** Where it is to be written. */
  readonly file: string
  /** SQL. Empty where the migrations make the database of the schema already. */
  readonly script: string
}

/**
 * The migration that a Prisma schema asks for beyond those that are there. Nothing is written.
 *
 * @param name what it changes, such as `add_labels`
 */
export async function migrationFor(
  schema: string,
  name: string,
  folder = migrationsFolder,
): Promise<NewMigration> {
  const files = [{ path: 'schema.prisma', content: schema }]
  const common = { migrationsList: await listMigrations(folder), filters: NO_FILTERS }
  const made = await withSchemaEngine(async (engine) => {
    await engine.applyMigrations(common)
    // it replays the migrations on a shadow database, and `createMigration` compares the schema with that
    await engine.devDiagnostic(common)
    return engine.createMigration({ ...common, migrationName: name, draft: false, schema: { files } })
  })
  return {
    file: join(folder, made.generatedMigrationName, 'migration.sql'),
    script: made.migrationScript ?? '',
  }
}
