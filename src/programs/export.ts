import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { writeAtomically } from '../base/files.ts'
import { exportRows } from '../bulk/export.ts'
import { FORMATS } from '../bulk/formats/source.ts'
import { count, Progress } from '../bulk/progress.ts'
import { oneOf, RESOURCES, resourceNamed } from '../bulk/resource.ts'
import { callerFolder, outputPath, type Program, UsageError } from './program.ts'
import { withDatabase } from './with-database.ts'

const NAMES = oneOf(RESOURCES)

const USAGE = `Exports all ${NAMES} as they are at one moment, the oldest first.

  cms export NAME --output FILE [--format csv|ndjson]
  cms export NAME [--format csv|ndjson] > FILE

  NAME          ${NAMES}
  --output      the file to write, which is replaced only once the export is complete; without it, the
                standard output
  --format      csv or ndjson; by default, the extension of the output, else csv

An export has the fields that an import takes, so it has no ids, dates or authors. Fields such as categoryIds
name records of this database by their ids: in another one, these ids belong to other records, or to none. To
copy everything, make a backup. Of media, it has the texts and the SHA-256 of each file, not the bytes. Texts
are exported exactly, for programs. If a CSV file has texts from people you do not trust, import it into a
spreadsheet as text: otherwise cells that begin with = run as formulas.

The embedded database belongs to one process: stop the server first.
`

export const program: Program = { usage: USAGE, run }

async function run(args: string[]): Promise<undefined> {
  const { resource, format, output } = readExportOptions(args, callerFolder())
  const progress = new Progress(process.stderr)
  let rows = 0
  const onProgress = (done: number) => {
    rows = done
    progress.showRows('Exporting', rows)
  }
  await withDatabase(({ database }) => {
    const job = { database, resource, format, onProgress }
    // `pipeline` waits while the reader of a pipe is slow, and fails once the reader has gone
    if (output === undefined) return exportRows(job, (text) => pipeline(text, process.stdout, { end: false }))
    return writeAtomically(output, (file) => exportRows(job, (text) => writeFile(file, text)))
  }).finally(() => progress.end())
  process.stderr.write(`${count(rows)} exported\n`)
}

/** The command line; `output` is undefined for the standard output. @param folder of relative paths */
export function readExportOptions(args: string[], folder: string) {
  const text = { type: 'string' } as const
  const options = { output: text, format: text }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const resource = resourceNamed(positionals[0] ?? '')
  if (!resource || positionals.length > 1) throw new UsageError(`Name what to export: ${NAMES}.`)
  const output = values.output === undefined ? undefined : outputPath('--output', values.output, folder)
  const ending = extname(output ?? 'standard-output.csv').slice(1)
  const format = FORMATS.get(values.format ?? ending.toLowerCase())
  if (!format) throw new UsageError('Say with --format how the rows are to be written: csv or ndjson.')
  return { resource, format, output }
}
