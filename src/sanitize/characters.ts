/** C0, DEL and C1 (NUL among them), but not tab, line feed and carriage return. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu
/** The explicit directional formatting characters (UAX #9, section 2), but not the marks LRM, RLM and ALM. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g
const PRINTABLE_ASCII = /^[ -~]*$/
/** More than 30 combining marks in a row. It matches at the start of a row only, so that it stays linear. */
const MARK_RUN = /(?<!(?!\u034F)\p{M})(?:(?!\u034F)\p{M}){31,}/gu
/** 30 characters followed by another one. */
const FULL_PART = /.{30}(?=.)/gsu
const GRAPHEME_JOINER = '\u034F'

/**
 * Text without control characters (tab, LF and CR stay) and lone surrogates (each becomes U+FFFD), in Unicode
 * Normalization Form C (UAX #15). Idempotent, and linear in the length of the text.
 *
 * Sorting a run of n combining marks takes a normaliser n² steps: 256 kB of them would block the process for
 * seconds. So runs are split by U+034F after 30 marks, as in the Stream-Safe Text Process (UAX #15, section
 * 13); no writing system comes near that number. The second split is for the few marks that normalisation
 * replaces with two.
 */
export function cleanCharacters(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text
  return cutMarkRuns(cutMarkRuns(withoutControls(text).toWellFormed()).normalize('NFC'))
}

/**
 * `cleanCharacters` for plain text, which is shown next to other text: removes embeddings, overrides and
 * isolates, which could reverse the text around it.
 */
export function cleanTextCharacters(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text
  return cleanCharacters(text.replace(DIRECTIONS, ''))
}

/**
 * `cleanCharacters` for HTML source. Normalisation would combine `>` and U+0338 into one character and
 * destroy the tag before it, so a combining mark after a `>` becomes a character reference.
 */
export function cleanHtmlCharacters(html: string): string {
  if (PRINTABLE_ASCII.test(html)) return html
  const shielded = withoutControls(html).replace(/>(\p{M})/gu, (_, mark) => `>${reference(mark)}`)
  return cleanCharacters(shielded)
}

function reference(char: string): string {
  return `&#x${char.codePointAt(0)?.toString(16)};`
}

function withoutControls(text: string): string {
  return text.replace(CONTROL, '')
}

function cutMarkRuns(text: string): string {
  return text.replace(MARK_RUN, (run) => run.replace(FULL_PART, `$&${GRAPHEME_JOINER}`))
}
