import { mostCounted } from '../../generated/operations.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Total } from './page.ts'

/** Counts the rows that match, and stops at `mostCounted`, so that a long list costs no more than that. */
export async function countRows(
  db: Prisma.TransactionClient,
  table: Prisma.Sql,
  where: Prisma.Sql,
): Promise<Total> {
  // one row more than are counted: if there is one, there are more
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count
    FROM (SELECT FROM ${table} WHERE ${where} LIMIT ${mostCounted + 1}) AS matching`
  if (!row) throw new Error('count returned no row')
  return { count: Math.min(row.count, mostCounted), isLeast: row.count > mostCounted }
}
