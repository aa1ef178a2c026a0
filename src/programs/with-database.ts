import type { Logger } from 'pino'
import { OperatorError, UnavailableError } from '../config/operator-error.ts'
import { readSettings, type Settings } from '../config/settings.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { isAway, isUnavailable } from '../database/errors.ts'
import { readEnvironment, warningsLog } from './program.ts'

/** Opens the database of the settings for some work. @throws OperatorError also when it is lost meanwhile */
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

/** An error for the operator: the reason alone where the database was lost. */
export function explainLoss(error: unknown): unknown {
  if (!isUnavailable(error)) return error
  // Prisma names the call first, and the reason in the last line
  const reason = String(error).split('\n').at(-1)
  const Explained = isAway(error) ? UnavailableError : OperatorError
  return new Explained(`The connection to the database was lost: ${reason}`, { cause: error })
}
