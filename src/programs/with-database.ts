import type { Logger } from 'pino'
import { OperatorError, UnavailableError } from '../config/operator-error.ts'
import { readSettings, type Settings } from '../config/settings.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { isAway, isUnavailable } from '../database/errors.ts'
import { warningsLog } from './output.ts'
import { readEnvironment } from './program.ts'

/** Does some work with the database of the settings. @throws OperatorError also if the connection is lost */
export async function withDatabase<T>(
  work: (opened: { database: Database; settings: Settings; log: Logger }) => Promise<T>,
): Promise<T> {
  const settings = readSettings(readEnvironment())
  const log = warningsLog()
  const database = await openDatabase(settings, log)
  try {
    return await work({ database, settings, log })
  } catch (error) {
    throw explainLoss(error)
  } finally {
    await database.close()
  }
}

/** Turns the loss of the database into an error for the operator that only contains the reason. */
export function explainLoss(error: unknown): unknown {
  if (!isUnavailable(error)) return error
  // Prisma's message begins with the call, and ends with the reason
  const reason = String(error).split('\n').at(-1)
  const Explained = isAway(error) ? UnavailableError : OperatorError
  return new Explained(`The connection to the database was lost: ${reason}`, { cause: error })
}
