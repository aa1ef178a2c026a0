import { ApiError, type ApiErrorOptions, type ErrorCode } from '../http/errors.ts'

const BEARER = 'Bearer realm="cms"'
const API_KEY = 'ApiKey realm="cms"'

/** `WWW-Authenticate` for each code that answers 401 (RFC 9110, section 11.6.1; RFC 6750, section 3). */
const CHALLENGES = {
  // Without credentials a challenge says no more than which schemes there are.
  authentication_required: `${BEARER}, ${API_KEY}`,
  token_invalid: `${BEARER}, error="invalid_token", error_description="The access token is not valid"`,
  token_expired: `${BEARER}, error="invalid_token", error_description="The access token has expired"`,
  api_key_invalid: API_KEY,
  invalid_credentials: BEARER,
  refresh_token_invalid: BEARER,
  refresh_token_expired: BEARER,
  refresh_token_reused: BEARER,
} as const satisfies Partial<Record<ErrorCode, string>>

export type UnauthorizedCode = keyof typeof CHALLENGES

export function isUnauthorizedCode(code: string): code is UnauthorizedCode {
  return Object.hasOwn(CHALLENGES, code)
}

/** A 401 with the challenge that it must carry. Every 401 of the service is made here. */
export function unauthorized(
  code: UnauthorizedCode,
  options: Pick<ApiErrorOptions, 'detail' | 'cause'> = {},
): ApiError {
  return new ApiError(code, { ...options, headers: { 'www-authenticate': CHALLENGES[code] } })
}

/** The whole header, with the token (RFC 6750, section 2.1). */
export const BEARER_TOKEN = /^bearer +([\w\-.~+/]+=*) *$/i

/**
 * The token of an `Authorization` header with the scheme `Bearer` (RFC 6750, section 2.1); undefined for any other scheme.
 *
 * @throws ApiError `token_invalid` when the scheme is `Bearer` but what follows is no token
 */
export function bearerToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined || !/^bearer(?: |$)/i.test(authorization)) return undefined
  const token = BEARER_TOKEN.exec(authorization)?.[1]
  if (token === undefined) throw unauthorized('token_invalid')
  return token
}
