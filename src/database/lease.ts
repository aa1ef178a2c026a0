import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '../../generated/prisma/client.ts'

/** Seconds after which the lease of a process that has died can be taken. */
const LIFE = 30
/** Milliseconds between renewals: two of them may fail. */
const RENEWAL = (LIFE * 1000) / 3

/**
 * Runs work that one replica does at a time. Neither a transaction nor a connection stays open meanwhile.
 * A process that stands still for longer than a lease lives can do the same work as another: it must be
 * harmless to do it twice.
 *
 * @returns undefined if another replica is doing the work
 */
export async function withLease<T extends NonNullable<unknown>>(
  prisma: Pick<PrismaClient, '$executeRaw'>,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const holder = randomUUID()
  const taken = await prisma.$executeRaw`
    INSERT INTO leases (name, holder, expires_at)
    VALUES (${name}, ${holder}::uuid, clock_timestamp() + make_interval(secs => ${LIFE}::int))
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
    WHERE leases.expires_at < clock_timestamp()`
  if (taken === 0) return undefined
  const renew = () => prisma.$executeRaw`
    UPDATE leases SET expires_at = clock_timestamp() + make_interval(secs => ${LIFE}::int)
    WHERE name = ${name} AND holder = ${holder}::uuid`
  // a renewal that fails leaves time for the next one
  const renewing = setInterval(() => void renew().catch(() => {}), RENEWAL)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    // otherwise it expires
    await prisma.$executeRaw`DELETE FROM leases WHERE name = ${name} AND holder = ${holder}::uuid`.catch(
      () => {},
    )
  }
}
