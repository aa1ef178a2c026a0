import { isSystemError } from '../../src/base/guards.ts'
import { OperatorError } from '../../src/config/operator-error.ts'

/**
 * What the generator and its libraries refuse is a mistake in the contract. Errors of other classes, such as
 * TypeError, are mistakes of the generator, and keep their stack trace; so do errors of the system.
 */
export function refuse(error: unknown): never {
  if (!(error instanceof Error) || error.constructor !== Error || isSystemError(error)) throw error
  const hint = 'npm run lint:contract shows mistakes in openapi.yaml with their lines.'
  throw new OperatorError(`${error.message}\n${hint}`, { cause: error })
}
