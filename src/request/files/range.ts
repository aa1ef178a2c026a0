import type { FastifyRequest } from 'fastify'
import type { ByteRange } from '../../storage/store.ts'

/**
 * The range of a file that a request asks for (RFC 9110, section 14). Undefined for the whole file, which is
 * also the response to several ranges, and to a range of an outdated version (`If-Range`).
 */
export function rangeIn(
  { headers, method }: FastifyRequest,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? []
  const condition = headers['if-range']
  if (method !== 'GET' || (condition !== undefined && condition !== etag)) return undefined
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
