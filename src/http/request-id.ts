import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const REQUEST_ID_HEADER = 'x-request-id'

const ACCEPTABLE = /^[\w.:-]{1,128}$/

/** The caller's own `X-Request-Id` where it is fit for a log line, else a new UUID. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER]
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID()
}
