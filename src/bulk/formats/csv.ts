import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { ResourceDescription } from '../../../generated/resources.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { countLines, MAX_ROW_SIZE, type RowContent, type SourceRow } from './text.ts'

/**
 * The columns by name; a file need not have all of them. An empty cell is an absent field. `prose` may be an
 * empty text, written `""`. The items of a `list` are separated by `|`, with a backslash before each `|` or
 * backslash within an item; `integers` are a list of numbers. `json` is a number, `true` or `false`.
 */
export type Columns = ResourceDescription['create']

/** The cells of a record as written; undefined for an unquoted empty cell. */
type Cells = readonly (string | undefined)[]

const LITERAL = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false)$/
const ITEM = /(?:\\.|[^|\\])+/gs
/** How many problems with the header are named: a file with other line ends is one long line. */
const MOST_PROBLEMS = 5

/**
 * The rows of a CSV text (RFC 4180), with CRLF or LF; the first line names the columns. Skips blank lines.
 * @throws OperatorError for unknown columns and for unclosed quotes
 */
export async function* readCsv(text: AsyncIterable<string>, columns: Columns): AsyncGenerator<SourceRow> {
  let next = 1
  let header: string[] | undefined
  const found: SourceRow[] = []
  const parser = parse({
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    max_record_size: MAX_ROW_SIZE,
    cast: (cell, { quoting }) => (cell === '' && !quoting ? undefined : cell),
    // Lines are counted while parsing: the parser reports an error before it delivers the records above.
    on_record(cells: Cells) {
      const line = next
      next += 1 + cells.reduce((sum, cell = '') => sum + countLines(cell), 0)
      if (cells.length === 1 && !cells[0]) return null
      const size = cells.reduce((sum, cell = '') => sum + cell.length, 0)
      if (header) found.push({ line, size, ...readRecord(header, cells, columns) })
      else header = readHeader(cells, columns)
      return []
    },
  })
  try {
    for await (const _record of Readable.from(text, { objectMode: false }).compose(parser))
      yield* found.splice(0)
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const place = `in the row that begins in line ${next}`
    throw new OperatorError(`The file is broken ${place}: ${reasonOf(cause)}.`, { cause })
  }
  if (!header) throw new OperatorError('The file is empty: its first line must name the columns.')
}

function readHeader(names: Cells, columns: Columns): string[] {
  const header = names.map((name = '') => name.trim())
  const unknown = header.filter((name) => !Object.hasOwn(columns, name))
  const twice = Object.keys(columns).filter((name) => header.indexOf(name) !== header.lastIndexOf(name))
  const required = Object.keys(columns).filter((name) => columns[name]?.required)
  const missing = required.filter((name) => !header.includes(name))
  const problems = [
    ...missing.map((name) => `${name} is missing`),
    ...twice.map((name) => `${name} is there twice`),
    ...unknown.map((name) => `${JSON.stringify(name.slice(0, 60))} is not one`),
  ]
  if (problems.length === 0) return header
  const more = problems.length - MOST_PROBLEMS
  const named = [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])]
  const note = required.length > 0 ? ` (required: ${required.join(', ')})` : ''
  throw new OperatorError(
    `The first line must name the columns, separated by commas: ${Object.keys(columns).join(', ')}` +
      `${note}. In this file ${named.join(', ')}.`,
  )
}

function readRecord(header: readonly string[], cells: Cells, columns: Columns): RowContent {
  if (cells.length !== header.length) {
    const parameters = { cells: cells.length, columns: header.length }
    return { errors: [{ location: 'body', field: '', rule: 'cells', parameters }] }
  }
  const value: Record<string, unknown> = {}
  for (const [index, name] of header.entries()) {
    const text = cells[index]
    const cell = columns[name]?.cell
    if (text === undefined || (text === '' && cell !== 'prose')) continue
    const items = () => text.match(ITEM)?.map((item) => item.replace(/\\(.)/gs, '$1')) ?? []
    if (cell === 'list') value[name] = items()
    else if (cell === 'integers') value[name] = items().map(literal)
    else value[name] = cell === 'json' ? literal(text) : text
  }
  return { value }
}

function literal(text: string): unknown {
  return LITERAL.test(text) ? JSON.parse(text) : text
}

/** A list as the text of its cell. */
export function listCell(items: readonly string[]): string {
  return items.map((item) => item.replace(/[|\\]/g, '\\$&')).join('|')
}

/** Our own wording: the messages of the parser quote the row. */
function reasonOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is not closed'
  if (code === 'CSV_MAX_RECORD_SIZE') return 'it is too long; a quote may not be closed'
  return 'a quote stands where none may; in a quoted cell it is written twice'
}
