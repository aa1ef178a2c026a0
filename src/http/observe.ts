import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type RequestScope, requestScope } from '../core/request-scope.ts'
import type { Database } from '../database/database.ts'
import type { Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'

/**
 * Measures what the database does for each request. Without metrics and without traces nothing is measured,
 * and no hook is added.
 */
export function observeRequests(
  app: FastifyInstance,
  database: Pick<Database, 'observe'>,
  metrics: Metrics | undefined,
  tracing: Tracing | undefined,
): void {
  if (!metrics && !tracing) return
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
  app.addHook('onRequest', (request, _reply, done) => {
    const { operationId } = request.routeOptions.config
    const scope = { operationId, onStatement: tracing?.traceOf(request)?.onStatement }
    scopes.set(request, scope)
    requestScope.run(scope, done)
  })
  // a body arrives by events of its connection, which know of no request
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request)
    if (scope && requestScope.getStore() !== scope) requestScope.run(scope, done)
    else done()
  })
}
