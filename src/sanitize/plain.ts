import { type InputFault, MAX_NODES, requireModestMarkup, UnsafeInputError } from './bounds.ts'
import { cleanHtmlCharacters } from './characters.ts'

/**
 * Where markup may start, up to its end or the next `>`: none of it starts before the one before has ended.
 */
const EVERY_MARKUP = /<[a-z/!?][^>]*/gi
const TAG_COST = 64

/** Whether the sanitiser returns a text as it is. @throws UnsafeInputError */
export function isPlain(clean: string): boolean {
  return !clean.includes('<') || requireModestMarkup(clean)
}

/**
 * What sanitising `html` costs, in characters: its length, and 64 for each tag and comment, as far as there
 * may be so many. What stands in comments and attributes counts by its length.
 */
export function markupCost(html: string): number {
  return html.length + TAG_COST * Math.min(html.match(EVERY_MARKUP)?.length ?? 0, MAX_NODES)
}

/** The sanitised texts in their order, or what is wrong, and with which of them, if that is known. */
export type SanitizedHtml =
  | { readonly html: readonly string[] }
  | { readonly fault: InputFault; readonly index?: number }

/** `sanitizeEach` without jsdom, which takes 100 MB; undefined if one of the texts needs it. */
export function sanitizePlain(texts: readonly string[]): SanitizedHtml | undefined {
  let isEachPlain = true
  const result = sanitizeEach(texts, (text) => {
    const clean = cleanHtmlCharacters(text)
    isEachPlain &&= isPlain(clean)
    return clean
  })
  return isEachPlain ? result : undefined
}

/** Sanitises each text, up to the first that cannot be made safe. */
export function sanitizeEach(texts: readonly string[], sanitize: (text: string) => string): SanitizedHtml {
  const html: string[] = []
  for (const text of texts) {
    try {
      html.push(sanitize(text))
    } catch (error) {
      if (error instanceof UnsafeInputError) return { fault: error.fault, index: html.length }
      throw error
    }
  }
  return { html }
}
