import type { Duplex } from 'node:stream'
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { causeOf } from '../../database/errors.ts'
import { type ApiError, Busy } from '../../domain/errors.ts'
import { isOutage, type OutageLog } from '../outage.ts'
import { clientRequestId, parseTraceparent } from '../request-id.ts'
import type { Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

const MAX_PATH_LENGTH = 200
/** The status that nginx logs for a request whose client has disconnected. */
const CLIENT_CLOSED_REQUEST = 499

type Begin = (request: FastifyRequest) => void
type Complete = (error: Error | undefined, request: FastifyRequest, reply: FastifyReply) => void

interface LogDependencies {
  readonly metrics?: Metrics | undefined
  readonly tracing?: Tracing | undefined
  readonly outages?: OutageLog | undefined
}

/** Logs one line per request: what the operator needs, never a query, a header or a body. */
export class RequestLog extends LogController {
  readonly #dependencies: LogDependencies
  readonly #broken = new WeakSet<Duplex>()
  readonly #reasons = new WeakMap<FastifyRequest, Readonly<Record<string, string>>>()
  /** The stages that Fastify calls through this class: the first one of a route, and the last one. */
  onRoute: Begin = () => {}
  onCompleted: Complete = () => {}

  constructor(dependencies: LogDependencies = {}) {
    // switches off Fastify's own lines about requests
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' })
    this.#dependencies = dependencies
  }

  override incomingRequest(request: FastifyRequest): void {
    this.onRoute(request)
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    this.onCompleted(error ?? undefined, request, reply)
  }

  /**
   * All lines of a request contain the id of its trace: that of the service, otherwise that of the client.
   */
  readonly begin: Begin = (request) => {
    const { tracing } = this.#dependencies
    const id = tracing?.begin(request).id ?? parseTraceparent(request.headers.traceparent)?.traceId
    if (id !== undefined) request.log = request.log.child({ trace_id: id })
  }

  readonly complete: Complete = (error, request, reply) => {
    if (this.#broken.has(request.raw.socket)) return
    const { operationId } = request
    const status = error ? CLIENT_CLOSED_REQUEST : reply.statusCode
    const { since = 0, until = performance.now() } = request.waited ?? { until: 0 }
    const working = reply.elapsedTime - (until - since)
    this.#dependencies.metrics?.countRequest(operationId, status, working / 1000)
    this.#dependencies.tracing?.traceOf(request)?.end(status)
    const [path = ''] = request.url.split('?', 1)
    const line = {
      method: request.method,
      path: path.slice(0, MAX_PATH_LENGTH),
      operationId,
      status,
      ...this.#reasons.get(request),
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      client: request.client || undefined,
      clientRequestId: clientRequestId(request) ?? undefined,
    }
    request.log.info(line, error ? 'request broken off by the client' : 'request')
  }

  /** For a request with an error response: its line has the reason; a failure also has a line of its own. */
  requestFailed(error: ApiError, request: FastifyRequest): void {
    const { code, detail, status, cause } = error
    this.#reasons.set(request, { reason: detail ?? code, ...(status === 503 && unavailability(error)) })
    // shutting down is no failure; an overload and an outage have lines of their own
    if (status < 500 || detail === 'closing' || detail === 'overloaded') return
    const { outages, metrics } = this.#dependencies
    if (detail === 'storeUnavailable') metrics?.storeErrors.inc()
    if (outages && isOutage(error)) outages.note(error, request.log)
    else request.log.error({ err: cause ?? error }, 'request failed')
  }

  /** For an error before there is a request: not valid HTTP, too slow or too large. */
  requestBroken(socket: Duplex, requestId: string, { status, code }: ApiError, log: FastifyBaseLogger): void {
    this.#broken.add(socket)
    this.#dependencies.metrics?.broken.inc({ status })
    log.info({ requestId, status, code }, 'request refused')
  }
}

/** Why a request got a 503 response, for its own line; an outage also has one line for all requests. */
function unavailability({ cause, detail }: ApiError): Readonly<Record<string, string>> {
  if (cause instanceof Busy) return { cause: cause.message }
  return cause === undefined ? { cause: detail ?? 'busy' } : causeOf(cause)
}
