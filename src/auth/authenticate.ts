import type { IncomingHttpHeaders } from 'node:http'
import type { SecurityRequirement } from '../../generated/operations.ts'
import { ApiError } from '../core/errors.ts'
import type { ApiKeyPrincipal, Principal, UserPrincipal } from '../core/principal.ts'
import type { Auth } from './auth.ts'
import { bearerToken } from './bearer.ts'

/** What came of a credential of one scheme: nobody presented one, it was refused, or it stands for somebody. */
type Outcome<T extends Principal> = { readonly principal: T } | { readonly refusal: ApiError } | undefined

/** What came of the credentials of one request. */
export interface Authentication {
  readonly bearerAuth: Outcome<UserPrincipal>
  readonly apiKeyAuth: Outcome<ApiKeyPrincipal>
}

/** No credential was presented that the operation takes. */
export const NOBODY: Authentication = Object.freeze({ bearerAuth: undefined, apiKeyAuth: undefined })

/**
 * Verifies the credentials that an operation takes. Refusals are kept for its authorisation; any other fault is
 * thrown.
 *
 * @param security the alternatives of the operation
 * @param beforeLookup runs before a credential that is not remembered is looked up, and may throw
 */
export async function authenticate(
  headers: IncomingHttpHeaders,
  security: readonly SecurityRequirement[],
  auth: Pick<Auth, 'principals' | 'apiKeys'>,
  beforeLookup: () => Promise<void>,
): Promise<Authentication> {
  const { authorization, 'x-api-key': apiKey } = headers
  if (authorization === undefined && apiKey === undefined) return NOBODY
  const takes = (scheme: SecurityRequirement['scheme']) => security.some((one) => one.scheme === scheme)
  const bearerAuth = takes('bearerAuth')
    ? await outcomeOf(async () => {
        const token = bearerToken(authorization)
        return token === undefined ? undefined : auth.principals.ofAccessToken(token, beforeLookup)
      })
    : undefined
  const apiKeyAuth =
    takes('apiKeyAuth') && typeof apiKey === 'string'
      ? await outcomeOf(() => auth.apiKeys.verifyApiKey(apiKey, beforeLookup))
      : undefined
  return bearerAuth || apiKeyAuth ? { bearerAuth, apiKeyAuth } : NOBODY
}

async function outcomeOf<T extends Principal>(verify: () => Promise<T | undefined>): Promise<Outcome<T>> {
  try {
    const principal = await verify()
    return principal && { principal }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { refusal: error }
    throw error
  }
}

/** Whom the credentials of a request stand for. */
export function principalsOf({ bearerAuth, apiKeyAuth }: Authentication): Principal[] {
  const outcomes: readonly Outcome<Principal>[] = [bearerAuth, apiKeyAuth]
  return outcomes.flatMap((outcome) => (outcome && 'principal' in outcome ? [outcome.principal] : []))
}
