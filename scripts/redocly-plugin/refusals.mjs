import { hasParameter, operations, requirements } from './contract.mjs'
import { codesNamed, explanations, isError } from './errors.mjs'
import { list } from './place.mjs'

/**
 * @typedef {import('./place.mjs').Place} Place
 * @typedef {import('./contract.mjs').Operation} Operation
 *
 * @typedef {object} Fact what may be true of an operation, and the error codes that come of it
 * @property {string} what
 * @property {boolean} holds its operation lists the codes
 * @property {boolean} [isOptional] where it does not hold, the operation may list them all the same
 * @property {readonly string[]} codes
 */

const OF_BODIES = [
  'malformed_request',
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
]
const OF_SIGNING_IN = [
  'invalid_credentials',
  'account_disabled',
  'refresh_token_invalid',
  'refresh_token_expired',
  'refresh_token_reused',
]
const BEFORE_OPERATIONS = ['method_not_allowed', 'request_timeout', 'uri_too_long', 'headers_too_large']

/**
 * What an operation takes decides which codes it can refuse with, and its description names no others.
 * Option `schema`: the name of the list of all codes.
 * @type {import('./rule.mjs').Check}
 */
export function* errorCodesMatchOperation(root, options) {
  const known = new Set(explanations(root, options.schema).map(([code]) => code))
  for (const operation of operations(root)) {
    const { id, place } = operation
    const responses = place.get('responses')
    const listed = refusals(operation)
    for (const { what, holds, isOptional = false, codes } of facts(root, operation)) {
      for (const code of codes) {
        if (holds && !listed.includes(code))
          yield responses.problem(`${id} ${what}, but does not list ${code}.`)
        if (!holds && !isOptional && listed.includes(code))
          yield responses.problem(`${id} lists ${code}, but only an operation that ${what} can.`)
      }
    }
    for (const code of codesNamed(place.members.description, (word) => known.has(word))) {
      if (!listed.includes(code))
        yield place.problem(`${id} names ${code}, but none of its responses lists it.`)
    }
  }
}

/** The codes of all error responses of an operation. @param {Operation} operation */
export function refusals({ responses }) {
  return responses.flatMap(([status, response]) =>
    isError(status) ? list(response.members['x-error-codes']).map(String) : [],
  )
}

/**
 * Codes that are not named here are up to the handler.
 * @param {Place} root
 * @param {Operation} operation
 * @returns {Fact[]}
 */
export function facts(root, operation) {
  const { body, parameters, place } = operation
  const has = (/** @type {string} */ where, /** @type {string} */ name) =>
    hasParameter(operation, where, name)
  const required = parameters.filter(({ members: it }) => it.required === true)
  return [
    {
      what: 'can fail like any other',
      holds: true,
      codes: ['unknown_parameter', 'rate_limited', 'internal_error', 'unavailable'],
    },
    { what: 'takes parameters', holds: parameters.length > 0, codes: ['invalid_parameter'] },
    { what: 'takes a cursor', holds: has('query', 'cursor'), codes: ['invalid_cursor'] },
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
      codes: ['idempotency_key_reused'],
    },
    {
      what: 'takes Idempotency-Key',
      holds: has('header', 'Idempotency-Key'),
      isOptional: true,
      codes: ['conflict'],
    },
    { what: 'takes a body', holds: body.exists, codes: OF_BODIES },
    { what: 'is deprecated', holds: place.members.deprecated === true, codes: ['endpoint_sunset'] },
    ...factsOfSecurity(requirements(root, operation)),
    { what: 'is not reached', holds: false, codes: BEFORE_OPERATIONS },
  ]
}

/** @param {ReturnType<typeof requirements>} security @returns {Fact[]} */
function factsOfSecurity(security) {
  const takesTokens = security.some((it) => 'bearerAuth' in it)
  const takesKeys = security.some((it) => 'apiKeyAuth' in it)
  const needsRole = security.some((it) => list(it.bearerAuth).length > 0)
  const isSecured = security.length > 0
  return [
    { what: 'is secured', holds: isSecured, codes: ['authentication_required'] },
    { what: 'takes access tokens', holds: takesTokens, codes: ['token_invalid', 'token_expired'] },
    { what: 'needs a role', holds: needsRole, isOptional: takesTokens, codes: ['permission_denied'] },
    { what: 'takes API keys', holds: takesKeys, codes: ['api_key_invalid', 'insufficient_scope'] },
    { what: 'takes credentials in its body', holds: false, isOptional: !isSecured, codes: OF_SIGNING_IN },
  ]
}
