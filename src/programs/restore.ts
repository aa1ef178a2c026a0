import { resolve } from 'node:path'
import { restore } from '../database/backup/restore.ts'
import { POSTGRES_BACKUP, readBackupArguments } from './backup.ts'
import { defineProgram } from './program.ts'

const USAGE = `Puts a backup into the data folder, which must have no database: nothing is replaced.

  cms restore FOLDER

Restore as the user that the service runs as. A backup that is damaged is refused.

${POSTGRES_BACKUP}
`

export const program = defineProgram(USAGE, { allowPositionals: true }, async ({ positionals }) => {
  const { folder, settings } = readBackupArguments(positionals)
  await restore(folder, settings.dataDir)
  process.stdout.write(`The backup is restored to ${resolve(settings.dataDir)}\n`)
})
