import { type ErrorCode, errorStatus } from '../../generated/operations.ts'
import type { Detail, FieldError, Parameters } from '../messages/messages.ts'
import { errorMessage } from '../messages/wording.ts'

export interface ApiErrorOptions {
  /** A more precise message than that of the code. */
  readonly detail?: Detail | undefined
  /** For the text of the detail. */
  readonly parameters?: Parameters | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly errors?: readonly FieldError[]
  /** For the operator's log only; it never leaves the service. */
  readonly cause?: unknown
}

/** Why the service itself has no time or no room for a request: the cause of an `unavailable`. */
export class Busy extends Error {
  override name = 'Busy'
}

/** 503 says when to try again, in seconds (RFC 9110, section 10.2.3). */
const TRY_AGAIN = { 'retry-after': '5' }

/**
 * An error for the client, who reads it in a language of its choice; its own `message` is English, for the
 * operator. Anything else that is thrown is answered with `internal_error`.
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

/** What is wrong with a field of a body. */
export function bodyError(name: string, rule: FieldError['rule'], parameters: Parameters = {}): FieldError {
  return { location: 'body', field: `/${name}`, rule, parameters }
}

/**
 * Refuses a request. A function that takes one as a parameter names by its type the codes that it may refuse
 * with: the compiler lets an operation call it only if the operation documents all of them.
 */
export type Refuse<Code extends ErrorCode> = (code: Code, options?: ApiErrorOptions) => never

export const refuse: Refuse<ErrorCode> = (code, options) => {
  throw new ApiError(code, options)
}

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text)
}
