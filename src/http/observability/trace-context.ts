/** Where a request of a client belongs (W3C Trace Context). */
export interface TraceContext {
  readonly traceId: string
  readonly spanId: string
  readonly isSampled: boolean
}

const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/
const ONLY_ZEROS = /^0+$/

/** What the header `traceparent` says; undefined where it is absent or not valid. */
export function parseTraceparent(header: string | string[] | undefined): TraceContext | undefined {
  const match = typeof header === 'string' ? TRACEPARENT.exec(header) : null
  if (!match) return undefined
  const [, version, traceId = '', spanId = '', flags = '', more] = match
  if (version === 'ff' || (version === '00' && more !== undefined)) return undefined
  if (ONLY_ZEROS.test(traceId) || ONLY_ZEROS.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
