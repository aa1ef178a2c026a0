import type { ErrorObject } from 'ajv'
import { patternMessages } from '../../generated/operations.ts'
import { ApiError, type FieldError } from '../http/errors.ts'

/** What a client can name in one answer, however much of it is wrong. */
const MAX_ERRORS = 100
/** Characters of a name that the client made up, and that is named in an error. */
const MAX_NAME = 200

const PLACES = { requestBody: 'body', path: 'path', query: 'query', header: 'header' } as const

/** The client's error for what the validators found: all of it at once, a rule broken in one place named once. */
export function validationError(found: readonly ErrorObject[]): ApiError {
  const all = withoutAlternatives(found).map(toFieldError)
  if (all.some(({ field, rule }) => field === 'if-match' && rule === 'required')) {
    return new ApiError('precondition_required')
  }
  const errors = all.slice(0, MAX_ERRORS)
  const parameter = all.find((error) => error.in !== 'body')
  if (!parameter) return new ApiError('validation_failed', { errors })
  const unknown = parameter.rule === 'additionalProperties'
  return new ApiError(unknown ? 'unknown_parameter' : 'invalid_parameter', { errors })
}

/**
 * A value that fits no alternative (`oneOf`, `anyOf`) breaks a rule of each of them. What helps is the rule of the
 * alternative that has its type; or, when none has, that the type is wrong.
 */
function withoutAlternatives(found: readonly ErrorObject[]): ErrorObject[] {
  const groups = found.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  return groups.reduce<ErrorObject[]>(
    (errors, group) => {
      const inGroup = (error: ErrorObject) => error.schemaPath.startsWith(`${group.schemaPath}/`)
      const related = errors.filter((error) => inGroup(error))
      const useful = related.filter(({ keyword }) => keyword !== 'type')
      const types = related.map(({ params }) => String(params.type)).join(' or ')
      const summary: ErrorObject = { ...group, keyword: 'type', params: { type: types } }
      const others = errors.filter((error) => error !== group && !inGroup(error))
      return [...others, ...(useful.length > 0 ? useful : [summary])]
    },
    [...found],
  )
}

function toFieldError({ instancePath, keyword, params, message }: ErrorObject): FieldError {
  const [, root = '', ...rest] = instancePath.split('/')
  const member = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  const segments = member === undefined ? rest : [...rest, escapePointer(shortened(String(member)))]
  const isBody = root === 'requestBody' || member === 'requestBody'
  const place = isBody ? 'body' : (PLACES[isPlace(root) ? root : 'header'] ?? 'header')
  const field = isBody ? pointer(member === 'requestBody' ? [] : segments) : segments.join('/')
  return { in: place, field, rule: keyword, message: wording(keyword, params, message) }
}

function isPlace(root: string): root is keyof typeof PLACES {
  return Object.hasOwn(PLACES, root)
}

/** A JSON Pointer (RFC 6901); empty for the whole body. */
function pointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${segment}`).join('')
}

function shortened(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name
}

function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}

const WORDINGS: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not known',
  type: ({ type }) => `must be ${article(String(type))}`,
  enum: ({ allowedValues }) =>
    `must be one of: ${Array.isArray(allowedValues) ? allowedValues.join(', ') : ''}`,
  minLength: ({ limit }) => `must have at least ${count(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${count(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${count(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${count(limit, 'item')}`,
  minProperties: ({ limit }) => `must have at least ${count(limit, 'field')}`,
  uniqueItems: () => 'must not have the same item twice',
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  format: ({ format }) =>
    format === 'decimal' ? 'must have at most 4 decimals' : `must be a valid ${format}`,
  pattern: ({ pattern }) => patternMessages[String(pattern)] ?? 'does not have the right form',
}

function wording(keyword: string, params: Record<string, unknown>, message: string | undefined): string {
  return WORDINGS[keyword]?.(params) ?? message ?? 'is not valid'
}

function count(limit: unknown, noun: string): string {
  return `${limit} ${noun}${limit === 1 ? '' : 's'}`
}

function article(types: string): string {
  return types
    .replace(/\b(array|integer|object)\b/g, 'an $1')
    .replace(/\b(boolean|number|string)\b/g, 'a $1')
    .replaceAll(',', ' or ')
}
