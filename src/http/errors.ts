import type { Detail, Parameters, RuleKey } from '../messages/messages.ts'
import { errorMessage } from '../messages/wording.ts'

/** Every machine-readable error code and the HTTP status (RFC 9110) that it answers with. */
export const ERROR_STATUS = {
  malformed_request: 400,
  malformed_json: 400,
  invalid_parameter: 400,
  unknown_parameter: 400,
  invalid_cursor: 400,
  authentication_required: 401,
  invalid_credentials: 401,
  token_invalid: 401,
  token_expired: 401,
  refresh_token_invalid: 401,
  refresh_token_expired: 401,
  refresh_token_reused: 401,
  api_key_invalid: 401,
  permission_denied: 403,
  insufficient_scope: 403,
  account_disabled: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  endpoint_sunset: 410,
  precondition_failed: 412,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  validation_failed: 422,
  idempotency_key_reused: 422,
  precondition_required: 428,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** One rule that one part of the request breaks. `field` is a JSON Pointer (RFC 6901) in a body, a name elsewhere. */
export interface FieldError {
  readonly in: 'body' | 'path' | 'query' | 'header'
  readonly field: string
  /** Clients are told what stands before the point, if there is one; see `RuleKey`. */
  readonly rule: RuleKey
  /** Of the words for the rule. */
  readonly parameters?: Parameters
}

export interface ApiErrorOptions {
  /** A message that tells more than that of the code. */
  readonly detail?: Detail | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly errors?: readonly FieldError[]
  /** For the operator's log only; it never leaves the service. */
  readonly cause?: unknown
}

/**
 * What a client is told, in its language; the message of the error itself is English, for the operator. Anything else that is thrown
 * is answered as `internal_error`.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly detail: Detail | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly errors: readonly FieldError[] | undefined

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(errorMessage('en', code, options.detail), { cause: options.cause })
    this.code = code
    this.status = ERROR_STATUS[code]
    this.detail = options.detail
    this.headers = options.headers ?? {}
    this.errors = options.errors
  }
}
