import { secretsFile } from '../config/data-folder.ts'
import { SECRET_NAMES } from '../config/key-material.ts'
import { type Settings, variableOf } from '../config/settings.ts'
import { backUp } from '../database/backup/backup.ts'
import { readStoredSecrets } from '../identity/secrets/secret-store.ts'
import { POSTGRES_BACKUP, readBackupArguments } from './backup-arguments.ts'
import { type Program, warningsLog } from './program.ts'

const USAGE = `Copies the embedded database, as it is at one moment, and the generated secrets.

  cms backup FOLDER    a new folder, which appears only once the backup is complete

The service may run: its requests wait while the files are copied. Keep the backup as secret as the data.
Back up as the user that the service runs as, and with the same settings.

${POSTGRES_BACKUP}
`

export const program: Program = { usage: USAGE, run }

async function run(args: string[]): Promise<undefined> {
  const { folder, settings } = readBackupArguments(args)
  await backUp(settings.dataDir, folder)
  process.stdout.write(`The backup is in ${folder}\n`)
  const missing = await secretsOutside(settings)
  if (missing.length === 0) return
  process.stdout.write(`It has no ${missing.join(', ')}: keep these settings as well.\n`)
}

/** The variables of the secrets that are not in the data folder, or not used from there. */
async function secretsOutside(settings: Settings): Promise<string[]> {
  const stored = await readStoredSecrets(secretsFile(settings.dataDir), warningsLog())
  const isOutside = (name: (typeof SECRET_NAMES)[number]) =>
    settings[name] !== undefined || stored?.[name] === undefined
  return SECRET_NAMES.filter(isOutside).map(variableOf)
}
