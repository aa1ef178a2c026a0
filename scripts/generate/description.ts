import type { OpenAPIV3_1 } from 'openapi-types'
import type { NumericStrings, ParameterTypes } from '../../generated/operations.ts'
import { isRecord } from '../../src/base/guards.ts'
import type { ContractOperation } from '../../src/request/openapi/backend.ts'
import { FORM_TYPE } from '../redocly-plugin/contract.ts'
import { refusalsOf } from './facts.ts'
import { mostValues } from './most-values.ts'
import type { tablesOf } from './resources.ts'
import { sanitizePlan } from './sanitize-plan.ts'
import { propertiesOf } from './schemas.ts'

/** The description of an operation for the server: see `OperationDescription` in table-types.ts. */
export function describe(
  operation: ContractOperation,
  all: readonly ContractOperation[],
  { dependsOn, changes }: ReturnType<typeof tablesOf>,
) {
  const { operationId, path, method, tags = [], security = [], requestBody } = operation
  const [successStatus] = Object.keys(operation.responses ?? {}).filter((status) => status.startsWith('2'))
  if (!operationId || !successStatus)
    throw new Error(`${method} ${path} needs an operationId and a 2xx response`)
  const schema = bodySchema(operation)
  const requirements = security.filter((requirement) => Object.keys(requirement).length > 0)
  return {
    method: method.toUpperCase(),
    path,
    url: path.replace(/\{([^}]+)\}/g, ':$1'),
    tag: tags[0],
    isPublic: requirements.length === 0 || requirements.length < security.length,
    security: requirements.map((requirement) => requirementOf(operationId, requirement)),
    rateLimit: Reflect.get(operation, 'x-rate-limit'),
    rateLimitItems: Reflect.get(operation, 'x-rate-limit-items') ?? null,
    takesFile: requestBody !== undefined && 'content' in requestBody && FORM_TYPE in requestBody.content,
    maxBodyBytes: schema ? maxBodyBytes(operation) : null,
    maxBodyValues: schema ? mostValues(schema) : 0,
    dependsOn: dependsOn[operationId] ?? [],
    changes: changes[operationId] ?? [],
    idempotent: parameterNames(operation, 'header').includes('Idempotency-Key'),
    successStatus: Number(successStatus),
    successHeaders: headerNames(operation, successStatus),
    location: headerNames(operation, successStatus).includes('location') ? locationOf(operation, all) : null,
    cursorParameter: cursorParameterOf(operation),
    refusals: refusalsOf(operation),
    currentUser: parametersIn(operation, 'query')
      .filter(namesCurrentUser)
      .map(({ name }) => name),
    several: severalOf(operation),
    parameterTypes: { path: typesOf(operation, 'path'), query: typesOf(operation, 'query') },
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

/** Each alternative has one scheme; its list has the lowest role, or all required scopes. */
function requirementOf(operationId: string, requirement: OpenAPIV3_1.SecurityRequirementObject) {
  const [[scheme, needs] = [], ...others] = Object.entries(requirement)
  if (!scheme || !needs || others.length > 0) {
    throw new Error(`${operationId}: a security alternative names one scheme`)
  }
  if (scheme === 'bearerAuth') {
    if (needs.length > 1) throw new Error(`${operationId}: ${scheme} names at most one role, the least`)
    return { scheme, role: needs[0] ?? 'viewer' }
  }
  if (scheme === 'previewToken') return { scheme }
  if (needs.length === 0) throw new Error(`${operationId}: ${scheme} needs a scope`)
  return { scheme, scopes: needs }
}

function bodySchema({ requestBody }: ContractOperation): Record<string, unknown> | undefined {
  if (!requestBody || !('content' in requestBody)) return undefined
  const schema = Object.values(requestBody.content)[0]?.schema
  return isRecord(schema) ? schema : undefined
}

function parametersIn({ parameters = [] }: ContractOperation, place: string): OpenAPIV3_1.ParameterObject[] {
  return parameters.flatMap((parameter) => ('in' in parameter && parameter.in === place ? [parameter] : []))
}

/** Whether `me` stands for the authenticated user. */
function namesCurrentUser(parameter: OpenAPIV3_1.ParameterObject): boolean {
  const word: unknown = Reflect.get(parameter, 'x-current-user')
  if (word === undefined || word === 'me') return word === 'me'
  throw new Error(`${parameter.name}: x-current-user is always \`me\``)
}

/** The query parameter whose texts follow the pattern of cursors. */
function cursorParameterOf(operation: ContractOperation): string | null {
  const found = parametersIn(operation, 'query').find(
    ({ schema }) => schema && Reflect.get(schema, 'x-pattern-name') === 'cursor',
  )
  return found?.name ?? null
}

/** The list parameters that accept several values of another parameter (`x-several`). */
function severalOf(operation: ContractOperation): Record<string, string> {
  const parameters = parametersIn(operation, 'query')
  const pairs = parameters.flatMap((one) => {
    const list: unknown = Reflect.get(one, 'x-several')
    return list === undefined ? [] : [[one.name, String(list)] as const]
  })
  for (const [name, list] of pairs)
    if (!parameters.some((one) => one.name === list && one.schema && 'items' in one.schema))
      throw new Error(`${operation.operationId}: x-several of ${name} names no list`)
  return Object.fromEntries(pairs)
}

function parameterNames(operation: ContractOperation, place: string): string[] {
  return parametersIn(operation, place).map(({ name }) => name)
}

/** The types to which the server converts parameters, which are texts on the wire. */
function typesOf(operation: ContractOperation, place: string): ParameterTypes {
  const found: Record<string, ParameterTypes[string]> = {}
  for (const { name, schema, style, explode } of parametersIn(operation, place)) {
    const type = schema && 'type' in schema ? schema.type : undefined
    const items = schema && 'items' in schema && 'type' in schema.items ? schema.items.type : undefined
    const isList = type === 'array' && style === 'form'
    if (isList && explode === false && (items === 'integer' || items === 'string')) {
      found[name] = items === 'integer' ? 'integers' : 'texts'
    } else if (isList && explode === true && items === 'string') found[name] = 'repeated'
    else if (type === 'integer' || type === 'number' || type === 'boolean') found[name] = type
    else if (type !== 'string') {
      throw new Error(
        `${operation.operationId}: the parameter ${name} must be a string, a number, a boolean, or a list ` +
          'of integers or strings with `style: form` and `explode: false`, or of strings that can contain ' +
          'commas with `explode: true`',
      )
    }
  }
  return found
}

/** The patterns of `x-numeric-string`, keyed by property; also of list items. */
function numericStrings(schema: Record<string, unknown>): NumericStrings {
  const found = numericIn(schema)
  const occurrences = (value: object, of: RegExp) => JSON.stringify(value).match(of)?.length ?? 0
  if (occurrences(schema, /"x-numeric-string":/g) > occurrences(found, /":"/g))
    throw new Error('x-numeric-string is for named properties, not for items or alternatives')
  return found
}

function numericIn(schema: Record<string, unknown>): Record<string, string | NumericStrings> {
  const found: Record<string, string | NumericStrings> = {}
  for (const [name, part] of Object.entries(propertiesOf(schema))) {
    const pattern = part['x-numeric-string']
    const nested = numericIn(isRecord(part.items) ? part.items : part)
    if (typeof pattern === 'string') found[name] = pattern
    else if (Object.keys(nested).length > 0) found[name] = nested
  }
  return found
}

function parameterSchema(operation: ContractOperation, place: string): Record<string, unknown> {
  const entries = parametersIn(operation, place).map(({ name, schema }) => [name, schema])
  return { type: 'object', properties: Object.fromEntries(entries) }
}

/**
 * The part of `Location` before the id: the path of the operation that reads the new record, for example
 * `/api/reviews/{reviewId}` for the list `/api/products/{productId}/reviews`.
 */
function locationOf({ operationId, path }: ContractOperation, all: readonly ContractOperation[]): string {
  const [collection = ''] = path.split('{', 1)
  const [, base, , ...below] = path.split('/')
  const prefixes = [`/${base}/${below.at(-1)}/`, collection.replace(/\/?$/, '/')]
  const isRead = (prefix: string) =>
    all.some((one) => one.method === 'get' && one.path.replace(/\{\w+\}$/, '') === prefix)
  const found = prefixes.find(isRead)
  if (!found) throw new Error(`${operationId} has a Location, and nothing reads ${prefixes.at(-1)}{…}`)
  return found
}

function headerNames({ responses = {} }: ContractOperation, status: string): string[] {
  const response = responses[status]
  return Object.keys((response && 'headers' in response && response.headers) || {}).map((name) =>
    name.toLowerCase(),
  )
}
