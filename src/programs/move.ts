import { readSettings } from '../config/settings.ts'
import { parsePostgresUrl } from '../config/validators.ts'
import { moveEmbedded } from '../database/backup/move.ts'
import { warningsLog } from './output.ts'
import { defineProgram, onlyArgument, readEnvironment, UsageError } from './program.ts'

const USAGE = `Copies everything from the embedded database to PostgreSQL, in one transaction.

  cms move postgresql://USER@HOST/DATABASE    an empty one

It copies all tables with their ids, then compares the row count and a checksum of each. Stop the server
first. The embedded database is unchanged. Other users of the machine can see the arguments of a program: put
the password into PGPASSWORD or ~/.pgpass.
`

const NEXT = `
Everything is there. To go on with it:
  1. cms secrets --stored   put these secrets of the data folder into the environment
  2. set DATABASE_URL, and start the service
Media stay where they are: in the folder media of the data folder, or in the store that MEDIA_URL names.
The embedded database is as it was, and gets nothing that is written from now on: remove it when all is well.
`

const HINT = 'Name the database to move to: postgresql://USER@HOST/DATABASE'

export const program = defineProgram(USAGE, { allowPositionals: true }, async ({ positionals }) => {
  const url = onlyArgument(positionals, HINT)
  if (!parsePostgresUrl(url)) throw new UsageError(HINT)
  // the settings of the service may already name PostgreSQL
  const replaced = { DATABASE_URL: undefined, DATABASE_DIRECT_URL: undefined, WORKERS: undefined }
  const settings = readSettings({ ...readEnvironment(), ...replaced })
  for (const { name, rows } of await moveEmbedded(settings, url, warningsLog()))
    process.stdout.write(`${name.padEnd(20)} ${String(rows).padStart(9)} rows\n`)
  process.stdout.write(NEXT)
})
