import { readFile } from 'node:fs/promises'
import { applyMigrations } from '../../src/database/migrations/migrate.ts'
import { listMigrations, NO_FILTERS, withSchemaEngine } from './engine.ts'
import { missingStatements } from './resource-statements.ts'
import { openMemory } from './targets.ts'

/** The differences between the database that migrations create and the required one. */
export interface Check {
  /** From the Prisma schema, in words; also says if nothing differs. */
  readonly difference: string
  /** How to fix them, and the missing parts of resources. */
  readonly advice: readonly string[]
}

/**
 * Applies the migrations of a folder, and compares the result with a Prisma schema: `prisma migrate diff`
 * without its command line, which exits with success even if its engine dies.
 *
 * @throws Error also if a migration cannot be applied in one transaction
 */
export async function checkMigrations(schema: string, folder: string): Promise<Check> {
  const files = [{ path: schema, content: await readFile(schema, 'utf8') }]
  const migrated = await openMemory()
  const lacking = await applyMigrations(migrated.pool, console, folder)
    .then(() => missingStatements(migrated))
    .catch(async (error: unknown) => {
      await migrated.close()
      throw error
    })
  const from = { tag: 'migrations', ...(await listMigrations(folder)) } as const
  const to = { tag: 'schemaDatamodel', files } as const
  const difference = { from, to, script: false, exitCode: true, filters: NO_FILTERS }
  // the migrations are replayed on a shadow database, so any database will do for the connection
  const { stdout, exitCode } = await withSchemaEngine((engine) => engine.diff(difference), migrated)
  const advice: string[] = []
  if (exitCode !== 0) advice.push('prisma/schema.prisma has changes without a migration: npm run db:new')
  if (lacking.length > 0) {
    const file = `prisma/migrations/${from.migrationDirectories.at(-1)?.path}/migration.sql`
    advice.push(`Append to ${file}, or to a new one:`, ...lacking.map((statement) => `${statement};`))
  }
  return { difference: String(stdout), advice }
}
