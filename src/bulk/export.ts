import { stringify } from 'csv-stringify/sync'
import type { Database } from '../database/database.ts'
import type { Values } from '../resources/kit/rows.ts'
import { listCell } from './formats/csv.ts'
import type { Format } from './formats/rows.ts'
import { jsonLines } from './report.ts'
import type { BulkResource } from './resource.ts'
import { inOneSession } from './session.ts'
import type { Sink } from './whole-file.ts'

const PAGE = 200

export interface ExportJob {
  readonly database: Database
  readonly resource: BulkResource
  readonly format: Format
  /** Called with the number of rows written so far. */
  readonly onProgress?: (rows: number) => void
  /** Ends the export without a result. */
  readonly signal?: AbortSignal
}

/**
 * Writes all rows as they are at one moment, the oldest first, with the fields that an import takes. CSV is
 * as in RFC 4180. Cells are exact: one that looks like a formula of a spreadsheet stays as it is.
 *
 * @returns how many rows
 */
export function exportRows(
  { database, resource, format, onProgress, signal }: ExportJob,
  sink: Sink,
): Promise<number> {
  const names = Object.keys(resource.columns)
  const write = (page: readonly Values[]) => {
    const records = page.map(({ id: _id, ...record }) => record)
    const cells = () => records.map((record) => names.map((name) => cellOf(record[name])))
    return sink.write(format === 'csv' ? csvLines(cells()) : jsonLines(records))
  }
  return inOneSession(database, async (db) => {
    if (format === 'csv') await sink.write(csvLines([names]))
    let done = 0
    let page = await resource.read(db, 0, PAGE)
    for (let last = page.at(-1); last; last = page.at(-1)) {
      const { length } = page
      // one page is read while the one before it is written
      const [next] = await Promise.all([resource.read(db, last.id, PAGE), write(page)])
      page = next
      done += length
      signal?.throwIfAborted()
      onProgress?.(done)
    }
    return done
  })
}

function csvLines(rows: readonly (readonly (string | null)[])[]): string {
  return stringify([...rows], {
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/,
    // an empty text is `""`, and null an empty cell
    cast: { string: (text) => (text === '' ? { value: text, quoted_empty: true } : text) },
  })
}

function cellOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value)) return String(value)
  return value.length === 0 ? null : listCell(value.map(String))
}
