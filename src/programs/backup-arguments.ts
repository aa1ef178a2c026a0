import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '../config/operator-error.ts'
import { readSettings, type Settings } from '../config/settings.ts'
import { callerFolder, readEnvironment, UsageError } from './program.ts'

/** Says how PostgreSQL is backed up and restored. */
export const POSTGRES_BACKUP = `With DATABASE_URL the data is in PostgreSQL, which has its own programs:

  pg_dump --format=custom --file=cms.dump "$DATABASE_URL"
  pg_restore --exit-on-error --single-transaction --no-owner --dbname="$DATABASE_URL" cms.dump

The second one is for an empty database. Keep JWT_PRIVATE_KEYS, API_KEY_PEPPERS and TOKEN_SECRET as well: they
are in no dump.`

/**
 * What `cms backup` and `cms restore` are told: the one folder that they name, and the settings.
 *
 * @throws OperatorError when the data is not in the embedded database
 */
export function readBackupArguments(args: string[]): { folder: string; settings: Settings } {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new UsageError('Name the folder of the backup.')
  const settings = readSettings(readEnvironment())
  if (settings.databaseUrl) throw new OperatorError(POSTGRES_BACKUP)
  return { folder: resolve(callerFolder(), folder), settings }
}
