import { parseJson } from '../../base/guards.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { MAX_ROW_SIZE, type SourceRow } from './text.ts'

/** The rows of a text with one JSON value in each line. Skips blank lines. */
export async function* readNdjson(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let line = 0
  for await (const content of lines(text)) {
    line++
    const { length: size } = content
    if (size > MAX_ROW_SIZE)
      throw new OperatorError(`The file is broken: line ${line} has more than ${MAX_ROW_SIZE} characters.`)
    if (content.trim() === '') continue
    const value = parseJson(content)
    if (value === undefined) yield { line, size, errors: [{ location: 'body', field: '', rule: 'json' }] }
    else yield { line, size, value }
  }
}

async function* lines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of text) {
    const [first = '', ...others] = piece.split('\n')
    rest += first
    // an endless line is not buffered forever: its reader rejects it
    if (others.length === 0 && rest.length <= MAX_ROW_SIZE) continue
    const last = others.pop() ?? ''
    yield rest
    yield* others
    rest = last
  }
  yield rest
}
