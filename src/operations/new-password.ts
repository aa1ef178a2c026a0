import { type Passwords, passwordProblem } from '../auth/passwords.ts'
import { ApiError } from '../http/errors.ts'

/**
 * The hash of a new password.
 *
 * @param field where it is in the body, as a JSON Pointer
 * @throws ApiError `validation_failed` unless it is long enough: characters are counted once they are composed, which the document cannot
 *   say; `unavailable` when too many hashes wait
 */
export async function newPasswordHash(
  passwords: Passwords,
  password: string,
  field: string,
): Promise<string> {
  const problem = passwordProblem(password)
  if (problem) throw new ApiError('validation_failed', { errors: [{ in: 'body', field, ...problem }] })
  return passwords.hash(password)
}
