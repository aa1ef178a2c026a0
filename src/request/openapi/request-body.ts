import { type OperationDescription, operations } from '../../../generated/operations.ts'
import { requestValidators } from '../../../generated/validators.js'
import { requireModestBody, sanitizeRequestValue } from '../../sanitize/sanitize.ts'
import { validBody } from '../boundary.ts'
import type { OperationId, OperationRequest } from '../handler.ts'
import { readNumericStrings } from './numeric-strings.ts'
import { firstErrors } from './router.ts'
import { validationError } from './validation-errors.ts'

/**
 * A value as the handler of an operation would get it as a body: sanitised and validated.
 *
 * @throws ApiError `validation_failed` with all field errors
 */
export async function readRequestBody<Id extends OperationId>(
  id: Id,
  value: unknown,
): Promise<OperationRequest<Id>['body']> {
  const { sanitize, numericStrings, maxBodyValues }: OperationDescription = operations[id]
  requireModestBody(value, maxBodyValues)
  const clean = await sanitizeRequestValue(value, sanitize.body, 'body')
  const requestBody = readNumericStrings(clean, numericStrings)
  const request = { path: {}, query: {}, header: {}, requestBody }
  const errors = requestValidators[id].flatMap((validate) => (validate(request) ? [] : firstErrors(validate)))
  if (errors.length > 0) throw validationError(errors)
  return validBody<Id>(requestBody)
}
