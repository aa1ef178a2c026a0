import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode, Language } from '../../generated/operations.ts'
import { isTransactionConflict, isUnavailable } from '../database/errors.ts'
import { ApiError } from '../domain/errors.ts'
import { languageOf } from '../messages/languages.ts'
import { errorMessage, fieldErrorBodies } from '../messages/wording.ts'
import { errorEnvelope, errorHeaders, setLanguage } from './envelope.ts'
import type { RequestLog } from './observability/request-log.ts'

const CODES_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
  503: 'unavailable',
}

/** Fastify's errors for a body that is not JSON; its other errors are mapped by their status. */
const MALFORMED_JSON = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY'])

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  requestLog: RequestLog,
): void {
  const apiError = error instanceof ApiError ? error : new ApiError(codeOf(error), { cause: error })
  requestLog.requestFailed(apiError, request)
  const language = languageOf(request.headers['accept-language'])
  setLanguage(reply, language)
  closeAfterBody(request)
  reply
    .code(apiError.status)
    .headers(errorHeaders(apiError.code, language))
    .headers(apiError.headers)
    .serializer(String)
    .send(errorBody(apiError, request.id, language))
}

/**
 * Reads the rest of the body before the connection is closed: closed with unread bytes, it would be reset,
 * and the client would lose the response (RFC 9112, section 9.6). The time limits of requests apply.
 */
function closeAfterBody({ raw }: FastifyRequest): void {
  if (raw.complete) return
  const { socket } = raw
  socket.destroySoon = () => {
    Reflect.deleteProperty(socket, 'destroySoon')
    if (raw.complete) return socket.destroySoon()
    socket.end()
    raw.once('end', () => socket.destroySoon()).resume()
  }
}

function codeOf(error: unknown): ErrorCode {
  if (isUnavailable(error) || isTransactionConflict(error)) return 'unavailable'
  if (!isFastifyError(error)) return 'internal_error'
  if (MALFORMED_JSON.has(error.code)) return 'malformed_json'
  return CODES_BY_STATUS[error.statusCode ?? 500] ?? 'internal_error'
}

/** Node's error for an incomplete body: its client has disconnected, and reads no response. */
export function isBrokenOff(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'
  )
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')
}

export function errorBody(error: ApiError, requestId: string, language: Language): string {
  return JSON.stringify(errorResponse(error, requestId, language))
}

/** The response to an error, before it is written as JSON. */
export function errorResponse(error: ApiError, requestId: string, language: Language) {
  const { code, errors } = error
  const message = errorMessage(language, code, error)
  const bodies = errors && { errors: fieldErrorBodies(language, errors) }
  return errorEnvelope(message, { code, requestId, ...bodies })
}
