import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { OperatorError } from '../../config/operator-error.ts'
import type { Columns } from './csv.ts'
import { type Format, readRows } from './rows.ts'
import type { SourceRow } from './source-row.ts'

/** A file to import, and what a first reading of it has shown. */
export interface Source {
  readonly path: string
  /** Identifies it the next time: its path, or `STANDARD_INPUT`. */
  readonly name: string
  readonly format: Format
  /** SHA-256 of the content. */
  readonly fingerprint: Uint8Array<ArrayBuffer>
  readonly rows: number
}

/**
 * Reads a file to its end once, so that a broken one is refused before anything of it is imported.
 *
 * @param onProgress called with the share that is read, from 0 to 1
 * @throws OperatorError
 */
export async function surveyFile(
  { path, format, name = path }: { path: string; format: Format; name?: string },
  columns: Columns,
  onProgress: (share: number) => void = () => {},
): Promise<Source> {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  let bytes = 0
  const tap = (chunk: Buffer) => {
    hash.update(chunk)
    bytes += chunk.length
    onProgress(bytes / size)
  }
  let rows = 0
  for await (const _row of readRows({ path, format }, columns, tap)) rows++
  return { path, name, format, fingerprint: new Uint8Array(hash.digest()), rows }
}

/**
 * The rows of a file again.
 *
 * @throws OperatorError at the end, if the file was changed since it was surveyed
 */
export async function* rowsOf(source: Source, columns: Columns): AsyncGenerator<SourceRow> {
  const hash = createHash('sha256')
  yield* readRows(source, columns, (chunk) => hash.update(chunk))
  if (Buffer.compare(hash.digest(), source.fingerprint) !== 0) {
    throw new OperatorError('The file was changed while it was being imported.')
  }
}

/** Rows in groups that fit into one transaction and into memory. */
export async function* batchesOf(rows: AsyncIterable<SourceRow>): AsyncGenerator<readonly SourceRow[]> {
  let batch: SourceRow[] = []
  let size = 0
  for await (const row of rows) {
    batch.push(row)
    size += row.size
    if (batch.length < MAX_BATCH_ROWS && size < MAX_BATCH_SIZE) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

const MAX_BATCH_ROWS = 500
const MAX_BATCH_SIZE = 1_048_576
