import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '../config/operator-error.ts'
import { readSettings } from '../config/settings.ts'
import { restore } from '../database/restore.ts'
import { POSTGRES_BACKUP } from './postgres-backup.ts'
import { callerFolder, readEnvironment, runProgram, UsageError } from './program.ts'

const USAGE = `Puts a backup into the data folder, which must have no database: nothing is replaced.

  npm run restore -- FOLDER

Restore as the user that the service runs as. A backup that is damaged is refused.

${POSTGRES_BACKUP}
`

await runProgram({ command: 'npm run restore', usage: USAGE, run })

async function run(args: string[]): Promise<undefined> {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new UsageError('Name the folder of the backup.')
  const { databaseUrl, dataDir } = readSettings(readEnvironment())
  if (databaseUrl) throw new OperatorError(POSTGRES_BACKUP)
  await restore(resolve(callerFolder(), folder), dataDir)
  process.stdout.write(`The backup is restored to ${resolve(dataDir)}\n`)
}
