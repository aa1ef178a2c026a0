import type { FastifyReply } from 'fastify'
import type { Language } from '../../generated/operations.ts'

const VARIES = 'Accept-Language'

/** `Content-Language` and `Vary` (RFC 9110, sections 8.5 and 12.5.5) of an answer with a message. */
export function tellLanguage(reply: FastifyReply, language: Language): void {
  reply.header('content-language', language)
  varyByLanguage(reply)
}

/** Caches are told that another language is another answer, besides what it depends on anyway. */
export function varyByLanguage(reply: FastifyReply): void {
  const varies = reply.getHeader('vary')
  if (varies === undefined) reply.header('vary', VARIES)
  else if (!String(varies).includes(VARIES)) reply.header('vary', `${varies}, ${VARIES}`)
}
