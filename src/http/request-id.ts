import type { FastifyRequest } from 'fastify'
import type { RequestIds } from '../domain/change.ts'

const ACCEPTABLE = /^[\w.:-]{1,128}$/

/** The client's `X-Request-Id`, if it is safe for log lines and the audit trail. */
export function clientRequestId({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers['x-request-id']
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : null
}

/** The ids of a request for the audit trail. */
export function requestIdsOf(request: Pick<FastifyRequest, 'id' | 'headers'>): RequestIds {
  return { requestId: request.id, clientRequestId: clientRequestId(request) }
}

const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** The client's trace that a request belongs to (W3C Trace Context); undefined if the header is invalid. */
export function parseTraceparent(header: string | string[] | undefined) {
  const match = typeof header === 'string' ? TRACEPARENT.exec(header) : null
  const [, version, traceId = '', spanId = '', flags = '', more] = match ?? []
  if (!match || (version === '00' && more !== undefined)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 }
}
