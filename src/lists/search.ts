import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { Prisma } from '../../generated/prisma/client.ts'
import { isStatementTimeout } from '../database/errors.ts'
import { type Select, selectIn } from '../database/select.ts'
import { ApiError } from '../domain/errors.ts'

/** How many words of a search are used; each one costs the database some time. */
const MAX_SOUGHT_WORDS = 10
/** Shorter words only match whole words: too many words begin with a given letter. */
const MIN_PREFIX_LENGTH = 2
/** How many words of a text are indexed: more than the longest post of ordinary text has. */
const MAX_STORED_WORDS = 20_000
/** In UTF-8, with spaces. PostgreSQL needs about twice as much for them, and rejects more than 1 MB. */
const MAX_STORED_BYTES = 262_144
/** Longer words are cut: nobody types them, and PostgreSQL rejects lexemes above 2 kB. */
const MAX_WORD_LENGTH = 64
/** Accents and vowel points. The marks of Indic scripts are vowels: without them, it is another word. */
const ACCENTS =
  /(?=\p{M})[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/gu
/**
 * Letters to Unicode, but NFKD turns them into marks. Sorting n marks in a row takes n² steps. Texts only
 * have short rows (see `cleanCharacters`), which these letters would join.
 */
const SOUND_MARKS = /[\uFF9E\uFF9F]/g
/** A mark that ends a row of marks, and that `ACCENTS` contains like the others. */
const GRAPHEME_JOINER = '\u034F'
/** Letters that people often replace with others, besides `ß`, which upper case turns into `ss`. */
const SPELT: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ø: 'o', ς: 'σ' }
const LIGATURES = /[œæøς]/g
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Scripts without spaces between words: each character is searched for on its own. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu
/** All lines in one, with a space on both sides of each word. */
const SPACED = Prisma.sql`(' ' || translate(search_text, E'\\n', ' ') || ' ')`
const NO = Prisma.sql`FALSE`
/** Elements that can occur within a word. */
const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong ' +
    'sub sup tt u var wbr'
  ).split(' '),
)

/**
 * The distinct words of texts, without case and accents, as `q` searches for them: a line for each text with
 * the words that no line before has.
 */
export function searchText(texts: readonly (string | null | undefined)[]): string {
  const words = new Set<string>()
  let bytes = 0
  const lines = texts.map((text) => {
    const line: string[] = []
    for (const word of foldedWords(text ?? '')) {
      if (words.has(word)) continue
      bytes += Buffer.byteLength(word) + 1
      if (bytes > MAX_STORED_BYTES || words.size === MAX_STORED_WORDS) break
      words.add(word)
      line.push(word)
    }
    return `${line.join(' ')}\n`
  })
  return lines.join('')
}

/** The text of sanitised HTML, with a space before and after each element that cannot occur within a word. */
export function htmlText(html: string): string {
  const texts: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('value' in node) texts.push(node.value)
    const space = INLINE.has(node.nodeName) ? '' : ' '
    if (!('childNodes' in node)) return
    texts.push(space)
    node.childNodes.forEach(visit)
    texts.push(space)
  }
  visit(parseFragment(html))
  return texts.join('')
}

/** Two conditions for the same rows: those that contain the words of a `q`. */
export interface Words {
  /** By the GIN index on `search_text`, for use without other conditions. With others, the planner would read
   * and parse all rows for a word that most of them contain. */
  readonly byIndex: Prisma.Sql
  /** By the text of a row, for rows that are read anyway. */
  readonly byText: Prisma.Sql
  /** The same without parsing: exact but for words that PostgreSQL splits and the query does not. */
  readonly byPattern: Prisma.Sql
  /** For LIKE, of a single word. */
  readonly patterns: readonly string[]
  /** How well a row matches: a number. */
  readonly rank: Prisma.Sql
}

/**
 * The condition for rows that contain every word of `q`, or words with these prefixes. Without any word, no
 * row matches. Only the first words are used. Single letters, and characters of scripts without spaces, only
 * match whole words: the embedded database would be busy for too long with all words that begin with them.
 */
export function wordsOf(q: string): Words {
  const words = [...foldedWords(q)].slice(0, MAX_SOUGHT_WORDS)
  if (words.length === 0) return { byIndex: NO, byText: NO, byPattern: NO, patterns: [], rank: Prisma.sql`0` }
  // letters and digits only, so that there can be no operator of the query language
  const text = words.map((word) => (isShort(word) ? word : `${word}:*`)).join(' & ')
  const query = Prisma.sql`(SELECT to_tsquery('simple'::regconfig, ${text}))`
  const byIndex = Prisma.sql`to_tsvector('simple'::regconfig, search_text) @@ ${query}`
  // Parsing a text takes far longer than searching it for the words, which it must contain unless PostgreSQL
  // splits one of them.
  const isLike = Prisma.sql`search_text LIKE ALL(${words.map((word) => `%${word}%`)}::text[])`
  const isDivided = Prisma.sql`numnode(${query}) <> ${2 * words.length - 1}`
  const byText = Prisma.sql`(${isLike} OR ${isDivided}) AND ${byIndex}`
  const byPattern = Prisma.sql`CASE WHEN ${isDivided} THEN ${byIndex}
    ELSE ${isLike} AND ${SPACED} LIKE ALL(${words.map(beginning)}::text[]) END`
  const patterns = words.map((word) => (isShort(word) ? word : `${word}%`))
  return { byIndex, byText, byPattern, patterns, rank: rankOf(words) }
}

/**
 * Points for each word: more in an earlier line, as many again if it is a whole word and not the beginning of
 * one, and for all words if they stand together. `ts_rank_cd` would have to parse the texts, which takes ten
 * times as long as reading them.
 */
function rankOf(words: readonly string[]): Prisma.Sql {
  const together = words.length > 1 ? [`% ${words.join(' ')}%`] : []
  const patterns = [...words.map(beginning), ...words.map((word) => `% ${word} %`), ...together]
  const line = (number: number) => Prisma.sql`' ' || split_part(search_text, E'\\n', ${number}) || ' '`
  return Prisma.sql`(SELECT sum(CASE WHEN first LIKE pattern THEN 8 WHEN second LIKE pattern THEN 4
      WHEN third LIKE pattern THEN 2 WHEN ${SPACED} LIKE pattern THEN 1 ELSE 0 END)::int
    FROM (SELECT ${line(1)} AS first, ${line(2)} AS second, ${line(3)} AS third) AS lines,
      unnest(${patterns}::text[]) AS pattern)`
}

/** The LIKE pattern for a word with this prefix, in a text with a space on both sides of each word. */
function beginning(word: string): string {
  return isShort(word) ? `% ${word} %` : `% ${word}%`
}

function isShort(word: string): boolean {
  return [...word].length < MIN_PREFIX_LENGTH
}

/** The distinct words in the order of the text. */
function foldedWords(text: string): ReadonlySet<string> {
  const letters = text.replace(SOUND_MARKS, GRAPHEME_JOINER).normalize('NFKD').replace(ACCENTS, '')
  // one form for each letter: upper case turns `ß` into `SS`; a final sigma becomes an ordinary one
  const folded = letters
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(LIGATURES, (one) => SPELT[one] ?? one)
  const words = folded.replace(UNSPACED, ' $& ').match(WORDS) ?? []
  return new Set(words.map((word) => [...word].slice(0, MAX_WORD_LENGTH).join('')))
}

/**
 * Runs a search or a count with a time limit of two seconds, because the client determines its cost. Only
 * PostgreSQL enforces the limit: the embedded database cannot cancel a statement.
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
