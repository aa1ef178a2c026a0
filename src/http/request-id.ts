import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { RequestIds } from '../words/change.ts'

const ACCEPTABLE = /^[\w.:-]{1,128}$/

/** An id of the service's own: no two requests have the same, whatever their clients send. */
export function newRequestId(): string {
  return randomUUID()
}

/** The `X-Request-Id` of the client, where it is fit for a log line and the audit trail. */
export function clientRequestId({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers['x-request-id']
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : null
}

/** What the audit trail tells of a request. */
export function requestIdsOf(request: Pick<FastifyRequest, 'id' | 'headers'>): RequestIds {
  return { requestId: request.id, clientRequestId: clientRequestId(request) }
}
