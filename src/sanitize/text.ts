import { cleanTextCharacters } from './characters.ts'
import { MarkupScanner } from './markup.ts'

/** The only ways out of text for an HTML tokenizer (HTML Living Standard, 13.2.5.6 "tag open state"). */
const MARKUP = /<[a-z/!?]/i
const EVERY_MARKUP = /<(?=[a-z/!?])/gi

const MAX_PASSES = 4

/**
 * Plain text: characters cleaned, trimmed, and without markup, so that nothing in it starts an element or a
 * comment in an HTML page. Text, not HTML: `Fish & Chips`, `&lt;b&gt;` and `1 < 2` come back as typed;
 * `<script>` and `<style>` go with their content. Idempotent, and linear in the length of the text.
 *
 * No word is lost that does not stand in real markup (see `MarkupScanner`): what else a parser would take for
 * it stays, with a space behind its `<`. Removing markup can make new markup (`<<b>script>`), so it is
 * repeated, four times at most.
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
