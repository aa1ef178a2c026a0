import type { FastifyRequest } from 'fastify'
import type { RequestIds } from '../words/change.ts'

const ACCEPTABLE = /^[\w.:-]{1,128}$/

/** The `X-Request-Id` of the client, where it is fit for a log line and the audit trail. */
export function clientRequestId({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers['x-request-id']
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : null
}

/** What the audit trail tells of a request. */
export function requestIdsOf(request: Pick<FastifyRequest, 'id' | 'headers'>): RequestIds {
  return { requestId: request.id, clientRequestId: clientRequestId(request) }
}

const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** The trace of the client that a request belongs to (W3C Trace Context); undefined where it is invalid. */
export function parseTraceparent(header: string | string[] | undefined) {
  const match = typeof header === 'string' ? TRACEPARENT.exec(header) : null
  const [, version, traceId = '', spanId = '', flags = '', more] = match ?? []
  if (!match || (version === '00' && more !== undefined)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 }
}
