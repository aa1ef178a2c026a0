import type { Config } from 'dompurify'
import { cleanCharacters } from './characters.ts'
import { purifierSource } from './dom.ts'

/**
 * The only ways out of running text for an HTML tokenizer (HTML Living Standard, 13.2.5.6 "tag open state").
 * A text without them is text to every HTML parser, and the parser can be spared.
 */
const MARKUP = /<[a-z/!?]/i
const EVERY_MARKUP = /<(?=[a-z/!?])/gi

/** Markup as a plain scan sees it; each alternative ends at the end of the text at the latest, so it is linear. */
const SCANNED_MARKUP =
  /<(script|style)\b[^>]*>?[\s\S]*?(?:<\/\1[^>]*>?|$)|<!--[\s\S]*?(?:-->|$)|<[a-z/!?][^>]*>?/gi

const MAX_PASSES = 4
const TAG_COST = 64
const REQUEST_BUDGET = 4096

/** Elements whose content is not text for a reader. All others stay for DOMPurify and go when the text is read. */
const DROPPED = ['script', 'style', 'template', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext']
const CONFIG = {
  ADD_TAGS: () => true,
  FORBID_TAGS: DROPPED,
  FORBID_CONTENTS: DROPPED,
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config

/** What DOM work is left to do for one request, in characters parsed; each tag counts as 64 of them. */
export interface TextBudget {
  left: number
}

export const textBudget = (): TextBudget => ({ left: REQUEST_BUDGET })

/** What parsing `text` costs, in characters: its length, and 64 for each place where markup starts. */
export function markupCost(text: string): number {
  return text.length + TAG_COST * (text.match(EVERY_MARKUP)?.length ?? 0)
}

/**
 * Plain text: characters cleaned, trimmed, and without markup, so that nothing in it starts an element or a
 * comment in an HTML page. Text, not HTML: `Fish & Chips`, `&lt;b&gt;` and `1 < 2` come back as typed;
 * `<script>` and `<style>` go with their content. Idempotent.
 *
 * Removing markup can make new markup (`<<b>script>`), so it is repeated, four times at most; what then still
 * looks like markup gets a space behind its `<`. A parser's work can grow with the square of nested or
 * repeated markup, so what exceeds the budget is stripped by a linear scan instead.
 */
export function sanitizeText(text: string, budget: TextBudget = textBudget()): string {
  let clean = cleanCharacters(text).trim()
  for (let pass = 0; pass < MAX_PASSES && MARKUP.test(clean); pass++) {
    const next = cleanCharacters(withoutMarkup(clean, budget)).trim()
    if (next === clean) break
    clean = next
  }
  return MARKUP.test(clean) ? clean.replace(EVERY_MARKUP, '< ') : clean
}

function withoutMarkup(text: string, budget: TextBudget): string {
  const cost = text.length > budget.left ? text.length : markupCost(text)
  if (cost > budget.left) return text.replace(SCANNED_MARKUP, '')
  budget.left -= cost
  return readText(text)
}

/** Attributes stay as well, whatever they are: only text is read, and to remove them takes time. */
const purifierFor = purifierSource((purifier) => {
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    attribute.forceKeepAttr = true
  })
})

/**
 * `&` and CR are escaped so that the parser hands them back as typed. The dot in front makes sure that the
 * text is in the body, with its leading white space, whatever the first tag is.
 */
function readText(text: string): string {
  const html = `.${text.replaceAll('&', '&amp;').replaceAll('\r', '&#13;')}`
  const fragment = purifierFor(html.length).sanitize(html, CONFIG)
  return (fragment.textContent ?? '').slice(1)
}
