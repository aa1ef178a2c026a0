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
  const decode = (bytes?: Buffer) => {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined })
      line += countLines(text)
      return text
    } catch (cause) {
      const [sound = ''] = new TextDecoder().decode(bytes).split('\uFFFD')
      throw new OperatorError(`The file is not UTF-8, as line ${line + countLines(sound)} shows.`, { cause })
    }
  }
  for await (const bytes of createReadStream(path)) {
    tap(bytes)
    yield decode(bytes)
  }
  yield decode()
}

/** The number of line breaks in a text. */
export function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}
