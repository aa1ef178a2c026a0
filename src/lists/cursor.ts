import { createHmac, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../domain/errors.ts'

const MAC_BYTES = 16

/** The sort values of the last row of a page; null for a missing value. */
export type Position = readonly (string | null)[]

/**
 * An opaque, signed position in a list. A cursor is only valid for its own list: `list`, the operation with
 * its filters and its sort, is part of the signed data.
 */
export function encodeCursor(key: Buffer, list: string, position: Position): string {
  const payload = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${payload}.${sign(key, list, payload).toString('base64url')}`
}

/**
 * @param parameter the query parameter that has the cursor
 * @throws ApiError `invalid_cursor` unless the service issued the cursor for this list
 */
export function decodeCursor(key: Buffer, list: string, cursor: string, parameter = 'cursor'): Position {
  const [payload = '', signature = ''] = cursor.split('.')
  const given = Buffer.from(signature, 'base64url')
  const isOurs = given.length === MAC_BYTES && timingSafeEqual(given, sign(key, list, payload))
  const position: unknown = isOurs && JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  if (Array.isArray(position))
    return position.map((value: unknown) => (value === null ? null : String(value)))
  throw invalidCursor(parameter)
}

export function invalidCursor(parameter: string): ApiError {
  const errors = [{ location: 'query', field: `/${parameter}`, rule: 'cursor' }] as const
  return new ApiError('invalid_cursor', { errors })
}

function sign(key: Buffer, list: string, payload: string): Buffer {
  return createHmac('sha256', key).update(`${list}\n${payload}`).digest().subarray(0, MAC_BYTES)
}
