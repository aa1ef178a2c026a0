import type { FastifyBaseLogger } from 'fastify'
import { repeat } from '../base/work.ts'
import type { Database } from '../database/database.ts'
import { isTransactionConflict } from '../database/errors.ts'
import { type ApiError, Busy } from '../domain/errors.ts'
import type { Detail } from '../messages/messages.ts'

/** Milliseconds between two checks whether the database can be used again. */
const INTERVAL = 1_000
/**
 * Milliseconds without a failed request after which an outage is over. The check alone cannot tell: it passes
 * while only some requests fail, such as writes that wait for a standby.
 */
const QUIET = 5_000

/** The reason of an `unavailable` error that the database did not cause. */
const OTHERS: readonly (Detail | undefined)[] = ['searchTooLong', 'storeUnavailable', 'picturesMissing']

/** Whether a request failed because the database was unavailable. */
export function isOutage({ code, detail, cause }: ApiError): boolean {
  if (code !== 'unavailable' || cause === undefined || cause instanceof Busy) return false
  return !OTHERS.includes(detail) && !isTransactionConflict(cause)
}

/** Logs an outage of the database in two lines: when it begins, and when it is over. */
export class OutageLog {
  readonly #database: Pick<Database, 'ping'>
  readonly #log: FastifyBaseLogger
  #failed = 0
  #failedAt = 0
  #stop: (() => Promise<void>) | undefined

  constructor(database: Pick<Database, 'ping'>, log: FastifyBaseLogger) {
    this.#database = database
    this.#log = log
  }

  note({ cause: err }: ApiError, requestLog: FastifyBaseLogger): void {
    this.#failed++
    this.#failedAt = performance.now()
    if (this.#stop) return
    requestLog.error({ err }, 'the database cannot be used: requests are answered 503')
    this.#stop = repeat(() => this.#check(), INTERVAL)
  }

  async close(): Promise<void> {
    await this.#stop?.()
  }

  async #check(): Promise<void> {
    if (performance.now() - this.#failedAt < QUIET) return
    try {
      await this.#database.ping()
    } catch {
      return
    }
    this.#log.info({ failed: this.#failed }, 'the database can be used again')
    void this.#stop?.()
    this.#stop = undefined
    this.#failed = 0
  }
}
