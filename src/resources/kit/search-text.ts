import type { PrismaClient } from '../../../generated/prisma/client.ts'
import type { AnyResource } from './definition.ts'
import { searchOf } from './record.ts'
import type { Row } from './rows.ts'

/** Few enough for one statement even if each row has a long text. */
const BATCH_ROWS = 100
/** Every text of this version has a line for each field. */
const LINES = '%\n%'

/**
 * Renews the words that `q` searches in rows that an earlier version of the service has written. Neither the
 * version of a record nor the audit trail changes, because the record stays the same.
 *
 * @returns the number of rows
 */
export async function renewSearchTexts(
  prisma: PrismaClient,
  resources: readonly AnyResource[],
  signal?: AbortSignal,
): Promise<number> {
  let total = 0
  for (const resource of resources) {
    // without fields that `q` searches, no text has a line
    if (!resource.description.isSearched || !resource.rules.search?.length) continue
    let last: number | null = 0
    while (last !== null && !signal?.aborted) {
      const next = await nextRows(prisma, resource, last)
      if (next?.old) total += await renew(prisma, resource, next.old)
      last = next?.last ?? null
    }
  }
  return total
}

interface NextRows {
  /** The last id; null after the last row. */
  readonly last: number | null
  /** The ids of those whose words must be renewed; null without any. */
  readonly old: readonly number[] | null
}

/** The rows after an id. A statement that looked for old words in all rows would take too long. */
async function nextRows(prisma: PrismaClient, resource: AnyResource, after: number) {
  const [next] = await prisma.$queryRaw<NextRows[]>`
    SELECT max(id) AS last, array_agg(id) FILTER (WHERE search_text NOT LIKE ${LINES}) AS old FROM (
      SELECT id, search_text FROM ${resource.description.table} WHERE id > ${after}::int
      ORDER BY id LIMIT ${BATCH_ROWS}
    ) AS next`
  return next
}

/** Renews the words of rows. @returns how many */
function renew(prisma: PrismaClient, { description, rules, whole }: AnyResource, ids: readonly number[]) {
  const { search = [] } = rules
  const { table, columns } = whole.only(search).source
  return prisma.$transaction(async (tx) => {
    // locked rows are being changed, which renews their words, or another replica renews them
    const rows = await tx.$queryRaw<Row[]>`
      SELECT ${columns} FROM ${table} WHERE id = ANY(${ids}::int[]) AND search_text NOT LIKE ${LINES}
      ORDER BY id FOR UPDATE SKIP LOCKED`
    const renewed = rows.map((row) => ({ id: row.id, ...searchOf(description, search, row) }))
    return tx.$executeRaw`
      UPDATE ${table} SET search_text = given."searchText"
      FROM json_to_recordset(${JSON.stringify(renewed)}::json) AS given (id int, "searchText" text)
      WHERE ${table}.id = given.id`
  })
}
