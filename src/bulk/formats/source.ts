import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { OperatorError } from '../../config/operator-error.ts'
import { type Columns, readCsv } from './csv.ts'
import { readNdjson } from './ndjson.ts'
import { readText, type SourceRow } from './text.ts'

export type Format = 'csv' | 'ndjson'

/** The formats, keyed by file extension and option. */
export const FORMATS: ReadonlyMap<string, Format> = new Map([
  ['csv', 'csv'],
  ['ndjson', 'ndjson'],
  ['jsonl', 'ndjson'],
])

/** A file to import, and the findings of the survey. */
export interface SourceFile {
  readonly path: string
  /** Identifies the file in later runs: its path, or `STANDARD_INPUT`. */
  readonly name: string
  readonly format: Format
  /** SHA-256 of the content. */
  readonly fingerprint: Uint8Array<ArrayBuffer>
  readonly rows: number
}

const MAX_BATCH_ROWS = 500
const MAX_BATCH_SIZE = 1_048_576

/**
 * Reads a file to its end once, so that a broken file is rejected before any of it is imported.
 *
 * @param onProgress called with the share read so far, from 0 to 1
 * @throws OperatorError if the file is too broken to be split into rows
 */
export async function surveyFile(
  { path, format, name = path }: { path: string; format: Format; name?: string },
  columns: Columns,
  onProgress: (share: number) => void = () => {},
): Promise<SourceFile> {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  let bytes = 0
  const text = readText(path, (chunk) => {
    hash.update(chunk)
    bytes += chunk.length
    onProgress(bytes / size)
  })
  let rows = 0
  for await (const _row of readRows(text, format, columns)) rows++
  return { path, name, format, fingerprint: new Uint8Array(hash.digest()), rows }
}

/** The rows of a surveyed file. @throws OperatorError at the end, if the file has changed since the survey */
export async function* rowsOf({ path, format, fingerprint }: SourceFile, columns: Columns) {
  const hash = createHash('sha256')
  const text = readText(path, (chunk) => hash.update(chunk))
  yield* readRows(text, format, columns)
  if (Buffer.compare(hash.digest(), fingerprint) !== 0)
    throw new OperatorError('The file was changed while it was being imported.')
}

function readRows(text: AsyncIterable<string>, format: Format, columns: Columns): AsyncGenerator<SourceRow> {
  return format === 'csv' ? readCsv(text, columns) : readNdjson(text)
}

/** Splits rows into batches that fit into one transaction and into memory. Skips the first `done` rows. */
export async function* batchesOf(rows: AsyncIterable<SourceRow>, done = 0) {
  let index = 0
  let batch: SourceRow[] = []
  let size = 0
  for await (const row of rows) {
    if (index++ < done) continue
    batch.push(row)
    size += row.size
    if (batch.length < MAX_BATCH_ROWS && size < MAX_BATCH_SIZE) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}
