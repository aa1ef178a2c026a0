/** The work cannot be begun or go on, for a reason that the operator can do something about. */
export class BulkError extends Error {
  override name = 'BulkError'
}
