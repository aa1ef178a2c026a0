import type { SecurityRequirement } from '../../../generated/operations.ts'
import { ApiError } from '../../domain/errors.ts'
import { type Access, includesRole, type PreviewPrincipal, type Principal } from '../../domain/principal.ts'
import { SIGN_IN_CHALLENGE } from '../../http/auth-headers.ts'
import type { Authentication } from './authenticate.ts'

/**
 * The owner of the first credential that meets an alternative of an operation's `security`. If there is none,
 * the error of the first credential: 401 if it is invalid, 403 if its role or scopes do not suffice.
 */
export function authorize(
  security: readonly SecurityRequirement[],
  authentication: Authentication,
): Principal | PreviewPrincipal | ApiError {
  let error: ApiError | undefined
  for (const requirement of security) {
    const verified = authentication[requirement.scheme]
    if (!verified) continue
    if (verified instanceof ApiError) error ??= verified
    else if (suffices(verified, requirement)) return verified
    else error ??= insufficient(requirement, security)
  }
  return error ?? credentialNeeded(security)
}

/** The 401 error of a request without a credential that the operation takes: many take no API key. */
export function credentialNeeded(security: readonly SecurityRequirement[]): ApiError {
  const takesKeys = security.some(({ scheme }) => scheme === 'apiKeyAuth')
  if (takesKeys) return new ApiError('authentication_required')
  return new ApiError('authentication_required', { detail: 'signInNeeded', headers: SIGN_IN_CHALLENGE })
}

export function suffices(principal: Access, requirement: SecurityRequirement): boolean {
  if (requirement.scheme === 'previewToken') return principal.kind === 'preview'
  return requirement.scheme === 'bearerAuth'
    ? principal.kind === 'user' && includesRole(principal.role, requirement.role)
    : principal.kind === 'apiKey' && requirement.scopes.every((scope) => principal.scopes.includes(scope))
}

/** Whether an error is a 401 for a credential that was sent and is not valid. */
export function isInvalidCredential({ status, code }: ApiError): boolean {
  return status === 401 && code !== 'authentication_required'
}

/**
 * The 403 error if the role or the scopes do not suffice.
 *
 * @param security all alternatives with their scopes
 */
export function insufficient({ scheme }: SecurityRequirement, security: readonly SecurityRequirement[]) {
  if (scheme === 'bearerAuth') return new ApiError('permission_denied')
  const scopes = security
    .flatMap((one) => (one.scheme === 'apiKeyAuth' ? [one.scopes.join(', ')] : []))
    .join(' | ')
  return new ApiError('insufficient_scope', { detail: 'scopesNeeded', parameters: { scopes } })
}
