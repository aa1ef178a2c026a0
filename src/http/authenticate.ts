import type { FastifyRequest } from 'fastify'
import type { Auth } from '../auth/auth.ts'
import { BEARER_TOKEN, bearerToken } from '../auth/challenges.ts'
import { type ApiKeyPrincipal, nameOf, type UserPrincipal } from '../context.ts'
import type { OperationDescription } from '../contract/operation.ts'
import { ApiError } from './errors.ts'

/** What came of a credential of one scheme: nobody presented one, it was refused, or it stands for somebody. */
type Outcome<T> = { readonly principal: T } | { readonly refusal: ApiError } | undefined

/** What came of the credentials of one request. */
export interface Credentials {
  readonly bearerAuth: Outcome<UserPrincipal>
  readonly apiKeyAuth: Outcome<ApiKeyPrincipal>
}

/** The credentials of a request, if there is one and it is remembered: nothing has to be waited for then. */
export function recallCredentials(
  { headers }: FastifyRequest,
  { security }: OperationDescription,
  auth: Auth,
): Credentials | undefined {
  const { authorization, 'x-api-key': apiKey } = headers
  if (apiKey === undefined) {
    const token = takes(security, 'bearerAuth') ? BEARER_TOKEN.exec(authorization ?? '')?.[1] : undefined
    const principal = token && auth.principals.recall(token)
    return principal ? { bearerAuth: { principal }, apiKeyAuth: undefined } : undefined
  }
  if (authorization !== undefined || typeof apiKey !== 'string' || !takes(security, 'apiKeyAuth'))
    return undefined
  const principal = auth.apiKeys.recall(apiKey)
  return principal && { bearerAuth: undefined, apiKeyAuth: { principal } }
}

function takes(security: OperationDescription['security'], scheme: keyof Credentials): boolean {
  return security.some((requirement) => requirement.scheme === scheme)
}

/** Verifies the credentials that an operation takes. Only refusals are kept; any other fault is thrown. */
export async function authenticate(
  { headers }: FastifyRequest,
  { security }: OperationDescription,
  auth: Auth,
): Promise<Credentials> {
  const apiKey = headers['x-api-key']
  return {
    bearerAuth: takes(security, 'bearerAuth')
      ? await outcome(async () => {
          const token = bearerToken(headers.authorization)
          return token === undefined ? undefined : auth.principals.ofAccessToken(token)
        })
      : undefined,
    apiKeyAuth:
      takes(security, 'apiKeyAuth') && typeof apiKey === 'string'
        ? await outcome(() => auth.apiKeys.verifyApiKey(apiKey))
        : undefined,
  }
}

async function outcome<T>(verify: () => Promise<T | undefined>): Promise<Outcome<T>> {
  try {
    const principal = await verify()
    return principal === undefined ? undefined : { principal }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { refusal: error }
    throw error
  }
}

/** The name that a request is counted under: its account, its key, or else its address. */
export function clientOf(credentials: Credentials | undefined, address: string): string {
  const outcomes = [credentials?.bearerAuth, credentials?.apiKeyAuth]
  for (const outcome of outcomes) {
    if (outcome && 'principal' in outcome) return nameOf(outcome.principal)
  }
  return outcomes.some((outcome) => outcome !== undefined) ? refusedClient(address) : `ip:${address}`
}

/** Refused credentials have a counter of their own, so that guessing does not use up what an address may ask in public. */
export function refusedClient(address: string): string {
  return `refused:${address}`
}
