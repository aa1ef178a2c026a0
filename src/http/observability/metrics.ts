import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { errorClass } from '../../database/errors.ts'
import type { Statement } from '../../database/postgres/connection.ts'
import { ApiError } from '../../words/errors.ts'
import { bearerToken } from '../auth-headers.ts'
import { addStateMetrics, type ServiceState } from './state-metrics.ts'

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5]
/** For requests that reach no operation: unknown paths, the contract, health. */
const NO_OPERATION = 'none'

export type Metrics = Awaited<ReturnType<typeof createMetrics>>

/** What Prometheus collects. Labels are operations, statuses and reasons, never what a client can make up. */
export async function createMetrics(state: ServiceState) {
  // takes a tenth of a second: a start without metrics does without
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry })
  const { requests, limited, statements, failures, waits, ...counters } = createCounters(prometheus, registry)
  addStateMetrics(prometheus, registry, state)
  return {
    ...counters,
    /** @param seconds from its arrival to the last byte of the answer */
    countRequest(operation = NO_OPERATION, status: number, seconds: number): void {
      requests.observe({ operation, status }, seconds)
      if (status === 429) limited.inc({ operation })
    },
    countStatement(operation = NO_OPERATION, { milliseconds, error }: Statement): void {
      statements.observe({ operation }, milliseconds / 1000)
      if (error !== undefined) failures.inc({ operation, class: errorClass(error) })
    },
    /** Something has waited for a connection to the database. @param error why it got none, if it did not */
    countConnection(operation = NO_OPERATION, milliseconds: number, error: unknown): void {
      waits.observe(milliseconds / 1000)
      if (error !== undefined) failures.inc({ operation, class: errorClass(error) })
    },
    /** All metrics in the text format of Prometheus. */
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

function createCounters({ Counter, Histogram }: typeof import('prom-client'), registry: Registry) {
  const registers = [registry]
  const counter = <Label extends string>(labelNames: readonly Label[], name: string, help: string) =>
    new Counter({ name, help, labelNames, registers })
  return {
    requests: new Histogram({
      name: 'cms_http_request_duration_seconds',
      help: 'Requests by operation and status, and how long they took.',
      labelNames: ['operation', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    limited: counter(
      ['operation'],
      'cms_http_requests_rate_limited_total',
      'Requests that were answered 429, by operation.',
    ),
    broken: counter(
      ['status'],
      'cms_http_requests_refused_total',
      'Requests that were no valid HTTP, too slow or too large, by status.',
    ),
    shed: counter(
      ['operation'],
      'cms_http_requests_shed_total',
      'Requests that were refused because too much waited for the database, by operation.',
    ),
    validated: counter(
      ['operation'],
      'cms_responses_validated_total',
      'Responses that were held against the contract after they were sent, by operation.',
    ),
    drifts: counter(
      ['operation', 'status', 'part'],
      'cms_response_drift_total',
      'Deviations of responses from the contract, by operation, status and part of the response.',
    ),
    notValidated: counter(
      ['reason'],
      'cms_responses_not_validated_total',
      'Responses that should have been held against the contract and were not, by reason.',
    ),
    statements: new Histogram({
      name: 'cms_database_statement_duration_seconds',
      help: 'Statements by the operation that they were run for, and how long they took.',
      labelNames: ['operation'],
      buckets: STATEMENT_BUCKETS,
      registers,
    }),
    failures: counter(
      ['operation', 'class'],
      'cms_database_errors_total',
      'Statements and connects that failed, by operation and class: of SQLSTATE, "connection" or "wait".',
    ),
    waits: new Histogram({
      name: 'cms_database_connection_wait_seconds',
      help: 'How long statements and transactions have waited for a connection.',
      buckets: STATEMENT_BUCKETS,
      registers,
    }),
  }
}

/** `/metrics`, for whoever has the token. */
export function addMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  // makes texts of any length comparable in constant time
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
