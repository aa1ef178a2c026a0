import { unauthorized } from '../auth/challenges.ts'
import type { Principal, Role } from '../context.ts'
import type { Credentials } from '../http/authenticate.ts'
import { ApiError } from '../http/errors.ts'
import type { OperationDescription, SecurityRequirement } from './operation.ts'

const RANK: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, admin: 2 }

/** Whether a role includes another: each role includes the ones below it. */
export function includesRole(role: Role, least: Role): boolean {
  return RANK[role] >= RANK[least]
}

/**
 * Whether one alternative of an operation's `security` is met.
 *
 * @returns who is let in; undefined when no credential of its scheme was presented
 * @throws ApiError 401 when the credential was refused, 403 when its role or scopes do not suffice
 */
export function authorize(requirement: SecurityRequirement, credentials: Credentials): Principal | undefined {
  const outcome = credentials[requirement.scheme]
  if (!outcome) return undefined
  if ('refusal' in outcome) throw outcome.refusal
  const { principal } = outcome
  if (requirement.scheme === 'bearerAuth') {
    if (principal.kind === 'user' && includesRole(principal.role, requirement.role)) return principal
    throw new ApiError('permission_denied')
  }
  if (principal.kind === 'apiKey' && principal.scopes.includes(requirement.scope)) return principal
  throw new ApiError('insufficient_scope')
}

/** The principal of the first alternative that is met, in the order of the document. */
export function principalOf(
  { security }: OperationDescription,
  results: Readonly<Record<string, unknown>>,
): Principal | undefined {
  return security.map(({ scheme }) => results[scheme]).find(isPrincipal)
}

function isPrincipal(result: unknown): result is Principal {
  return typeof result === 'object' && result !== null && 'kind' in result
}

/** Why nobody was let in: the refusal of the credential that was presented, or that there was none. */
export function refusalOf(results: Readonly<Record<string, unknown>>): ApiError {
  for (const result of Object.values(results)) {
    if (
      typeof result === 'object' &&
      result !== null &&
      'error' in result &&
      result.error instanceof ApiError
    ) {
      return result.error
    }
  }
  return unauthorized('authentication_required')
}
