import { cleanHtmlCharacters } from './characters.ts'
import { checkMarkupLimits, type InputFault, MAX_NODES, UnsafeInputError } from './limits.ts'

/** Possible markup, up to its end or the next `>`; matches do not overlap. */
const EVERY_MARKUP = /<[a-z/!?][^>]*/gi
const TAG_COST = 64

/** Whether the sanitiser would return a text unchanged. @throws UnsafeInputError */
export function isPlain(clean: string): boolean {
  return !clean.includes('<') || checkMarkupLimits(clean)
}

/**
 * The cost of sanitising `html`, in characters: its length, plus 64 for each tag and comment, up to the
 * maximum number of them. The content of comments and attributes only counts by its length.
 */
export function markupCost(html: string): number {
  return html.length + TAG_COST * Math.min(html.match(EVERY_MARKUP)?.length ?? 0, MAX_NODES)
}

/** The sanitised texts in order; or the rule that one of them breaks, and its index if known. */
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

/** Sanitises each text, up to the first one that cannot be made safe. */
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
