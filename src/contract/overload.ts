import type { OperationId } from '../../generated/operations.ts'
import type { AppContext } from '../context.ts'
import { ApiError } from '../core/errors.ts'
import { type EventLoopWatch, watchEventLoop } from '../core/event-loop.ts'
import type { Metrics } from '../http/metrics.ts'

/** What takes access away waits for its turn, however long the queue is. */
const NEVER_REFUSED: ReadonlySet<OperationId> = new Set(['logout', 'revokeSession', 'revokeApiKey'])

/** The part of the queue that is left during an overload: what is still served is then served soon. */
const SHARE_UNDER_OVERLOAD = 0.1

/** Milliseconds after which an overload is over, if the queue was not full any more. */
const CALM = 5_000

export interface Overload {
  /** Why a request for an operation is refused; undefined while there is room for it. */
  refusalOf(operationId: OperationId): ApiError | undefined
}

interface CurrentOverload {
  refused: number
  readonly end: NodeJS.Timeout
  readonly loop: EventLoopWatch
}

type Parts = Pick<AppContext, 'database' | 'settings' | 'log'>

/**
 * Bounds the queue for the database: a request that would wait long is refused at once, so that the others
 * are answered soon. A burst may fill the whole queue; once it was full, it is kept short until the overload
 * is over. Until then requests are also refused while the event loop has no time left: more of them would
 * wait in their connections, where nobody sees them. The operator reads one line when an overload begins, and
 * one when it has ended.
 */
export function watchOverload({ database, settings, log }: Parts, metrics?: Metrics): Overload {
  // made once: under load an error of its own for each request costs more than the rest of its answer
  const refusal = new ApiError('unavailable', { detail: 'overloaded' })
  const { databaseQueueSize: size } = settings
  const shortSize = Math.ceil(size * SHARE_UNDER_OVERLOAD)
  let current: CurrentOverload | undefined

  function begin(waiting: number): CurrentOverload {
    log.warn({ waiting }, 'overload: too much waits for the database, requests are refused')
    const loop = watchEventLoop()
    const end = setTimeout(() => {
      loop.stop()
      log.info({ refused: current?.refused }, 'the overload is over')
      current = undefined
    }, CALM).unref()
    return { refused: 0, end, loop }
  }

  function refusalOf(operationId: OperationId): ApiError | undefined {
    const { waiting } = database.connections()
    const isFull = waiting >= (current ? shortSize : size)
    if ((!isFull && !current?.loop.isBusy()) || NEVER_REFUSED.has(operationId)) return undefined
    metrics?.countShed(operationId)
    current ??= begin(waiting)
    current.refused++
    if (isFull) current.end.refresh()
    return refusal
  }

  return { refusalOf }
}
