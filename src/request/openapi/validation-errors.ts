import type { ErrorObject } from 'ajv'
import { patternNames, type ValidationRule, validationRules } from '../../../generated/operations.ts'
import { pointerSegment } from '../../base/json-pointer.ts'
import { ApiError } from '../../domain/errors.ts'
import type { FieldError, Parameters } from '../../messages/messages.ts'

/** The maximum number of errors in one response. */
export const MAX_ERRORS = 100
/** The maximum number of characters that an error repeats of a client's unknown name. */
const MAX_NAME = 200

/** The error for everything that the validators found. */
export function validationError(found: readonly ErrorObject[]): ApiError {
  const all = withoutAlternatives(found).map(toFieldError)
  if (all.some(({ field, rule }) => field === '/if-match' && rule === 'required')) {
    return new ApiError('precondition_required')
  }
  const errors = all.slice(0, MAX_ERRORS)
  const parameter = all.find((error) => error.location !== 'body')
  if (!parameter) return new ApiError('validation_failed', { errors })
  const unknown = parameter.rule === 'additionalProperties'
  return new ApiError(unknown ? 'unknown_parameter' : 'invalid_parameter', { errors })
}

/**
 * A value that fits no alternative (`oneOf`, `anyOf`) breaks a rule of each. The client only sees the rules
 * of the alternative with the type of the value; if there is none, it sees that the type is wrong.
 */
function withoutAlternatives(found: readonly ErrorObject[]): ErrorObject[] {
  let errors = [...found]
  for (const group of found.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')) {
    const inGroup = ({ schemaPath }: ErrorObject) => schemaPath.startsWith(`${group.schemaPath}/`)
    const related = errors.filter(inGroup)
    // a wrong type within the value is one of the rules of the alternative
    const isOfValue = ({ keyword, instancePath }: ErrorObject) =>
      keyword === 'type' && instancePath === group.instancePath
    const useful = related.filter((error) => !isOfValue(error))
    const type = related.flatMap(({ params }) => params.type)
    const summary: ErrorObject = { ...group, keyword: 'type', params: { type } }
    const others = errors.filter((error) => error !== group && !inGroup(error))
    errors = [...others, ...(useful.length > 0 ? useful : [summary])]
  }
  return errors
}

function toFieldError(error: ErrorObject): FieldError {
  const { instancePath, params } = error
  const [, root = '', ...rest] = instancePath.split('/')
  const member = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  const name = String(member)
  const shown = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name
  const segments = member === undefined ? rest : [...rest, pointerSegment(shown)]
  const isBody = root === 'requestBody' || member === 'requestBody'
  const inUrl = root === 'path' || root === 'query' ? root : undefined
  const location = isBody ? 'body' : (inUrl ?? 'header')
  const field = member === 'requestBody' ? '' : segments.map((segment) => `/${segment}`).join('')
  return { location, field, rule: ruleOf(error), parameters: parametersOf(params) }
}

/** `keyword`, with the name of the format or the pattern. */
function ruleOf({ keyword, params }: ErrorObject): ValidationRule {
  const variant = keyword === 'pattern' ? patternNames[String(params.pattern)] : params.format
  const name = variant === undefined ? keyword : `${keyword}.${variant}`
  const rule = validationRules.find((known) => known === name)
  if (rule === undefined) throw new Error(`${name} is no rule of the contract: run npm run generate`)
  return rule
}

function parametersOf({ limit, type, allowedValues }: ErrorObject['params']): Parameters {
  return {
    ...(limit !== undefined && { limit: String(limit) }),
    ...(type !== undefined && { types: [type].flat().map(String) }),
    ...(Array.isArray(allowedValues) && { allowedValues: allowedValues.map(String) }),
  }
}
