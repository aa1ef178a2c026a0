import { cleanTextCharacters } from './characters.ts'
import { MarkupScanner } from './markup.ts'

/** The only ways for an HTML tokenizer to leave text (HTML Living Standard, 13.2.5.6 "tag open state"). */
const MARKUP = /<[a-z/!?]/i
const EVERY_MARKUP = /<(?=[a-z/!?])/gi

const MAX_PASSES = 4

/**
 * Plain text: cleaned characters, trimmed, and without markup, so that nothing in it starts an element or a
 * comment in an HTML page. The result is text, not HTML: `Fish & Chips`, `&lt;b&gt;` and `1 < 2` are returned
 * as typed; `<script>` and `<style>` are removed with their content. Idempotent, and linear in the length of
 * the text.
 *
 * Only real markup is removed (see `MarkupScanner`). Other text that a parser would treat as markup stays,
 * with a space after its `<`. Removing markup can create new markup (`<<b>script>`), so it is repeated up to
 * four times.
 */
export function sanitizeText(text: string): string {
  let clean = cleanTextCharacters(text).trim()
  if (!MARKUP.test(clean)) return clean
  for (let pass = 0; pass < MAX_PASSES && MARKUP.test(clean); pass++) {
    clean = cleanTextCharacters(withoutMarkup(clean)).trim()
  }
  return MARKUP.test(clean) ? clean.replace(EVERY_MARKUP, '< ') : clean
}

function withoutMarkup(text: string): string {
  const scanner = new MarkupScanner(text)
  const kept: string[] = []
  let done = 0
  for (const { index: start } of text.matchAll(EVERY_MARKUP)) {
    if (start < done) continue
    const end = scanner.endOf(start)
    kept.push(text.slice(done, start), end === undefined ? '< ' : '')
    done = end ?? start + 1
  }
  return kept.join('') + text.slice(done)
}
