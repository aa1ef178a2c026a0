import { secretsFile } from '../config/data-folder.ts'
import { SECRET_NAMES } from '../config/key-material.ts'
import { OperatorError } from '../config/operator-error.ts'
import { variableOf } from '../config/setting-definitions.ts'
import { readSettings, type Settings } from '../config/settings.ts'
import { backUp } from '../database/backup/backup.ts'
import { readStoredSecrets } from '../identity/secrets/secret-store.ts'
import { warningsLog } from './output.ts'
import { callerPath, defineProgram, onlyArgument, readEnvironment, stopSignal } from './program.ts'

export const POSTGRES_BACKUP = `With DATABASE_URL the data is in PostgreSQL, which has its own programs:

  pg_dump --format=custom --file=cms.dump "$DATABASE_URL"
  pg_restore --exit-on-error --single-transaction --no-owner --dbname="$DATABASE_URL" cms.dump

The second one is for an empty database. Keep JWT_PRIVATE_KEYS, API_KEY_PEPPERS and TOKEN_SECRET as well: they
are in no dump, and neither are media: copy their folder or bucket after the dump, within a day.`

const USAGE = `Copies a consistent snapshot of the embedded database, with the generated secrets and media.

  cms backup FOLDER    a new folder, which appears only once the backup is complete

The service may run: its requests wait while the files are copied. Keep the backup as secret as the data.
Back up as the user that the service runs as, and with the same settings.

${POSTGRES_BACKUP}
`

export const program = defineProgram(USAGE, { allowPositionals: true }, async ({ positionals }) => {
  const { folder, settings } = readBackupArguments(positionals)
  await backUp(settings.dataDir, folder, stopSignal('Stopped: there is no backup.'))
  process.stdout.write(`The backup is in ${folder}\n`)
  if (settings.mediaUrl !== undefined)
    process.stdout.write('It has no media: they are in the store that MEDIA_URL names. Copy them as well.\n')
  // secrets that are not in the data folder, or that settings override
  const stored = await readStoredSecrets(secretsFile(settings.dataDir), warningsLog())
  const missing = SECRET_NAMES.filter((name) => settings[name] !== undefined || !stored?.[name])
  if (missing.length > 0)
    process.stdout.write(`It has no ${missing.map(variableOf).join(', ')}: keep these settings as well.\n`)
})

/** The arguments of `cms backup` and `cms restore`. @throws OperatorError for data in PostgreSQL */
export function readBackupArguments(positionals: readonly string[]): { folder: string; settings: Settings } {
  const folder = onlyArgument(positionals, 'Name the folder of the backup.')
  const settings = readSettings(readEnvironment())
  if (settings.databaseUrl) throw new OperatorError(POSTGRES_BACKUP)
  return { folder: callerPath(folder), settings }
}
