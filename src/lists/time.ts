import { Prisma } from '../../generated/prisma/client.ts'
import { ApiError, type FieldError } from '../http/errors.ts'

/**
 * A moment of the contract's `date-time` (RFC 3339) that the database can store.
 *
 * @throws ApiError for a leap second and for years outside 1 to 9999
 */
export function instant(text: string, place: FieldError['in'], field: string): Date {
  const time = new Date(text)
  const year = time.getUTCFullYear()
  if (year >= 1 && year <= 9999) return time
  const errors: FieldError[] = [{ in: place, field, rule: 'format.date-time' }]
  throw new ApiError(place === 'body' ? 'validation_failed' : 'invalid_parameter', { errors })
}

/** A `timestamptz` as `Date.toISOString` writes it. */
export function isoTime(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
