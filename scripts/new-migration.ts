import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../src/base/root.ts'
import { callerPath, runProgram, UsageError } from '../src/programs/program.ts'
import { duplicatesIn } from './prisma-engine/duplicates.ts'
import { migrationFor } from './prisma-engine/migration.ts'

const USAGE = `Writes a migration from the existing ones to the Prisma schema. No database is touched: the
service applies it when it starts.

  npm run db:new -- --name NAME [FILE] [FOLDER]

  --name NAME   what it changes, such as add_colour
  FILE          a schema instead of prisma/schema.prisma
  FOLDER        migrations instead of prisma/migrations
`

await runProgram({ command: 'npm run db:new', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const options = { name: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const given = positionals.map(callerPath)
  const [path = join(root, 'prisma/schema.prisma'), folder] = given
  if (!values.name) throw new UsageError('Name what the migration changes with --name.')
  const { file, script } = await migrationFor(await readFile(path, 'utf8'), values.name, folder)
  if (script === '') {
    console.log('The migrations make the database of the schema already.')
    return 0
  }
  await mkdir(dirname(file))
  await writeFile(file, script)
  console.log(`${file}\n\n${script}`)
  for (const warning of duplicatesIn(script)) console.error(`About the migration: ${warning}`)
  return 0
}
