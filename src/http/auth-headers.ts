import type { ErrorCode, errorStatus } from '../../generated/operations.ts'
import { ApiError } from '../domain/errors.ts'

type UnauthorizedCode = {
  [Code in ErrorCode]: (typeof errorStatus)[Code] extends 401 ? Code : never
}[ErrorCode]

const BEARER = 'Bearer realm="cms"'
const API_KEY = 'ApiKey realm="cms"'

/** `WWW-Authenticate` for each error code with status 401 (RFC 9110, section 11.6.1; RFC 6750, section 3). */
export const CHALLENGES: Readonly<Partial<Record<ErrorCode, string>>> = {
  // without credentials, a challenge only lists the schemes
  authentication_required: `${BEARER}, ${API_KEY}`,
  token_invalid: `${BEARER}, error="invalid_token", error_description="The access token is not valid"`,
  token_expired: `${BEARER}, error="invalid_token", error_description="The access token has expired"`,
  api_key_invalid: API_KEY,
  invalid_credentials: BEARER,
  refresh_token_invalid: BEARER,
  refresh_token_expired: BEARER,
  refresh_token_reused: BEARER,
} satisfies Record<UnauthorizedCode, string>

/** Of operations that take no API keys. */
export const SIGN_IN_CHALLENGE = { 'www-authenticate': BEARER }

/** The token of a `Bearer` header (RFC 6750, section 2.1); throws `token_invalid` if it is malformed. */
export function bearerToken(authorization: string | undefined): string | undefined {
  const bearer = /^bearer(?: +([\w\-.~+/]+=*) *$| |$)/i.exec(authorization ?? '')
  if (bearer && bearer[1] === undefined) throw new ApiError('token_invalid')
  return bearer?.[1]
}
