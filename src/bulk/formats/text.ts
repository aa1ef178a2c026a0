import { createReadStream } from 'node:fs'
import { OperatorError } from '../../config/operator-error.ts'

/** Called with each piece of the file, in order. */
export type Tap = (bytes: Buffer) => void

/**
 * The text of a file in UTF-8, piece by piece and without a byte order mark.
 *
 * @throws OperatorError if the file is not UTF-8
 */
export async function* readText(path: string, tap: Tap = () => {}): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  const decode = (bytes?: Buffer) => {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined })
      line += countLines(text)
      return text
    } catch (cause) {
      throw new OperatorError(`The file is not UTF-8, as line ${line + linesBeforeFault(bytes)} shows.`, {
        cause,
      })
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

function linesBeforeFault(bytes: Buffer | undefined): number {
  const [sound = ''] = new TextDecoder('utf-8').decode(bytes).split('\uFFFD')
  return countLines(sound)
}
