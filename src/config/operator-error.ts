/**
 * Thrown for what the operator can mend, such as a bad setting or a folder that is in use. Its message says
 * what is wrong and what to do; a program prints it without a stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
