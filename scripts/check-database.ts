import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../src/core/root.ts'
import { migrationsFolder } from '../src/database/migrate.ts'
import { createSchemaEngine, readMigrations } from '../src/database/schema-engine.ts'
import { runProgram } from '../src/programs/program.ts'
import { openTarget } from './prisma-engine/targets.ts'

const USAGE = `Tells whether the migrations make the database that the Prisma schema describes.
Ends with 1 if not.

  npm run db:check -- [FILE]

  FILE   a schema, in the place of prisma/schema.prisma
`

await runProgram({ command: 'npm run db:check', usage: USAGE, run })

/** This is `prisma migrate diff` without its command line, which reports success when its engine dies. */
async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [path = join(root, 'prisma/schema.prisma')] = positionals
  const files = [{ path, content: await readFile(path, 'utf8') }]
  const target = await openTarget(undefined)
  const engine = await createSchemaEngine(target.factory)
  const result = await engine.diff({
    from: { tag: 'migrations', ...(await readMigrations(migrationsFolder)) },
    to: { tag: 'schemaDatamodel', files },
    script: false,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  })
  engine.free()
  await target.close()
  console.log(result.stdout)
  if (result.exitCode === 0) return 0
  console.error('prisma/schema.prisma has changes without a migration: npm run db:new')
  return 1
}
