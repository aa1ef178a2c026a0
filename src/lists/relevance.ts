import { Prisma } from '../../generated/prisma/client.ts'
import type { Select } from '../database/select.ts'
import type { Position } from './cursor.ts'
import type { Words } from './search.ts'
import { all } from './sort.ts'
import { type Found, gathered, looked, ordered, type PagePart, type Rows } from './statements.ts'

/** How many of the newest matches are ranked, as documented in the contract. */
const RANKED = 1_000
/**
 * The number of rows above which words are common: those are searched for among the newest rows instead of
 * being read one by one from all over the table.
 */
const MANY = 20_000
/** How many rows that have the words to read one by one. */
const FOUND = 30_000
/** How many of them, the newest, to check against all other conditions. */
const CHECKED = 3_000
/** How many of the newest rows to search by their text. */
const WALKED = 100_000

/** A row with its rank. */
export interface Ranked extends Found {
  readonly relevanceRank: string
  /** The id of the newest row that was ranked for the first page. */
  readonly relevanceFrom: string
}

/** The position of a row: rows created since the first page was read do not shift the pages. */
export function rankedPosition(row: Partial<Ranked> & { readonly id: unknown }): Position {
  const { id, relevanceRank = null, relevanceFrom = null } = row
  return [relevanceRank, String(id), relevanceFrom]
}

/**
 * The statements that can read a page of the best matches, like `pageStatements`. Each ranks the newest
 * matches and reads the columns for those on the page only.
 *
 * @param rows how many to read
 * @param matches about how many rows have the words
 */
export function relevantStatements(
  list: Rows,
  words: Words,
  { rows, position, matches }: { rows: number; position: Position | undefined; matches: number },
): Prisma.Sql[] {
  const [rank, id, from] = position ?? []
  const isBehind = position && Prisma.sql`(rank, ranked_id) < (${rank}::int, ${id}::bigint)`
  const newest = {
    order: Prisma.sql`id DESC`,
    positions: from ? [Prisma.sql`id <= ${from}::bigint`] : undefined,
    rows: RANKED,
  }
  const texts: Rows = { ...list, columns: Prisma.sql`id, search_text`, words }
  const everything = Prisma.sql`SELECT id, search_text, FALSE AS "gaveUp" FROM ${gathered(texts, newest)}
    ORDER BY id DESC LIMIT ${RANKED}`
  const walk = walkedNewest(texts, words, newest)
  const found = foundNewest(texts, words, newest)
  const tried = matches > MANY ? [walk] : [found, walk]
  return [...tried, looked(texts, words, newest), everything].map((matching) =>
    best(list, matching, words, rows, isBehind),
  )
}

/**
 * Estimates from the statistics of the index how many rows have the rarest word of a search. 0 if it is not
 * common, or unknown.
 */
export async function countMatches(select: Select, { table }: Rows, { patterns }: Words): Promise<number> {
  const [found] = await select<{ matches: number }>(Prisma.sql`
    SELECT reltuples * coalesce(min(share), 0) AS matches
    FROM pg_class, pg_stats, unnest(${patterns}::text[]) AS pattern, LATERAL (
      SELECT least(coalesce(sum(frequency), 0), 1) AS share
      FROM unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (word, frequency)
      WHERE word LIKE pattern) AS shares
    WHERE pg_class.oid = ${table.sql}::regclass AND schemaname = current_schema()
      AND tablename = ${`${table.sql}_search_idx`} GROUP BY reltuples`)
  return found?.matches ?? 0
}

/** Searches the newest rows, without parsing their texts. Unlike `walked`, it keeps only two columns. */
function walkedNewest(list: Rows, words: Words, page: PagePart): Prisma.Sql {
  const { columns, filters = [] } = list
  const limit = Prisma.sql`LIMIT ${WALKED}`
  // PostgreSQL only materializes the first table as far as the second one is read, in its order
  return Prisma.sql`WITH walked AS MATERIALIZED (
      SELECT ${columns}, (${all(filters)}) AS meets FROM ${ordered(list, page, limit)}),
    checked AS MATERIALIZED (SELECT id, search_text FROM walked WHERE meets AND ${words.byPattern}
      LIMIT ${page.rows})
    ${unless(Prisma.sql`(SELECT count(*) FROM checked) < ${page.rows}
      AND (SELECT count(*) FROM walked) = ${WALKED}`)}`
}

/** Searches the newest rows with the words; gives up if too few of them meet the other conditions. */
function foundNewest(list: Rows, words: Words, page: PagePart): Prisma.Sql {
  const { table, columns } = list
  const size = Prisma.sql`(SELECT count(*) FROM few)`
  const isNewest = Prisma.sql`id = ANY(ARRAY(SELECT id FROM few WHERE ${size} <= ${FOUND}
    ORDER BY id DESC LIMIT ${CHECKED}))`
  return Prisma.sql`WITH found AS MATERIALIZED (SELECT id FROM ${table} WHERE ${words.byIndex}),
    few AS MATERIALIZED (SELECT id FROM found WHERE ${all(page.positions ?? [])} LIMIT ${FOUND + 1}),
    checked AS MATERIALIZED (SELECT ${columns} FROM ${gathered(list, page, isNewest)}
      ORDER BY ${page.order} LIMIT ${page.rows})
    ${unless(Prisma.sql`${size} > ${FOUND}
      OR (${size} > ${CHECKED} AND (SELECT count(*) FROM checked) < ${page.rows})`)}`
}

/** The rows that were checked, or the marker. */
function unless(gaveUp: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT id, search_text, gave_up AS "gaveUp"
    FROM (SELECT ${gaveUp} AS gave_up OFFSET 0) AS outcome LEFT JOIN checked ON NOT gave_up
    WHERE gave_up OR id IS NOT NULL`
}

function best(
  { table, columns }: Rows,
  found: Prisma.Sql,
  words: Words,
  rows: number,
  isBehind: Prisma.Sql | undefined,
): Prisma.Sql {
  const order = Prisma.sql`gave_up DESC, rank DESC, ranked_id DESC`
  return Prisma.sql`WITH newest AS MATERIALIZED (${found}),
      ranked AS MATERIALIZED (SELECT id AS ranked_id, ${words.rank} AS rank, max(id) OVER () AS ranked_from,
        coalesce("gaveUp", FALSE) AS gave_up FROM newest),
      best AS MATERIALIZED (SELECT * FROM ranked WHERE gave_up OR ${isBehind ?? Prisma.sql`TRUE`}
        ORDER BY ${order} LIMIT ${rows})
    SELECT ${columns}, rank::text AS "relevanceRank", ranked_from::text AS "relevanceFrom",
      gave_up AS "gaveUp" FROM best LEFT JOIN ${table} ON ${table}.id = ranked_id ORDER BY ${order}`
}
