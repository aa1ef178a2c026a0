import type { FastifyInstance } from 'fastify'
import type { OperationId } from '../../generated/operations.ts'
import type { AppContext } from '../context.ts'
import { ApiError } from '../core/errors.ts'
import type { Metrics } from '../http/metrics.ts'

/** What takes access away waits for its turn, however long the queue is. */
const NEVER_REFUSED: ReadonlySet<OperationId> = new Set(['logout', 'revokeSession', 'revokeApiKey'])

/** The part of the queue that is left during an overload: what is still served is then served soon. */
const SHARE_UNDER_OVERLOAD = 0.1

/** Milliseconds without a refusal after which an overload is over. */
const CALM = 2_000

export interface Overload {
  /** Why a request for an operation is refused; undefined while there is room for it. */
  refusalOf(operationId: OperationId): ApiError | undefined
}

type Parts = Pick<AppContext, 'database' | 'settings' | 'log'>

/**
 * Bounds the queue for the database: a request that would wait long is refused at once, so that the others
 * are answered soon. A burst may fill the whole queue; once it was full, it is kept short until the overload
 * is over. The operator reads one line when that begins, and one when it has ended.
 */
export function watchOverload({ database, settings, log }: Parts, metrics?: Metrics): Overload {
  // made once: under load an error of its own for each request costs more than the rest of its answer
  const refusal = new ApiError('unavailable', { detail: 'overloaded', headers: { 'retry-after': '5' } })
  const { databaseQueueSize: size } = settings
  const shortSize = Math.ceil(size * SHARE_UNDER_OVERLOAD)
  let refused = 0
  let calming: NodeJS.Timeout | undefined

  function note(operationId: OperationId, waiting: number): void {
    metrics?.countShed(operationId)
    refused++
    if (calming) return void calming.refresh()
    log.warn({ waiting }, 'overload: too much waits for the database, requests are refused')
    calming = setTimeout(() => {
      log.info({ refused }, 'the overload is over')
      calming = undefined
      refused = 0
    }, CALM).unref()
  }

  return {
    refusalOf(operationId) {
      const { waiting } = database.connections()
      if (waiting < (calming ? shortSize : size) || NEVER_REFUSED.has(operationId)) return undefined
      note(operationId, waiting)
      return refusal
    },
  }
}

/**
 * Refuses requests before anything is done for them. What may be answered from memory is refused later, if it
 * is not.
 */
export function refuseOverload(app: FastifyInstance, overload: Overload): void {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    const { operation, operationId } = routeOptions.config
    const isKept = operation !== undefined && operation.dependsOn.length > 0
    done(operationId === undefined || isKept ? undefined : overload.refusalOf(operationId))
  })
}
