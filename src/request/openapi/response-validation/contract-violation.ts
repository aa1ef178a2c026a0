import type { ValidateFunction } from 'ajv'
import type { DocumentedHeader, DocumentedResponse } from '../../../../generated/response-validators.js'
import { parseJson } from '../../../base/guards.ts'
import { valueAt } from '../../../base/json-pointer.ts'

export type SentHeaders = Readonly<Record<string, number | string | readonly string[] | undefined>>

/** A response as sent to the client. */
export interface SentResponse {
  readonly method: string
  readonly status: number
  /** By lower-case name. */
  readonly headers: SentHeaders
  /** Empty if there is no body. */
  readonly body: string
}

/** A deviation of a response from the document. It contains no data of the response except a record's id. */
export interface Violation {
  readonly part: 'status' | 'header' | 'body'
  /** The name of a header, in lower case. */
  readonly header?: string
  /** A keyword of JSON Schema, `undocumented`, `missing`, `unexpected`, `repeated`, `json` or `mediaType`. */
  readonly rule: string
  /** Where the rule is in the schema of the body or of the header, as a JSON Pointer (RFC 6901). */
  readonly schemaPath?: string
  /** The id of the first record that breaks the rule, if it has one. */
  readonly recordId?: number | string
}

/** The statuses of responses that are sent before an operation is reached (see Errors in the document). */
const PROTOCOL_STATUSES = new Set([408, 414, 431])
/** Headers of the connection, of content negotiation and of the Fetch standard: no part of the contract. */
const TRANSPORT_HEADERS = new RegExp(
  '^(?:date|connection|keep-alive|content-length|content-type|vary|transfer-encoding|' +
    'x-content-type-options|content-security-policy|referrer-policy|access-control-[a-z-]+)$',
)
const JSON_TYPE = /^application\/json(?:; charset=utf-8)?(; profile=partial)?$/
const INTEGER = /^-?\d+$/
/** Any other value of an id is wrong itself, and could be anything. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The deviations of a response from the documented responses of its operation. */
export function violationsOf(
  sent: SentResponse,
  documented: Readonly<Record<number, DocumentedResponse>>,
): Violation[] {
  const response = documented[sent.status]
  if (!response) return PROTOCOL_STATUSES.has(sent.status) ? [] : [{ part: 'status', rule: 'undocumented' }]
  return [...headerViolations(sent.headers, response.headers), ...bodyViolations(sent, response)]
}

function headerViolations(headers: SentHeaders, documented: DocumentedResponse['headers']): Violation[] {
  const unknown = Object.keys(headers).filter(
    (name) => !Object.hasOwn(documented, name) && !TRANSPORT_HEADERS.test(name),
  )
  return [
    ...unknown.map((header): Violation => ({ part: 'header', header, rule: 'undocumented' })),
    ...Object.entries(documented).flatMap(([name, header]) =>
      violationsOfHeader(headers[name], name, header),
    ),
  ]
}

function violationsOfHeader(
  value: SentHeaders[string],
  header: string,
  { required, isInteger, validate }: DocumentedHeader,
): Violation[] {
  if (value === undefined) return required ? [{ part: 'header', header, rule: 'missing' }] : []
  if (Array.isArray(value)) return [{ part: 'header', header, rule: 'repeated' }]
  const text = String(value)
  const violations = schemaViolations(isInteger && INTEGER.test(text) ? Number(text) : text, validate)
  return violations.map((broken) => ({ part: 'header', header, ...broken }))
}

function bodyViolations(
  { method, headers, body }: SentResponse,
  documented: DocumentedResponse,
): Violation[] {
  if (documented.body === null || method === 'HEAD')
    return body === '' ? [] : [{ part: 'body', rule: 'unexpected' }]
  const [type, profile] = JSON_TYPE.exec(String(headers['content-type'])) ?? []
  const validate = profile === undefined ? documented.body : documented.partial
  if (type === undefined || !validate) return [{ part: 'body', rule: 'mediaType' }]
  const value = parseJson(body)
  if (value === undefined) return [{ part: 'body', rule: 'json' }]
  return schemaViolations(value, validate).map((broken) => ({ part: 'body', ...broken }))
}

/** Lists each rule once, however many records break it. */
function schemaViolations(value: unknown, validate: ValidateFunction): Omit<Violation, 'part'>[] {
  if (validate(value)) return []
  const rules = new Map<string, Omit<Violation, 'part'>>()
  for (const { schemaPath, keyword: rule, instancePath } of validate.errors ?? []) {
    if (!rules.has(schemaPath)) rules.set(schemaPath, { rule, schemaPath, ...recordAt(value, instancePath) })
  }
  return [...rules.values()]
}

/** The record that contains the location: the one in the body, or one in its list. */
function recordAt(body: unknown, place: string): Pick<Violation, 'recordId'> {
  const [record] = /^\/data(?:\/\d+)?/.exec(place) ?? []
  const id = record === undefined ? undefined : valueAt(body, `${record}/id`)
  return typeof id === 'number' || (typeof id === 'string' && UUID.test(id)) ? { recordId: id } : {}
}
