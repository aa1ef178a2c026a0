import { ApiError } from '../words/errors.ts'

/**
 * The token of an `Authorization` header (RFC 6750, section 2.1); undefined for other schemes than `Bearer`.
 *
 * @throws ApiError `token_invalid` when the scheme is `Bearer` but what follows is no token
 */
export function bearerToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined || !/^bearer(?: |$)/i.test(authorization)) return undefined
  const token = /^bearer +([\w\-.~+/]+=*) *$/i.exec(authorization)?.[1]
  if (token === undefined) throw new ApiError('token_invalid')
  return token
}
