import { LRUCache } from 'lru-cache'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Settings } from '../../config/settings.ts'
import { later } from '../../domain/clock.ts'
import { ApiError } from '../../domain/errors.ts'
import { retryAfter } from '../../limits/limits.ts'

const MAX_REMEMBERED = 10_000
/** Seconds between two counts. In between, this replica does not see the records of others. */
const RECOUNT_AFTER = 60

interface Count {
  records: number
  /** When the first of them expires. */
  readonly firstEnd: Date | null
  readonly until: Date
}

export type KeyQuota = ReturnType<typeof createKeyQuota>

/** Limits the number of `Idempotency-Key` records of a principal, which are only counted occasionally. */
export function createKeyQuota(settings: Pick<Settings, 'idempotencyKeysPerClient'>) {
  const counts = new LRUCache<string, Count>({ max: MAX_REMEMBERED })

  async function countOf(db: Prisma.TransactionClient, principal: string, now: Date): Promise<Count> {
    const known = counts.get(principal)
    if (known && known.until > now) return known
    const { _count: records, _min } = await db.idempotencyRecord.aggregate({
      where: { principal, expiresAt: { gt: now } },
      _count: true,
      _min: { expiresAt: true },
    })
    const counted = { records, firstEnd: _min.expiresAt, until: later(now, RECOUNT_AFTER) }
    counts.set(principal, counted)
    return counted
  }

  const isRoom = ({ records }: Count) => records < settings.idempotencyKeysPerClient

  return {
    /** Whether the principal may store another record. */
    hasRoom: async (db: Prisma.TransactionClient, principal: string, now: Date) =>
      isRoom(await countOf(db, principal, now)),
    /** @throws ApiError `rate_limited` if the principal has the maximum number of records */
    async check(tx: Prisma.TransactionClient, principal: string, now: Date): Promise<void> {
      const count = await countOf(tx, principal, now)
      if (isRoom(count)) return
      const headers = retryAfter((count.firstEnd ?? now).getTime() - now.getTime())
      throw new ApiError('rate_limited', { detail: 'tooManyIdempotencyKeys', headers })
    },
    /** Call it after storing a record. */
    add(principal: string): void {
      const known = counts.get(principal)
      if (known) known.records++
    },
  }
}
