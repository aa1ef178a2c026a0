import { type NumericStrings, type OperationDescription, operations } from '../../../generated/operations.ts'
import { requestValidators } from '../../../generated/validators.js'
import { isRecord } from '../../base/guards.ts'
import { requireModestBody, sanitizeRequestValue } from '../../sanitize/sanitize.ts'
import { validBody } from '../boundary.ts'
import type { OperationId } from '../handler.ts'
import { errorsIn } from './router.ts'
import { validationError } from './validation-errors.ts'

/** Turns numeric strings of a sanitised body into numbers. The validator refuses any other text. */
export function readNumericStrings(body: unknown, properties: NumericStrings): unknown {
  if (!isRecord(body)) return body
  let read = body
  for (const [name, pattern] of Object.entries(properties)) {
    const text = Object.hasOwn(body, name) ? body[name] : undefined
    if (typeof text === 'string' && new RegExp(pattern, 'u').test(text))
      read = { ...read, [name]: Number(text) }
  }
  return read
}

/** A body that is ready for the validators. */
export async function sanitiseBody(
  operation: OperationDescription,
  body: unknown,
  client?: string,
): Promise<unknown> {
  if (body === undefined) return undefined
  requireModestBody(body, operation.maxBodyValues)
  const clean = await sanitizeRequestValue(body, operation.sanitize.body, 'body', client)
  return readNumericStrings(clean, operation.numericStrings)
}

/** A value as a handler would get it as a body; throws `validation_failed` with all field errors. */
export async function readRequestBody<Id extends OperationId>(id: Id, value: unknown) {
  const requestBody = await sanitiseBody(operations[id], value)
  const request = { path: {}, query: {}, header: {}, requestBody }
  const errors = errorsIn(request, requestValidators[id])
  if (errors.length > 0) throw validationError(errors)
  return validBody<Id>(requestBody)
}
