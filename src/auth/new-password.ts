import type { Refuse } from '../core/errors.ts'
import { type Passwords, passwordProblem } from './passwords.ts'

/**
 * The hash of a new password. Refuses one of the wrong length: characters are counted in Unicode NFC, which
 * the validators do not do.
 *
 * @param field where it is in the body, as a JSON Pointer
 * @throws ApiError also `unavailable`, when too many hashes wait
 */
export async function newPasswordHash(
  passwords: Passwords,
  password: string,
  field: string,
  refuse: Refuse<'validation_failed'>,
): Promise<string> {
  const problem = passwordProblem(password)
  if (problem) return refuse('validation_failed', { errors: [{ location: 'body', field, ...problem }] })
  return passwords.hash(password)
}
