import type { FastifyReply } from 'fastify'
import { codeOfReason, type ErrorCode, type Language } from '../../generated/operations.ts'
import { CHALLENGES } from './auth-headers.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** For records with selected fields: the profile distinguishes them from complete records. */
export const PARTIAL_TYPE = `${JSON_TYPE}; profile=partial`

const VARIES = 'Accept-Language'

export function errorEnvelope(
  message: unknown,
  {
    code,
    ...more
  }: { readonly code: ErrorCode; readonly requestId: string; readonly errors?: readonly unknown[] },
) {
  const of = codeOfReason[code]
  const data = of === undefined ? { code, ...more } : { code: of, reason: code, ...more }
  return { status: 'error', message, data }
}

/** The headers of every error with a code. */
export function errorHeaders(code: ErrorCode, language: Language): Record<string, string> {
  const challenge = CHALLENGES[code]
  return {
    ...(challenge !== undefined && { 'www-authenticate': challenge }),
    'cache-control': 'no-store',
    'content-type': JSON_TYPE,
    'content-language': language,
  }
}

/** Sets `Content-Language` and `Vary` (RFC 9110, sections 8.5 and 12.5.5) of a response with a message. */
export function setLanguage(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language)
  varyByLanguage(reply)
}

/** Adds `Accept-Language` to `Vary`, for caches. */
export function varyByLanguage(reply: FastifyReply): void {
  varyBy(reply, VARIES)
}

/** Adds the names of request headers to `Vary`, once. */
export function varyBy(reply: FastifyReply, names: string): void {
  const varies = reply.getHeader('vary')
  if (varies === undefined) reply.header('vary', names)
  else if (!String(varies).includes(names)) reply.header('vary', `${varies}, ${names}`)
}
