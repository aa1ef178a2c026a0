import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest, onRequestHookHandler, preValidationHookHandler } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { Statement } from '../../database/postgres/connection.ts'
import type { Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

export type Observation = ReturnType<typeof observeRequests>

/** The request that some work is done for. */
interface RequestScope {
  readonly operationId: string | undefined
  /** Is called with each statement that is run for it. */
  readonly onStatement: ((statement: Statement) => void) | undefined
}

/** Empty unless requests are measured: then nothing is stored here, and it costs nothing. */
const requestScope = new AsyncLocalStorage<RequestScope>()

/** The two stops that tell the database which request it works for; undefined where nothing is measured. */
export function observeRequests(
  database: Pick<Database, 'observe'>,
  metrics: Metrics | undefined,
  tracing: Tracing | undefined,
): { begin: onRequestHookHandler; resume: preValidationHookHandler } | undefined {
  if (!metrics && !tracing) return undefined
  const scopes = new WeakMap<FastifyRequest, RequestScope>()
  database.observe({
    onStatement(statement) {
      const scope = requestScope.getStore()
      metrics?.countStatement(scope?.operationId, statement)
      scope?.onStatement?.(statement)
    },
    onConnection: (milliseconds, error) =>
      metrics?.countConnection(requestScope.getStore()?.operationId, milliseconds, error),
  })
  return {
    begin(request, _reply, done) {
      const { operationId } = request
      const scope = { operationId, onStatement: tracing?.traceOf(request)?.onStatement }
      scopes.set(request, scope)
      requestScope.run(scope, done)
    },
    // a body arrives by events of its connection, which know of no request
    resume(request, _reply, done) {
      const scope = scopes.get(request)
      if (scope && requestScope.getStore() !== scope) requestScope.run(scope, done)
      else done()
    },
  }
}
