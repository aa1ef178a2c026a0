import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../src/base/root.ts'
import { migrationsFolder } from '../src/database/migrations/records.ts'
import { callerPath, runProgram } from '../src/programs/program.ts'
import { checkMigrations } from './prisma-engine/check.ts'

const USAGE = `Checks that each migration can be applied in one transaction, and that the migrations create
the database that the Prisma schema describes, with the triggers and the search index that each resource
needs. Exits with 1 otherwise.

  npm run db:check -- [FILE] [FOLDER]

  FILE     a schema instead of prisma/schema.prisma
  FOLDER   migrations instead of prisma/migrations
`

await runProgram({ command: 'npm run db:check', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const given = positionals.map(callerPath)
  const [schema = join(root, 'prisma/schema.prisma'), folder = migrationsFolder] = given
  const { difference, advice } = await checkMigrations(schema, folder)
  console.log(difference)
  if (advice.length > 0) console.error(advice.join('\n'))
  return advice.length === 0 ? 0 : 1
}
