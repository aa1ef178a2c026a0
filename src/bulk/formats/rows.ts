import { type Columns, readCsv } from './csv.ts'
import { readNdjson } from './ndjson.ts'
import type { SourceRow } from './source-row.ts'
import { readText, type Tap } from './text.ts'

export type Format = 'csv' | 'ndjson'

const FORMATS: Readonly<Record<string, Format>> = { csv: 'csv', ndjson: 'ndjson', jsonl: 'ndjson' }

/** @returns undefined where there is no such format */
export function formatNamed(name: string): Format | undefined {
  return Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined
}

/**
 * The rows of a file, one at a time.
 *
 * @throws OperatorError where the file is so broken that its rows cannot be told apart
 */
export function readRows(
  { path, format }: { readonly path: string; readonly format: Format },
  columns: Columns,
  tap?: Tap,
): AsyncGenerator<SourceRow> {
  const text = readText(path, tap)
  return format === 'csv' ? readCsv(text, columns) : readNdjson(text)
}
