import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { isRecord } from '../../base/guards.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { MAX_ROW_SIZE, type SourceRow } from './source-row.ts'
import { countLines } from './text.ts'

/**
 * What a cell holds. An empty cell is an absent field. `prose` may be an empty text, written `""`. The items
 * of a `list` are separated by `|`, with a backslash before each `|` or backslash within an item. `json` is a
 * number, `true` or `false`.
 */
export type Cell = 'text' | 'prose' | 'list' | 'json'

/** The columns by name; a file need not have all of them. */
export type Columns = Readonly<Record<string, { readonly cell: Cell; readonly required: boolean }>>

/** CSV as in RFC 4180, with either kind of line end. */
const DIALECT = {
  record_delimiter: ['\r\n', '\n'],
  relax_column_count: true,
  max_record_size: MAX_ROW_SIZE,
  raw: true,
}
/** A record of the parser, and the line that it begins in. */
interface Found {
  readonly line: number
  readonly record: readonly string[]
  readonly raw: string
}

const CELLS = /(?:^|,)("(?:[^"]|"")*"|[^,]*)/g
const LITERAL = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false)$/
const ITEM = /(?:\\.|[^|\\])+/gs

/**
 * The rows of a CSV text; the first line names the columns. Blank lines are none.
 *
 * @throws OperatorError for columns that the rows cannot have, and for quotes that are not closed
 */
export async function* readCsv(text: AsyncIterable<string>, columns: Columns): AsyncGenerator<SourceRow> {
  let next = 1
  // Lines are counted while parsing: the parser reports an error before it delivers the records above.
  const onRecord = (record: string[]): string[] => {
    const found = requireFound(Object.assign(record, { line: next }))
    next += 1 + found.record.reduce((sum, cell) => sum + countLines(cell), 0)
    return record
  }
  const parser = parse({ ...DIALECT, on_record: onRecord })
  let header: string[] | undefined
  try {
    for await (const found of Readable.from(text, { objectMode: false }).compose(parser)) {
      const { line, record, raw } = requireFound(found)
      if (record.length === 1 && record[0] === '') continue
      if (header) yield { line, size: raw.length, ...readRecord(header, record, raw, columns) }
      header ??= readHeader(record, columns)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new OperatorError(
      `The file is broken in the row that begins in line ${next}: ${reasonOf(error)}.`,
      {
        cause: error,
      },
    )
  }
  if (!header) throw new OperatorError('The file is empty: its first line must name the columns.')
}

function readHeader(names: readonly string[], columns: Columns): string[] {
  const header = names.map((name) => name.trim())
  const unknown = header.filter((name) => !Object.hasOwn(columns, name))
  const twice = header.filter((name, index) => header.indexOf(name) !== index)
  const required = Object.keys(columns).filter((name) => columns[name]?.required)
  const missing = required.filter((name) => !header.includes(name))
  const problems = [
    ...unknown.map((name) => `${JSON.stringify(name.slice(0, 60))} is not one`),
    ...twice.map((name) => `${name} is there twice`),
    ...missing.map((name) => `${name} is missing`),
  ]
  if (problems.length === 0) return header
  throw new OperatorError(
    `The first line must name the columns, separated by commas: ${Object.keys(columns).join(', ')} ` +
      `(required: ${required.join(', ')}). In this file ${problems.join(', ')}.`,
  )
}

function readRecord(header: readonly string[], record: readonly string[], raw: string, columns: Columns) {
  if (record.length !== header.length) {
    const parameters = { cells: record.length, columns: header.length }
    return { errors: [{ location: 'body' as const, field: '', rule: 'cells' as const, parameters }] }
  }
  const value: Record<string, unknown> = {}
  for (const [index, name] of header.entries()) {
    const text = record[index] ?? ''
    const cell = columns[name]?.cell
    if (text === '' && !(cell === 'prose' && isQuoted(raw, index))) continue
    if (cell === 'list') value[name] = (text.match(ITEM) ?? []).map(unescapeItem)
    else value[name] = cell === 'json' && LITERAL.test(text) ? JSON.parse(text) : text
  }
  return { value }
}

function isQuoted(raw: string, index: number): boolean {
  return [...raw.matchAll(CELLS)][index]?.[1]?.startsWith('"') ?? false
}

/** A list as the text of its cell. */
export function listCell(items: readonly string[]): string {
  return items.map((item) => item.replace(/[|\\]/g, '\\$&')).join('|')
}

function unescapeItem(item: string): string {
  return item.replace(/\\(.)/gs, '$1')
}

/** In our words: the messages of the parser quote the row. */
function reasonOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is not closed'
  if (code === 'CSV_MAX_RECORD_SIZE') return 'it is too long; a quote may not be closed'
  return 'a quote stands where none may; in a quoted cell it is written twice'
}

/** With the option `raw`, a record has more members than its type says. */
function requireFound(found: unknown): Found {
  if (!isRecord(found) || !Array.isArray(found.record)) throw new Error('the CSV parser gave no record')
  return { line: Number(found.line), record: found.record, raw: String(found.raw) }
}
