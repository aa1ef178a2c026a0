import { once } from 'node:events'
import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportRows } from '../bulk/export.ts'
import { formatNamed } from '../bulk/formats/rows.ts'
import { count, progressOn } from '../bulk/progress.ts'
import { oneOf, RESOURCES, resourceNamed } from '../bulk/resource.ts'
import { type Sink, writeWholeFile } from '../bulk/whole-file.ts'
import { callerFolder, type Program, UsageError } from './program.ts'
import { withDatabase } from './with-database.ts'

const NAMES = oneOf(RESOURCES)

const USAGE = `Exports all ${NAMES} as they are at one moment, the oldest first.

  cms export NAME --output FILE [--format csv|ndjson]
  cms export NAME [--format csv|ndjson] > FILE

  NAME          ${NAMES}
  --output      the file to write, which is replaced only once the export is complete; without it, the
                standard output
  --format      csv or ndjson; without it as the name of the output ends, else csv

It has the fields that an import takes, so no ids, dates and authors. Texts are exact, for programs. To open
CSV with texts of people you do not trust in a spreadsheet, import it as text: the spreadsheet would run what
begins with = as a formula.

The embedded database belongs to one process: stop the server first.
`

export const program: Program = { usage: USAGE, run }

async function run(args: string[]): Promise<undefined> {
  const { resource, format, output } = readExportOptions(args, callerFolder())
  const progress = progressOn(process.stderr)
  const onProgress = (rows: number) => progress.showRows('Exporting', rows)
  const rows = await withDatabase(async ({ database }) => {
    const write = (sink: Sink) => exportRows({ database, resource, format, onProgress }, sink)
    return output === undefined ? write(standardOutput()) : writeWholeFile(output, write)
  }).finally(progress.end)
  process.stderr.write(`${count(rows)} exported\n`)
}

/** The command line; `output` is undefined for the standard output. @param folder of relative paths */
export function readExportOptions(args: string[], folder: string) {
  const text = { type: 'string' } as const
  const options = { output: text, format: text }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const resource = resourceNamed(positionals[0] ?? '')
  if (!resource || positionals.length > 1) throw new UsageError(`Name what to export: ${NAMES}.`)
  const output = values.output === undefined ? undefined : resolve(folder, values.output)
  const ending = extname(output ?? '')
    .slice(1)
    .toLowerCase()
  const format = formatNamed(values.format ?? (output === undefined ? 'csv' : ending))
  if (!format) throw new UsageError('Say with --format how the rows are to be written: csv or ndjson.')
  return { resource, format, output }
}

/** Waits while the reader of a pipe is slow, and fails when it has gone. */
function standardOutput(): Sink {
  const { stdout } = process
  let failure: Error | undefined
  stdout.on('error', (error) => {
    failure = error
  })
  return {
    async write(text) {
      if (!stdout.write(text)) await once(stdout, 'drain')
      if (failure) throw failure
    },
  }
}
