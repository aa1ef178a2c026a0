import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import { type EventLoopWatch, watchEventLoop } from '../base/process.ts'
import type { AppContext } from '../context.ts'
import { ApiError } from '../domain/errors.ts'
import type { Metrics } from '../http/observability/metrics.ts'
import { limitConcurrency } from '../limits/client-concurrency.ts'

/** The share of the queue that one client can use, and that all can use together during an overload. */
const SHARE = 0.1
/** Milliseconds without a full queue after which an overload is over. */
const CALM = 5_000

/** Operations that revoke access are never shed. */
function takesAccessAway(operationId: OperationId): boolean {
  const { rateLimit }: OperationDescription = operations[operationId]
  return rateLimit === 'revoke'
}

export type LoadShedding = ReturnType<typeof createLoadShedding>

/**
 * Bounds the queue for the database: immediately rejects requests that would wait long, so that others are
 * served soon. A burst of many clients can fill the whole queue. After that, and until the overload is over,
 * the queue is kept short, and requests are also rejected while the event loop is busy, because they would
 * wait unseen in their connections. No single client can fill the queue: few of its requests run at a time,
 * and the requests of others overtake its waiting ones.
 */
export function createLoadShedding(
  { database, settings, log }: Pick<AppContext, 'database' | 'settings' | 'log'>,
  metrics?: Metrics,
) {
  // created once: under load, a new error for each request would cost more than the rest of the response
  const overloaded = new ApiError('unavailable', { detail: 'overloaded' })
  const { databaseQueueSize: size, rateLimit: tellsClientsApart } = settings
  const shortSize = Math.ceil(size * SHARE)
  const { max } = database.connections()
  // half of the connections stay free for others; a single one would be idle between two requests
  const atOnce = max === 1 ? 2 : Math.ceil(max / 2)
  const inTurnOfClient = limitConcurrency(atOnce, shortSize, (client, refused) =>
    log.info({ client, refused }, 'requests of a client were refused: too many at once'),
  )
  let current: { shed: number; readonly end: NodeJS.Timeout; readonly loop: EventLoopWatch } | undefined

  function begin(waiting: number) {
    log.warn({ waiting }, 'overload: too much waits for the database, requests are refused')
    const loop = watchEventLoop()
    const end = setTimeout(() => {
      loop.stop()
      log.info({ refused: current?.shed }, 'the overload is over')
      current = undefined
    }, CALM).unref()
    return { shed: 0, end, loop }
  }

  /** @throws ApiError `unavailable` during an overload */
  function shed(operationId: OperationId): void {
    const { waiting } = database.connections()
    const isFull = waiting >= (current ? shortSize : size)
    if ((!isFull && !current?.loop.isBusy()) || takesAccessAway(operationId)) return
    metrics?.shed.inc({ operation: operationId })
    current ??= begin(waiting)
    current.shed++
    if (isFull) current.end.refresh()
    throw overloaded
  }

  /** Runs the work of a request once few others of its client are running, unless it is shed before. */
  async function inTurn<Result>(client: string, operationId: OperationId, work: () => Promise<Result>) {
    // the queue may have grown since the request arrived
    const workUnlessShed = async () => {
      shed(operationId)
      return work()
    }
    return tellsClientsApart && !takesAccessAway(operationId)
      ? inTurnOfClient(client, workUnlessShed)
      : workUnlessShed()
  }

  return { shed, inTurn }
}
