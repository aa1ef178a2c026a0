import cluster from 'node:cluster'
import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { errorClass } from '../../database/errors.ts'
import type { Statement } from '../../database/postgres/connection.ts'
import { ApiError } from '../../domain/errors.ts'
import { bearerToken } from '../auth-headers.ts'
import { metricMaker } from './own-metrics.ts'
import { addStateMetrics, type ServiceState } from './state-metrics.ts'
import { metricsOfWorkers, reportMetrics } from './worker-metrics.ts'

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5]
/** The label of requests to no operation: unknown paths, the contract, health. */
const NO_OPERATION = 'none'

export type Metrics = Awaited<ReturnType<typeof createMetrics>>

/**
 * The metrics for Prometheus. Labels are operations, statuses and reasons, never values that clients choose.
 */
export async function createMetrics(state: ServiceState) {
  // loading it takes a tenth of a second, which a start without metrics saves
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry })
  const make = metricMaker(prometheus, registry)
  const { counter, histogram } = make
  const requests = histogram('cms_http_request_duration_seconds', ['operation', 'status'], BUCKETS)
  const limited = counter('cms_http_requests_rate_limited_total', ['operation'])
  const counters = {
    broken: counter('cms_http_requests_refused_total', ['status']),
    shed: counter('cms_http_requests_shed_total', ['operation']),
    validated: counter('cms_responses_validated_total', ['operation']),
    violations: counter('cms_response_drift_total', ['operation', 'status', 'part']),
    storeErrors: counter('cms_media_store_errors_total', []),
    notValidated: counter('cms_responses_not_validated_total', ['reason']),
  }
  const statements = histogram('cms_database_statement_duration_seconds', ['operation'], STATEMENT_BUCKETS)
  const failures = counter('cms_database_errors_total', ['operation', 'class'])
  const waits = histogram('cms_database_connection_wait_seconds', [], STATEMENT_BUCKETS)
  addStateMetrics(make, state)
  if (cluster.isWorker) reportMetrics(registry)
  return {
    ...counters,
    /** @param seconds from its arrival to the last byte of the response */
    countRequest(operation = NO_OPERATION, status: number, seconds: number): void {
      requests.observe({ operation, status }, seconds)
      if (status === 429) limited.inc({ operation })
    },
    countStatement(operation = NO_OPERATION, { milliseconds, error }: Statement): void {
      statements.observe({ operation }, milliseconds / 1000)
      if (error !== undefined) failures.inc({ operation, class: errorClass(error) })
    },
    /** A statement or transaction has waited for a connection. @param error why it did not get one */
    countConnection(operation = NO_OPERATION, milliseconds: number, error: unknown): void {
      waits.observe(milliseconds / 1000)
      if (error !== undefined) failures.inc({ operation, class: errorClass(error) })
    },
    /** All metrics in the text format of Prometheus. */
    read: async () => ({
      type: registry.contentType,
      text: await (cluster.isWorker ? metricsOfWorkers() : registry.metrics()),
    }),
  }
}

export function addMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  // allows comparing texts of any length in constant time
  const digest = (text: string) => hash('sha256', text, 'buffer')
  const expected = digest(token)
  app.get('/metrics', { config: { rateLimit: 'probe' } }, async ({ headers }, reply) => {
    const given = bearerToken(headers.authorization)
    if (given === undefined) throw new ApiError('authentication_required', { detail: 'metricsTokenMissing' })
    if (!timingSafeEqual(digest(given), expected)) {
      throw new ApiError('token_invalid', { detail: 'metricsTokenWrong' })
    }
    const { type, text } = await metrics.read()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}
