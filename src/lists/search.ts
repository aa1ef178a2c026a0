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

/**
 * The text of sanitised HTML. A serializer has written it, which escapes every `<` and `>` outside of tags,
 * attributes included, so these expressions are exact. A tokenizer of HTML takes 35 times as long on the
 * thread that answers everybody: 21 ms for 97 kB.
 */
export function htmlText(html: string): string {
  return html.replace(INLINE_TAGS, '').replace(TAGS, ' ').replace(/&\w+;/g, ' ')
}

/** What rows must match to have the words of a `q`: the same rows, found in two ways. */
export interface Words {
  /** By the GIN index on `search_text`: for a condition that stands alone. Beside others, the planner would
   * read and parse all rows for a word that most of them have. */
  readonly byIndex: Prisma.Sql
  /** By the text of a row that is read anyway. */
  readonly byText: Prisma.Sql
}

/**
 * What rows must match to have every word of `q`, or words that begin like them; nothing matches a `q` that
 * has no word. The first words count. Single letters, and characters of scripts without spaces, match whole
 * words only: the embedded database would be busy for too long with all words that begin like them.
 */
export function wordsOf(q: string): Words {
  const words = [...foldedWords(q)].slice(0, MAX_SOUGHT_WORDS)
  if (words.length === 0) return { byIndex: Prisma.sql`FALSE`, byText: Prisma.sql`FALSE` }
  // letters and digits only: no operator of a query language can be among them
  const text = words.map((word) => ([...word].length < MIN_PREFIX_LENGTH ? word : `${word}:*`)).join(' & ')
  const query = Prisma.sql`(SELECT to_tsquery('simple'::regconfig, ${text}))`
  const byIndex = Prisma.sql`to_tsvector('simple'::regconfig, search_text) @@ ${query}`
  // To parse a text takes far longer than to look for the words, which it must have unless PostgreSQL
  // divides one of them.
  const isLike = Prisma.sql`search_text LIKE ALL(${words.map((word) => `%${word}%`)}::text[])`
  const isDivided = Prisma.sql`numnode(${query}) <> ${2 * words.length - 1}`
  return { byIndex, byText: Prisma.sql`(${isLike} OR ${isDivided}) AND ${byIndex}` }
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
