import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import { type EventLoopWatch, watchEventLoop } from '../base/process.ts'
import type { AppContext } from '../context.ts'
import { ApiError } from '../domain/errors.ts'
import type { Metrics } from '../http/observability/metrics.ts'
import { limitConcurrency } from '../limits/client-concurrency.ts'

/** The part of the queue that one client may have, and that is left for all during an overload. */
const SHARE = 0.1
/** Milliseconds after which an overload is over, if the queue was not full any more. */
const CALM = 5_000

/** What takes access away waits, however long the queue is. */
function takesAccessAway(operationId: OperationId): boolean {
  const { rateLimit }: OperationDescription = operations[operationId]
  return rateLimit === 'revoke'
}

export type LoadShedding = ReturnType<typeof createLoadShedding>

/**
 * Bounds the queue for the database: a request that would wait long is refused at once, so that the others
 * are answered soon. A burst of many clients may fill the whole queue; once it was full, it is kept short
 * until the overload is over, and requests are also refused while the event loop has no time left: they would
 * wait in their connections, where nobody sees them. No client alone can fill it: its requests take turns,
 * and the others pass those that wait.
 */
export function createLoadShedding(
  { database, settings, log }: Pick<AppContext, 'database' | 'settings' | 'log'>,
  metrics?: Metrics,
) {
  // made once: under load an error of its own for each request costs more than the rest of its answer
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

  /** @throws ApiError `unavailable` while too much waits for another request */
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

  /**
   * Does what a request asks of the database when it is the turn of its client, unless it is shed by then.
   */
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
