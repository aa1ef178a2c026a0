import { createReadStream } from 'node:fs'
import { OperatorError } from '../../config/operator-error.ts'
import type { FieldError } from '../../messages/messages.ts'

/** One row of a file, or why it cannot be read. */
export type SourceRow = {
  /** The line that it begins in, from 1. */
  readonly line: number
  /** Characters. */
  readonly size: number
} & RowContent

export type RowContent = { readonly value: unknown } | { readonly errors: readonly FieldError[] }

/** Far above any row that fits the contract: an unclosed quote would make one row of the rest of the file. */
export const MAX_ROW_SIZE = 1_048_576

/** The text of a file, piece by piece, without a byte order mark. @throws OperatorError unless it is UTF-8 */
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

/** How many line ends a text has. */
export function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}
