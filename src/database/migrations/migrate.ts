import pg from 'pg'
import { toError } from '../../base/guards.ts'
import { OperatorError, UnavailableError } from '../../config/operator-error.ts'
import { isAway, isUnavailable } from '../errors.ts'
import type { DatabaseLog } from '../postgres/connection.ts'
import { applyMigrations } from './apply.ts'
import { MigrationError } from './migration-error.ts'

/**
 * `applyMigrations`, with failures that an operator can mend in one line.
 *
 * @param name what the operator calls the database
 * @throws OperatorError when the database refuses to be migrated
 */
export async function migrate(pool: pg.Pool, name: string, log: DatabaseLog): Promise<readonly string[]> {
  try {
    return await applyMigrations(pool, log)
  } catch (error) {
    throw explainFailure(error, name)
  }
}

/** In words what the operator can mend. @param name what the operator calls the database */
export function explainFailure(error: unknown, name: string): Error {
  const failure = toError(error)
  const isKnown = failure instanceof MigrationError
  if (!isKnown && !(failure instanceof pg.DatabaseError) && !isUnavailable(failure)) return failure
  const problem = isKnown ? failure.message : `cannot be migrated: ${failure.message}`
  const cause = failure.cause ?? failure
  const Explained = isAway(cause) ? UnavailableError : OperatorError
  return new Explained(`${name} ${problem}${adviceFor(failure.message)}`, { cause })
}

function adviceFor(reason: string): string {
  if (/permission denied|must be owner/.test(reason))
    return '. Let its user create tables, or run cms db:deploy as a user who may'
  if (/read-only/.test(reason)) return '. Name the server that takes writes'
  return ''
}
