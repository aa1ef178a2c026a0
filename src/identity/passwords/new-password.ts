import type { Refuse } from '../../words/errors.ts'
import { type Passwords, passwordProblem } from './passwords.ts'

export interface NewPassword {
  readonly password: string
  /** Of whom it is to be the password. */
  readonly username: string
  /** Where the password is in the body, as a JSON Pointer. */
  readonly field: string
}

/**
 * The hash of a new password. Refuses one that is easy to guess, or of the wrong length: characters are
 * counted in Unicode NFC, which the validators do not do.
 *
 * @throws ApiError also `unavailable`, when too many hashes wait
 */
export async function newPasswordHash(
  passwords: Passwords,
  { password, username, field }: NewPassword,
  refuse: Refuse<'validation_failed'>,
): Promise<string> {
  const problem = passwordProblem(password, username)
  if (problem) return refuse('validation_failed', { errors: [{ location: 'body', field, ...problem }] })
  return passwords.hash(password)
}
