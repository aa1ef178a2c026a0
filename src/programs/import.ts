import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { dryRunImport } from '../bulk/dry-run.ts'
import { FORMATS, surveyFile } from '../bulk/formats/source.ts'
import { importFile } from '../bulk/import.ts'
import { count, Progress } from '../bulk/progress.ts'
import type { Counts } from '../bulk/report.ts'
import { oneOf, RESOURCES } from '../bulk/resource.ts'
import { STANDARD_INPUT } from '../bulk/runs.ts'
import { callerFolder, onlyArgument, outputPath, type Program, stopSignal, UsageError } from './program.ts'
import { withDatabase } from './with-database.ts'

const IMPORTED = RESOURCES.filter(({ canImport }) => canImport)
const NAMES = oneOf(IMPORTED)
const COLUMNS = IMPORTED.map(({ name, columns }) => {
  const required = Object.keys(columns).filter((column) => columns[column]?.required)
  const note = required.length > 0 ? `   (required: ${required.join(', ')})` : ''
  return `  ${name.padEnd(13)} ${Object.keys(columns).join(',')}${note}`
})

const USAGE = `Imports ${NAMES} from a file. Every row is validated like a request.

  cms import FILE [options]

  FILE          products.csv, posts.ndjson, …; - is the standard input
  --type        ${NAMES}; by default, what the file name begins with
  --format      csv or ndjson; by default, the extension of the file name (.csv, .ndjson, .jsonl)
  --update      changes products whose sku exists; by default, such rows are refused
  --dry-run     reports the result of each row, and imports none
  --report      where to list the refused rows, one JSON object per line: the line of the file, what is wrong
                and the value; by default products.refused.ndjson for products.csv, in this folder. If no
                row is refused, no report is written, and that of an earlier import is deleted
  --resume      continues an interrupted import of this file, after the last stored row
  --restart     imports the whole file again after an interrupted import

CSV is in UTF-8, and its first line names the columns:
${COLUMNS.join('\n')}
An empty cell is an absent field. In excerpt, body and description "" is an empty text. Tags are separated by
|, with a backslash before each | or backslash within a tag. In NDJSON, each line is the body of
a request that creates a record. Fields that only an action sets, such as the state of something that can be
cancelled, are columns, too: an import keeps their values.

A broken file is refused before any of its rows is imported. The exit code is 0 when all rows are stored, and
2 when some were refused, or when the import stopped for a reason that it names.

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

const SOME_REFUSED = 2

/** The resource at the beginning of a file name. */
const BEGINNING = new RegExp(`^(?:${IMPORTED.map(({ name }) => name).join('|')})(?![a-z])`, 'i')

export const program: Program = { usage: USAGE, run }

async function run(args: string[]): Promise<number> {
  const options = readImportOptions(args, callerFolder())
  const progress = new Progress(process.stderr)
  // stops after the current batch; nothing is lost
  const job = { ...options, signal: stopSignal('Stopped before anything was imported.'), progress }
  const work = options.path === undefined ? importStandardInput(job) : importPath(options.path, job)
  const counts = await work.finally(() => progress.end())
  process.stdout.write(`${summary(counts, options)}\n`)
  return counts.refused > 0 ? SOME_REFUSED : 0
}

type Job = ImportOptions & { readonly signal: AbortSignal; readonly progress: Progress }

async function importStandardInput(job: Job): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-import-'))
  try {
    const path = join(folder, 'input')
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }), { signal: job.signal })
    return await importPath(path, job, STANDARD_INPUT)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function importPath(path: string, { mode, progress, ...job }: Job, name = path): Promise<Counts> {
  const { resource, format, signal } = job
  const source = await surveyFile({ path, format, name }, resource.columns, (share) => {
    signal.throwIfAborted()
    progress.showShare('Checking', share)
  })
  const label = mode === 'dry-run' ? 'Trying' : 'Importing'
  const onProgress = (rows: number) => progress.showRows(label, rows, source.rows)
  return withDatabase(({ database, settings }) => {
    const all = { ...job, database, defaults: settings, clock: database.clock, source, onProgress }
    return mode === 'dry-run' ? dryRunImport(all) : importFile(all, mode)
  })
}

function summary({ imported, updated, skipped, refused }: Counts, { mode, update, report }: ImportOptions) {
  const parts = [
    `${count(imported)} imported`,
    ...(update ? [`${count(updated)} updated`] : []),
    `${count(refused)} refused`,
    `${count(skipped)} skipped (already there)`,
  ]
  const line = `${mode === 'dry-run' ? 'Nothing was imported. It would be: ' : ''}${parts.join(', ')}`
  return refused > 0 ? `${line}\nThe refused rows are listed in ${report}` : line
}

type ImportOptions = ReturnType<typeof readImportOptions>

/** The command line; `path` is undefined for the standard input. @param folder of relative paths */
export function readImportOptions(args: string[], folder: string) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const file = onlyArgument(positionals, 'Name one file.')
  const name = basename(file)
  const type = values.type ?? BEGINNING.exec(name)?.[0].toLowerCase()
  const resource = IMPORTED.find((one) => one.name === type)
  if (!resource) throw new UsageError(`Say with --type what the rows are: ${NAMES}.`)
  const format = FORMATS.get(values.format ?? extname(name).slice(1).toLowerCase())
  if (!format) throw new UsageError('Say with --format how the rows are written: csv or ndjson.')
  if (values.update && !resource.canUpdate)
    throw new UsageError(`--update is for ${oneOf(IMPORTED.filter(({ canUpdate }) => canUpdate))} only.`)
  const modes = (['dry-run', 'resume', 'restart'] as const).filter((mode) => values[mode])
  if (modes.length > 1) throw new UsageError(`--${modes.join(' and --')} do not go together.`)
  const path = file === '-' ? undefined : resolve(folder, file)
  const stem = path === undefined ? resource.name : basename(file, extname(file))
  const report = outputPath('--report', values.report ?? `${stem}.refused.ndjson`, folder)
  return { path, resource, format, report, update: values.update, mode: modes[0] ?? ('start' as const) }
}
