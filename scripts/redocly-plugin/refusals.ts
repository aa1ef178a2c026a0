import { list } from '../json.ts'
import {
  actionOf,
  FORM_TYPE,
  hasParameter,
  JSON_TYPE,
  type Operation,
  operations,
  requirements,
} from './contract.ts'
import { codesNamed, explanations, isError, refusalsIn } from './errors.ts'
import type { JsonNode, Problem } from './json-node.ts'
import type { Options } from './rule.ts'

/** A possible property of an operation, and the error codes that follow from it. */
export interface Fact {
  readonly what: string
  /** Whether the operation must list the codes. */
  readonly holds: boolean
  /** Whether the operation can list the codes even if it does not hold. */
  readonly isOptional?: boolean
  readonly codes: readonly string[]
}

const OF_BODIES = ['malformed_request', 'payload_too_large', 'unsupported_media_type', 'validation_failed']
const OF_SIGNING_IN = [
  'invalid_credentials',
  'account_disabled',
  'refresh_token_invalid',
  'refresh_token_expired',
  'refresh_token_reused',
]
const BEFORE_OPERATIONS = ['method_not_allowed', 'request_timeout', 'uri_too_long', 'headers_too_large']

/**
 * The inputs of an operation decide with which codes it can refuse, and its description names no others.
 * Option `schema`: the name of the list of all codes.
 */
export function* errorCodesMatchOperation(root: JsonNode, options: Options): Iterable<Problem> {
  const known = new Set(explanations(root, options.schema).map(([code]) => code))
  for (const operation of operations(root)) {
    const { id, node } = operation
    const responses = node.get('responses')
    const listed = refusals(operation)
    for (const { what, holds, isOptional = false, codes } of facts(root, operation)) {
      for (const code of codes) {
        if (holds && !listed.includes(code))
          yield responses.problem(`${id} ${what}, but does not list ${code}.`)
        if (!holds && !isOptional && listed.includes(code))
          yield responses.problem(`${id} lists ${code}, but only an operation that ${what} can.`)
      }
    }
    for (const code of codesNamed(node.members.description, (word) => known.has(word))) {
      if (!listed.includes(code))
        yield node.problem(`${id} names ${code}, but none of its responses lists it.`)
    }
  }
}

/** All codes with which an operation can refuse. */
export function refusals({ responses }: Operation) {
  return responses.flatMap(([status, response]) => (isError(status) ? refusalsIn(response) : []))
}

/** Codes that are not named here are up to the handler. */
export function facts(root: JsonNode, operation: Operation): Fact[] {
  const { body, parameters, node } = operation
  const has = (where: string, name: string) => hasParameter(operation, where, name)
  const required = parameters.filter(({ members: it }) => it.required === true)
  return [
    {
      what: 'can fail like any other',
      holds: true,
      codes: ['unknown_parameter', 'rate_limited', 'internal_error', 'unavailable'],
    },
    { what: 'takes parameters', holds: parameters.length > 0, codes: ['invalid_parameter'] },
    {
      what: 'takes a cursor',
      holds: has('query', 'cursor') || has('query', 'since'),
      codes: ['invalid_cursor'],
    },
    { what: 'takes a cursor of changes', holds: has('query', 'since'), codes: ['cursor_expired'] },
    { what: 'has a path parameter', holds: hasParameter(operation, 'path'), codes: ['not_found'] },
    { what: 'takes If-Match', holds: has('header', 'If-Match'), codes: ['precondition_failed'] },
    {
      what: 'requires If-Match',
      holds: required.some(({ members: it }) => it.name === 'If-Match'),
      codes: ['precondition_required'],
    },
    {
      what: 'takes Idempotency-Key',
      holds: has('header', 'Idempotency-Key'),
      codes: ['idempotency_key_reused', 'in_progress'],
    },
    { what: 'is an action', holds: actionOf(operation) !== undefined, codes: ['wrong_state'] },
    { what: 'writes', holds: false, isOptional: true, codes: ['conflict'] },
    { what: 'takes a body', holds: body.exists, codes: OF_BODIES },
    { what: 'takes JSON', holds: body.get('content', JSON_TYPE).exists, codes: ['malformed_json'] },
    {
      what: 'takes a file',
      holds: body.get('content', FORM_TYPE).exists,
      codes: ['media_type_refused', 'image_too_large'],
    },
    { what: 'is deprecated', holds: node.members.deprecated === true, codes: ['endpoint_sunset'] },
    ...factsOfSecurity(requirements(root, operation)),
    { what: 'is not reached', holds: false, codes: BEFORE_OPERATIONS },
  ]
}

function factsOfSecurity(security: ReturnType<typeof requirements>): Fact[] {
  const takesTokens = security.some((it) => 'bearerAuth' in it)
  const takesKeys = security.some((it) => 'apiKeyAuth' in it)
  const needsRole = security.some((it) => list(it.bearerAuth).length > 0)
  const isSecured = security.length > 0
  const known: Fact[] = [
    { what: 'is secured', holds: isSecured, codes: ['authentication_required'] },
    { what: 'takes access tokens', holds: takesTokens, codes: ['token_invalid', 'token_expired'] },
    { what: 'needs a role', holds: needsRole, isOptional: takesTokens, codes: ['permission_denied'] },
    { what: 'takes API keys', holds: takesKeys, codes: ['api_key_invalid', 'insufficient_scope'] },
    { what: 'takes credentials in its body', holds: false, isOptional: !isSecured, codes: OF_SIGNING_IN },
  ]
  // a client that meets no other requirement is anonymous, or refused
  const isOpen = security.some((it) => Object.keys(it).length === 0)
  const met = known.map((fact) => (isOpen && fact.holds ? { ...fact, holds: false, isOptional: true } : fact))
  // a key on a foreign page grants nothing, not even public content
  return [...met, { what: 'takes API keys', holds: takesKeys, codes: ['origin_not_allowed'] }]
}
