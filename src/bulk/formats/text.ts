import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { OperatorError } from '../../config/operator-error.ts'
import type { FieldError } from '../../messages/messages.ts'

/** One row of a file, or why it cannot be read. */
export type SourceRow = {
  /** The number of its first line, from 1. */
  readonly line: number
  /** Characters. */
  readonly size: number
} & RowContent

export type RowContent = { readonly value: unknown } | { readonly errors: readonly FieldError[] }

/** Far above any valid row: after an unclosed quote, the rest of the file would be one row. */
export const MAX_ROW_SIZE = 1_048_576

/** The text of a file in chunks, without a byte order mark. @throws OperatorError unless it is UTF-8 */
export async function* readText(path: string, tap: (bytes: Buffer) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  const decode = (bytes: Buffer = Buffer.alloc(0), isLast = false) => {
    try {
      const text = decoder.decode(bytes, { stream: !isLast })
      line += countLines(text)
      return text
    } catch (cause) {
      throw new OperatorError(`The file is not UTF-8, as line ${line + soundLines(bytes)} shows.`, { cause })
    }
  }
  for await (const bytes of createReadStream(path)) {
    tap(bytes)
    yield decode(bytes)
  }
  yield decode(undefined, true)
}

/** How many lines of a piece of a file are UTF-8 before the first one that is not. */
function soundLines(bytes: Buffer): number {
  // the piece may begin within a character; if nothing else is wrong, that one is
  const start = Math.max(
    bytes.findIndex((byte) => (byte & 0xc0) !== 0x80),
    0,
  )
  let count = 0
  for (let at = start, end = bytes.indexOf('\n', at); end !== -1; end = bytes.indexOf('\n', at)) {
    if (!isUtf8(bytes.subarray(at, end))) return count
    count++
    at = end + 1
  }
  return isUtf8(bytes.subarray(start)) ? 0 : count
}

/** The number of line breaks in a text. */
export function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}
