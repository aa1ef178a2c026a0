import type { Prisma } from '../../generated/prisma/client.ts'
import { isStatementTimeout } from '../database/errors.ts'
import { ApiError } from '../words/errors.ts'

type Transaction = <T>(work: (tx: Prisma.TransactionClient) => Promise<T>) => Promise<T>

/**
 * Runs a search or a count with a time limit of its own, two seconds: what it costs is up to who asks.
 * PostgreSQL ends it then; the embedded database cannot end a statement, so there it is of no use.
 *
 * @throws ApiError `unavailable`
 */
export async function withinSearchTime<T>(
  transaction: Transaction,
  search: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  try {
    return await transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = '2s'`
      return await search(tx)
    })
  } catch (cause) {
    throw isStatementTimeout(cause) ? new ApiError('unavailable', { detail: 'searchTooLong', cause }) : cause
  }
}
