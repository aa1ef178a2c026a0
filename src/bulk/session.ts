import { Prisma } from '../../generated/prisma/client.ts'
import type { Database } from '../database/database.ts'
import type { Connection } from './resource.ts'

/** Milliseconds; a day. */
const LIMIT = 86_400_000

/**
 * Long work in one session of the database, on one state of it. The embedded database has no other session, and nobody else
 * who could change it.
 */
export async function inOneSession<T>(
  { prisma, kind }: Database,
  work: (db: Connection) => Promise<T>,
): Promise<T> {
  if (kind === 'embedded') return work(prisma)
  const isolationLevel = Prisma.TransactionIsolationLevel.RepeatableRead
  return prisma.$transaction(
    async (tx) => {
      // a slow reader of the output, or much to sanitise between two statements
      await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`
      return work(tx)
    },
    { isolationLevel, timeout: LIMIT },
  )
}
