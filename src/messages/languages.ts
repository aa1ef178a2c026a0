import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { type Language, languages } from '../../generated/operations.ts'

/** For clients that ask for no supported language. */
export const DEFAULT_LANGUAGE: Language = languages[0]

/** In characters; no browser sends as many. */
const MAX_LENGTH = 1_000
const MAX_REMEMBERED = 500

const known = new LRUCache<string, Language>({ max: MAX_REMEMBERED })

/**
 * The language that an `Accept-Language` header (RFC 9110, section 12.5.4) asks for. Ranges are looked up in
 * the order of their weight (RFC 4647, section 3.4), so `fr-CA` gets `fr`. A malformed header, or one that
 * asks for other languages, is no error: it gets the default.
 */
export function languageOf(header: string | undefined): Language {
  if (header === undefined || header.length > MAX_LENGTH) return DEFAULT_LANGUAGE
  const remembered = known.get(header)
  if (remembered !== undefined) return remembered
  const language = negotiate(header)
  known.set(header, language)
  return language
}

function negotiate(header: string): Language {
  const negotiator = new Negotiator({ headers: { 'accept-language': header } })
  const allowed = new Set(negotiator.languages([...languages]))
  const candidates = languages.filter((language) => allowed.has(language))
  for (const range of negotiator.languages()) {
    const [primary] = range.toLowerCase().split('-')
    const match = candidates.find((language) => language === primary)
    if (match) return match
  }
  // only `*` is left, or nothing
  return candidates[0] ?? DEFAULT_LANGUAGE
}
