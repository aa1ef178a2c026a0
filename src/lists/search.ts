import { Prisma } from '../../generated/prisma/client.ts'

/** Longer words are cut: nobody types more, and PostgreSQL refuses lexemes above 2 kB. */
const MAX_WORD_LENGTH = 64
const MARKS = /\p{M}+/gu
const WORDS = /[\p{L}\p{N}]+/gu
/** Scripts that put no space between words: each character is found on its own. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const TAGS = /<[^>]*>/g

/** The words of texts without case and accents, as `q` looks for them. */
export function searchText(...texts: readonly (string | null | undefined)[]): string {
  return foldedWords(texts.filter((text) => text).join(' ')).join(' ')
}

/** The same for rich text, without its tags. */
export function htmlText(html: string | null | undefined): string {
  return (html ?? '').replace(TAGS, ' ').replace(/&\w+;/g, ' ')
}

/**
 * What a row of `search_text` must match to have every word of `q`, or a word that begins with it; undefined when there is no
 * word in `q`, which nothing matches. It is what the GIN indexes on `search_text` are for.
 */
export function searchCondition(q: string): Prisma.Sql | undefined {
  const words = foldedWords(q)
  if (words.length === 0) return undefined
  // letters and digits only: no operator of the query language can be among them
  const query = words.map((word) => `${word}:*`).join(' & ')
  return Prisma.sql`to_tsvector('simple'::regconfig, search_text) @@ to_tsquery('simple'::regconfig, ${query})`
}

function foldedWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(UNSPACED, ' $& ')
  return (folded.match(WORDS) ?? []).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''))
}
