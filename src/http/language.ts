import type { FastifyReply } from 'fastify'
import type { Language } from '../../generated/operations.ts'

const VARIES = 'Accept-Language'

/** Sets `Content-Language` and `Vary` (RFC 9110, sections 8.5 and 12.5.5) of an answer with a message. */
export function setLanguage(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language)
  varyByLanguage(reply)
}

/** Adds `Accept-Language` to `Vary`, for caches. */
export function varyByLanguage(reply: FastifyReply): void {
  const varies = reply.getHeader('vary')
  if (varies === undefined) reply.header('vary', VARIES)
  else if (!String(varies).includes(VARIES)) reply.header('vary', `${varies}, ${VARIES}`)
}
