import { Prisma } from '../../generated/prisma/client.ts'
import { isStatementTimeout } from '../database/errors.ts'
import { type Select, selectIn } from '../database/select.ts'
import { ApiError } from '../words/errors.ts'

/** Words of a search that count; each one costs the database some time. */
const MAX_SOUGHT_WORDS = 10
/** Shorter words match whole words only: too many words begin with one letter. */
const MIN_PREFIX_LENGTH = 2
/** Words of a text that can be found: more than a post of the greatest length has, if it is a text. */
const MAX_STORED_WORDS = 20_000
/** UTF-8, with spaces. PostgreSQL needs about twice as much for them, and refuses more than 1 MB. */
const MAX_STORED_BYTES = 262_144
/** Longer words are cut: nobody types them, and PostgreSQL refuses lexemes above 2 kB. */
const MAX_WORD_LENGTH = 64
/** Accents and vowel points; the marks of Indic scripts are vowels, and make another word. */
const ACCENTS =
  /(?=\p{M})[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/gu
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Scripts that put no space between words: each character is found on its own. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu
/** Tags that may stand within a word. */
const INLINE =
  'a|abbr|b|bdi|bdo|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|' +
  'sub|sup|tt|u|var|wbr'
const INLINE_TAGS = new RegExp(`</?(?:${INLINE})\\b[^>]*>`, 'gi')
const TAGS = /<[^>]*>/g

/** The words of texts without case and accents, each once, as `q` looks for them. */
export function searchText(...texts: readonly (string | null | undefined)[]): string {
  const words: string[] = []
  let bytes = 0
  for (const word of foldedWords(texts.filter((text) => text).join(' '))) {
    bytes += Buffer.byteLength(word) + 1
    if (bytes > MAX_STORED_BYTES || words.length === MAX_STORED_WORDS) break
    words.push(word)
  }
  return words.join(' ')
}

/** The same for rich text, without its tags. */
export function htmlText(html: string | null | undefined): string {
  return (html ?? '').replace(INLINE_TAGS, '').replace(TAGS, ' ').replace(/&\w+;/g, ' ')
}

/**
 * What rows must match to have every word of `q`, or words that begin like them; nothing matches a `q` that
 * has no word. The first words count. Single letters, and characters of scripts without spaces, match whole
 * words only: the embedded database would be busy for too long with all words that begin like them.
 *
 * It is a subquery of its own, which uses the GIN index on `search_text`; the rows are then read by their
 * ids. In one query, the planner would read and parse all rows for a word that most of them have.
 */
export function searchCondition(table: Prisma.Sql, q: string): Prisma.Sql {
  const words = [...foldedWords(q)].slice(0, MAX_SOUGHT_WORDS)
  if (words.length === 0) return Prisma.sql`FALSE`
  // letters and digits only: no operator of the query language can be among them
  const query = words.map((word) => ([...word].length < MIN_PREFIX_LENGTH ? word : `${word}:*`)).join(' & ')
  return Prisma.sql`id = ANY(ARRAY(SELECT id FROM ${table} WHERE
    to_tsvector('simple'::regconfig, search_text) @@ (SELECT to_tsquery('simple'::regconfig, ${query}))))`
}

/** Each different word once, in the order of the text. */
function foldedWords(text: string): ReadonlySet<string> {
  const letters = text.normalize('NFKD').replace(ACCENTS, '')
  // one form of each letter: upper case turns `ß` into `SS`; a final sigma becomes a usual one
  const folded = letters.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
  const words = folded.replace(UNSPACED, ' $& ').match(WORDS) ?? []
  return new Set(words.map((word) => [...word].slice(0, MAX_WORD_LENGTH).join('')))
}

/**
 * Runs a search or a count with a time limit of its own, two seconds: what it costs is up to the client.
 * PostgreSQL ends it then; the embedded database cannot end a statement, so there it is of no use.
 *
 * @throws ApiError `unavailable`
 */
export async function withinSearchTime<T>(
  transaction: (work: (tx: Prisma.TransactionClient) => Promise<T>) => Promise<T>,
  search: (select: Select) => Promise<T>,
): Promise<T> {
  try {
    return await transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = '2s'`
      return await search(selectIn(tx))
    })
  } catch (cause) {
    throw isStatementTimeout(cause) ? new ApiError('unavailable', { detail: 'searchTooLong', cause }) : cause
  }
}
