import fc from 'fast-check'
import { type OperationDescription, type OperationId, operations } from '../../generated/operations.ts'
import { validValue } from '../support/arbitrary.ts'
import type { RequestOptions } from '../support/client.ts'
import type { DocumentedOperation, DocumentedParameter } from '../support/contract-types.ts'

/** A request for an operation, without its credential. */
export interface FuzzedRequest {
  /** Undefined: the path of an existing resource. */
  readonly path: string | undefined
  /** Starts with `?`, or is empty. */
  readonly query: string
  readonly options: RequestOptions
}

/**
 * A request with parameters that the contract allows. Cursors are left out: only the service can issue them.
 *
 * @param json its body, if it has one
 */
export function requestWith(
  { id, path, parameters }: DocumentedOperation,
  json: fc.Arbitrary<unknown>,
): fc.Arbitrary<FuzzedRequest> {
  const named = (place: string) =>
    parameters.filter((one) => one.in === place && !['cursor', 'since'].includes(one.name))
  const other = record(named('path'), true).map((params) => filled(path, params))
  return fc.record({
    path: fc.option(other, { nil: undefined, freq: 1 }),
    query: queryOfAny(id, named('query')),
    options: fc.record({ headers: record(named('header')).map(sendable), json }),
  })
}

function record(
  parameters: readonly DocumentedParameter[],
  all = false,
): fc.Arbitrary<Record<string, string>> {
  const values = parameters.map(({ name, schema }) => {
    const value = validValue(schema).map(String)
    // an invented tag never matches; only the contract's prose says that tags are quoted
    const tag = value.map((text) => `"${text.replaceAll('"', '')}"`)
    return [name, name === 'If-Match' ? fc.oneof(fc.constant('*'), tag) : value]
  })
  return fc.record<Record<string, string>>(Object.fromEntries(values), all ? {} : { requiredKeys: [] })
}

function queryOfAny(id: OperationId, parameters: readonly DocumentedParameter[]): fc.Arbitrary<string> {
  const { parameterTypes }: OperationDescription = operations[id]
  const texts = (name: string, value: unknown) =>
    parameterTypes.query[name] === 'repeated' ? [value].flat().map(String) : [String(value)]
  const values = parameters.map(({ name, schema }) => [
    name,
    validValue(schema).map((value) => texts(name, value)),
  ])
  return fc
    .record<Record<string, string[]>>(Object.fromEntries(values), { requiredKeys: [] })
    .map((query) =>
      queryOf(Object.entries(query).flatMap(([name, all]) => all.map((one) => escaped([name, one])))),
    )
}

function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function escaped([name, value]: readonly [string, string]): [string, string] {
  return [name, encodeURIComponent(value)]
}

/** Starts with `?`, unless it is empty. */
export function queryOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`
}

/** Headers carry printable ASCII only; other characters that the contract allows cannot be sent. */
function sendable(headers: Readonly<Record<string, string>>): Record<string, string> {
  const printable = Object.entries(headers).filter(([, value]) => /^[\x20-\x7e]+$/.test(value))
  return Object.fromEntries(printable.map(([name, value]) => [name.toLowerCase(), value]))
}
