import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OperationId } from '../../generated/operations.ts'
import type { AppContext } from '../context.ts'
import { ApiError } from '../core/errors.ts'
import { type EventLoopWatch, watchEventLoop } from '../core/event-loop.ts'
import { errorBody } from '../http/error-handler.ts'
import type { Metrics } from '../http/metrics.ts'
import type { LimitHeaders } from '../limits/limits.ts'
import { languageOf } from '../messages/languages.ts'
import { finishedHeaders, sendFinished } from './finished-headers.ts'

/** What takes access away waits for its turn, however long the queue is. */
const NEVER_REFUSED: ReadonlySet<OperationId> = new Set(['logout', 'revokeSession', 'revokeApiKey'])

/** The part of the queue that is left during an overload: what is still served is then served soon. */
const SHARE_UNDER_OVERLOAD = 0.1

/** Milliseconds after which an overload is over, if the queue was not full any more. */
const CALM = 5_000

/** Most kinds of refusals (a language and a web origin) whose headers are remembered. */
const MAX_KINDS = 100

export interface Overload {
  /** Why a request for an operation is refused; undefined while there is room for it. */
  refusalOf(operationId: OperationId): ApiError | undefined
  /**
   * Refuses a request with the headers of an earlier refusal.
   *
   * @returns whether it was refused; if there is no room and it was not, it must take the whole way
   */
  refuseAtOnce(
    operationId: OperationId,
    request: FastifyRequest,
    reply: FastifyReply,
    limitHeaders?: LimitHeaders,
  ): boolean
  /** Remembers the headers of a refusal that has taken the whole way. */
  learn(error: Error, request: FastifyRequest, reply: FastifyReply): void
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
  const refusal = new ApiError('unavailable', { detail: 'overloaded', headers: { 'retry-after': '5' } })
  const { databaseQueueSize: size } = settings
  const shortSize = Math.ceil(size * SHARE_UNDER_OVERLOAD)
  const headersByKind = new Map<string, readonly string[]>()
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

  return {
    refusalOf,

    refuseAtOnce(operationId, request, reply, limitHeaders = {}) {
      const finished = headersByKind.get(kindOf(request))
      if (!finished || !refusalOf(operationId)) return false
      const { status } = refusal
      const body = errorBody(refusal, request.id, languageOf(request.headers['accept-language']))
      const length = String(Buffer.byteLength(body))
      const headers = finished.concat('content-length', length)
      sendFinished(operationId, { status, body }, headers, limitHeaders, request, reply)
      return true
    },

    learn(error, request, reply) {
      if (error !== refusal || headersByKind.size >= MAX_KINDS) return
      reply.raw.once('finish', () => headersByKind.set(kindOf(request), finishedHeaders(reply)))
    },
  }
}

/** Refusals of one kind differ in what belongs to the request only. */
function kindOf({ headers }: FastifyRequest): string {
  return `${languageOf(headers['accept-language'])} ${headers.origin ?? ''}`
}

/**
 * Refuses requests before anything is done for them. What may be answered from memory is refused later, if it
 * is not.
 */
export function refuseOverload(
  app: FastifyInstance,
  overload: Overload,
  isPlain: (id: OperationId) => boolean,
): void {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    const { operation, operationId } = routeOptions.config
    const isKept = operation !== undefined && operation.dependsOn.length > 0
    done(operationId === undefined || isKept ? undefined : overload.refusalOf(operationId))
  })
  app.addHook('onError', (request, reply, error, done) => {
    const { operationId } = request.routeOptions.config
    if (operationId && isPlain(operationId)) overload.learn(error, request, reply)
    done()
  })
}
