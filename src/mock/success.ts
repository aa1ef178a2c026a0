import type { ValidateFunction } from 'ajv'
import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import { documentedResponses } from '../../generated/response-validators.js'
import { isRecord } from '../base/guards.ts'
import type { AnyResult } from '../request/response.ts'
import { ApiError } from '../words/errors.ts'
import type { Choice } from './choice.ts'
import { valueAt } from './documented.ts'
import { keysLike } from './record-key.ts'

/** Records that each list of the mock server has: three pages of ten. */
export const LIST_LENGTH = 25

const CURSOR = /^mock\.(\d{1,2})$/

export interface MockRequest {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** What the document says of a success. */
interface Success {
  readonly operation: OperationDescription
  readonly recordKey: string | undefined
  /** Whether the document allows this as the data of the answer. */
  readonly allows: (data: unknown) => boolean
}

/**
 * A success, made from an example: with the key of the path and the fields of the body, as far as the
 * document allows them. A list has as many records as the query asks for, and further pages, unless the
 * client names an example.
 *
 * @throws ApiError `invalid_cursor` for a cursor that this server has not made
 */
export function successLike(
  id: OperationId,
  { body, isNamed, recordKey }: Choice,
  request: MockRequest,
): AnyResult {
  const operation: OperationDescription = operations[id]
  const success = {
    operation,
    recordKey,
    allows: allowedBy(documentedResponses[id][operation.successStatus]?.body),
  }
  const data = valueAt(body, 'data')
  if (Array.isArray(data)) {
    const isPaged = operation.successHeaders.includes('link')
    const page = isPaged && !isNamed ? pageLike(data, request, success) : { data }
    if (!isPaged || valueAt(request.query, 'count') !== true) return page
    return { ...page, total: { count: isNamed ? data.length : LIST_LENGTH, isLeast: false } }
  }
  const echoed = isRecord(data) ? echo(data, request, success) : data
  return { data: echoed, version: 1 }
}

function allowedBy(validate: ValidateFunction | null | undefined): Success['allows'] {
  return (data) => validate?.({ status: 'success', message: '', data }) ?? false
}

function echo(
  data: Readonly<Record<string, unknown>>,
  { params, body }: MockRequest,
  { operation: { path, method }, recordKey, allows }: Success,
): Record<string, unknown> {
  const name = /\{(\w+)\}$/.exec(path)?.[1]
  const named = name === undefined || recordKey === undefined ? {} : { [recordKey]: valueAt(params, name) }
  const sent = method === 'DELETE' || !isRecord(body) ? {} : body
  let result: Record<string, unknown> = { ...data }
  for (const [key, value] of Object.entries({ ...sent, ...named })) {
    const candidate = { ...result, [key]: value }
    if (Object.hasOwn(data, key) && allows(candidate)) result = candidate
  }
  return result
}

function pageLike(examples: readonly unknown[], { query }: MockRequest, success: Success): AnyResult {
  const limit = Number(valueAt(query, 'limit') ?? 10)
  const start = startOf(valueAt(query, 'cursor'))
  const count = Math.max(0, Math.min(limit, LIST_LENGTH - start))
  const data = Array.from({ length: count }, (_, index) => recordLike(examples, start + index, success))
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

/** One record of a list, the newest first: an example with a key of its own. */
function recordLike(examples: readonly unknown[], index: number, { recordKey, allows }: Success): unknown {
  const example = examples[index % Math.max(examples.length, 1)]
  if (!isRecord(example) || recordKey === undefined) return example
  const records = keysLike(example[recordKey], LIST_LENGTH - index).map((key) => ({
    ...example,
    [recordKey]: key,
  }))
  return records.find((record) => allows([record])) ?? example
}
