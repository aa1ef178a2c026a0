/**
 * Thrown for what the operator can mend, such as a bad setting or a folder that is in use. Its message says
 * what is wrong and what to do; a program prints it without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
  /** Of the program that ends with it. */
  readonly exitCode: number = 2
}

/** Thrown when PostgreSQL is not reachable or not ready: the same start may succeed later. */
export class UnavailableError extends OperatorError {
  override name = 'UnavailableError'
  /** `EX_UNAVAILABLE` of sysexits.h. */
  override readonly exitCode = 69
}
