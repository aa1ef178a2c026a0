import {
  type NumericStrings,
  type OperationDescription,
  operations,
  type ParameterTypes,
} from '../../../generated/operations.ts'
import { requestValidators } from '../../../generated/validators.js'
import { isRecord } from '../../base/guards.ts'
import { ApiError } from '../../domain/errors.ts'
import { checkBodyLimits, sanitizeRequestValue } from '../../sanitize/sanitize.ts'
import { validBody } from '../boundary.ts'
import type { OperationId } from '../handler.ts'
import { errorsIn } from './backend.ts'
import { validationError } from './validation-errors.ts'

/**
 * As JSON writes numbers: `0x5` and `007` are numbers to JavaScript, not to the document. Clients in Java and
 * Kotlin write large and small numbers with an exponent (`2.0E7`); an integer has none.
 */
const WRITTEN = {
  integer: /^-?(?:0|[1-9]\d*)$/,
  number: /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/,
  boolean: /^(?:true|false)$/,
}

/** Converts parameters, which arrive as texts. The validator rejects texts that do not fit their type. */
export function readParameters(parameters: unknown, types: ParameterTypes): void {
  if (!isRecord(parameters)) return
  for (const name in types) {
    const type = types[name]
    const text = parameters[name]
    if (type === undefined || typeof text !== 'string') continue
    if (type === 'repeated') parameters[name] = [text]
    else if (type === 'texts') parameters[name] = text.split(',')
    else if (type === 'integers') parameters[name] = text.split(',').map((item) => read(item, 'integer'))
    else parameters[name] = read(text, type)
  }
}

function read(text: string, type: keyof typeof WRITTEN): unknown {
  if (!WRITTEN[type].test(text)) return text
  if (type === 'boolean') return text === 'true'
  return Number.isFinite(Number(text)) ? Number(text) : text
}

/** Turns numeric strings of a sanitised body into numbers. The validator rejects any other text. */
export function readNumericStrings(body: unknown, properties: NumericStrings): unknown {
  if (!isRecord(body)) return body
  let read = body
  for (const [name, form] of Object.entries(properties)) {
    const value = Object.hasOwn(body, name) ? body[name] : undefined
    if (typeof form !== 'string') {
      const within = (part: unknown) => readNumericStrings(part, form)
      if (value !== undefined)
        read = { ...read, [name]: Array.isArray(value) ? value.map(within) : within(value) }
    } else if (typeof value === 'string' && new RegExp(form, 'u').test(value))
      read = { ...read, [name]: Number(value) }
  }
  return read
}

/** Prepares a body for the validators. */
export async function sanitizeBody(
  operation: OperationDescription,
  body: unknown,
  client?: string,
): Promise<unknown> {
  if (body === undefined) return undefined
  checkBodyLimits(body, operation.maxBodyValues)
  const clean = await sanitizeRequestValue(body, operation.sanitize.body, 'body', client)
  return readNumericStrings(clean, operation.numericStrings)
}

type RefuseBody = (error: ReturnType<typeof validationError>) => never

const throwIt: RefuseBody = (error) => {
  throw error
}

/**
 * A value as a handler would get it as a body.
 *
 * @param refuse gets `validation_failed` with all field errors; throws it if absent
 * @param client the client under which the work is counted
 */
export async function readRequestBody<Id extends OperationId>(
  id: Id,
  value: unknown,
  refuse: RefuseBody = throwIt,
  client?: string,
) {
  const clean = await sanitizeBody(operations[id], value, client).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'validation_failed') return refuse(error)
    throw error
  })
  return requireValidBody(id, clean, refuse)
}

/** A sanitised value as a handler would get it as a body. */
export function requireValidBody<Id extends OperationId>(
  id: Id,
  requestBody: unknown,
  refuse: RefuseBody = throwIt,
) {
  const request = { path: {}, query: {}, header: {}, requestBody }
  // the validator of an update requires a path and a header, too
  const errors = errorsIn(request, requestValidators[id]).filter(({ instancePath }) =>
    instancePath.startsWith('/requestBody'),
  )
  if (errors.length > 0) refuse(validationError(errors))
  return validBody<Id>(requestBody)
}
