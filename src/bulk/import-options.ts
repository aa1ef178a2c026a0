import { basename, extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BulkError } from './errors.ts'
import type { BulkResource } from './resource.ts'
import { resourceNamed } from './resources.ts'
import { type Format, formatNamed } from './rows.ts'
import type { RunMode } from './runs.ts'

export const IMPORT_USAGE = `Imports products or posts from a file. Every row is sanitised and validated as a request of the API would be.

  npm run import -- FILE [options]

  FILE          products.csv, posts.ndjson, …; - is the standard input
  --type        products or posts; without it the name of the file must begin so
  --format      csv or ndjson; without it the name of the file must end so (also .jsonl)
  --update      a product whose sku is there already is changed; without it such a row is refused
  --dry-run     says what would become of each row, and imports none
  --report      where the refused rows are listed, one JSON object in each line: the line of the file and what is
                wrong; without it products.refused.ndjson for products.csv, in the current folder
  --resume      goes on with an import of this very file that was interrupted, behind the last row that is in
  --restart     imports all of the file, although an earlier import was interrupted

CSV is in UTF-8, and its first line names the columns:
  products      name,price,sku,description           (required: name, price)
  posts         title,slug,excerpt,body,status,publishAt,tags           (required: title, body)
An empty cell is an absent field. In excerpt, body and description "" is an empty text. Tags are separated by |; a
backslash stands before a | or a backslash that is part of a tag. NDJSON has in each line what the API takes to create
one.

A broken file is refused before anything of it is imported. The exit code is 0 when all rows are in, 2 when some were
refused, and 1 when the import failed or was interrupted.

The embedded database belongs to one process: stop the server first.
`

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const
const OPTIONS = {
  ...{ type: text, format: text, report: text },
  ...{ update: flag, 'dry-run': flag, resume: flag, restart: flag, help: flag },
}

/** What the command line of an import says. */
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
 * @returns undefined: to be explained, not to be run
 * @throws Error that says what is wrong with the arguments
 */
export function readImportOptions(args: string[], folder: string): ImportOptions | undefined {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) return undefined
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new BulkError('Name one file. See --help.')
  const name = basename(file)
  const resource = resourceNamed(
    values.type ?? /^(products|posts)(?![a-z])/i.exec(name)?.[0].toLowerCase() ?? '',
  )
  if (!resource) throw new BulkError('Say with --type what the rows are: products or posts.')
  const format = formatNamed(values.format ?? extname(name).slice(1).toLowerCase())
  if (!format) throw new BulkError('Say with --format how the rows are written: csv or ndjson.')
  if (values.update && !resource.canUpdate) throw new BulkError('--update is for products only.')
  const modes = (['dry-run', 'resume', 'restart'] as const).filter((mode) => values[mode])
  if (modes.length > 1) throw new BulkError(`--${modes.join(' and --')} do not go together.`)
  const path = file === '-' ? undefined : resolve(folder, file)
  const stem = path === undefined ? resource.name : basename(file, extname(file))
  const report = resolve(folder, values.report ?? `${stem}.refused.ndjson`)
  return { path, resource, format, report, update: values.update, mode: modes[0] ?? 'start' }
}
