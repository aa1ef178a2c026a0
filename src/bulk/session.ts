import type { Prisma } from '../../generated/prisma/client.ts'
import type { Database } from '../database/database.ts'

/** Milliseconds; a day. */
const LIMIT = 86_400_000

/** Runs long work on a snapshot. Nothing else can change the embedded database, which has one session. */
export async function inOneSession<T>(
  { prisma, kind }: Database,
  work: (db: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  if (kind === 'embedded') return work(prisma)
  return prisma.$transaction(
    async (tx) => {
      // the reader of the output may be slow, or there is much to sanitise between two statements
      await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`
      return work(tx)
    },
    { isolationLevel: 'RepeatableRead', timeout: LIMIT },
  )
}
