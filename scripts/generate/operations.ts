import { deprecationsOf } from './deprecations.ts'
import { describe } from './description.ts'
import type { Contract } from './document.ts'
import {
  codesOfReasons,
  errorStatuses,
  languagesOf,
  lengthsOf,
  mostCountedOf,
  responseHeadersOf,
  valuesOf,
} from './facts.ts'
import type { Resource } from './pairs.ts'
import { tablesOf } from './resources.ts'
import { patternNames, rulesIn } from './rules.ts'

/**
 * The operation table: the parts of the contract that the server needs, as constants for the compiler.
 *
 * @param validators the code of the request validators
 * @param types the text of table-types.ts, which precedes the table
 */
export function generateOperations(
  contract: Contract,
  resources: readonly Resource[],
  validators: string,
  types: string,
): string {
  const { source, operations } = contract
  const tables = tablesOf(resources)
  const table = Object.fromEntries(
    operations.map((operation) => [operation.operationId, describe(operation, operations, tables)]),
  )
  const ends = literal(deprecationsOf(source))
  return `/** \`info.version\` of the document. */
export const contractVersion = ${JSON.stringify(source.info.version)}

/** \`info.title\` of the document. */
export const contractTitle = ${JSON.stringify(source.info.title)}

/** The HTTP status (RFC 9110) of each error code, and of each reason. */
export const errorStatus = ${literal(errorStatuses(contract))} as const

/** What a handler refuses with: a code, or the reason of one. */
export type ErrorCode = keyof typeof errorStatus

/** The \`data.code\` that a reason is sent with, as \`data.reason\`. */
export const codeOfReason: Readonly<Partial<Record<ErrorCode, ErrorCode>>> =
  ${literal(codesOfReasons(contract))}

/** What a person may do; each role includes the ones before it. */
export const roles = ${literal(valuesOf(contract, 'Role'))} as const

export type Role = (typeof roles)[number]

/** What an API key may do. */
export const scopes = ${literal(valuesOf(contract, 'ApiKeyScope'))} as const

export type Scope = (typeof scopes)[number]

/** The types of the resources whose changes are recorded. */
export const resourceTypes = ${literal(valuesOf(contract, 'AuditEntry', 'resourceType'))} as const

export type ResourceType = (typeof resourceTypes)[number]

/** The least and the greatest length, in characters, of texts that do not come by requests alone. */
export const lengths = ${literal(lengthsOf(contract))} as const

/** Records of a list that are counted at the most. */
export const mostCounted = ${mostCountedOf(contract)}

/** The languages of messages by their tags (RFC 5646); the first is the default. */
export const languages = ${literal(languagesOf(contract))} as const

export type Language = (typeof languages)[number]

/** The names of all headers that responses document, in lower case. */
export const responseHeaders: readonly string[] = ${literal(responseHeadersOf(contract))}

/** The tables of records with a version, on which answers in memory depend. */
export const tables = ${literal(tables.names)} as const

export type Table = (typeof tables)[number]

export const rateLimits = ${literal(Reflect.get(source, 'x-rate-limits'))} as const

export type RateLimitName = keyof typeof rateLimits

/** The sizes in which pictures are served, by their names. */
export const mediaVariants = ${literal(Reflect.get(source, 'x-media-variants'))} as const

/** The names of the patterns by their text. */
export const patternNames: Readonly<Record<string, string>> = ${literal(patternNames(source))}

/** Every rule that a request can be found to break; behind a point the format, or the name of the pattern. */
export const validationRules = ${literal(rulesIn(validators, patternNames(source)))} as const

export type ValidationRule = (typeof validationRules)[number]

${types.slice(types.indexOf('/** One'))}
export const operations = ${literal(table)} as const satisfies Record<string, OperationDescription>

export type OperationId = keyof typeof operations

/** The operations that have an end. */
export const deprecations: Readonly<Partial<Record<OperationId, Deprecation>>> = ${ends}
`
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
