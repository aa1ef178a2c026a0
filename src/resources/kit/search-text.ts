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
    let last: Row['id'] | undefined = 0
    while (last !== undefined && !signal?.aborted) {
      const ids: readonly Row['id'][] = await renewBatch(prisma, resource, last)
      total += ids.length
      last = ids.at(-1)
    }
  }
  return total
}

/** Renews the rows that come next after an id, and returns their ids. */
function renewBatch(prisma: PrismaClient, { description, rules, whole }: AnyResource, after: Row['id']) {
  const { search = [] } = rules
  const { table, columns } = whole.only(search).source
  return prisma.$transaction(async (tx) => {
    // locked rows are being changed, which renews their words, or another replica renews them
    const rows = await tx.$queryRaw<Row[]>`
      SELECT ${columns} FROM ${table} WHERE id > ${after}::int AND search_text NOT LIKE ${LINES}
      ORDER BY id LIMIT ${BATCH_ROWS} FOR UPDATE SKIP LOCKED`
    const renewed = rows.map((row) => ({ id: row.id, ...searchOf(description, search, row) }))
    await tx.$executeRaw`
      UPDATE ${table} SET search_text = given."searchText"
      FROM json_to_recordset(${JSON.stringify(renewed)}::json) AS given (id int, "searchText" text)
      WHERE ${table}.id = given.id`
    return rows.map(({ id }) => id)
  })
}
