import type { FastifyBaseLogger } from 'fastify'
import { repeat } from '../base/work.ts'
import type { Database } from '../database/database.ts'
import { isTransactionConflict } from '../database/errors.ts'
import { type ApiError, Busy } from '../words/errors.ts'

/** Milliseconds between two looks at whether the database can be used again. */
const INTERVAL = 1_000

/** Whether a request failed because the database could not be used. */
export function isOutage({ code, detail, cause }: ApiError): boolean {
  if (code !== 'unavailable' || cause === undefined || cause instanceof Busy) return false
  return detail !== 'searchTooLong' && !isTransactionConflict(cause)
}

export type OutageLog = ReturnType<typeof createOutageLog>

/** Tells the operator of an outage of the database in two lines: when it begins, and when it is over. */
export function createOutageLog({ ping }: Pick<Database, 'ping'>, log: FastifyBaseLogger) {
  let failed = 0
  let stop: (() => Promise<void>) | undefined

  async function look(): Promise<void> {
    try {
      await ping()
    } catch {
      return
    }
    log.info({ failed }, 'the database can be used again')
    void stop?.()
    stop = undefined
    failed = 0
  }

  return {
    note({ cause: err }: ApiError, requestLog: FastifyBaseLogger): void {
      failed++
      if (stop) return
      requestLog.error({ err }, 'the database cannot be used: requests are answered 503')
      stop = repeat(look, INTERVAL)
    },
    close: async () => stop?.(),
  }
}
