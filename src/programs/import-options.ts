import { basename, extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Format, formatNamed } from '../bulk/formats/rows.ts'
import { type BulkResource, resourceNamed } from '../bulk/resource.ts'
import type { RunMode } from '../bulk/runs.ts'
import { UsageError } from './program.ts'

export const IMPORT_USAGE = `Imports products or posts from a file. Every row is checked like a request.

  cms import FILE [options]

  FILE          products.csv, posts.ndjson, …; - is the standard input
  --type        products or posts; without it the name of the file must begin so
  --format      csv or ndjson; without it the name of the file must end so (also .jsonl)
  --update      a product whose sku is there already is changed; without it such a row is refused
  --dry-run     shows how each row would end, and imports none
  --report      where to list the refused rows, one JSON object in each line: the line of the file, what is
                wrong and the value; without it products.refused.ndjson for products.csv, in this folder
  --resume      goes on with an interrupted import of this very file, after the last row that is stored
  --restart     imports the whole file again after an interrupted import

CSV is in UTF-8, and its first line names the columns:
  products      name,price,sku,description           (required: name, price)
  posts         title,slug,excerpt,body,status,publishAt,tags           (required: title, body)
An empty cell is an absent field. In excerpt, body and description "" is an empty text. Tags are separated by
|, with a backslash before each | or backslash within a tag. NDJSON has in each line what the API takes to
create a record.

A broken file is refused before anything of it is imported. The exit code is 0 when all rows are stored, and 2
when some were refused or the import has stopped for a reason that it names.

The embedded database belongs to one process: stop the server first.
`

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const
const OPTIONS = {
  type: text,
  format: text,
  report: text,
  update: flag,
  'dry-run': flag,
  resume: flag,
  restart: flag,
}

/** The command line of an import. */
export interface ImportOptions {
  /** Undefined: the standard input. */
  readonly path: string | undefined
  readonly resource: BulkResource
  readonly format: Format
  readonly report: string
  readonly update: boolean
  readonly mode: RunMode | 'dry-run'
}

/**
 * @param folder where relative paths begin
 * @throws Error that says what is wrong with the arguments
 */
export function readImportOptions(args: string[], folder: string): ImportOptions {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new UsageError('Name one file.')
  const name = basename(file)
  const resource = resourceNamed(
    values.type ?? /^(products|posts)(?![a-z])/i.exec(name)?.[0].toLowerCase() ?? '',
  )
  if (!resource) throw new UsageError('Say with --type what the rows are: products or posts.')
  const format = formatNamed(values.format ?? extname(name).slice(1).toLowerCase())
  if (!format) throw new UsageError('Say with --format how the rows are written: csv or ndjson.')
  if (values.update && !resource.canUpdate) throw new UsageError('--update is for products only.')
  const modes = (['dry-run', 'resume', 'restart'] as const).filter((mode) => values[mode])
  if (modes.length > 1) throw new UsageError(`--${modes.join(' and --')} do not go together.`)
  const path = file === '-' ? undefined : resolve(folder, file)
  const stem = path === undefined ? resource.name : basename(file, extname(file))
  const report = resolve(folder, values.report ?? `${stem}.refused.ndjson`)
  return { path, resource, format, report, update: values.update, mode: modes[0] ?? 'start' }
}
