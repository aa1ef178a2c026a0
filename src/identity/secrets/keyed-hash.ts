import { createHmac } from 'node:crypto'

/** How secrets of clients, and what may hold one, are stored: HMAC-SHA-256. */
export function keyedHash(key: Buffer, secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac('sha256', key).update(secret).digest())
}
