import type { OpenAPIV3_1 } from 'openapi-types'
import type { ErrorCode } from '../../generated/operations.ts'
import { isRecord } from '../base/guards.ts'
import { pointerSegment, valueAt } from '../base/json-pointer.ts'
import { isErrorCode } from '../domain/errors.ts'
import { ContractBackend } from '../request/openapi/backend.ts'

/** A documented response, as far as the mock server needs it. */
export interface MockResponse {
  readonly status: number
  /** Bodies by name, in the order of the document. */
  readonly examples: ReadonlyMap<string, unknown>
  /** Examples of the required headers, by lower-case name, except those that every response has. */
  readonly headers: Readonly<Record<string, string>>
  /** The codes, or their reasons, of the errors with this response. */
  readonly codes: readonly ErrorCode[]
  /** The property that identifies the record, or each record of the list, if any. */
  readonly recordKey: string | undefined
}

const COMMON_HEADERS = new Set(['x-request-id', 'cache-control', 'content-language', 'vary'])

/** The responses of each operation, by status. */
export type MockResponses = ReadonlyMap<string, ReadonlyMap<number, MockResponse>>

export async function readResponses(document: OpenAPIV3_1.Document): Promise<MockResponses> {
  const backend = new ContractBackend(document, {})
  await backend.init()
  return new Map(
    backend.router.getOperations().map(({ operationId = '', responses }) => {
      const all = entriesAt(responses, '').map(([status, response]) => readResponse(Number(status), response))
      return [operationId, new Map(all.map((response) => [response.status, response]))]
    }),
  )
}

function readResponse(status: number, response: unknown): MockResponse {
  const media = valueAt(response, '/content/application~1json')
  const examples = entriesAt(media, '/examples')
  const headers = entriesAt(response, '/headers')
    .map(([name, header]) => [name.toLowerCase(), header] as const)
    .filter(([name, header]) => valueAt(header, '/required') === true && !COMMON_HEADERS.has(name))
  return {
    status,
    examples: new Map(examples.map(([name, example]) => [name, valueAt(example, '/value')])),
    headers: Object.fromEntries(headers.map(([name, header]) => [name, String(valueAt(header, '/example'))])),
    codes: [valueAt(response, '/x-error-reasons') ?? valueAt(response, '/x-error-codes') ?? []]
      .flat()
      .map(String)
      .filter(isErrorCode),
    recordKey: recordKeyOf(valueAt(media, '/schema/properties/data')),
  }
}

function entriesAt(value: unknown, pointer: string): [string, unknown][] {
  return Object.entries(valueAt(value, pointer) ?? {})
}

const TYPES = ['string', 'integer', 'number']
/** The keywords that list all possible values. */
const LISTS = ['enum', 'const', 'x-extensible-enum']
/** The formats of texts to which no number can be appended. */
const FORMATS = ['date', 'date-time', 'html']

/**
 * The property that identifies a record, or each record of a list, by its schema: `id`, or else the first
 * required property without a list of values.
 */
export function recordKeyOf(schema: unknown): string | undefined {
  const record = valueAt(schema, '/items') ?? schema
  if (valueAt(record, '/properties/id')) return 'id'
  const required = [valueAt(record, '/required') ?? []].flat().map(String)
  return required.find((name) => isOpen(valueAt(record, `/properties/${pointerSegment(name)}`)))
}

function isOpen(schema: unknown): boolean {
  if (!isRecord(schema) || LISTS.some((keyword) => schema[keyword] !== undefined)) return false
  return TYPES.includes(String(schema.type)) && !FORMATS.includes(String(schema.format))
}
