import { stringify } from 'csv-stringify/sync'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Database } from '../database/database.ts'
import { listCell } from './formats/csv.ts'
import type { Format } from './formats/source.ts'
import { jsonLines } from './report.ts'
import type { BulkResource } from './resource.ts'
import { inOneSession } from './session.ts'

const PAGE = 200

export interface ExportJob {
  readonly database: Database
  readonly resource: BulkResource
  readonly format: Format
  /** Called with the number of rows written so far. */
  readonly onProgress?: (rows: number) => void
}

/**
 * Writes all rows as they are at one moment, the oldest first, with the fields that an import takes. CSV is
 * as in RFC 4180. Cells are exact: one that looks like a formula of a spreadsheet stays as it is.
 */
export function exportRows(
  job: ExportJob,
  write: (text: AsyncIterable<string>) => Promise<void>,
): Promise<void> {
  return inOneSession(job.database, (db) => write(textOf(db, job)))
}

async function* textOf(
  db: Prisma.TransactionClient,
  { resource, format, onProgress }: ExportJob,
): AsyncGenerator<string> {
  const names = Object.keys(resource.columns)
  if (format === 'csv') yield csvLines([names])
  let done = 0
  let after = 0
  for (;;) {
    const page = await resource.read(db, after, PAGE)
    if (page.length === 0) return
    const records = page.map(({ id, ...record }) => {
      after = id
      return record
    })
    const cells = () => records.map((record) => names.map((name) => cellOf(record[name])))
    yield format === 'csv' ? csvLines(cells()) : jsonLines(records)
    done += page.length
    onProgress?.(done)
  }
}

function csvLines(rows: (string | null)[][]): string {
  return stringify(rows, {
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
