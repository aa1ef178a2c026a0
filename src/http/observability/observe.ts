import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

export type Observation = ReturnType<typeof observeRequests>

/** The request that some work is done for. Empty unless requests are measured, so that it costs nothing. */
const currentRequest = new AsyncLocalStorage<FastifyRequest>()

/** Attributes statements of the database to requests; undefined if nothing is measured. */
export function observeRequests(
  database: Pick<Database, 'observe'>,
  metrics: Metrics | undefined,
  tracing: Tracing | undefined,
) {
  if (!metrics && !tracing) return undefined
  const operationId = () => currentRequest.getStore()?.operationId
  database.observe({
    onStatement(statement) {
      metrics?.countStatement(operationId(), statement)
      const request = currentRequest.getStore()
      if (request) tracing?.traceOf(request)?.onStatement?.(statement)
    },
    onConnection: (milliseconds, error) => metrics?.countConnection(operationId(), milliseconds, error),
  })
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction) => {
    if (currentRequest.getStore() === request) done()
    else currentRequest.run(request, done)
  }
  return { enter }
}
