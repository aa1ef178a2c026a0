import type { SecurityRequirement } from '../../../generated/operations.ts'
import { ApiError } from '../../words/errors.ts'
import { includesRole, type Principal } from '../../words/principal.ts'
import type { Authentication } from './authenticate.ts'

/**
 * Whether one alternative of an operation's `security` is met.
 *
 * @returns who is let in, or why not: 401 when the credential was refused, 403 when its role or scopes do not
 *   suffice; undefined when no credential of this scheme was presented
 */
export function authorize(
  requirement: SecurityRequirement,
  authentication: Authentication,
): Principal | ApiError | undefined {
  const outcome = authentication[requirement.scheme]
  if (!outcome) return undefined
  if ('refusal' in outcome) return outcome.refusal
  const { principal } = outcome
  const suffices =
    requirement.scheme === 'bearerAuth'
      ? principal.kind === 'user' && includesRole(principal.role, requirement.role)
      : principal.kind === 'apiKey' && requirement.scopes.every((scope) => principal.scopes.includes(scope))
  return suffices ? principal : insufficient(requirement)
}

/** 403: the credential holds, and what it may do is not enough. */
export function insufficient(requirement: SecurityRequirement): ApiError {
  if (requirement.scheme === 'bearerAuth') return new ApiError('permission_denied')
  const { scopes } = requirement
  return new ApiError('insufficient_scope', { detail: 'scopesNeeded', parameters: { scopes } })
}
