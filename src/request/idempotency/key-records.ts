import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { ApiError } from '../../domain/errors.ts'
import type { AccessRecheck } from '../../identity/access/recheck.ts'
import { retryAfter } from '../../limits/limits.ts'
import type { ApiResponse } from '../response.ts'
import type { Write } from '../writes.ts'

/** Milliseconds after which a running request has probably finished. */
const TRY_AGAIN = 1_000

/** A record of an `Idempotency-Key`, without the response. */
export interface KeyRecord {
  /** Unique: the principal, the operation and the key. The stored response is encrypted for this name. */
  readonly name: string
  readonly principal: string
  readonly operationId: string
  readonly key: string
  /** The fingerprint of the request: a retry must have the same one. */
  readonly fingerprint: Uint8Array<ArrayBuffer>
  readonly createdAt: Date
  readonly expiresAt: Date
}

/**
 * Nothing was inserted: the key has a record, its first request is running, or the client lost its access.
 */
export class KeyInUse extends Error {}

/**
 * An INSERT that also stores the record of its key in the same statement: a crash leaves both or neither. The
 * known values of the row are stored encrypted; those added by the database, such as the id, are not. If the
 * key already has a record, the primary key makes the INSERT fail, which throws `KeyInUse`: the snapshot of
 * the statement may not contain that record.
 */
export function insertWithKey(
  prisma: PrismaClient,
  recheck: AccessRecheck,
  record: KeyRecord,
  { status, headers }: Pick<ApiResponse, 'status' | 'headers'>,
  encrypted: (text: string) => string,
): Write {
  const { name, principal, operationId, key, fingerprint, createdAt, expiresAt } = record
  return async <Row extends object>(
    statement: (recheck: Prisma.Sql) => Prisma.Sql,
    known: () => Partial<Row> = () => ({}),
  ) => {
    const parts = known()
    const [claimed] = await prisma.$queryRaw<{ readonly isClaimed: boolean; readonly row: Row | null }[]>`
      WITH asking AS (${recheck.subquery}),
      claim AS (
        SELECT WHERE pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AND NOT EXISTS (
          SELECT FROM idempotency_records
          WHERE principal = ${principal} AND operation_id = ${operationId} AND key = ${key}
        )
      ),
      made AS (${statement(Prisma.sql`SELECT FROM asking, claim`)}),
      kept AS (
        INSERT INTO idempotency_records (principal, operation_id, key, fingerprint, status, headers, body,
          created_row, created_at, expires_at)
        SELECT ${principal}, ${operationId}, ${key}, ${fingerprint}::bytea, ${status}::int,
          ${JSON.stringify(headers)}::jsonb, ${encrypted(JSON.stringify(parts))},
          (to_jsonb(made) - ${Object.keys(parts)}::text[])::json, ${createdAt}::timestamptz,
          ${expiresAt}::timestamptz
        FROM made
      )
      SELECT EXISTS (SELECT FROM asking) AND EXISTS (SELECT FROM claim) AS "isClaimed",
        (SELECT row_to_json(made) FROM made) AS row`.catch(keyInUse)
    if (!claimed?.isClaimed) throw new KeyInUse()
    return claimed.row ?? undefined
  }
}

function keyInUse(error: unknown): never {
  throw isUniqueViolation(error, 'idempotency_records_pkey') ? new KeyInUse() : error
}

/** Checks in one statement that the client still has its access and that no other request uses the key. */
export async function lockKey(tx: Prisma.TransactionClient, recheck: AccessRecheck, { name }: KeyRecord) {
  const [start] = await tx.$queryRaw<{ stands: boolean; free: boolean }[]>`
    WITH access AS (${recheck.subquery})
    SELECT EXISTS (SELECT FROM access) AS stands,
      pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS free`
  if (!start?.stands) await recheck.confirm(tx)
  if (!start?.free) throw stillRunning()
}

export function stillRunning(): ApiError {
  return new ApiError('in_progress', { headers: retryAfter(TRY_AGAIN) })
}

/** Finds the record of a locked key. A separate statement, so that it sees what was committed before. */
export function findResponse(
  tx: Prisma.TransactionClient,
  { principal, operationId, key, createdAt }: KeyRecord,
) {
  const where = { principal, operationId, key, expiresAt: { gt: createdAt } }
  return tx.idempotencyRecord.findFirst({ where })
}

/** Replaces a record that has expired. */
export async function storeResponse(
  tx: Prisma.TransactionClient,
  { principal, operationId, key, fingerprint, createdAt, expiresAt }: KeyRecord,
  { status, headers }: ApiResponse,
  body: string,
): Promise<void> {
  const id = { principal, operationId, key }
  const stored = { fingerprint, status, headers, body, createdRow: Prisma.DbNull, createdAt, expiresAt }
  const where = { principal_operationId_key: id }
  const select = { status: true }
  await tx.idempotencyRecord.upsert({ where, create: { ...id, ...stored }, update: stored, select })
}
