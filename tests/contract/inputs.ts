import fc from 'fast-check'
import { validValue } from '../support/arbitrary.ts'
import { hostileHeader, hostileJson, hostileType, hostileUrlPart } from '../support/arbitrary-hostile.ts'
import type { RequestOptions } from '../support/client.ts'
import type { DocumentedOperation, DocumentedParameter } from '../support/contract-types.ts'

/** A request of an operation, but for its credential. */
export interface FuzzedRequest {
  /** Undefined: of a resource that exists. */
  readonly path: string | undefined
  /** With `?`, or empty. */
  readonly query: string
  readonly options: RequestOptions
}

/** Headers that clients send, or that servers are attacked with, besides those of the document. */
const COMMON_HEADERS = [
  'accept',
  'accept-encoding',
  'cookie',
  'origin',
  'range',
  'x-request-id',
  'x-forwarded-for',
]

/**
 * A request with parameters as the document allows them. Only the service itself can make a cursor.
 *
 * @param json its body, where it has one
 */
export function requestWith(
  { path, parameters }: DocumentedOperation,
  json: fc.Arbitrary<unknown>,
): fc.Arbitrary<FuzzedRequest> {
  const named = (place: string) => parameters.filter((one) => one.in === place && one.name !== 'cursor')
  const other = record(named('path'), true).map((params) => filled(path, params))
  return fc.record({
    path: fc.option(other, { nil: undefined }),
    query: record(named('query')).map((query) => queryOf(Object.entries(query))),
    options: fc.record({ headers: record(named('header')).map(sendable), json }),
  })
}

/**
 * A request of an operation with anything anywhere; but mostly in few places at once, so that it gets far.
 *
 * @param wildJson bodies that have the right form
 */
export function hostileRequest(
  { path, parameters, body }: DocumentedOperation,
  wildJson: fc.Arbitrary<unknown>,
): fc.Arbitrary<FuzzedRequest> {
  const names = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name)
  const parts = fc.array(hostileUrlPart, { minLength: 1, maxLength: 2 })
  const name = fc.constantFrom(...names('query'), '__proto__', 'constructor', 'nonsense', 'limit[]', '')
  const query = fc.array(fc.tuple(name, hostileUrlPart), { minLength: 1, maxLength: 3 })
  const headers = [...COMMON_HEADERS, ...names('header')].map((name) => [name, hostileHeader])
  return fc
    .record({
      path: seldom<string | undefined>(
        parts.map((parts) => path.replace(/\{\w+\}/, parts.join(''))),
        undefined,
      ),
      query: seldom(query.map(queryOf), ''),
      headers: seldom(
        fc.record<Record<string, string>>(Object.fromEntries(headers), { requiredKeys: [] }),
        {},
      ),
      credentials: seldom(hostileCredentials, {}),
      content: body ? fc.oneof(wildContent(wildJson), hostileContent) : seldom<Content>(hostileContent, {}),
    })
    .map(({ path, query, headers, credentials, content }) => ({
      path,
      query,
      options: { ...content, headers: { ...headers, ...credentials, ...content.headers } },
    }))
}

type Content = Pick<RequestOptions, 'body' | 'headers'>

const hostileContent: fc.Arbitrary<Content> = fc.record({
  body: hostileJson,
  headers: hostileType.map((type) => ({ 'content-type': type })),
})

function wildContent(json: fc.Arbitrary<unknown>): fc.Arbitrary<Content> {
  const headers = { 'content-type': 'application/json' }
  return json.map((value) => ({ body: JSON.stringify(value), headers }))
}

function seldom<T>(hostile: fc.Arbitrary<T>, usual: T): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: hostile })
}

const hostileCredentials: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc
    .constantFrom('', 'Bearer ', 'bearer ', 'Basic ', 'Bearer a.b.', 'ApiKey ')
    .chain((scheme) => hostileHeader.map((text) => ({ authorization: scheme + text }))),
  fc
    .constantFrom('', 'cms_', 'cms_aaaaaaaaaaaa_')
    .chain((start) => hostileHeader.map((text) => ({ 'x-api-key': start + text }))),
)

function record(
  parameters: readonly DocumentedParameter[],
  all = false,
): fc.Arbitrary<Record<string, string>> {
  const values = parameters.map(({ name, schema }) => [name, validValue(schema).map(String)])
  return fc.record<Record<string, string>>(Object.fromEntries(values), all ? {} : { requiredKeys: [] })
}

function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function queryOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`
}

/** A header takes printable ASCII; what the document allows besides cannot be sent. */
function sendable(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\x20-\x7e]+$/.test(value)))
}
