import { isRecord } from '../../src/base/guards.ts'
import type { ContractOperation } from '../../src/request/openapi/backend.ts'
import type { Contract } from './document.ts'

/** The status of each error code and reason, in the order of the document. */
export function errorStatuses(contract: Contract): Record<string, number> {
  return Object.fromEntries(errorDetails(contract).map(([code, { status }]) => [code, Number(status)]))
}

/** The error code of each reason. */
export function codesOfReasons(contract: Contract): Record<string, string> {
  const reasons = errorDetails(contract).filter(([, { code }]) => code !== undefined)
  return Object.fromEntries(reasons.map(([name, { code }]) => [name, String(code)]))
}

function errorDetails(contract: Contract) {
  const details = record(schemaOf(contract, 'ErrorCode')['x-error-code-details'])
  return Object.entries(details).map(([name, detail]) => [name, record(detail)] as const)
}

/** The values of a named schema, or of one of its properties, in the order of the document. */
export function valuesOf(contract: Contract, name: string, property?: string): string[] {
  const schema = schemaOf(contract, name)
  const { enum: values } = property === undefined ? schema : record(record(schema.properties)[property])
  if (!Array.isArray(values)) throw new Error(`${name} ${property ?? ''} has no enum`)
  return values.map(String)
}

/** The lengths of texts that the service also generates, or gets from the operator. */
export function lengthsOf(contract: Contract) {
  return {
    username: lengthOf(contract, 'UserCreate', 'username'),
    newPassword: lengthOf(contract, 'UserCreate', 'password'),
    slug: lengthOf(contract, 'PostCreate', 'slug'),
  }
}

function lengthOf(contract: Contract, name: string, property: string): { min: number; max: number } {
  const { minLength, maxLength } = record(record(schemaOf(contract, name).properties)[property])
  if (typeof minLength !== 'number' || typeof maxLength !== 'number')
    throw new Error(`${name}.${property} needs a minLength and a maxLength`)
  return { min: minLength, max: maxLength }
}

/** The names of the headers of all responses, in lower case, sorted. */
export function responseHeadersOf({ operations }: Contract): string[] {
  const responses = operations.flatMap(({ responses = {} }) => Object.values(responses))
  const names = responses.flatMap((response) => Object.keys(Reflect.get(response, 'headers') ?? {}))
  return [...new Set(names.map((name) => name.toLowerCase()))].sort()
}

/** The tags that the header `Content-Language` can have. */
export function languagesOf({ definition }: Contract): string[] {
  const header = definition.components?.headers?.ContentLanguage
  const { pattern } = record(record(header).schema)
  const [, tags] = /^\^\((\w+(?:\|\w+)*)\)\$$/.exec(String(pattern)) ?? []
  if (tags === undefined) throw new Error(`Content-Language must be a choice of tags, not ${pattern}`)
  return tags.split('|')
}

/** The maximum of the header `X-Total-Count`, at which counting stops. */
export function mostCountedOf({ definition }: Contract): number {
  const { maximum } = record(record(definition.components?.headers?.TotalCount).schema)
  if (typeof maximum !== 'number') throw new Error('the header TotalCount needs a maximum')
  return maximum
}

/** The reasons of all error responses of an operation, or else their codes, sorted. */
export function refusalsOf({ responses = {} }: ContractOperation): string[] {
  const codes = Object.values(responses).flatMap(
    (response) => Reflect.get(response, 'x-error-reasons') ?? Reflect.get(response, 'x-error-codes') ?? [],
  )
  return codes.map(String).sort()
}

function schemaOf({ definition }: Contract, name: string): Record<string, unknown> {
  return record(definition.components?.schemas?.[name])
}

function record(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new Error('the document has no object where one is needed')
  return value
}
