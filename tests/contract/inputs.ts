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

/** A request of an operation with anything anywhere. */
export function hostileRequest(
  { path, parameters }: DocumentedOperation,
  wildJson: fc.Arbitrary<unknown>,
): fc.Arbitrary<FuzzedRequest> {
  const names = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name)
  const name = fc.constantFrom(...names('query'), '__proto__', 'constructor', 'nonsense', 'limit[]', '')
  const headers = Object.fromEntries(
    [...COMMON_HEADERS, ...names('header')].map((name) => [name, hostileHeader]),
  )
  const type = hostileType.map((type) => ({ 'content-type': type }))
  const body = fc.oneof(
    wildJson.map((json) => ({ body: JSON.stringify(json), headers: { 'content-type': 'application/json' } })),
    fc.record({ body: hostileJson, headers: type }),
  )
  return fc
    .record({
      path: fc.option(
        fc
          .array(hostileUrlPart, { minLength: 1, maxLength: 2 })
          .map((parts) => path.replace(/\{\w+\}/, parts.join(''))),
        { nil: undefined },
      ),
      query: fc.array(fc.tuple(name, hostileUrlPart), { maxLength: 3 }).map(queryOf),
      headers: fc.record(headers, { requiredKeys: [] }),
      credentials: fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: hostileCredentials },
      ),
      body: fc.option(body, { nil: undefined }),
    })
    .map(({ path, query, headers, credentials, body }) => ({
      path,
      query,
      options: { ...body, headers: { ...headers, ...credentials, ...body?.headers } },
    }))
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
