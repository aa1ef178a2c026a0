import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { errorClass } from '../../database/statements.ts'
import { ApiError } from '../../words/errors.ts'
import type { Statement } from '../../words/request-scope.ts'
import { bearerToken } from '../auth-headers.ts'
import { addStateMetrics, type ServiceState } from './state-metrics.ts'

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5]
/** For requests that reach no operation: unknown paths, the contract, health. */
const NO_OPERATION = 'none'

/** Why a response was not validated: too many are waiting, its body is too large, or it was a stream. */
export type NotValidated = 'backlog' | 'size' | 'stream'

export interface Metrics {
  /** @param seconds from its arrival to the last byte of the answer */
  countRequest(operationId: string | undefined, status: number, seconds: number): void
  /** A request was answered before it was one: no valid HTTP, too slow or too large. */
  countRefused(status: number): void
  /** A request was refused because of overload. */
  countShed(operationId: string): void
  /** A response was compared with the document. */
  countValidated(operationId: string): void
  /** A response deviates from the document in one way. */
  countDrift(operationId: string, status: number, part: 'status' | 'header' | 'body'): void
  countDropped(reason: NotValidated): void
  countStatement(operationId: string | undefined, statement: Statement): void
  /** Something has waited for a connection to the database. @param error why it got none, if it did not */
  countConnection(operationId: string | undefined, milliseconds: number, error: unknown): void
  /** All metrics in the text format of Prometheus. */
  read(): Promise<{ readonly type: string; readonly text: string }>
}

/** What Prometheus collects. Labels are operations, statuses and reasons, never what a client can make up. */
export async function createMetrics(state: ServiceState): Promise<Metrics> {
  // takes a tenth of a second: a start without metrics does without
  const prometheus = await import('prom-client')
  const { Counter, collectDefaultMetrics, Histogram, Registry } = prometheus
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'cms_http_request_duration_seconds',
    help: 'Requests by operation and status, and how long they took.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const limited = new Counter({
    name: 'cms_http_requests_rate_limited_total',
    help: 'Requests that were answered 429, by operation.',
    labelNames: ['operation'],
    registers,
  })
  const refused = new Counter({
    name: 'cms_http_requests_refused_total',
    help: 'Requests that were no valid HTTP, too slow or too large, by status.',
    labelNames: ['status'],
    registers,
  })
  const shed = new Counter({
    name: 'cms_http_requests_shed_total',
    help: 'Requests that were refused because too much waited for the database, by operation.',
    labelNames: ['operation'],
    registers,
  })
  const validated = new Counter({
    name: 'cms_responses_validated_total',
    help: 'Responses that were held against the contract after they were sent, by operation.',
    labelNames: ['operation'],
    registers,
  })
  const drifts = new Counter({
    name: 'cms_response_drift_total',
    help: 'Deviations of responses from the contract, by operation, status and part of the response.',
    labelNames: ['operation', 'status', 'part'],
    registers,
  })
  const dropped = new Counter({
    name: 'cms_responses_not_validated_total',
    help: 'Responses that should have been held against the contract and were not, by reason.',
    labelNames: ['reason'],
    registers,
  })
  const statements = new Histogram({
    name: 'cms_database_statement_duration_seconds',
    help: 'Statements by the operation that they were run for, and how long they took.',
    labelNames: ['operation'],
    buckets: STATEMENT_BUCKETS,
    registers,
  })
  const failures = new Counter({
    name: 'cms_database_errors_total',
    help: 'Statements and connects that failed, by operation and class: of SQLSTATE, "connection" or "wait".',
    labelNames: ['operation', 'class'],
    registers,
  })
  const waits = new Histogram({
    name: 'cms_database_connection_wait_seconds',
    help: 'How long statements and transactions have waited for a connection.',
    buckets: STATEMENT_BUCKETS,
    registers,
  })
  addStateMetrics(prometheus, registry, state)
  return {
    countRequest(operation = NO_OPERATION, status, seconds) {
      requests.observe({ operation, status }, seconds)
      if (status === 429) limited.inc({ operation })
    },
    countRefused: (status) => refused.inc({ status }),
    countShed: (operation) => shed.inc({ operation }),
    countValidated: (operation) => validated.inc({ operation }),
    countDrift: (operation, status, part) => drifts.inc({ operation, status, part }),
    countDropped: (reason) => dropped.inc({ reason }),
    countStatement(operation = NO_OPERATION, { milliseconds, error }) {
      statements.observe({ operation }, milliseconds / 1000)
      if (error !== undefined) failures.inc({ operation, class: errorClass(error) })
    },
    countConnection(operation = NO_OPERATION, milliseconds, error) {
      waits.observe(milliseconds / 1000)
      if (error !== undefined) failures.inc({ operation, class: errorClass(error) })
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

/** `/metrics`, for whoever has the token. */
export function addMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
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

/** Makes texts of any length comparable in constant time. */
function digest(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
