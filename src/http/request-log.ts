import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Metrics } from './metrics.ts'

const MAX_PATH_LENGTH = 200

/** One line for each request: what the operator needs, never a query, a header or a body. */
export class RequestLog extends LogController {
  readonly #metrics: Metrics | undefined

  constructor(metrics?: Metrics) {
    // Fastify's own lines about a request are off
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' })
    this.#metrics = metrics
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { operationId } = request.routeOptions.config
    this.#metrics?.countRequest(operationId, reply.statusCode, reply.elapsedTime / 1000)
    const [path = ''] = request.url.split('?', 1)
    const line = {
      method: request.method,
      path: path.slice(0, MAX_PATH_LENGTH),
      operationId,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      client: request.client || undefined,
    }
    if (error) request.log.warn({ ...line, err: error }, 'request broken off')
    else request.log.info(line, 'request')
  }
}
