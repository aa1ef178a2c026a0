import type { Language, OperationDescription } from '../../generated/operations.ts'
import { descriptions } from '../../generated/resources.ts'
import { documentedResponses } from '../../generated/response-validators.js'
import { isRecord } from '../base/guards.ts'
import { valueAt } from '../base/json-pointer.ts'
import { errorEnvelope, errorHeaders } from '../http/envelope.ts'
import { credentialNeeded, insufficient } from '../identity/access/authorize.ts'
import { invalidCursor } from '../lists/cursor.ts'
import { DEFAULT_LANGUAGE } from '../messages/languages.ts'
import { errorMessage, messages } from '../messages/wording.ts'
import type { Call } from '../request/call.ts'
import type { AnyResult, ApiResponse } from '../request/response.ts'
import type { Choice } from './choice.ts'

/** The number of records in each list of the mock server: three pages of ten. */
export const LIST_LENGTH = 25

const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/i
const CURSOR = /^mock\.(\d{1,2})$/

/** Whether the document allows this as the data of the response. */
type Allows = (data: unknown) => boolean
type Data = Readonly<Record<string, unknown>>

/**
 * A success response, made from an example, with the key from the path and the fields of the body, as far as
 * the document allows them. A list has the number of records that the query asks for, and further pages,
 * unless the client names an example.
 *
 * @throws ApiError `invalid_cursor` for a cursor that this server has not issued
 */
export function successLike(call: Call, { body, isNamed, recordKey }: Choice): AnyResult {
  const { id, operation, params, query, body: requestBody } = call
  const { path, method, successStatus, cursorParameter } = operation
  const validate = documentedResponses[id][successStatus]?.body
  const allows: Allows = (data) => validate?.({ status: 'success', message: '', data }) ?? false
  const example = valueAt(body, '/data')
  const data = isNamed ? example : belowParent(call, example)
  if (isRecord(data)) {
    const name = /\{(\w+)\}$/.exec(path)?.[1]
    // in nested paths, the parameter may be another field of the record, such as its version
    const key = name !== undefined && name in data ? name : recordKey
    const named = name === undefined || key === undefined ? {} : { [key]: valueAt(params, `/${name}`) }
    const sent = method === 'DELETE' || !isRecord(requestBody) ? {} : requestBody
    return { data: echo(data, { ...sent, ...named }, allows) }
  }
  if (!Array.isArray(data)) return { data }
  const isPaged = cursorParameter !== null
  const page = isPaged && !isNamed ? pageLike(data, query, cursorParameter, recordKey, allows) : { data }
  if (!isPaged || valueAt(query, '/count') !== true) return page
  return { ...page, total: { count: isNamed ? data.length : LIST_LENGTH, isLeast: false } }
}

/** The records of an example, as children of the record in the path. */
function belowParent({ id, params }: Call, data: unknown): unknown {
  const { parent } =
    descriptions.find(({ operations: { list, create } }) => [list, create].includes(id)) ?? {}
  if (!parent) return data
  const moved = (record: unknown) =>
    isRecord(record) && parent.field in record
      ? { ...record, [parent.field]: valueAt(params, `/${parent.field}`) }
      : record
  return Array.isArray(data) ? data.map(moved) : moved(data)
}

function echo(example: Data, values: Data, allows: Allows): Data {
  let result = example
  for (const [key, value] of Object.entries(values)) {
    const candidate = { ...result, [key]: asStored(value, example[key]) }
    if (Object.hasOwn(example, key) && allows(candidate)) result = candidate
  }
  return result
}

/** A time as the service returns it, in UTC with milliseconds; any other value unchanged. */
function asStored(value: unknown, shown: unknown): unknown {
  const isTime = [value, shown ?? value].every((one) => typeof one === 'string' && TIME.test(one))
  const time = new Date(isTime ? String(value) : Number.NaN)
  return Number.isNaN(time.getTime()) ? value : time.toISOString()
}

function pageLike(
  examples: readonly unknown[],
  query: unknown,
  cursorParameter: 'cursor' | 'since',
  recordKey: string | undefined,
  allows: Allows,
): AnyResult {
  const cursor = valueAt(query, `/${cursorParameter}`)
  const isFeed = cursorParameter === 'since'
  // as in the service, a feed starts with a cursor and no records; here, all records come after it
  if (isFeed && cursor === undefined) return { data: [], since: 'mock.0' }
  const start = cursor === undefined ? 0 : Number(CURSOR.exec(String(cursor))?.[1])
  // the last cursor of a feed asks for records newer than the last one
  if (!(start < LIST_LENGTH || (isFeed && start === LIST_LENGTH))) throw invalidCursor(cursorParameter)
  const end = Math.min(start + Number(valueAt(query, '/limit') ?? 10), LIST_LENGTH)
  // each record is an example with a different key: lists start with the newest, feeds with the oldest
  const data = Array.from({ length: end - start }, (_, index) => {
    const example = examples[(start + index) % Math.max(examples.length, 1)]
    if (!isRecord(example) || recordKey === undefined) return example
    const place = start + index
    const keys = keysLike(example[recordKey], isFeed ? place + 1 : LIST_LENGTH - place)
    const records = keys.map((key) => ({ ...example, [recordKey]: key }))
    return records.find((record) => allows([record])) ?? example
  })
  const next = `mock.${end}`
  return { data, next: end < LIST_LENGTH ? next : undefined, ...(isFeed && { since: next }) }
}

/** Possible keys for the record with a number, similar to the example; the schema may forbid some of them. */
export function keysLike(example: unknown, number: number): unknown[] {
  if (typeof example !== 'string') return [number]
  if (/^\d+$/.test(example)) return [String(number)]
  const digits = String(number).padStart(4, '0')
  return [`${example}-${number}`, example.slice(0, -digits.length) + digits]
}

/**
 * An error as in the document; a code without an example gets the message of the service. The document is in
 * English: in other languages, the message is that of the code, and rules with parameters stay in English.
 * Operations share an example of missing scopes; unless the client asks for it by name, the message has the
 * scopes of the operation.
 */
export function errorLike(
  { response, code, body, isNamed }: Choice,
  { security }: OperationDescription,
  requestId: string,
  language: Language,
): ApiResponse {
  if (code === undefined) throw new Error(`${response.status} has no error code`)
  const byKey = security.find(({ scheme }) => scheme === 'apiKeyAuth')
  const ofScopes = code === 'insufficient_scope' && byKey ? insufficient(byKey, security) : undefined
  const ofOperation = code === 'authentication_required' ? credentialNeeded(security) : ofScopes
  const isShown = language === DEFAULT_LANGUAGE && body !== undefined && (isNamed || !ofScopes)
  const message = isShown ? valueAt(body, '/message') : errorMessage(language, code, ofOperation)
  const errors = valueAt(body, '/data/errors')
  const shown = Array.isArray(errors) && { errors: errors.map((one) => translated(one, language)) }
  return {
    status: response.status,
    headers: { ...response.headers, ...errorHeaders(code, language), ...ofOperation?.headers },
    body: JSON.stringify(errorEnvelope(message, { code, requestId, ...shown })),
  }
}

/** A field error of an example, translated if the text of its rule needs no parameters. */
function translated(error: unknown, language: Language): unknown {
  const rules = new Map(Object.entries(messages[language].rules))
  const words = rules.get(String(valueAt(error, '/rule')))
  const isWhole = typeof words === 'string' && !words.includes('{')
  return isRecord(error) && isWhole && language !== DEFAULT_LANGUAGE ? { ...error, message: words } : error
}
