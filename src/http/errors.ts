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
  readonly rule: string
  readonly message: string
}

export interface ApiErrorOptions {
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly errors?: readonly FieldError[]
  /** For the operator's log only; it never leaves the service. */
  readonly cause?: unknown
}

/** What a client is told. Anything else that is thrown is answered as `internal_error`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly errors: readonly FieldError[] | undefined

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? DEFAULT_MESSAGES[code], { cause: options.cause })
    this.code = code
    this.status = ERROR_STATUS[code]
    this.headers = options.headers ?? {}
    this.errors = options.errors
  }
}

const DEFAULT_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  malformed_request: 'The request is not valid HTTP.',
  malformed_json: 'The request body is not valid JSON.',
  invalid_parameter: 'A request parameter is not valid.',
  unknown_parameter: 'The request has a parameter that this operation does not know.',
  invalid_cursor: 'The cursor is not valid for this list. Start again from the first page.',
  authentication_required: 'Sign in or send an API key to use this operation.',
  invalid_credentials: 'The username or the password is wrong.',
  token_invalid: 'The access token is not valid. Sign in again.',
  token_expired: 'The access token has expired. Refresh it.',
  refresh_token_invalid: 'The refresh token is not valid. Sign in again.',
  refresh_token_expired: 'The refresh token has expired. Sign in again.',
  refresh_token_reused: 'The refresh token was used before. All its tokens are revoked; sign in again.',
  api_key_invalid: 'The API key is not valid.',
  permission_denied: 'Your role does not allow this operation.',
  insufficient_scope: 'The API key does not have the scope that this operation needs.',
  account_disabled: 'This account is disabled.',
  not_found: 'There is nothing here.',
  method_not_allowed: 'This path does not support the request method.',
  request_timeout: 'The request took too long to arrive.',
  conflict: 'The request conflicts with the present state.',
  endpoint_sunset: 'This operation has ended, as was announced.',
  precondition_failed: 'The resource has changed since you read it.',
  payload_too_large: 'The request body is too large.',
  uri_too_long: 'The request URL is too long.',
  unsupported_media_type: 'Send the request body as application/json.',
  validation_failed: 'Some fields are not valid.',
  idempotency_key_reused: 'This Idempotency-Key was used with another request.',
  precondition_required: 'Send an If-Match header with this request.',
  rate_limited: 'Too many requests. Wait before you try again.',
  headers_too_large: 'The request headers are too large.',
  internal_error: 'Something went wrong on our side.',
  unavailable: 'The service is not available right now. Try again soon.',
}
