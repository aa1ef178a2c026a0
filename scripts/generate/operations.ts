import type { OpenAPIV3_1 } from 'openapi-types'
import type { NumberParameters, NumericStrings } from '../../generated/operations.ts'
import type { ContractOperation } from '../../src/contract/backend.ts'
import { isRecord } from '../../src/core/guards.ts'
import { deprecationsOf } from './deprecations.ts'
import type { Contract } from './document.ts'
import { errorStatuses, languagesOf, refusalsOf, valuesOf } from './facts.ts'
import { mostValues } from './most-values.ts'
import { patternNames, rulesIn } from './rules.ts'
import { sanitizePlan } from './sanitize-plan.ts'

/**
 * The operation table: what the server needs to know of the contract, as constants that the compiler sees.
 *
 * @param validators the code of the request validators
 * @param types the text of table-types.ts, which stands in front of the table
 */
export function generateOperations(contract: Contract, validators: string, types: string): string {
  const { source, operations } = contract
  const table = Object.fromEntries(
    operations.map((operation) => [operation.operationId, describe(operation)]),
  )
  return `/** \`info.version\` of the document. */
export const contractVersion = ${JSON.stringify(source.info.version)}

/** The HTTP status (RFC 9110) of each error code. */
export const errorStatus = ${literal(errorStatuses(contract))} as const

export type ErrorCode = keyof typeof errorStatus

/** What a person may do; each role includes the ones before it. */
export const roles = ${literal(valuesOf(contract, 'Role'))} as const

export type Role = (typeof roles)[number]

/** What an API key may do. */
export const scopes = ${literal(valuesOf(contract, 'ApiKeyScope'))} as const

export type Scope = (typeof scopes)[number]

/** The types of the resources whose changes are recorded. */
export const resourceTypes = ${literal(valuesOf(contract, 'AuditEntry', 'resourceType'))} as const

export type ResourceType = (typeof resourceTypes)[number]

/** The languages of messages by their tags (RFC 5646); the first is the default. */
export const languages = ${literal(languagesOf(contract))} as const

export type Language = (typeof languages)[number]

export const rateLimits = ${literal(Reflect.get(source, 'x-rate-limits'))} as const

export type RateLimitName = keyof typeof rateLimits

/** The names of the patterns by their text. */
export const patternNames: Readonly<Record<string, string>> = ${literal(patternNames(source))}

/** Every rule that a request can be found to break; behind a point the format, or the name of the pattern. */
export const validationRules = ${literal(rulesIn(validators, patternNames(source)))} as const

export type ValidationRule = (typeof validationRules)[number]

${types.slice(types.indexOf('/** One'))}
export const operations = ${literal(table)} as const satisfies Record<string, OperationDescription>

export type OperationId = keyof typeof operations

/** The operations that have an end. */
export const deprecations: Readonly<Partial<Record<OperationId, Deprecation>>> = ${literal(deprecationsOf(source))}
`
}

function describe(operation: ContractOperation) {
  const { operationId, path, method, tags = [], security = [] } = operation
  const [successStatus] = Object.keys(operation.responses ?? {}).filter((status) => status.startsWith('2'))
  if (!operationId || !successStatus)
    throw new Error(`${method} ${path} needs an operationId and a 2xx response`)
  const schema = bodySchema(operation)
  return {
    method: method.toUpperCase(),
    path,
    url: path.replace(/\{([^}]+)\}/g, ':$1'),
    tag: tags[0],
    security: security.map((requirement) => requirementOf(operationId, requirement)),
    rateLimit: Reflect.get(operation, 'x-rate-limit'),
    maxBodyBytes: schema ? maxBodyBytes(operation) : null,
    maxBodyValues: schema ? mostValues(schema) : 0,
    idempotent: parameterNames(operation, 'header').includes('Idempotency-Key'),
    successStatus: Number(successStatus),
    successHeaders: headerNames(operation, successStatus),
    refusals: refusalsOf(operation),
    numbers: { path: numbers(operation, 'path'), query: numbers(operation, 'query') },
    numericStrings: schema ? numericStrings(schema) : {},
    sanitize: {
      path: sanitizePlan(parameterSchema(operation, 'path')),
      query: sanitizePlan(parameterSchema(operation, 'query')),
      body: schema ? sanitizePlan(schema) : 'text',
    },
  }
}

function maxBodyBytes(operation: ContractOperation): number {
  const bytes: unknown = Reflect.get(operation, 'x-max-body-bytes')
  if (typeof bytes !== 'number') throw new Error(`${operation.operationId} needs x-max-body-bytes`)
  return bytes
}

/** One scheme per alternative; the list behind it names one least role, or one scope. */
function requirementOf(operationId: string, requirement: OpenAPIV3_1.SecurityRequirementObject) {
  const [[scheme, needs] = [], ...others] = Object.entries(requirement)
  if (!scheme || !needs || others.length > 0 || needs.length > 1) {
    throw new Error(`${operationId}: a security alternative names one scheme, with at most one role or scope`)
  }
  if (scheme === 'bearerAuth') return { scheme, role: needs[0] ?? 'viewer' }
  if (needs[0] === undefined) throw new Error(`${operationId}: ${scheme} needs a scope`)
  return { scheme, scope: needs[0] }
}

function bodySchema({ requestBody }: ContractOperation): Record<string, unknown> | undefined {
  if (!requestBody || !('content' in requestBody)) return undefined
  const schema = requestBody.content['application/json']?.schema
  return isRecord(schema) ? schema : undefined
}

function parametersIn({ parameters = [] }: ContractOperation, place: string): OpenAPIV3_1.ParameterObject[] {
  return parameters.flatMap((parameter) => ('in' in parameter && parameter.in === place ? [parameter] : []))
}

function parameterNames(operation: ContractOperation, place: string): string[] {
  return parametersIn(operation, place).map(({ name }) => name)
}

/** Parameters are texts on the wire: numbers are the only other type that the server reads them as. */
function numbers(operation: ContractOperation, place: string): NumberParameters {
  const found: Record<string, 'integer' | 'number'> = {}
  for (const { name, schema } of parametersIn(operation, place)) {
    const type = schema && 'type' in schema ? schema.type : undefined
    if (type === 'integer' || type === 'number') found[name] = type
    else if (type !== 'string') {
      throw new Error(`${operation.operationId}: the parameter ${name} must be a string or a number`)
    }
  }
  return found
}

/** The patterns of `x-numeric-string` by the names of the properties that have them. */
function numericStrings({ properties = {} }: Record<string, unknown>): NumericStrings {
  if (!isRecord(properties)) return {}
  const named = Object.entries(properties).flatMap(([name, part]) =>
    isRecord(part) && typeof part['x-numeric-string'] === 'string' ? [[name, part['x-numeric-string']]] : [],
  )
  const all = JSON.stringify(properties).match(/"x-numeric-string":/g)?.length ?? 0
  if (all > named.length)
    throw new Error('x-numeric-string is for the properties of a body, not for what is in them')
  return Object.fromEntries(named)
}

function parameterSchema(operation: ContractOperation, place: string): Record<string, unknown> {
  const entries = parametersIn(operation, place).map(({ name, schema }) => [name, schema])
  return { type: 'object', properties: Object.fromEntries(entries) }
}

function headerNames({ responses = {} }: ContractOperation, status: string): string[] {
  const response = responses[status]
  return Object.keys((response && 'headers' in response && response.headers) || {}).map((name) =>
    name.toLowerCase(),
  )
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
