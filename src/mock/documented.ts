import type { OpenAPIV3_1 } from 'openapi-types'
import type { ErrorCode } from '../../generated/operations.ts'
import { isRecord } from '../base/guards.ts'
import { ContractBackend } from '../request/openapi/router.ts'
import { isErrorCode } from '../words/errors.ts'
import { recordKeyOf } from './record-key.ts'

/** A response of the document, as far as the mock server needs it. */
export interface MockResponse {
  readonly status: number
  /** Bodies by name, in the order of the document. */
  readonly examples: ReadonlyMap<string, unknown>
  /** Examples of the headers that must be there, by lower-case name, but of those that every response has. */
  readonly headers: Readonly<Record<string, string>>
  /** Codes of the errors that are answered like this. */
  readonly codes: readonly ErrorCode[]
  /** The property that names the record, or each record of the list; undefined where there is none. */
  readonly recordKey: string | undefined
}

const COMMON_HEADERS = new Set(['x-request-id', 'cache-control', 'content-language', 'vary'])

/** The responses of each operation, by status. */
export type MockResponses = ReadonlyMap<string, ReadonlyMap<number, MockResponse>>

/** Reads the responses and their examples out of the document. */
export async function readResponses(document: OpenAPIV3_1.Document): Promise<MockResponses> {
  const backend = new ContractBackend(structuredClone(document), {})
  await backend.init()
  return new Map(
    backend.router.getOperations().map(({ operationId = '', responses = {} }) => {
      const byStatus = Object.entries(responses).map(([status, response]): [number, MockResponse] => [
        Number(status),
        readResponse(Number(status), response),
      ])
      return [operationId, new Map(byStatus)]
    }),
  )
}

function readResponse(status: number, response: object): MockResponse {
  const {
    headers,
    content,
    'x-error-codes': codes,
  } = { headers: {}, content: {}, 'x-error-codes': [], ...response }
  const media = valueAt(content, 'application/json')
  const examples = entriesOf(valueAt(media, 'examples'))
  const required = entriesOf(headers).flatMap(([name, header]): [string, unknown][] =>
    valueAt(header, 'required') === true ? [[name.toLowerCase(), valueAt(header, 'example')]] : [],
  )
  return {
    status,
    examples: new Map(examples.map(([name, example]) => [name, valueAt(example, 'value')])),
    headers: Object.fromEntries(
      required
        .filter(([name]) => !COMMON_HEADERS.has(name))
        .map(([name, example]) => [name, String(example)]),
    ),
    codes: codes.map(String).filter(isErrorCode),
    recordKey: recordKeyOf(valueAt(valueAt(valueAt(media, 'schema'), 'properties'), 'data')),
  }
}

export function valueAt(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : []
}
