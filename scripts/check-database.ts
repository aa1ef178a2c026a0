import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../src/base/root.ts'
import { applyMigrations } from '../src/database/migrations/migrate.ts'
import { migrationsFolder } from '../src/database/migrations/records.ts'
import { runProgram } from '../src/programs/program.ts'
import { listMigrations, NO_FILTERS, withSchemaEngine } from './prisma-engine/engine.ts'
import { missingStatements } from './prisma-engine/resource-statements.ts'
import { openMemory } from './prisma-engine/targets.ts'

const USAGE = `Tells whether each migration can be applied in one transaction, and whether they make the
database that the Prisma schema describes, with the triggers and the index of words that each resource
needs. Ends with 1 if not.

  npm run db:check -- [FILE] [FOLDER]

  FILE     a schema, in the place of prisma/schema.prisma
  FOLDER   migrations, in the place of prisma/migrations
`

await runProgram({ command: 'npm run db:check', usage: USAGE, run })

/** The second is `prisma migrate diff` without its command line, which succeeds when its engine dies. */
async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [path = join(root, 'prisma/schema.prisma'), folder = migrationsFolder] = positionals
  const files = [{ path, content: await readFile(path, 'utf8') }]
  const migrated = await openMemory()
  await applyMigrations(migrated.pool, console, folder)
  const lacking = await missingStatements(migrated)
  await migrated.close()
  const from = { tag: 'migrations', ...(await listMigrations(folder)) } as const
  const to = { tag: 'schemaDatamodel', files } as const
  const difference = { from, to, script: false, exitCode: true, filters: NO_FILTERS }
  const { stdout, exitCode } = await withSchemaEngine((engine) => engine.diff(difference))
  console.log(stdout)
  if (exitCode !== 0) console.error('prisma/schema.prisma has changes without a migration: npm run db:new')
  if (lacking.length > 0)
    console.error(['Add to a migration:', ...lacking.map((statement) => `${statement};`)].join('\n'))
  return exitCode === 0 && lacking.length === 0 ? 0 : 1
}
