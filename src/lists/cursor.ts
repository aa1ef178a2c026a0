import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../http/errors.ts'

const MAC_BYTES = 16

/** The first page of a list is asked for again and again, and to sign its cursor takes as long as to read two of its rows. */
const MAX_REMEMBERED = 1_000
const remembered = new WeakMap<Buffer, LRUCache<string, string>>()

/**
 * Opaque, signed positions in a list. A cursor is good for the list that it was made for only: `list` names the
 * operation with its filters and its sort, and is part of what is signed.
 */
export function encodeCursor(key: Buffer, list: string, position: readonly string[]): string {
  const payload = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${payload}.${signaturesOf(key).memo(signedContent(list, payload))}`
}

function signaturesOf(key: Buffer): LRUCache<string, string> {
  let signatures = remembered.get(key)
  if (!signatures) {
    const memoMethod = (content: string) => sign(key, content).toString('base64url')
    signatures = new LRUCache({ max: MAX_REMEMBERED, memoMethod })
    remembered.set(key, signatures)
  }
  return signatures
}

/** @throws ApiError `invalid_cursor` unless the service made the cursor for this very list */
export function decodeCursor(key: Buffer, list: string, cursor: string): string[] {
  const [payload = '', signature = ''] = cursor.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(key, signedContent(list, payload))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw invalidCursor()
  const position: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  if (!Array.isArray(position)) throw invalidCursor()
  return position.map(String)
}

function signedContent(list: string, payload: string): string {
  return `${list}\n${payload}`
}

function sign(key: Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest().subarray(0, MAC_BYTES)
}

function invalidCursor(): ApiError {
  return new ApiError('invalid_cursor', {
    errors: [{ in: 'query', field: 'cursor', rule: 'cursor' }],
  })
}
