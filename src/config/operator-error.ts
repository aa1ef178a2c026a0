/**
 * Thrown for problems that the operator can fix, such as an invalid setting or a folder in use. Its message
 * says what is wrong and what to do; programs print it without a stack trace.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
  /** The exit code of the program that fails with this error. */
  readonly exitCode: number = 2
}

/** Thrown if PostgreSQL is unreachable or not ready: the same command may succeed later. */
export class UnavailableError extends OperatorError {
  override name = 'UnavailableError'
  /** `EX_UNAVAILABLE` of sysexits.h. */
  override readonly exitCode = 69
}
