import fc from 'fast-check'
import { validValue } from '../support/arbitrary.ts'
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

/**
 * A request with parameters as the document allows them. Only the service itself can make a cursor.
 *
 * @param json its body, where it has one
 */
export function requestWith(
  { path, parameters }: DocumentedOperation,
  json: fc.Arbitrary<unknown>,
): fc.Arbitrary<FuzzedRequest> {
  const named = (place: string) =>
    parameters.filter((one) => one.in === place && !['cursor', 'since'].includes(one.name))
  const other = record(named('path'), true).map((params) => filled(path, params))
  return fc.record({
    path: fc.option(other, { nil: undefined, freq: 1 }),
    query: record(named('query')).map((query) => queryOf(Object.entries(query).map(escaped))),
    options: fc.record({ headers: record(named('header')).map(sendable), json }),
  })
}

function record(
  parameters: readonly DocumentedParameter[],
  all = false,
): fc.Arbitrary<Record<string, string>> {
  const values = parameters.map(({ name, schema }) => {
    const value = validValue(schema).map(String)
    // an invented tag never matches; the document says in words that tags are in quotes
    const tag = value.map((text) => `"${text.replaceAll('"', '')}"`)
    return [name, name === 'If-Match' ? fc.oneof(fc.constant('*'), tag) : value]
  })
  return fc.record<Record<string, string>>(Object.fromEntries(values), all ? {} : { requiredKeys: [] })
}

function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function escaped([name, value]: readonly [string, string]): [string, string] {
  return [name, encodeURIComponent(value)]
}

/** With `?`, unless it is empty. */
export function queryOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`
}

/** A header takes printable ASCII; what the document allows besides cannot be sent. */
function sendable(headers: Readonly<Record<string, string>>): Record<string, string> {
  const printable = Object.entries(headers).filter(([, value]) => /^[\x20-\x7e]+$/.test(value))
  return Object.fromEntries(printable.map(([name, value]) => [name.toLowerCase(), value]))
}
