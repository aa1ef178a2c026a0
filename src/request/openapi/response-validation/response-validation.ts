import type { FastifyBaseLogger, onSendHookHandler } from 'fastify'
import type { OperationId } from '../../../../generated/operations.ts'
import { oncePer } from '../../../base/work.ts'
import type { Metrics } from '../../../http/observability/metrics.ts'
import { createBacklog } from './backlog.ts'
import { type SentResponse, type Violation, violationsOf } from './contract-violation.ts'

/** Milliseconds. */
const SAMPLE_INTERVAL = 1_000
const LOG_INTERVAL = 60_000
/** UTF-16 units: a larger body takes milliseconds to parse. */
const MAX_BODY_LENGTH = 262_144

interface Observed extends SentResponse {
  readonly operationId: OperationId
  readonly requestId: string
}

/**
 * Compares responses with the document after sending them, and counts and logs deviations. Drops responses
 * for which there is no time, and counts them, too. A `sample` is one response per second, operation and
 * status, so that rare ones are included.
 */
export async function validateResponses(
  log: FastifyBaseLogger,
  mode: 'sample' | 'all',
  metrics: Metrics | undefined,
): Promise<onSendHookHandler> {
  const { documentedResponses } = await import('../../../../generated/response-validators.js')
  const report = createReport(log, metrics)
  const isDue = mode === 'all' ? () => true : oncePer(SAMPLE_INTERVAL)

  const enqueue = createBacklog((response: Observed) => {
    const { operationId } = response
    try {
      const violations = violationsOf(response, documentedResponses[operationId])
      for (const violation of violations) report(response, violation)
      metrics?.validated.inc({ operation: operationId })
    } catch (err) {
      log.error({ err, operationId }, 'response could not be validated')
    }
  })

  return (request, reply, payload, done) => {
    const { operationId } = request
    // a repeated answer has the format of the version that stored it, as after an upgrade
    const isReplay = reply.hasHeader('idempotency-replayed')
    if (!isReplay && operationId !== undefined && isDue(`${operationId} ${reply.statusCode}`)) {
      reply.raw.once('finish', () => {
        const { method, id: requestId } = request
        const [status, headers] = [reply.statusCode, reply.getHeaders()]
        // every response of an operation is a text, and HEAD has no body
        const body = typeof payload === 'string' && method !== 'HEAD' ? payload : ''
        const drop = (reason: string) => metrics?.notValidated.inc({ reason })
        if (body.length > MAX_BODY_LENGTH) drop('size')
        else if (!enqueue({ operationId, requestId, method, status, headers, body })) drop('backlog')
      })
    }
    done(null, payload)
  }
}

/** Counts each deviation, and logs it once a minute, so that a fault in all responses cannot fill the log. */
function createReport(log: FastifyBaseLogger, metrics: Metrics | undefined) {
  const isDue = oncePer(LOG_INTERVAL)
  return ({ operationId, status, requestId }: Observed, violation: Violation): void => {
    metrics?.violations.inc({ operation: operationId, status, part: violation.part })
    const key = JSON.stringify([operationId, status, { ...violation, recordId: undefined }])
    if (isDue(key))
      log.error({ requestId, operationId, status, ...violation }, 'response is not as documented')
  }
}
