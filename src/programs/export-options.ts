import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Format, formatNamed } from '../bulk/formats/rows.ts'
import { type BulkResource, resourceNamed } from '../bulk/resource.ts'
import { UsageError } from './program.ts'

export const EXPORT_USAGE = `Exports all products or all posts as they are at one moment, the oldest first.

  cms export products|posts --output FILE [--format csv|ndjson]
  cms export products|posts [--format csv|ndjson] > FILE

  --output      the file to write, which is replaced only once the export is complete; without it, the
                standard output
  --format      csv or ndjson; without it as the name of the output ends, else csv

It has the fields that an import takes, so no ids, dates and authors. Texts are exact, for programs. To open
CSV with texts of people you do not trust in a spreadsheet, import it as text: the spreadsheet would run what
begins with = as a formula.

The embedded database belongs to one process: stop the server first.
`

/** The command line of an export. */
export interface ExportOptions {
  readonly resource: BulkResource
  readonly format: Format
  /** Undefined: the standard output. */
  readonly output: string | undefined
}

/**
 * @param folder where relative paths begin
 * @throws Error that says what is wrong with the arguments
 */
export function readExportOptions(args: string[], folder: string): ExportOptions {
  const text = { type: 'string' } as const
  const options = { output: text, format: text }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const resource = resourceNamed(positionals[0] ?? '')
  if (!resource || positionals.length > 1) throw new UsageError('Name what to export: products or posts.')
  const output = values.output === undefined ? undefined : resolve(folder, values.output)
  const ending = extname(output ?? '')
    .slice(1)
    .toLowerCase()
  const format = formatNamed(values.format ?? (output === undefined ? 'csv' : ending))
  if (!format) throw new UsageError('Say with --format how the rows are to be written: csv or ndjson.')
  return { resource, format, output }
}
