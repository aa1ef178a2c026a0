import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../src/base/root.ts'
import { migrationsFolder } from '../src/database/migrations/records.ts'
import { runProgram, UsageError } from '../src/programs/program.ts'
import { listMigrations, NO_FILTERS, withSchemaEngine } from './prisma-engine/engine.ts'

const USAGE = `Writes the migration that the Prisma schema asks for beyond those that are there.

  npm run db:new -- --name NAME [FILE] [FOLDER]

  --name NAME   what it changes, such as add_colour
  FILE          a schema, in the place of prisma/schema.prisma
  FOLDER        migrations, in the place of prisma/migrations
`

await runProgram({ command: 'npm run db:new', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const options = { name: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [path = join(root, 'prisma/schema.prisma'), folder = migrationsFolder] = positionals
  const migrationName = values.name
  if (!migrationName) throw new UsageError('Name what the migration changes with --name.')
  const files = [{ path, content: await readFile(path, 'utf8') }]
  const common = { migrationsList: await listMigrations(folder), filters: NO_FILTERS }
  const made = await withSchemaEngine(async (engine) => {
    await engine.applyMigrations(common)
    // it replays the migrations on a shadow database, and `createMigration` compares the schema with that
    await engine.devDiagnostic(common)
    return engine.createMigration({ ...common, migrationName, draft: false, schema: { files } })
  })
  if (made.migrationScript === null) {
    console.log('The migrations make the database of the schema already.')
    return 0
  }
  const file = join(folder, made.generatedMigrationName, 'migration.sql')
  await mkdir(join(folder, made.generatedMigrationName))
  await writeFile(file, made.migrationScript ?? '')
  console.log(`${file}\n\n${made.migrationScript}`)
  return 0
}
