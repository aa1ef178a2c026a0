import type { IncomingHttpHeaders } from 'node:http'
import type { SecurityRequirement } from '../../../generated/operations.ts'
import { bearerToken } from '../../http/auth-headers.ts'
import { ApiError } from '../../words/errors.ts'
import type { ApiKeyPrincipal, Principal, UserPrincipal } from '../../words/principal.ts'
import type { Auth } from '../auth.ts'
import type { DoLookup } from './lookup-cache.ts'

/** What the credential of one scheme proved to be; undefined where none was sent. */
type Verification<T extends Principal> = { readonly principal: T } | { readonly error: ApiError } | undefined

/** The results for the credentials of one request. */
export interface Authentication {
  readonly bearerAuth: Verification<UserPrincipal>
  readonly apiKeyAuth: Verification<ApiKeyPrincipal>
}

/** The request has no credential that the operation takes. */
export const NOBODY: Authentication = Object.freeze({ bearerAuth: undefined, apiKeyAuth: undefined })

/**
 * Verifies the credentials that an operation takes. Each 401 is returned, any other error is thrown.
 * `doLookup` is called for a credential that is not remembered.
 */
export async function authenticate(
  headers: IncomingHttpHeaders,
  security: readonly SecurityRequirement[],
  auth: Pick<Auth, 'principals' | 'apiKeys'>,
  doLookup: Readonly<Record<SecurityRequirement['scheme'], DoLookup>>,
): Promise<Authentication> {
  const { authorization, 'x-api-key': apiKey } = headers
  if (authorization === undefined && apiKey === undefined) return NOBODY
  const takes = (scheme: SecurityRequirement['scheme']) => security.some((one) => one.scheme === scheme)
  const bearerAuth = takes('bearerAuth')
    ? await verificationOf(() => {
        const token = bearerToken(authorization)
        return token === undefined ? undefined : auth.principals.ofAccessToken(token, doLookup.bearerAuth)
      })
    : undefined
  const apiKeyAuth =
    takes('apiKeyAuth') && typeof apiKey === 'string'
      ? await verificationOf(() => auth.apiKeys.verifyApiKey(apiKey, doLookup.apiKeyAuth))
      : undefined
  return bearerAuth || apiKeyAuth ? { bearerAuth, apiKeyAuth } : NOBODY
}

async function verificationOf<T extends Principal>(
  verify: () => Promise<T | undefined> | undefined,
): Promise<Verification<T>> {
  try {
    const principal = await verify()
    return principal && { principal }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { error }
    throw error
  }
}

/** The owner of the first valid credential of a request. */
export function principalOf({ bearerAuth, apiKeyAuth }: Authentication): Principal | undefined {
  if (bearerAuth && 'principal' in bearerAuth) return bearerAuth.principal
  return apiKeyAuth && 'principal' in apiKeyAuth ? apiKeyAuth.principal : undefined
}
