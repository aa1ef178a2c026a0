import { type Options, stringify } from 'csv-stringify/sync'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Values } from '../resources/kit/rows.ts'
import { listCell } from './formats/csv.ts'
import type { SourceFile } from './formats/source.ts'
import type { ImportJob } from './import.ts'
import { jsonLines } from './report.ts'
import { inOneSession } from './session.ts'

const PAGE = 200

/** An empty text is `""`; null and an empty list are empty cells. */
const DIALECT: Options = {
  record_delimiter: '\r\n',
  quoted_match: /[\r\n]/,
  cast: {
    string: (text) => (text === '' ? { value: text, quoted_empty: true } : text),
    object: (value) => (Array.isArray(value) ? listCell(value.map(String)) : String(value)),
    boolean: String,
  },
}

type ExportJob = Pick<ImportJob, 'database' | 'resource' | 'onProgress'> & Pick<SourceFile, 'format'>

/**
 * Writes a snapshot of all rows, oldest first, with the fields that an import accepts. CSV follows RFC 4180.
 * Cells are exact: those that look like spreadsheet formulas are not escaped.
 */
export function exportRows(job: ExportJob, write: (text: AsyncIterable<string>) => Promise<void>) {
  return inOneSession(job.database, (db) => write(textOf(db, job)))
}

async function* textOf(db: Prisma.TransactionClient, { resource, format, onProgress }: ExportJob) {
  const csv = (records: Values[], header = false) =>
    stringify(records, { ...DIALECT, header, columns: Object.keys(resource.columns) })
  if (format === 'csv') yield csv([], true)
  let done = 0
  let page = await resource.read(db, 0, PAGE)
  for (let last = page.at(-1); last; last = page.at(-1)) {
    const records = page.map(({ id: _id, ...record }) => record)
    yield format === 'csv' ? csv(records) : jsonLines(records)
    done += page.length
    onProgress?.(done)
    page = await resource.read(db, last.id, PAGE)
  }
}
