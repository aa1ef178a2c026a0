import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../src/core/root.ts'
import { migrationsFolder } from '../src/database/migrate.ts'
import { createSchemaEngine, readMigrations } from '../src/database/schema-engine.ts'
import { openTarget } from './prisma-engine/targets.ts'

// Do the migrations make the database that the schema (or another, as the argument) describes? Exit code 1 if
// not. This is `prisma migrate diff` without its command line, which reports success when its engine dies.
process.exitCode = 1
const path = process.argv[2] ?? join(root, 'prisma/schema.prisma')
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
if (result.exitCode === 0) process.exitCode = 0
else console.error('prisma/schema.prisma has changes without a migration: npm run db:new')
