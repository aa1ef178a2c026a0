import { documentedOperations, documentedResponse, namedHeader, namedSchema } from './contract-document.ts'
import { recordCovered } from './contract-log.ts'
import { type Exchange, errorDetails, responseProblems } from './contract-response.ts'
import type { DocumentedHeader, DocumentedOperation, DocumentedResponse } from './contract-types.ts'

export type { Exchange }

/** A response that violates the contract. */
export class ContractViolation extends Error {
  override name = 'ContractViolation'
}

/** Statuses sent before any operation is reached (see Errors in the contract), each with its only code. */
const PROTOCOL_CODES: Readonly<Record<number, string>> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  414: 'uri_too_long',
  429: 'rate_limited',
  431: 'headers_too_large',
}
/** The ones among these that any path can return. */
const PROTOCOL_STATUSES = [408, 414, 431]
const PREFLIGHT_STATUS = 204

/**
 * Judges a response to a request under `/api/` by `openapi.yaml`, and records that its operation can respond
 * so.
 *
 * @throws ContractViolation naming the operation, the status and every problem
 */
export function judge(exchange: Exchange): void {
  const operation = operationOf(exchange)
  const problems = problemsOf(exchange)
  if (problems.length > 0) {
    const name = operation?.id ?? `${exchange.method} ${exchange.path}`
    throw new ContractViolation(`${name} answered ${exchange.status}: ${problems.join('; ')}`)
  }
  const isCheckedInFull = exchange.method !== 'HEAD'
  if (operation && isCheckedInFull && documentedResponse(operation, exchange.status)) {
    const code = codeOf(exchange)
    recordCovered({ operationId: operation.id, status: exchange.status, ...(code !== undefined && { code }) })
  }
}

/** The code of an error response. */
function codeOf({ status, body }: Exchange): string | undefined {
  return status < 400 ? undefined : errorDetails(JSON.parse(body))?.code
}

/** The operation that a request is for; the operation of GET also serves HEAD. */
export function operationOf({
  method,
  path,
}: Pick<Exchange, 'method' | 'path'>): DocumentedOperation | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method
  return operationsAt(path).find((operation) => operation.method === wanted)
}

/** The contract violations of a response; none if it is as documented. */
export function problemsOf(exchange: Exchange): string[] {
  const { method, path, status } = exchange
  if (!pathname(path).startsWith('/api/')) return []
  const operation = operationOf(exchange)
  const documented = operation && documentedResponse(operation, status)
  if (documented) return responseProblems(exchange, documented)
  if (method === 'OPTIONS' && status === PREFLIGHT_STATUS) return responseProblems(exchange, preflight)
  const isKnownPath = operationsAt(path).length > 0
  const possible = operation ? PROTOCOL_STATUSES : [...PROTOCOL_STATUSES, 400, 429, isKnownPath ? 405 : 404]
  if (!possible.includes(status)) return [`the status ${status} is not documented`]
  return responseProblems(exchange, protocolError(status))
}

const requestId: DocumentedHeader = { ...namedHeader('RequestId'), name: 'x-request-id' }
const cacheControl: DocumentedHeader = { ...namedHeader('CacheControl'), name: 'cache-control' }
const language: DocumentedHeader = { ...namedHeader('ContentLanguage'), name: 'content-language' }
const vary: DocumentedHeader = { ...namedHeader('Vary'), name: 'vary' }
const allow: DocumentedHeader = { name: 'allow', required: true, schema: { type: 'string' }, example: '' }
const retryAfter: DocumentedHeader = { ...namedHeader('RetryAfter'), name: 'retry-after', required: true }
/** The rate limit headers, sent only for routed requests, which are counted. */
const limits: readonly DocumentedHeader[] = [
  { ...namedHeader('RateLimit'), name: 'ratelimit', required: false },
  { ...namedHeader('RateLimitPolicy'), name: 'ratelimit-policy', required: false },
]
const ADDED: Readonly<Record<number, readonly DocumentedHeader[]>> = {
  404: limits,
  405: [allow, ...limits],
  429: [retryAfter, ...limits],
}
const preflight: DocumentedResponse = {
  status: PREFLIGHT_STATUS,
  codes: [],
  headers: [requestId],
  json: undefined,
}

/** A response that belongs to no operation: an error in the envelope, with the headers of every error. */
function protocolError(status: number): DocumentedResponse {
  const headers = [requestId, cacheControl, language, vary, ...(ADDED[status] ?? [])]
  const codes = [PROTOCOL_CODES[status] ?? []].flat()
  return {
    status,
    codes,
    headers,
    json: { schema: namedSchema('ErrorResponse'), partial: undefined, examples: {} },
  }
}

/**
 * The operations of the requested path: paths without parameters come first (OpenAPI 3.1, Paths Object).
 * None for a path with a broken escape, which no router can decode.
 */
function operationsAt(path: string): DocumentedOperation[] {
  try {
    const name = decodeURI(pathname(path))
    const found = patterns.flatMap(({ operation, pattern }) => (pattern.test(name) ? operation : []))
    const concrete = found.filter((operation) => !operation.path.includes('{'))
    return concrete.length > 0 ? concrete : found
  } catch (error) {
    if (error instanceof URIError) return []
    throw error
  }
}

const patterns = documentedOperations.map((operation) => ({
  operation,
  pattern: pathPattern(operation.path),
}))

function pathname(path: string): string {
  const [name = ''] = path.split(/[?#]/)
  return name
}

/** With or without a trailing slash. A parameter may be empty if another slash shows that it is there. */
function pathPattern(path: string): RegExp {
  const literals = path.split(/\{\w+\}/).map((literal) => literal.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literals.join('(?:[^/]+|(?=/))')}/?$`)
}
