import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../src/core/root.ts'
import { applyMigrations } from '../src/database/migrations/apply.ts'
import { migrationsFolder } from '../src/database/migrations/scripts.ts'
import { createSchemaEngine, listMigrations } from './prisma-engine/engine.ts'
import { openTarget } from './prisma-engine/targets.ts'

// Can each migration be applied in one transaction, and do they make the database that the schema describes?
// Exit code 1 if not. Another schema and another folder of migrations may be named. The second question is
// `prisma migrate diff` without its command line, which reports success when its engine dies.
process.exitCode = 1
const [path = join(root, 'prisma/schema.prisma'), folder = migrationsFolder] = process.argv.slice(2)
const files = [{ path, content: await readFile(path, 'utf8') }]
const migrated = await openTarget(undefined)
await applyMigrations(migrated.pool, console, folder)
await migrated.close()
const target = await openTarget(undefined)
const engine = await createSchemaEngine(target.factory)
const result = await engine.diff({
  from: { tag: 'migrations', ...(await listMigrations(folder)) },
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
