import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'

/**
 * Deletes at most `rows` rows that nobody needs any more. It leaves out rows that are locked: who has locked
 * them may be about to lock others of these rows, and both would wait for each other. The next run deletes
 * them.
 *
 * @param which the condition on the rows, and their order
 * @returns how many it deleted
 */
export function deleteOld(
  db: Pick<PrismaClient, '$executeRaw'>,
  table: Prisma.Sql,
  which: Prisma.Sql,
  rows: number,
): Promise<number> {
  return db.$executeRaw`
    DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${table} WHERE ${which} LIMIT ${rows} FOR UPDATE SKIP LOCKED))`
}
