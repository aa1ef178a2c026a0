import type { ValidateFunction } from 'ajv'
import type { OperationDescription } from '../../generated/operations.ts'
import { type OperationId, operations } from '../../generated/operations.ts'
import { documentedResponses } from '../../generated/response-validators.js'
import type { AnyResult } from '../contract/response.ts'
import { ApiError } from '../core/errors.ts'
import { isRecord } from '../core/guards.ts'
import { valueAt } from './documented.ts'

/** Records that each list of the mock server has: three pages of ten. */
export const LIST_LENGTH = 25

const CURSOR = /^mock\.(\d{1,2})$/
/** Fields that no two records share. */
const UNIQUE = ['sku', 'slug', 'username']

export interface MockRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/**
 * A success, made from an example: with the id that was asked for and with what the client has sent, as far as the document allows it;
 * a list with as many records as were asked for and a next page.
 *
 * @param body an example of the document
 * @param isVerbatim the example was asked for by name: a list is left as it is
 * @throws ApiError `invalid_cursor` when the cursor is not from here
 */
export function successLike(
  id: OperationId,
  body: unknown,
  request: MockRequest,
  isVerbatim: boolean,
): AnyResult {
  const data = valueAt(body, 'data')
  if (Array.isArray(data)) return isVerbatim ? { data } : listLike(data, request)
  const operation: OperationDescription = operations[id]
  const validate = documentedResponses[id][operation.successStatus]?.body
  const echoed = validate && isRecord(data) ? echo(data, operation, request, validate) : data
  const location = operation.successHeaders.includes('location') ? locationOf(operation, echoed) : undefined
  return { data: echoed, version: 1, ...(location !== undefined && { location }) }
}

function echo(
  data: Readonly<Record<string, unknown>>,
  { path, method }: OperationDescription,
  { params, body }: MockRequest,
  validate: ValidateFunction,
): Record<string, unknown> {
  const name = /\{(\w+)\}$/.exec(path)?.[1]
  const named = name === undefined ? {} : { id: valueAt(params, name) }
  const sent = method === 'DELETE' || !isRecord(body) ? {} : body
  let result: Record<string, unknown> = { ...data }
  for (const [key, value] of Object.entries({ ...sent, ...named })) {
    // a price may be sent as a text, and is a number in answers
    const candidates = [value, ...(typeof value === 'string' && value !== '' ? [Number(value)] : [])]
    const fitting = candidates
      .map((candidate) => ({ ...result, [key]: candidate }))
      .find((candidate) => validate({ status: 'success', message: '', data: candidate }))
    if (fitting && Object.hasOwn(data, key)) result = fitting
  }
  return result
}

function listLike(examples: readonly unknown[], { query }: MockRequest): AnyResult {
  const limit = Number(valueAt(query, 'limit') ?? 10)
  const start = startOf(valueAt(query, 'cursor'))
  const count = Math.max(0, Math.min(limit, LIST_LENGTH - start))
  const data = Array.from({ length: count }, (_, index) => recordLike(examples, start + index))
  const end = start + count
  return {
    data,
    next: end < LIST_LENGTH ? `mock.${end}` : undefined,
  }
}

function startOf(cursor: unknown): number {
  if (cursor === undefined) return 0
  const start = Number(CURSOR.exec(String(cursor))?.[1])
  if (!(start < LIST_LENGTH)) throw new ApiError('invalid_cursor')
  return start
}

/** One record of a list, the newest first: an example with an id of its own. */
function recordLike(examples: readonly unknown[], index: number): unknown {
  const example = examples[index % Math.max(examples.length, 1)]
  if (!isRecord(example)) return example
  const number = LIST_LENGTH - index
  const unique = UNIQUE.flatMap((key) =>
    typeof example[key] === 'string' ? [[key, `${example[key]}-${number}`]] : [],
  )
  return { ...example, ...Object.fromEntries(unique), id: idLike(example.id, number) }
}

/** An id of the same form: a number, or a text that ends in other digits. */
function idLike(id: unknown, number: number): unknown {
  if (typeof id !== 'string') return number
  const digits = String(number).padStart(4, '0')
  return id.slice(0, -digits.length) + digits
}

/** Where the new resource is read, if it can be. */
function locationOf({ tag }: OperationDescription, data: unknown): string | undefined {
  const all: OperationDescription[] = Object.values(operations)
  const read = all.find((one) => one.tag === tag && one.method === 'GET' && one.path.endsWith('}'))
  return read?.path.replace(/\{\w+\}$/, encodeURIComponent(String(valueAt(data, 'id'))))
}
