import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import type { AccessRecheck } from '../../identity/access/recheck.ts'
import type { Answer } from '../response.ts'
import type { Insert } from '../writes.ts'

/** A record of an `Idempotency-Key`, all but what was answered. */
export interface KeyRecord {
  readonly principal: string
  readonly operationId: string
  readonly key: string
  readonly fingerprint: Uint8Array
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Nothing was inserted: the key has a record, its first request is running, or nobody may ask any more. */
export class NotClaimed extends Error {}

interface Claimed<Row> {
  readonly isClaimed: boolean
  readonly row: Row | null
}

/**
 * An INSERT that also stores the record of its key, in the same statement: a crash leaves both or neither.
 * What is known of the row is stored sealed, and only what the database added to it, such as the id, is not.
 * That the key has no record yet is decided by the primary key, and not by what the statement sees.
 *
 * @param lock the name that requests with this key have in common
 * @throws NotClaimed
 */
export function claimedInsert(
  prisma: PrismaClient,
  recheck: AccessRecheck,
  lock: string,
  record: KeyRecord,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  sealed: (text: string) => string,
): Insert {
  const { principal, operationId, key, fingerprint, createdAt, expiresAt } = record
  return async <Row extends object>(statement: (recheck: Prisma.Sql) => Prisma.Sql, known: Partial<Row>) => {
    const claimed = await prisma.$queryRaw<Claimed<Row>[]>`
      WITH asking AS (${recheck.subquery}),
      claim AS (
        SELECT WHERE pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) AND NOT EXISTS (
          SELECT FROM idempotency_records
          WHERE principal = ${principal} AND operation_id = ${operationId} AND key = ${key}
        )
      ),
      made AS (${statement(Prisma.sql`SELECT FROM asking, claim`)}),
      kept AS (
        INSERT INTO idempotency_records (principal, operation_id, key, fingerprint, status, headers, body,
          created_row, created_at, expires_at)
        SELECT ${principal}, ${operationId}, ${key}, ${fingerprint}::bytea, ${status}::int,
          ${JSON.stringify(headers)}::jsonb, ${sealed(JSON.stringify(known))},
          (to_jsonb(made) - ${Object.keys(known)}::text[])::json, ${createdAt}::timestamptz,
          ${expiresAt}::timestamptz
        FROM made
      )
      SELECT EXISTS (SELECT FROM asking) AND EXISTS (SELECT FROM claim) AS "isClaimed",
        (SELECT row_to_json(made) FROM made) AS row`.catch(notClaimed)
    const [found] = claimed
    if (!found?.isClaimed) throw new NotClaimed()
    return found.row ?? undefined
  }
}

function notClaimed(error: unknown): never {
  throw isUniqueViolation(error, 'idempotency_records_pkey') ? new NotClaimed() : error
}
