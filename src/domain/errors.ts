import { type ErrorCode, errorStatus } from '../../generated/operations.ts'
import type { Detail, FieldError, Parameters } from '../messages/messages.ts'
import { errorMessage } from '../messages/wording.ts'

export interface ApiErrorOptions {
  /** Selects a more specific message than that of the code. */
  readonly detail?: Detail | undefined
  /** Parameters of the detail's message. */
  readonly parameters?: Parameters | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly errors?: readonly FieldError[]
  /** For the log only; never sent to the client. */
  readonly cause?: unknown
}

/** The cause of an `unavailable` error when the service itself is overloaded. */
export class Busy extends Error {
  override name = 'Busy'
}

/** The `Retry-After` of a 503 response, in seconds (RFC 9110, section 10.2.3). */
const TRY_AGAIN = { 'retry-after': '5' }

/**
 * An error for the client, which gets its message in the language it asks for. The `message` property is in
 * English, for the operator. Any other error that is thrown becomes `internal_error`.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly detail: Detail | undefined
  readonly parameters: Parameters | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly errors: readonly FieldError[] | undefined

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(errorMessage('en', code, options), { cause: options.cause })
    this.code = code
    this.status = errorStatus[code]
    this.detail = options.detail
    this.parameters = options.parameters
    this.headers = code === 'unavailable' ? { ...TRY_AGAIN, ...options.headers } : (options.headers ?? {})
    this.errors = options.errors
  }
}

export type Refusal = ApiError

/** Whether an error rejects a request, as opposed to a failure of the service. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof ApiError && error.status < 500
}

/** The error of a body field that breaks a rule. */
export function bodyError(name: string, rule: FieldError['rule'], parameters: Parameters = {}): FieldError {
  return { location: 'body', field: `/${name}`, rule, parameters }
}

/**
 * Rejects a request by throwing an `ApiError`. A function that takes one as a parameter declares the error
 * codes that it can use: it compiles in an operation only if the operation documents all of them.
 */
export type Refuse<Code extends ErrorCode> = (code: Code, options?: ApiErrorOptions) => never

export const refuse: Refuse<ErrorCode> = (code, options) => {
  throw new ApiError(code, options)
}

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text)
}
