import { OperatorError } from '../../config/operator-error.ts'
import { MAX_ROW_SIZE, type SourceRow } from './source-row.ts'

/** The rows of a text with one JSON value in each line. Blank lines are none. */
export async function* readNdjson(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let line = 0
  for await (const content of lines(text)) {
    line++
    if (content.length > MAX_ROW_SIZE) throw tooLong(line)
    if (content.trim() !== '') yield { line, size: content.length, ...parse(content) }
  }
}

async function* lines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of text) {
    const [first = '', ...others] = piece.split('\n')
    rest += first
    // a line without an end is not gathered for ever: its reader refuses it
    if (others.length === 0 && rest.length <= MAX_ROW_SIZE) continue
    const last = others.pop() ?? ''
    yield rest
    yield* others
    rest = last
  }
  yield rest
}

function parse(content: string) {
  try {
    const value: unknown = JSON.parse(content)
    return { value }
  } catch {
    return { errors: [{ location: 'body' as const, field: '', rule: 'json' as const }] }
  }
}

function tooLong(line: number): OperatorError {
  return new OperatorError(`The file is broken: line ${line} has more than ${MAX_ROW_SIZE} characters.`)
}
