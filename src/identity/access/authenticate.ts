import type { IncomingHttpHeaders } from 'node:http'
import type { OperationDescription, SecurityRequirement } from '../../../generated/operations.ts'
import { identityOf } from '../../domain/change.ts'
import { ApiError } from '../../domain/errors.ts'
import type { ApiKeyPrincipal, PreviewPrincipal, Principal, UserPrincipal } from '../../domain/principal.ts'
import { bearerToken } from '../../http/auth-headers.ts'
import type { Auth } from '../auth.ts'
import { endedCredential } from '../denied-attempts.ts'
import type { DoLookup } from '../lookup-cache.ts'

type Scheme = SecurityRequirement['scheme']

/**
 * The principal of each credential, or the error that rejects it; undefined if the credential was not sent.
 */
export interface Authentication
  extends Readonly<Record<Scheme, Principal | PreviewPrincipal | ApiError | undefined>> {
  readonly bearerAuth: UserPrincipal | ApiError | undefined
  readonly apiKeyAuth: ApiKeyPrincipal | ApiError | undefined
  readonly previewToken: PreviewPrincipal | ApiError | undefined
}

/** The request has no credential that the operation accepts. */
export const NOBODY: Authentication = Object.freeze({
  bearerAuth: undefined,
  apiKeyAuth: undefined,
  previewToken: undefined,
})

/** Verifies each kind of credential. */
export interface Verifiers {
  readonly principals: Pick<Auth['principals'], 'ofAccessToken'>
  readonly apiKeys: Pick<Auth['apiKeys'], 'verifyApiKey'>
  readonly previews: Pick<Auth['previews'], 'verify'>
}

/**
 * Verifies the credentials that an operation accepts. Returns 401 errors, and 403 for a publishable key on a
 * page of another origin; throws any other error. Calls `doLookup` for a credential that is not cached.
 */
export async function authenticate(
  headers: IncomingHttpHeaders,
  preview: string | undefined,
  security: readonly SecurityRequirement[],
  auth: Verifiers,
  doLookup: Readonly<Record<Scheme, DoLookup>>,
): Promise<Authentication> {
  const { authorization, origin, 'x-api-key': apiKey } = headers
  if (authorization === undefined && apiKey === undefined && preview === undefined) return NOBODY
  const takes = (scheme: Scheme) => security.some((one) => one.scheme === scheme)
  const bearerAuth = takes('bearerAuth')
    ? await orUnauthorized(() => {
        const token = bearerToken(authorization)
        return token === undefined ? undefined : auth.principals.ofAccessToken(token, doLookup.bearerAuth)
      })
    : undefined
  const apiKeyAuth =
    takes('apiKeyAuth') && typeof apiKey === 'string'
      ? forOrigin(await orUnauthorized(() => auth.apiKeys.verifyApiKey(apiKey, doLookup.apiKeyAuth)), origin)
      : undefined
  const previewToken =
    takes('previewToken') && preview !== undefined
      ? await orUnauthorized(() => auth.previews.verify(preview, doLookup.previewToken))
      : undefined
  return bearerAuth || apiKeyAuth || previewToken ? { bearerAuth, apiKeyAuth, previewToken } : NOBODY
}

/**
 * The publishable key that a page sends along with a read that needs no credential, if it is valid there: its
 * origins can read the response. Undefined for any other key, which such a read ignores; a 401 error if it is
 * invalid, so that guesses are counted.
 */
export async function keyOfPage(
  { origin, 'x-api-key': apiKey }: IncomingHttpHeaders,
  { method, isPublic, security }: Pick<OperationDescription, 'method' | 'isPublic' | 'security'>,
  { apiKeys }: Pick<Auth, 'apiKeys'>,
  doLookup: DoLookup,
): Promise<ApiKeyPrincipal | ApiError | undefined> {
  if (method !== 'GET' || !isPublic || security.length > 0) return undefined
  if (origin === undefined || typeof apiKey !== 'string') return undefined
  try {
    const key = forOrigin(await apiKeys.verifyApiKey(apiKey, doLookup), origin)
    return key instanceof ApiError ? undefined : key
  } catch (error) {
    if (error instanceof ApiError) return error.status === 401 ? error : undefined
    throw error
  }
}

/** Browsers always name the origin of the page; apps and servers have none. */
function forOrigin(key: ApiKeyPrincipal | ApiError | undefined, origin: string | undefined) {
  if (!key || key instanceof ApiError || !key.origins || origin === undefined) return key
  return key.origins.includes(origin) ? key : endedCredential('origin_not_allowed', identityOf(key))
}

async function orUnauthorized<T>(verify: () => Promise<T> | undefined): Promise<T | ApiError | undefined> {
  try {
    return await verify()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return error
    throw error
  }
}

/** The owner of the first valid credential of a request. */
export function principalOf({ bearerAuth, apiKeyAuth }: Authentication): Principal | undefined {
  if (bearerAuth && !(bearerAuth instanceof ApiError)) return bearerAuth
  return apiKeyAuth instanceof ApiError ? undefined : apiKeyAuth
}
