import { codeOfReason as codes } from '../../generated/operations.ts'
import { closed, schemaProblems } from './contract-schema.ts'
import type { DocumentedResponse } from './contract-types.ts'

/** One request and the response to it, as they went over the wire. */
export interface Exchange {
  readonly method: string
  /** Includes the query, if any. */
  readonly path: string
  readonly status: number
  /** Names and values, including repetitions. A `Headers` object works, too. */
  readonly headers: Iterable<readonly [string, string]>
  readonly body: string
}

/** Headers of connections, content negotiation and the Fetch standard, which the contract omits. */
const TRANSPORT_HEADERS = new RegExp(
  '^(date|connection|keep-alive|content-length|content-type|vary|transfer-encoding|' +
    'x-content-type-options|content-security-policy|referrer-policy|access-control-[a-z-]+)$',
)
const JSON_TYPE = /^application\/json(; charset=utf-8)?$/
const PARTIAL_TYPE = /^application\/json; charset=utf-8; profile=partial$/
const INTEGER = /^-?\d+$/

/** The contract violations of a response; none if it is as documented. */
export function responseProblems(exchange: Exchange, response: DocumentedResponse): string[] {
  const headers = new Map<string, string>()
  const repeated: string[] = []
  for (const [name, value] of exchange.headers) {
    if (headers.has(name.toLowerCase())) repeated.push(`the header ${name} is there twice`)
    headers.set(name.toLowerCase(), value)
  }
  return [...repeated, ...headerProblems(headers, response), ...bodyProblems(exchange, headers, response)]
}

function headerProblems(headers: ReadonlyMap<string, string>, response: DocumentedResponse): string[] {
  const documented = response.headers.map(({ name }) => name)
  const unknown = [...headers.keys()].filter(
    (name) => !TRANSPORT_HEADERS.test(name) && !documented.includes(name),
  )
  return [
    ...unknown.map((name) => `the header ${name} is not documented`),
    ...response.headers.flatMap(({ name, required, schema }) => {
      const text = headers.get(name)
      if (text === undefined) return required ? [`the header ${name} is missing`] : []
      const value = schema.type === 'integer' && INTEGER.test(text) ? Number(text) : text
      return schemaProblems(schema, value).map((problem) => `the header ${name}: ${problem}`)
    }),
  ]
}

function bodyProblems(
  { method, path, body }: Exchange,
  headers: ReadonlyMap<string, string>,
  { json, codes }: DocumentedResponse,
): string[] {
  const type = headers.get('content-type')
  if (!json) return [...emptyProblems(body), ...(type === undefined ? [] : [`a content type without a body`])]
  const partial = /[?&]fields=/.test(path) ? json.partial : undefined
  const isRight = type !== undefined && (partial ? PARTIAL_TYPE : JSON_TYPE).test(type)
  const wrongType = isRight ? [] : [`the content type is ${type}`]
  if (method === 'HEAD') return [...wrongType, ...emptyProblems(body)]
  const value = parseJson(body)
  if (value === undefined) return [...wrongType, 'the body is not JSON']
  const broken = schemaProblems(closed(partial ?? json.schema), value)
  return [...wrongType, ...broken, ...(broken.length > 0 ? [] : errorProblems(value, headers, codes))]
}

function emptyProblems(body: string): string[] {
  return body === '' ? [] : ['there is a body where none belongs']
}

/** What no schema can express: the response lists the error's code, and its id equals the header. */
function errorProblems(
  value: unknown,
  headers: ReadonlyMap<string, string>,
  codes: readonly string[],
): string[] {
  const details = errorDetails(value)
  if (!details) return []
  return [
    ...(codes.includes(details.code) ? [] : [`the code ${details.code} is not one of: ${codes.join(', ')}`]),
    ...(details.requestId === headers.get('x-request-id') ? [] : ['data.requestId is not the header']),
  ]
}

/** `undefined` for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const codeOfReason = new Map<string, string>(Object.entries(codes))

/** The error details in the envelope, with the reason as code if there is one; undefined for a success. */
export function errorDetails(value: unknown): { code: string; requestId: string } | undefined {
  if (!isObject(value) || value.status !== 'error' || !isObject(value.data)) return undefined
  const { code, reason = code, requestId } = value.data
  const isOf = reason === code || codeOfReason.get(String(reason)) === code
  return { code: isOf ? String(reason) : `${code} ${reason}`, requestId: String(requestId) }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
