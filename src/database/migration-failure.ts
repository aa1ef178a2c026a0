import pg from 'pg'
import { OperatorError } from '../config/operator-error.ts'
import { isUnavailable } from './errors.ts'
import { applyMigrations } from './migrate.ts'

/**
 * `applyMigrations`, with failures that an operator can mend in one line.
 *
 * @param name what the operator calls the database
 * @throws OperatorError when the database refuses to be migrated
 */
export async function migrate(pool: pg.Pool, name: string): Promise<readonly string[]> {
  try {
    return await applyMigrations(pool)
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause
    const isRefused =
      cause.name === 'SchemaConnectorError' || cause instanceof pg.DatabaseError || isUnavailable(cause)
    if (!isRefused) throw cause
    const reason = withoutStack(cause.message)
    throw new OperatorError(`${name} cannot be migrated: ${reason}${adviceFor(reason)}`, { cause })
  }
}

/** The engine's messages go on with where it was. */
function withoutStack(message: string): string {
  const [words = ''] = message.split(/\n\s+0: /)
  return words
    .replaceAll(/\s+/g, ' ')
    .replace(/^ERROR: /, '')
    .replace(/ Read more about .*/, '')
    .trim()
}

function adviceFor(reason: string): string {
  if (/permission denied/.test(reason))
    return '. Let its user create tables, or run cms db:deploy as a user who may'
  if (/read-only/.test(reason)) return '. Name the server that takes writes'
  if (/schema is not empty/.test(reason)) return ' Name an empty database'
  return ''
}
