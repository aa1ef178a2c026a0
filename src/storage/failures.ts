import { isSystemError } from '../base/guards.ts'
import { ApiError } from '../domain/errors.ts'

/** The error codes of a full, broken or read-only disk, and of too many open files. */
const FAILURES = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EMFILE', 'ENFILE']

/** The error for the client if the folder of media is the reason for an error; undefined if it is not. */
export function folderFailure(error: unknown): ApiError | undefined {
  if (!isSystemError(error) || !FAILURES.includes(error.code ?? '')) return undefined
  return unavailable(error)
}

/** @throws ApiError `unavailable` if the folder is the reason for the error, otherwise the error itself */
export function refuseFailure(error: unknown): never {
  throw folderFailure(error) ?? error
}

/** Refuses a request because the store cannot be reached, is full, or denies access. */
export function failed(cause: unknown): never {
  throw unavailable(cause)
}

function unavailable(cause: unknown): ApiError {
  return new ApiError('unavailable', { detail: 'storeUnavailable', cause })
}
