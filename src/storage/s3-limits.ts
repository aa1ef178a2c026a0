import type { Readable } from 'node:stream'
import { failed } from './failures.ts'

/** Milliseconds that a store may be silent, for each of three attempts. */
export const PATIENCE = 5_000
/** The same for transfers of whole files. */
export const PATIENCE_LARGE = 120_000
export const ATTEMPTS = 3

/** Milliseconds for a call, all attempts together. */
export const limitOf = (patience: number) => ATTEMPTS * patience + PATIENCE

/**
 * Limits a call whose whole response is read before it ends. The timeout of an attempt covers only the time
 * until the first byte, and a store may stop in the middle of a list or of an error.
 */
export function limited(patience = PATIENCE) {
  return { requestTimeout: patience, abortSignal: AbortSignal.timeout(limitOf(patience)) }
}

/**
 * The bytes of a response of the store. A connection may break without a sign: the store is given up if it is
 * silent for too long while a reader waits for it. A slow reader does not count. Clients were told the
 * length: those who ask for a part of a file must not get more if a store or its proxy ignores ranges.
 */
export async function* whileSending(body: Readable, length: number): AsyncGenerator<Buffer> {
  let left = length
  const watch = () => setTimeout(() => body.destroy(new Error('the store stopped sending')), PATIENCE)
  let silence = watch()
  try {
    for await (const chunk of body) {
      clearTimeout(silence)
      left -= chunk.length
      if (left < 0) break
      yield chunk
      silence = watch()
    }
    if (left !== 0) throw new Error('the store sent bytes of another length')
  } catch (error) {
    failed(error)
  } finally {
    clearTimeout(silence)
  }
}
